## How we speak: short and concrete, the player's name first, then the character, then what it
## does. Numbers are figures. Option labels must be clear on a phone: at most 80 characters count.

title = Bestiary of Sigillum
tagline = Summon three beasts, seize the catapult towers, and time every spell on the Sigil: whose castle falls first?
duration = 40 to 60 minutes at a table; by chat a few days, at a turn or two a day

setting-field = Battlefield (2 players)
setting-field-kingdom = Kingdom of Two Castles
setting-field-citadel = Dwarven Citadel: one tower in the middle
    .short = Dwarven Citadel
setting-field-canyon = Miner's Canyon: minecarts
setting-field-cemetery = Cemetery of Darkness: three towers
setting-field-chaos = Chaos World: lava
setting-field-islands = Wondrous Islands: whirlpools
setting-field-temple = Temple of Time: time plates
setting-field-crossing = Four-Way Crossing: two castles each
setting-field-random = A field by chance
setting-bans = Bans
setting-bans-none = None
setting-bans-first = All bans first, then the picks
setting-bans-alternate = Ban and pick in turn (2 players)
setting-castles = Faction castles
setting-castles-off = Off
setting-castles-on = On: three abilities per castle
setting-events = Events
setting-events-off = Off
setting-events-on = On: a new event every round
setting-puzzle = Puzzle (1 player)
setting-puzzle-jailbreak = 1 The Jailbreak
setting-puzzle-wings-over-graves = 2 Wings over Graves
setting-puzzle-verdict-at-the-tower = 3 Verdict at the Tower
setting-puzzle-bitter-water = 4 Bitter Water
setting-puzzle-both-catapults = 5 Both Catapults
setting-puzzle-spiders-bargain = 6 Spider's Bargain
setting-puzzle-smiths-gate = 7 The Smith's Gate

field-kingdom = the Kingdom of Two Castles
field-citadel = the Dwarven Citadel
field-canyon = Miner's Canyon
field-cemetery = the Cemetery of Darkness
field-chaos = Chaos World
field-islands = the Wondrous Islands
field-temple = the Temple of Time
field-crossing = the Four-Way Crossing

terrain-plain = plain
terrain-forest = forest
terrain-mountain = mountain
terrain-water = water
terrain-lava = lava
tower-west = west
tower-east = east
tower-north = north
tower-south = south
tower-center = middle
compass-north = north
compass-south = south
kind-strength = 💪 Strength
kind-agility = 🗡️ Agility
kind-intelligence = 🔮 Intelligence

## Bands and castles

game-begins = { $seat } begins, on { $field }.
choose-castle = { $n ->
    [one] Which castle is yours? Your opponent takes the other.
   *[other] Which two castles are your side's? The others take the rest.
}
castle-hex = { $hex } ({ $compass })
castle-chosen = { $seat } takes { $hex } and begins with { $damage } of { $track } damage.
ban = Ban a character: nobody can pick it.
pick = Pick a character for your band.
kind = { $kind }
beast = { $beast }
beast-option = { $beast } ♥{ $vitality }
bans = { $seat } bans { $beast }.
picks = { $seat } picks { $beast }.
choose-own-castle = Which castle is yours? Your teammate takes the other.
at-home = { $seat } is at home in { $hex }.
bind = Which two are summoned in { $hex }? The others in your second castle.
bound = { $seat } binds { $beast } to { $hex }.
ban-faction = Ban a faction castle.
choose-faction = Choose your faction castle.
faction = { $faction }
bans-faction = { $seat } bans { $faction }.
chooses-faction = { $seat } plays { $faction }.

## The round

round-begins = **Round { $round }**
event-current = 🎴 **{ $event }**: { $does }
event-upcoming = 🎴 Next round { $event }: { $does }
event-touches = { $event }: { $effect } for { $beast }
nothing-to-do = { $seat } can do nothing this turn.
choose-ability = { $mates ->
    [0] Choose an ability, as often as you like, or end your turn.
   *[other] Choose one ability, or pass. You and your teammate alternate until both pass.
}
ability-option = { $name }: { $ability }
attack-option = { $name }: ⚔️ { $ability }
    .short = ⚔️ { $ability }
teammate-begins = Let my teammate begin
end-phase = { $mates ->
    [0] End my turn
   *[other] Pass for this turn
}
choose-target = **{ $name }**, { $ability }: choose.
choose-next = **{ $name }**, { $ability } · { $picked }: and next?
go-back = ↩ Another ability
hex = { $hex }
hex-of = { $hex } { $terrain }
hex-with = { $hex } { $beast }
pick-would = { $pick } ▸ { $changes }
    .short = { $pick }
pick-stop = Stop here
pick-attack = Attack now
pick-plain = Plain
pick-forest = Forest
pick-mountain = Mountain
pick-water = Water
pick-lava = Lava
pick-token = { $beast }: { $ability }
pick-both = { $beast }: both abilities
attack-all = ⚔️ Attack ▸ { $changes }
    .short = ⚔️ Attack
would-nothing = no effect

maneuvers = { $seat }: { $beast } → { $hex }
maneuvers-and = { $seat }: { $beast } → { $hex } · { $changes }
acts = { $seat }: { $name } uses { $ability } · { $changes }
exiled = 💀 { $beast } is exiled
summoned = { $beast } enters at { $hex }
moved = { $beast } → { $hex }
injured = { $beast } −{ $n } (♥{ $left })
restored = { $beast } heals (♥{ $left })
gains = { $beast }: { $effect }
laid = { $effect } on { $hex }
charged = { $beast }: { $ability } is ready
shifted = { $beast }: { $ability } ⏳{ $rounds }
castle-stands = castle of { $seats } { $damage }/{ $track }

answer = Use { $ability }? { $does }
answer-yes = Use { $ability }
answer-no = Not now

lava-burns = 🌋 Lava burns · { $changes }
towers-fire = 🏹 { $n ->
    [one] The { $tower } tower fires
   *[other] { $n } towers fire ({ $tower })
} for { $seats } · { $stands }
siege = { $event }: { $n } more damage · { $stands }
no-tower-fires = No tower fires for { $seats }.
castles-crumble = Time gnaws at both castles · { $stands }
players = { $seats }
castle-falls = 💥 The castle of { $losers } falls. 👑 { $seats } { $n ->
    [one] wins
   *[other] win
}!

## Puzzles

puzzle-begins = **{ $puzzle }.** { $story } 🎯 { $goal }
puzzle-solved = 👑 { $seat } has solved the puzzle!
puzzle-failed = The turn is over and the goal is missed: { $goal } Try again with a new table.
goal-prey = Exile { $beast } in this one turn.
goal-exile-all = Exile every enemy in this one turn.
goal-control-all = Control every tower by the end of this turn.
puzzle-jailbreak = The Jailbreak
puzzle-wings-over-graves = Wings over Graves
puzzle-verdict-at-the-tower = Verdict at the Tower
puzzle-bitter-water = Bitter Water
puzzle-both-catapults = Both Catapults
puzzle-spiders-bargain = Spider's Bargain
puzzle-smiths-gate = The Smith's Gate
story-jailbreak = Vinctum has broken his chains and runs for the fire.
story-wings-over-graves = A war engine bars the way between the tombs.
story-verdict-at-the-tower = Another engine has dug in below the western tower.
story-bitter-water = Two hunters camp on the shore, and neither may carry the news home.
story-both-catapults = The siege waits for one thing: both catapults in your hands.
story-spiders-bargain = A water spirit dances among the graves; ask the spider to hold it.
story-smiths-gate = Only the smith of the ice still keeps the gate.

## Rules, page by page

rules-1 =
    ### Bestiary of Sigillum · 1 of 5: what it is about
    Two summoners, three beasts each, two castles. Whoever destroys the other castle wins. Two things damage a castle: **catapult towers** that the other side controls, and **exiles** of one's own beasts, one point each. The first player begins with one point of damage per tower of the field, the first of two teams with 3.
    👥 **Two players** pick three beasts each, in turn, starting with the first player (four each on the Four-Way Crossing, which has two castles a side). **Four players** make two teams on the Four-Way Crossing: those who sit opposite each other, two beasts each, one castle track per team. **One player** solves puzzles.
    ⚙️ Options: bans, faction castles with abilities of their own, events that change each round, and eight battlefields.
    Everything is open: there are no secrets but the order of the events. Should both castles outlast 100 rounds, both lose a point each round from then on.
    ✍️ **Ours, not printed:** 62 of the 72 cooldowns, most ability names, most of the terrain, the shape of the Four-Way Crossing, the length of the castle tracks (16 and 20) and where castle abilities open, most of the faction castles, and all events and puzzles.
    ⌨️ The ids on the board are what you type: `/turn answer: aqus.m`, then `C3`.
rules-2 =
    ### Bestiary of Sigillum · 2 of 5: your turn
    Each round the dial turns by one sector; then the first player's side plays its turn, then the other.
    ⏳ **Time.** Abilities whose time has come return to you, core abilities are fresh again, and all effects, obstacles and webs that *you* placed in the round before go. There is no time phase in the first round.
    ✨ **Abilities.** Use as many of your beasts' abilities as you like, in any order. Each beast has one **core ability** (a maneuver *or* an attack, once a round) and two **support abilities**, which then cool down for 1 to 6 rounds. In a team you alternate, one ability at a time, until both have passed; either of you may begin. With nothing to use at the moment you stay in: your teammate may change that.
    🚩 **Control.** Each tower that you control hits the enemy castle for 1. You control it if your beasts in its area have more control points than the enemy's: 1 each, changed by effects. Stunned beasts count. In a tie it does not fire.
    👣 **Maneuver**: to a free hex next to you, whatever its terrain. **Attack**: attack points minus defense points are the injuries; neither is ever below 0. You read what an attack would do before you confirm it.
rules-3 =
    ### Bestiary of Sigillum · 3 of 5: exile and castles
    💀 A beast without vitality is **exiled**: its castle takes 1 damage, its effects go, and it returns healed to its castle hex. Abilities that are cooling down stay so. If the hex is taken, it waits on its sheet.
    🏰 **Summoner's rule**: whenever your castle hex is free, the leftmost of your waiting beasts is put there at once. So your band starts one by one.
    On your own castle hex no enemy can target you: no attacks, no effects, no moves. You may act from there. Nobody ever enters an enemy's castle hex. You may be pushed or pulled into your own. With two castles a side each beast is bound to one for being summoned, and may enter both.
    🎯 **Targets.** Nothing blocks a straight line. Attacks hit enemies only. *Gap*: two hexes away on a straight line with a free hex between. If an ability moves somebody and then does more, the move must succeed.
    ⏳ **Cooldown.** The number of rounds is read when you use the ability, never below 1 or above 6.
rules-4 =
    ### Bestiary of Sigillum · 4 of 5: effects
    An effect lasts for your turn and the enemy's next one, and goes in your time phase of the next round. Equal effects add up.
    ⚔️ attack, 🛡️ defense, 🚩 control: +1 or −1 each.
    💨 **Swiftness**: maneuver and attack in one turn. 🐌 **Slowness**: no maneuver. The one with more markers counts; with as many of both, neither.
    🪽 **Flying**: maneuver to any free hex on a straight line. 🔰 **Resistance**: no enemy support ability can target you. 🩸 **Vampirism**: heal 1 if your attack injures. 🗿 **Steadfast**: no enemy ability that moves somebody can target you.
    💫 **Stun**: no abilities at all. 🤐 **Silence**: no support abilities. ☠️ **Poison**: support abilities cool down 1 round longer each. 🌫️ **Blindness**: your abilities reach only yourself and next to you.
    🧱 **Obstacle**: nobody can enter. 🕸️ **Web**: stuns enemies who enter and makes its own side swift. Both lie on free hexes outside castles.
rules-5 =
    ### Bestiary of Sigillum · 5 of 5: fields and options
    🗺️ **Dwarven Citadel**: one tower in the middle, seven hexes. **Miner's Canyon**: from a rail hex you may ride to the next free one and then attack; it counts as your attack. **Cemetery**: three towers whose areas overlap. **Chaos World**: lava injures those of your own who stand in it when your control phase begins. **Wondrous Islands**: maneuver from whirlpool to whirlpool; small areas. **Temple of Time**: support abilities cool down 1 round less on a tower hex, 1 more on bronze, 2 more in the castle. **Four-Way Crossing**: four towers, four castles, tracks of 20 instead of 16.
    🏰 **Faction castles** (each player bans one, then takes one; four players do not ban): the first ability is ready from the start, the second opens at 5 damage (7 on the Crossing), the third at 10 (14). The third is an answer: when a beast of yours is exiled, or when you control all towers (three on the Crossing).
    🎴 **Events**: each round from the second on has one, and you see the next in advance. Cards that name a terrain the field lacks are left out.
    🧩 **Puzzles**: one turn, all abilities ready, and who is exiled stays away.

## The characters: their names, and the names of what they do

beast-architectus = Architectus
beast-armus = Armus
beast-aqus = Aqus
beast-ballistarius = Ballistarius
beast-arborus = Arborus
beast-fidea = Fidea
beast-caballus = Caballus
beast-carnifex = Carnifex
beast-cerberus = Cerberus
beast-cornibus = Cornibus
beast-frigus = Frigus
beast-goetium = Goetium
beast-catapultus = Catapultus
beast-ferrarius = Ferrarius
beast-iratus = Iratus
beast-mortum = Mortum
beast-ignifer = Ignifer
beast-illesebra = Illesebra
beast-malleus = Malleus
beast-saxum = Saxum
beast-redux = Redux
beast-tempus = Tempus
beast-lignum = Lignum
beast-manus = Manus
beast-vinctum = Vinctum
beast-mechanicus = Mechanicus
beast-toxicum = Toxicum
beast-eresida = Eresida
beast-messum = Messum
beast-librorum = Librorum
beast-brewus = Brewus
beast-saturn = Saturn
beast-tenebris = Tenebris
beast-equita = Equita
beast-magnus = Magnus
beast-clamoris = Clamoris

ability-move = Maneuver
ability-cart = Minecart
ability-architectus-attack = Siege Reckoning
ability-architectus-1 = Obstacle
ability-architectus-2 = Reconstruction
ability-armus-attack = Shield Edge
ability-armus-1 = Ram
ability-armus-2 = Phalanx
ability-aqus-attack = Tidal Blow
ability-aqus-1 = Fluidity
ability-aqus-2 = Might of Waters
ability-ballistarius-attack = Ballista
ability-ballistarius-1 = Taut String
ability-ballistarius-2 = Heavy Bolt
ability-arborus-attack = Wrath of Roots
ability-arborus-1 = Walking Grove
ability-arborus-2 = Shield of the Forest
ability-fidea-attack = Retribution
ability-fidea-1 = Resurrection
ability-fidea-2 = Take Wing
ability-caballus-attack = Trample the Slow
ability-caballus-1 = Drag Along
ability-caballus-2 = Heavy Hoofbeat
ability-carnifex-attack = Headsman's Axe
ability-carnifex-1 = Stockades
ability-carnifex-2 = Convict the Guilty
ability-cerberus-attack = Three-headed Bite
ability-cerberus-1 = Vehemence
ability-cerberus-2 = Dread Howl
ability-cornibus-attack = Goring Charge
ability-cornibus-1 = Lord of the Hill
ability-cornibus-2 = Horned Leap
ability-frigus-attack = Frostbite
ability-frigus-1 = Numbing Chill
ability-frigus-2 = Shackling Cold
ability-goetium-attack = Chain Lightning
ability-goetium-1 = Ritual of Vitality
ability-goetium-2 = Blood Summons
ability-catapultus-attack = Boulder
ability-catapultus-1 = Concussive Shot
ability-catapultus-2 = Dig In
ability-ferrarius-attack = Hell Crucible
ability-ferrarius-1 = Tongs
ability-ferrarius-2 = Thrown Anvil
ability-iratus-attack = Berserk Axes
ability-iratus-1 = Scorn of Magic
ability-iratus-2 = Rising Rage
ability-mortum-attack = Scent of Blood
ability-mortum-1 = Thirst
ability-mortum-2 = Bat Form
ability-ignifer-attack = Kindled Flame
ability-ignifer-1 = Burning Blade
ability-ignifer-2 = Spark
ability-illesebra-attack = Torment
ability-illesebra-1 = Hell Portal
ability-illesebra-2 = Enthrall
ability-malleus-attack = Maul
ability-malleus-1 = Earthshaker
ability-malleus-2 = Ditch
ability-saxum-attack = Burst
ability-saxum-1 = Stone Skin
ability-saxum-2 = Tremor
ability-redux-attack = Bone Boomerang
ability-redux-1 = Trophy Armor
ability-redux-2 = Headlong Rush
ability-tempus-attack = Lost Moments
ability-tempus-1 = Timepiece
ability-tempus-2 = Haste
ability-lignum-attack = Splinters
ability-lignum-1 = Puppet Strings
ability-lignum-2 = Wither
ability-manus-attack = Spiked Armor
ability-manus-1 = Mechanical Hand
ability-manus-2 = Steel Dome
ability-vinctum-attack = Severity of Retaliation
ability-vinctum-1 = Iron Mask
ability-vinctum-2 = Shackles
ability-mechanicus-attack = Barrel Cannon
ability-mechanicus-1 = Steam Boost
ability-mechanicus-2 = Sabotage
ability-toxicum-attack = Venom Burst
ability-toxicum-1 = Open Wounds
ability-toxicum-2 = Poisoned Well
ability-eresida-attack = Lethal Bite
ability-eresida-1 = Webbing
ability-eresida-2 = Cocoon
ability-messum-attack = Reaping
ability-messum-1 = Rust
ability-messum-2 = Scythe Hook
ability-librorum-attack = Knowledge is Power
ability-librorum-1 = Torch
ability-librorum-2 = Forbidden Page
ability-brewus-attack = Tankard
ability-brewus-1 = Fragrant Hop
ability-brewus-2 = Beer Cask
ability-saturn-attack = Crushing Mass
ability-saturn-1 = Gravity Well
ability-saturn-2 = Gravity Link
ability-tenebris-attack = Lone Prey
ability-tenebris-1 = Shadow Step
ability-tenebris-2 = Banishing Fear
ability-equita-attack = Running Slash
ability-equita-1 = Spurs
ability-equita-2 = Envenomed Dart
ability-magnus-attack = Spell Drain
ability-magnus-1 = Magnetism
ability-magnus-2 = Null Field
ability-clamoris-attack = Wail
ability-clamoris-1 = Rouse
ability-clamoris-2 = Broken Heart

faction-citadel = Citadel
faction-bulwark = Bulwark
faction-crypt = Crypt
faction-hellgate = Hellgate
faction-observatory = Observatory
faction-abbey = Abbey
ability-citadel-1 = Oath of Stone
ability-citadel-2 = Underground Tunnel
ability-citadel-3 = Brewery
ability-bulwark-1 = Altar of Elements
ability-bulwark-2 = Hidden Trails
ability-bulwark-3 = Spring of Life
ability-crypt-1 = Grave Mist
ability-crypt-2 = Call of the Tomb
ability-crypt-3 = Deathly Chill
ability-hellgate-1 = Brand of Wrath
ability-hellgate-2 = Rift
ability-hellgate-3 = Pyre of Vengeance
ability-observatory-1 = Star Ward
ability-observatory-2 = Astral Step
ability-observatory-3 = Conjunction
ability-abbey-1 = Bell of Vigil
ability-abbey-2 = Marching Order
ability-abbey-3 = Tithe of Stone

event-whispering-canopy = Whispering Canopy
event-high-ground = High Ground
event-open-road = Open Road
event-moonlit-mirror = Moonlit Mirror
event-banner-on-the-wall = Banner on the Wall
event-blood-of-the-earth = Blood of the Earth
event-fair-wind = Fair Wind
event-bog-fever = Bog Fever
event-tangled-roots = Tangled Roots
event-thin-air = Thin Air
event-burning-sun = Burning Sun
event-ash-cloud = Ash Cloud
event-lightning-rod = Lightning Rod
event-flood = Flood
event-thick-fog = Thick Fog
event-silent-bells = Silent Bells
event-heavy-ground = Heavy Ground
event-truce-of-the-dead = Truce of the Dead
event-broken-ropes = Broken Ropes
event-battering-ram = Battering Ram
event-second-volley = Second Volley
event-siege-engines = Siege Engines
event-rockslide = Rockslide
event-blood-price = Blood Price
event-mercy = Mercy
event-lost-souls = Lost Souls
event-feast-of-victors = Feast of Victors
event-hard-lessons = Hard Lessons

## What abilities do: hints in menus, at most 95 characters. ⏳ is the cooldown in rounds.

does-move = Step to a free hex next to you.
does-cart = Ride to the next free rail hex, then attack if you like. Counts as your attack.

does-architectus-attack = Hits one enemy on a line, as hard as you control towers.
does-architectus-1 = Blocks a free hex beside him. ⏳3
does-architectus-2 = Repairs 1 damage of your castle. ⏳6
does-armus-attack = 1 to an enemy beside him.
does-armus-1 = Shoves an enemy beside him back and follows; one who cannot budge is stunned. ⏳4
does-armus-2 = Defense +1 for himself and every ally on the field. ⏳5
does-aqus-attack = 1 to an enemy beside him.
does-aqus-1 = Takes on the newest positive effect of anybody else, but no resistance. ⏳3
does-aqus-2 = Slips into a free water hex beside him: attack +1. ⏳3
does-ballistarius-attack = Hits one enemy on a line: 1 for each free hex in between.
does-ballistarius-1 = Attack +1 for himself. ⏳3
does-ballistarius-2 = Drives an enemy on a line one hex farther away. ⏳4
does-arborus-attack = 1 to every enemy in a forest.
does-arborus-1 = Sends anybody else into a free forest beside them. ⏳4
does-arborus-2 = Defense +1 for anyone of yours. ⏳3
does-fidea-attack = 1 to an enemy on a line who has more vitality than she has.
does-fidea-1 = Heals one of yours by 1, or makes an uninjured one swift. ⏳3
does-fidea-2 = Lets one of yours fly. ⏳4
does-caballus-attack = 1 to every slowed enemy, wherever they are.
does-caballus-1 = Steps straight away from somebody beside him and takes them along. ⏳3
does-caballus-2 = Slows every enemy beside him. ⏳4
does-carnifex-attack = An enemy beside him: 1 for each enemy within 2 hexes who suffers a negative effect.
does-carnifex-1 = Control −1 for an enemy on a line. ⏳4
does-carnifex-2 = Draws an enemy on a line 1 closer; their boosts turn to the contrary. ⏳ their vitality
does-cerberus-attack = 1 to every enemy beside him.
does-cerberus-1 = One more maneuver, if any enemy is injured and he is not slowed. ⏳3
does-cerberus-2 = Attack −1 for every enemy beside him. ⏳3
does-cornibus-attack = 1 to every enemy on one straight line of your choice.
does-cornibus-1 = Control +1 for himself. ⏳3
does-cornibus-2 = Leaps to a free hex in the area of a tower you control. ⏳4
does-frigus-attack = 1 to an enemy anywhere who suffers a negative effect.
does-frigus-1 = Attack −1 for any enemy. ⏳3
does-frigus-2 = Slows any enemy. ⏳3, and 1 more for each negative effect they already have
does-goetium-attack = 1 to an enemy anywhere with none of yours beside them.
does-goetium-1 = Heals one of yours by 1; another of yours bleeds for it, never to the last. ⏳2
does-goetium-2 = Calls an injured ally to a free hex beside him. ⏳4
does-catapultus-attack = An enemy on a line: 1 if medium, 2 if big (4 or more vitality); never the small.
does-catapultus-1 = Stuns an enemy on a line. ⏳5
does-catapultus-2 = Control +1 for himself. ⏳3
does-ferrarius-attack = 1 to an enemy beside him who is not in water.
does-ferrarius-1 = Drags an enemy beside him to another free hex beside both of you. ⏳3
does-ferrarius-2 = Stuns an enemy on a line. ⏳5
does-iratus-attack = An enemy beside him: 1, or 2 if two or more enemies are beside him.
does-iratus-1 = Resistance for himself and every ally on the field. ⏳5
does-iratus-2 = Attack +1 for himself. ⏳3
does-mortum-attack = An enemy beside him: 1 for each injured enemy within 2 hexes.
does-mortum-1 = Vampirism for himself or an ally beside him. ⏳3
does-mortum-2 = Flits to a free hex beside him. ⏳3
does-ignifer-attack = 1 to an enemy anywhere beside one of yours with a positive effect.
does-ignifer-1 = Attack +1 for an ally who fights hand to hand. ⏳2
does-ignifer-2 = Swiftness for himself or an ally beside him. ⏳3
does-illesebra-attack = 1 to every stunned enemy.
does-illesebra-1 = Changes places with any ally. ⏳5
does-illesebra-2 = Stuns an enemy on a line. ⏳4
does-malleus-attack = 1 to an enemy beside him.
does-malleus-1 = Stuns every enemy on one straight line of your choice. ⏳6
does-malleus-2 = Control +1 for himself or an ally beside him, on a tower hex. ⏳3
does-saxum-attack = Every enemy beside him: as much as he has defense.
does-saxum-1 = Defense +1 for himself. ⏳3
does-saxum-2 = Stuns every enemy beside him. ⏳6
does-redux-attack = 1 to every enemy exactly two hexes away.
does-redux-1 = Defense +1 for himself. ⏳3
does-redux-2 = Dashes up to anybody across a gap and gains resistance. ⏳3
does-tempus-attack = An enemy beside him: 1 for each of their support abilities on cooldown.
does-tempus-1 = An ally's support abilities, one or both, are ready 1 round sooner. ⏳3
does-tempus-2 = Swiftness for himself or an ally beside him. ⏳4
does-lignum-attack = Any enemy: 1 for each of their allies beside them.
does-lignum-1 = Draws any enemy one hex towards somebody across a gap from them. ⏳4
does-lignum-2 = Attack −1 for any enemy. ⏳3
does-manus-attack = An enemy beside him: 1 for each of your allies beside him.
does-manus-1 = Pulls anybody across a gap next to him. ⏳3
does-manus-2 = Defense +1 for himself and every ally beside him. ⏳4
does-vinctum-attack = An enemy beside him: 1 for each injury that he has himself.
does-vinctum-1 = Pushes anybody beside him straight away. ⏳3
does-vinctum-2 = Stuns an enemy beside him. ⏳3
does-mechanicus-attack = 1 to an enemy on a line who is not beside him.
does-mechanicus-1 = Swiftness for himself. ⏳3
does-mechanicus-2 = Control −1 for all enemies in areas of towers that they control. ⏳6
does-toxicum-attack = Every poisoned enemy: 1 for each poison.
does-toxicum-1 = Poisons every injured enemy. ⏳3
does-toxicum-2 = Sends an enemy on a line into a free water hex beside them, and poisons. ⏳3
does-eresida-attack = An enemy beside her: 1, or 2 if stunned.
does-eresida-1 = Spins a web on a free hex on a line. ⏳4
does-eresida-2 = Draws an enemy on a line 1 closer. ⏳5, and 1 less for each hex in between
does-messum-attack = 1 to an enemy anywhere with none of their allies beside them.
does-messum-1 = Defense −1 for any enemy. ⏳2
does-messum-2 = Hooks any enemy into a free hex beside them. ⏳5
does-librorum-attack = 1 to an enemy anywhere whose terrain differs from his own.
does-librorum-1 = Shifts anybody else by one hex within a tower's area. ⏳4, 5 for an ally
does-librorum-2 = Silences every enemy. ⏳5
does-brewus-attack = An enemy beside him: 1, or 2 if their cooldowns add up to 8 or more.
does-brewus-1 = Support abilities of enemies beside him, one or both each, take 1 round more. ⏳4
does-brewus-2 = Stuns an enemy on a line. ⏳5, and 1 less for each of their abilities on cooldown
does-saturn-attack = 1 to all enemies beside him, if they have as much vitality as he has together.
does-saturn-1 = Stuns every enemy within as many hexes as he has injuries. ⏳6
does-saturn-2 = Heals an ally by 1 and bleeds for it, never to the last. ⏳4
does-tenebris-attack = An enemy beside him with 2 or more free hexes around them: 1; with 5: 2.
does-tenebris-1 = Steps through the shadows to a free hex beside an injured enemy. ⏳4
does-tenebris-2 = Drives an enemy beside him one hex up or down, towards their castle's edge. ⏳3
does-equita-attack = An enemy beside her: 1; 2 while she is swift, 0 while she is slowed.
does-equita-1 = Swiftness for herself. ⏳4
does-equita-2 = Poisons an enemy beside her. ⏳3
does-magnus-attack = An enemy beside him: 1 for every two support abilities that all enemies have ready.
does-magnus-1 = Draws anybody else into a free mountain hex beside them. ⏳4
does-magnus-2 = Silences enemies beside him, and 1 hex farther for each injury of his. ⏳5
does-clamoris-attack = 1 to an injured enemy on a line.
does-clamoris-1 = Swiftness for himself and every ally beside him. ⏳4
does-clamoris-2 = Silences any enemy. ⏳2, and 1 more for each support ability they have ready

does-citadel-1 = Steadfast and defense +1 for one of yours. ⏳4
does-citadel-2 = One of yours walks from a tower's area into that of another tower. ⏳4
does-citadel-3 = You hold all towers: one or both cooldowns of each enemy last 1 round longer. ⏳3
does-bulwark-1 = Turns any hex into plain, forest, mountain, water or lava for a round. ⏳2
does-bulwark-2 = One of yours steps to a free hex of the same terrain beside them. ⏳3
does-bulwark-3 = One of yours is exiled: another heals by 1. ⏳4
does-crypt-1 = Blinds an enemy. ⏳4
does-crypt-2 = Brings an injured one of yours home to a free castle hex. ⏳4
does-crypt-3 = One of yours is exiled: every injured enemy is poisoned. ⏳4
does-hellgate-1 = Attack +1 for one of yours. ⏳4
does-hellgate-2 = Two of yours change places. ⏳5
does-hellgate-3 = One of yours is exiled: the enemy castle takes 1 damage. ⏳6
does-observatory-1 = Resistance for one of yours. ⏳4
does-observatory-2 = One of yours leaves the castle for a free hex up to two away. ⏳3
does-observatory-3 = You hold all towers: one or both cooldowns of each ally end 1 round sooner. ⏳4
does-abbey-1 = Control +1 for one of yours. ⏳4
does-abbey-2 = One or two of yours take a step away from home. ⏳5
does-abbey-3 = You hold all towers: your castle is repaired by 1. ⏳5

## Who they are: hints for picking, at most 95 characters

about-architectus = Shoots as hard as you hold towers; blocks hexes, repairs the castle.
about-armus = Shield wall: shoves or stuns who stands before him, defense for all allies.
about-aqus = Swordsman of the water: copies others' boosts, hits harder from a lake.
about-ballistarius = Sniper: the farther the target, the harder the hit. Pushes enemies off towers.
about-arborus = Strikes everybody in forests, and brings them there.
about-fidea = Healer: restores or speeds up allies and lets them fly.
about-caballus = Slows enemies, then tramples all the slow ones. Drags others along.
about-carnifex = Executioner: strong against the weakened; turns boosts into curses.
about-cerberus = Bites all around, leaps on when there is blood, frightens who is near.
about-cornibus = Gores a whole line; holds towers with control +1 and leaps between them.
about-frigus = Strikes the weakened from anywhere; weakens and slows any enemy.
about-goetium = Strikes who stands far from your band; moves wounds and wounded about.
about-catapultus = Smashes the big from afar, stuns on a line, digs in on a tower.
about-ferrarius = Smith: hot against all but those in water; drags enemies round, stuns on a line.
about-iratus = Berserker: 2 among several enemies, attack +1, and resistance for all allies.
about-mortum = Vampire: stronger the more enemies bleed near him; heals by biting.
about-ignifer = Burns who stands beside your boosted beasts; sharpens blades, speeds up allies.
about-illesebra = Stuns, and torments all the stunned; changes places with any ally.
about-malleus = Stuns a whole line; holds towers with control +1.
about-saxum = Rock: five lives, hits as hard as he is protected, stuns all around.
about-redux = Hits everybody exactly two hexes away; protected from blades and magic.
about-tempus = Lord of the clock: shortens cooldowns, speeds up allies, punishes the exhausted.
about-lignum = Strikes crowds from anywhere; pulls enemies apart, weakens their attack.
about-manus = Iron fist: stronger among friends; pulls people near, protects those around.
about-vinctum = The more he is hurt, the harder he hits. Pushes and stuns who is near.
about-mechanicus = Gunner with a steam engine; saboteur of towers.
about-toxicum = Poisons the injured and strikes all the poisoned at once.
about-eresida = Spider: webs that stun, pulls prey near, bites the stunned for 2.
about-messum = Reaper: strikes the lonely from anywhere, breaks defense, moves any enemy.
about-librorum = Strikes across terrains; shifts people in tower areas, silences all enemies.
about-brewus = Brewer: prolongs cooldowns, stuns with a cask, hits the exhausted for 2.
about-saturn = Giant: five lives, crushes all around him, stuns the wider the more he bleeds.
about-tenebris = Assassin: 2 against the lonely, appears beside the injured, drives enemies home.
about-equita = Rider: 2 while swift, and she can make herself swift. Poisons.
about-magnus = Mage slayer: stronger the more spells enemies have ready; silences all around.
about-clamoris = Wails at the injured; speeds up those around, silences a single enemy.
about-citadel = Dwarves: protects and anchors a beast, tunnels between towers, slows enemy spells.
about-bulwark = Wardens: changes the terrain of a hex, hidden trails, healing.
about-crypt = Undead: blinds an enemy, calls the injured home, poisons.
about-hellgate = Demons: attack +1, swaps two beasts, takes revenge on the enemy castle.
about-observatory = Mages: resistance, long steps out of the castle, shorter cooldowns.
about-abbey = Knights: control +1, marching orders, repairs.

## What events do

happens-whispering-canopy = in your time phase your beasts in forests get defense +1.
happens-high-ground = in your time phase your beasts on mountains get attack +1.
happens-open-road = in your time phase your beasts on plains get swiftness.
happens-moonlit-mirror = in your time phase your beasts in water get resistance.
happens-banner-on-the-wall = in your time phase your beasts on tower hexes get control +1.
happens-blood-of-the-earth = in your time phase your beasts in lava get vampirism.
happens-fair-wind = in your time phase your beasts outside the castle can fly.
happens-bog-fever = in your time phase your beasts in water are poisoned.
happens-tangled-roots = in your time phase your beasts in forests are slowed.
happens-thin-air = in your time phase your beasts on mountains get control −1.
happens-burning-sun = in your time phase your beasts on plains get attack −1.
happens-ash-cloud = in your time phase your beasts in lava are silenced.
happens-lightning-rod = in your time phase your beasts on tower hexes get attack −1.
happens-flood = nobody maneuvers into water.
happens-thick-fog = attacks reach 2 hexes at most.
happens-silent-bells = faction castles do nothing.
happens-heavy-ground = no support ability that moves somebody can be used.
happens-truce-of-the-dead = beside a castle hex nobody attacks or is attacked.
happens-broken-ropes = a tower fires only with a lead of 2 control points.
happens-battering-ram = a beast beside the enemy castle, not stunned, deals it 1 damage in your control phase.
happens-second-volley = a tower of yours with your beast on its hex deals 1 more damage.
happens-siege-engines = who controls every tower deals 1 more damage.
happens-rockslide = two of your beasts on mountains deal the enemy castle 1 damage in your control phase.
happens-blood-price = an exile costs its castle 2 damage.
happens-mercy = an exile costs its castle no damage.
happens-lost-souls = who is exiled waits on the sheet until the next time phase of their side.
happens-feast-of-victors = whoever exiles an enemy by an attack heals by 1.
happens-hard-lessons = who is exiled has support abilities ready 1 round sooner.

## Effects

effect-attack_up = ⚔️ attack +1
effect-attack_down = ⚔️ attack −1
effect-defense_up = 🛡️ defense +1
effect-defense_down = 🛡️ defense −1
effect-control_up = 🚩 control +1
effect-control_down = 🚩 control −1
effect-swiftness = 💨 swift
effect-slowness = 🐌 slowed
effect-flying = 🪽 flying
effect-resistance = 🔰 resistance
effect-vampirism = 🩸 vampirism
effect-steadfast = 🗿 steadfast
effect-stun = 💫 stunned
effect-poison = ☠️ poisoned
effect-silence = 🤐 silenced
effect-blindness = 🌫️ blinded
effect-obstacle = 🧱 obstacle
effect-web = 🕸️ web
effect-terraform_plain = plain
effect-terraform_forest = forest
effect-terraform_mountain = mountain
effect-terraform_water = water
effect-terraform_lava = lava

## Pictures and alt texts

picture-round = Round { $round }
picture-turn = { $name } to act
picture-drafting = Forming bands
picture-puzzle = Puzzle: { $puzzle }
picture-enemy = Enemy
picture-event = This round
picture-upcoming = Next round
picture-banned = Banned
picture-gallery = The bestiary
picture-wins = { $n ->
    [one] is victorious
   *[other] are victorious
}
picture-solved = has solved the puzzle
picture-castle-stands = { $damage } of { $track } damage: the castle stands
picture-castle-fallen = { $damage } of { $track } damage: the castle has fallen
picture-vitality = Vitality
picture-size-small = small
picture-size-medium = medium
picture-size-big = big
picture-legend = What the signs mean
picture-good = Helps
picture-bad = Hampers
picture-on-hexes = On hexes
picture-terrain = Terrain
picture-plates = Plates of time
picture-signs = Signs
picture-classes = Classes
plate-gold_plate = cooldown −1
plate-silver_plate = no change
plate-bronze_plate = cooldown +1
plate-castle_plate = cooldown +2
terrain-whirlpool = whirlpool
terrain-railway = railway
sign-ready = ready
sign-rounds = in 3 rounds
sign-moved = maneuvered
sign-attacked = attacked
sign-waits = waits for C1
sign-closed = not open yet
sign-timekeeper = turns the dial
sign-tower = catapult tower

alt-head = Bestiary of Sigillum, { $field }: { $phase }.
alt-turn = Turn of { $name }.
alt-castle = Castle of { $name }: { $damage } of { $track } damage.
alt-towers = Towers: { $towers }.
alt-tower = { $tower } { $letters }
alt-tower-free = { $tower } nobody's
alt-event = Event: { $event }.
alt-upcoming = Next event: { $event }.
alt-band = Band of { $letters }: { $beasts }.
alt-nobody-yet = nobody yet
alt-waits = waits for { $castle }
alt-to-pick = { $n } of { $of } to pick
alt-banned = Banned: { $beasts }.
alt-ground = On hexes: { $markers }.
alt-options = You may choose { $options }.
alt-result = { $name } { $n ->
    [one] wins
   *[other] win
}: the castle of { $loser } has fallen.
alt-solved = { $name } has solved the puzzle { $puzzle }.
alt-gallery = The bestiary: { $left } characters can be picked.
alt-sheet = { $beast }: { $kind }, vitality { $vitality }, { $size }.
alt-faction = { $faction }: { $about }
alt-ability = { $ability }: { $does }
alt-legend = What the signs mean: { $signs }.
