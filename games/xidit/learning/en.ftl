## A guided first game

lesson-savior-title = Save the kingdom
lesson-savior-welcome = Monsters roam the kingdom, and you lead an **Idrakys**, a hero who gathers units and frees cities. We’ll play a short game against two computer players: you plan the first two years and the last one, and I’ll play the years in between. About 15 minutes from now you’ll have planned, recruited, freed cities, and seen who becomes Savior of the Kingdom.
lesson-savior-end = That was a whole game, from the first plan to the Hall of Fame! You can plan a year, recruit, free cities and choose rewards, and you know what a census and the assessments look at. Two things are still waiting for you: the **Titans**, who awaken when the threats run out, and people who want the same cities as you do. Whatever you’d like to look up, `/rules` has it.

lesson-start = The map has 21 numbered cities, joined by black, red and blue roads. A light tile with a green edge holds **recruits**; the unit on gold is the one you’d get next. A red tile is a **threat**: above, beside the skull, the units that city needs; below, the gold, bards and stories it offers in return. I’d start in { $city } ({ $city_key }): you can recruit there with your very first order, and there’s more within a short ride.
lesson-first-plan = A year is **six orders**, planned in secret. Everyone’s first order is carried out, then everyone’s second, and so on. ⚫ 🔴 🔵 ride along the road of that color, ⚔️ acts in the city you’re in. Among recruits, that gets you the weakest unit there: one per city and year. My plan gathers units: { $steps }. As you choose, the slots at the bottom left fill up and arrows on the map show your way.
lesson-first-threat = Now for a **threat**. { $city } ({ $city_key }) needs { $units }. An action there with all of these behind your screen hands them over and frees the city. { $freed ->
    [0] That won’t work out this year, so my plan prepares for it
   *[other] My plan
}: { $steps }. The slots show what happens if everyone else waits, but nobody does: someone may take a unit or free a city before you. So head for what’s close, and have a second city in mind.
lesson-two-rewards = **{ $city } is free!** You’ve handed over your units, and of the three rewards you choose two. 🪙 Gold counts for **Wealth**, 🎵 bards for **Reputation**, 🏰 stories of your guild for **Influence**. At the end there’s an assessment of each, and each eliminates whoever is last. So you need some of everything. For now take the two larger numbers; you’ll catch up on the third elsewhere.
lesson-first-bards = Your bards sing in the regions around your city: on the map, their letters have a gold frame. Look at the numbers beside the lyre: at the end, the most bards in the region { $region } score { $first } points, the second most { $second }. Bards in { region-C } hide in the **Bastion** until then. I’d go where few bards are enough to lead.
lesson-dummy-player = With three players, a **dummy player** takes part in the assessments. It never rides: whoever eliminates a threat raises one of its three levels by 1. It can be eliminated, but it can also eliminate you, so raise it where you’ll stay ahead. Reputation is a safe choice: by the end, most players have more of it than gold or stories.
lesson-first-census = Look at the calendar at the top: years with a flag end with a **Military Census**. For each type of unit you secretly choose how many to show, and whoever shows the most is rewarded: gold for Peasants and Archers, bards for Infantry and Clerics, a guild story for Mages. You keep your units. Showing them only tells the others what you have, and this early that does little harm. So show them all.
lesson-last-plan = ⏩ Time has passed: it’s **year { $year }, the last one**. You have { $gold } gold and { $stories ->
    [one] 1 guild story
   *[other] { $stories } guild stories
}. After this year come the assessments, in this order: { $assessment }. Units you still have then only break ties, so hand them over while you can. My plan: { $steps }.
lesson-last-rewards = Your last rewards. Now the order of the assessments matters: you only get to a later one if you survive those before it. { $first } and { $second } come first, so I’d take what they count. If you’re sure you’re safe there, think of the last one.
lesson-assessments = One last census, then the **assessments**: { $assessment }. Each ranks everyone, the dummy player too, and eliminates the lowest of those still in. Ties go to whoever has more units left. For Reputation the Bastion is opened and every region is scored. Whoever survives all three is the **Savior of the Kingdom**. { $n ->
    [0] You have no units to show, so just answer.
   *[other] Show all your units: there’s nothing left to hide.
}

## What each decision is about

why-place-hero = Your Idrakys, the hero who carries out your orders, needs a city to start in; nobody can start where someone else already has. From then on heroes may share a city. Each option says what lies there: recruits you could take with your first order, or a threat and the units it needs. Cities with three roads leave you more ways out than a corner.
tip-place-hero = Start among recruits, or one ride away, with a threat you could end nearby.
why-plan-orders = You plan the whole year now: six orders, in sequence. A road order rides along the road of that color, or does nothing if there’s none. An action takes the weakest recruit, eliminates the threat if you have all the units it needs, or lets you fight a Raging Titan, whatever there is in the city. Waiting does nothing. Everyone’s first orders are carried out, then everyone’s second, and orders can’t be changed once all are in. The slots show what your orders do if everyone else waits.
tip-plan-orders = Look at what the others could take before you: whoever acts first gets the unit on gold and frees the city.
why-fight-titan = Your action finds no tile in this city, and a Titan is raging. You may eliminate one: you hand over as many units as it says, of any types, and choose two of its three rewards as for a threat. Only Titans you have enough units for are offered. You can also leave them alone and keep your units; nothing else happens then.
tip-fight-titan = A Titan takes any units: a good use for those that no threat needs.
why-muster = The Titan asks for a number of units, not for types: you choose which ones go back to the Barracks. Think of the threats on the map and of the next census, and keep the units you need there.
tip-muster = Hand over what you have plenty of; Clerics and Mages are harder to replace.
why-choose-rewards = You get two of the three rewards, never all. Gold counts for Wealth, and only you know how much you have. Bards go to the regions around this city and count for Reputation. Stories build up your guild in this city, four at most, and count for Influence. If one of the three can’t be taken, you get the other two without being asked.
tip-choose-rewards = Each assessment eliminates whoever is last. Take what you’re short of, above all for the first assessment.
why-place-bards = Each bard goes into a region around the city where your Idrakys is. At the end, the most bards in a region score the larger number beside the lyre, the second most the smaller one; if players tie for most, they all score the larger one and nobody the smaller. In the central region bards go into the Bastion, where nobody sees how many you have. You have 20 bards in all. Those won in a census may also be kept for later.
tip-place-bards = Lead in several regions rather than far ahead in one; second place scores as well.
why-advance-neutral = In a game for three, a dummy player is ranked in every assessment. Each time someone eliminates a threat or a Titan, they raise one of its levels by 1. It loses every tie, but if it ranks above you in an assessment, you may be eliminated instead of it. If it’s the last one left, nobody wins.
tip-advance-neutral = Raise it where you’re well ahead of it, and where it may overtake someone else.
why-census-show = In a Military Census everyone secretly chooses how many units of this type to show, then all are revealed. Whoever shows the most gets the reward; if several tie, each gets 1. You keep your units. Showing fewer than you have can hide what you’re able to do, but may cost you the reward.
tip-census-show = Show enough to win, or none to hide what you have. Coming second gets you nothing.
why-census-show-all = In a Military Census everyone secretly chooses how many units of each type to show; then all five types are compared. Most Peasants: 1 gold. Most Archers: 2 gold. Most Infantry: 1 bard. Most Clerics: 2 bards. Most Mages: 1 guild story. If several tie, each gets 1. You keep your units, but the others now know about those you’ve shown.
tip-census-show-all = Usually you show everything. Hide a type only if you can’t win it anyway.
why-census-show-nothing = Everyone is asked at a Military Census, even players without units, so that nobody finds out who has any. There’s only one answer, and it changes nothing for you.
tip-census-show-nothing = It’s only asked so that nobody finds out that you have no units.
why-add-story = You’ve shown the most Mages and get a story for one of your guilds on the map. Guilds with four stories are full and aren’t offered. Every story counts 1 for Influence, wherever it stands.
tip-add-story = Raise a guild that’s nearly full; small ones keep room for stories you win there later.

## Terms: what they are called on the screen or in the rules, and what they mean

term-idrakys = Idrakys
about-term-idrakys = **{ term-idrakys }**: your hero, the badge with your letter on the map. It carries out your six orders a year, riding, recruiting and freeing cities. Several can be in one city, except when they’re placed at the start.
    .also = hero, heroes, figure, my hero
term-city = Cities
about-term-city = **{ term-city }** are the 21 numbered circles on the map. A city may hold a tile with recruits or with a threat; without one, you can only eliminate a Raging Titan there. Each has a black, a red and a blue road, or two of them, and room for one guild.
    .also = city, city tile, tile, number, circle
term-region = Regions
about-term-region = **{ term-region }** are the lands between the roads. Bards you win go to the regions around your city. In each one, at the end, the most bards score the first number beside the lyre, the second most the second. Tied for most, everyone scores the first number and nobody the second. A lock marks a region that’s closed in this game.
    .also = region, lock, closed, majority, lyre
term-order = Orders
about-term-order = **{ term-order }**: six a year, planned in secret by everyone at the same time. Then everyone’s first order is carried out, starting with the first player, then everyone’s second, and so on. An order that no longer makes sense is still carried out, or does nothing.
    .also = order, plan, planning, program, wheel, programming board, secret orders
term-recruits = Recruits
about-term-recruits = **{ term-recruits }** wait on light tiles with a green edge. An action there takes the weakest unit, the one on gold, and only once a year in each city. When the last one is gone, the tile leaves, and the next one of the Recruitment Queue appears in its city.
    .also = recruit, recruiting, recruitment, recruitment tile, green tile, weakest
term-threat = Threats
about-term-threat = **{ term-threat }** are the red tiles with a skull: above, the units the city needs, below, its rewards. With an action there and all of these units you must hand them over, and you choose two of the three rewards. A check mark on the tile means you have the units. Then the next tile of the Threat Queue appears.
    .also = threat, monster, creature, enemy, red tile, skull, check mark, free a city, liberate
term-reward = Rewards
about-term-reward = **{ term-reward }** for a threat or a Titan are gold, bards and stories. You choose two of the three. One that you can’t take at all isn’t offered; then you get the other two.
    .also = reward, prize, loot
term-gold = Gold Sovereigns
about-term-gold = **{ term-gold }** are your Wealth. They lie behind your screen, so nobody else knows how many you have until the end. There’s nothing to buy with them.
    .also = gold, coin, coins, money, sovereign
term-bard = Bards
about-term-bard = **{ term-bard }** sing your praises in the regions around your city and score Reputation at the end. You have 20. Those you send to the central region go into the Bastion.
    .also = bard, lyre, song, bards left
term-guild = Sorcerers’ guild
about-term-guild = **{ term-guild }**: a tower with your letter beside a city. Each story counts 1 for Influence. A city has one guild at most, of one player, with up to four stories. You have 15 stories.
    .also = guild, guilds, story, stories, tower, floor
term-bastion = Bastion
about-term-bastion = The **{ term-bastion }** is the castle in { region-C }. Bards sent to that region go inside: everyone knows you’ve sent some, nobody knows how many. It’s opened at the end, for the Reputation assessment.
    .also = castle, in Bastion, center, central region
term-screen = Screen
about-term-screen = Your **{ term-screen }** hides your units, your gold and the bards you have left. In your own picture, all of it is at the bottom left; nobody else gets to see it before the end.
    .also = secret, hidden, behind the screen
term-first-player = First player
about-term-first-player = The **{ term-first-player }**, marked with a crown, carries out each order before the others. After every year but the last, the next player gets the crown. If everything else is tied in an assessment, the player farther from the first player is ranked higher.
    .also = crown, turn order, order of play, start player
term-path = Path of Destiny
about-term-path = The **{ term-path }** is the Recruitment Queue and the Threat Queue together, at the bottom right: which tiles come next, and in which cities. When a pile is empty, it’s refilled at once from the opposite discard pile, flipped over: old threats come back as recruits, emptied recruitment tiles as threats.
    .also = destiny, discard, discard pile, pile, next tile, next recruitment, next threat
term-reinforcements = Reinforcements
about-term-reinforcements = **{ term-reinforcements }** arrive when the Titans awaken: the eliminated threats, flipped over, go under what’s left of the recruitment pile. The first two tiles of this stack become the new recruitment pile, the others are shuffled and become the new threats.
    .also = reinforcement, arrival
term-assessments = Assessments
about-term-assessments = Three **{ term-assessments }** end the game: Wealth, Influence and Reputation, in an order that is drawn at the start and shown at the bottom of the board. Each ranks everyone and eliminates the lowest of those still in; with five players, the first one eliminates two. Whoever is left wins.
    .also = assessment, scoring, score, points, end, end of the game, elimination, eliminated
term-hall = Hall of Fame
about-term-hall = The **{ term-hall }** is the picture at the end of the game: one column for each assessment, with everyone’s level from best to worst and a skull for whoever it eliminates. Below are the Reputation points, region by region.
    .also = result, ranking, final picture
term-savior = Savior of the Kingdom
about-term-savior = The **{ term-savior }** is the winner: the only player whom none of the three assessments has eliminated.
    .also = winner, win, winning, victory, savior
term-tie = Ties
about-term-tie = **{ term-tie }** in an assessment go to whoever has more units left, then to whoever sits farther from the first player. The dummy player loses every tie. In a census, tied players get 1 each. In a region, players who tie for a place all score its points.
    .also = tie, tied, tie-break, draw
term-calendar = Calendar
about-term-calendar = The **{ term-calendar }** is the row of years at the top. The golden one is the current year. Squares with a flag are years that end with a Military Census.
    .also = year, years, flag, time
about-picture-next-recruits = **{ picture-next-recruits }**: the next two recruitment tiles, each with the number of the city where it will appear. The first one comes as soon as the last unit of some city is recruited. Beside the title: how many tiles are in the pile and in the discard pile.
    .also = next recruitment, recruitment pile
about-picture-next-threats = **{ picture-next-threats }**: the next two threats, each with the number of the city where it will appear. The first one comes as soon as some threat is eliminated, so you can plan to be there already. Beside the title: how many tiles are in the pile and in the discard pile.
    .also = next threat, threat pile
about-picture-titans = **{ picture-titans }** sleep in three stacks of two. When there’s no next threat and nothing to refill its pile, the top one of each stack awakens. A Raging Titan costs 3, 4 or 5 units of any types; you eliminate it with an action in any city without a tile, and choose two of its three rewards. In one city and year you can’t eliminate two Titans, or a Titan and a threat.
    .also = titan, raging titan, slumbering titan, awakening, giant
about-picture-barracks = **{ picture-barracks }**: the units that nobody has and that wait in no city. New recruitment tiles are filled from here; what’s missing isn’t added later. Units you hand over come back here.
    .also = supply, reserve, tent
about-picture-census = **{ picture-census }**: after years 4, 8 and 12, or 3, 6 and 9 in the short game. For each type of unit, everyone secretly chooses how many to show. Whoever shows the most gets a reward: Peasants 1 gold, Archers 2 gold, Infantry 1 bard, Clerics 2 bards, Mages 1 guild story. Tied players get 1 each. You keep your units.
    .also = military census, show units, most units, banner

about-unit-peasant = **{ unit-peasant }**, an orange square with a pitchfork: the weakest unit, so the first you recruit. There are 18. Whoever shows the most at a census gets 1 gold; if tied, 1 each.
    .also = peasants, peasant militia, militia, pitchfork, orange
about-unit-archer = **{ unit-archer }**, a green circle with a bow: the second weakest unit. There are 16. Whoever shows the most at a census gets 2 gold; if tied, 1 each.
    .also = archers, bow, green
about-unit-infantry = **{ unit-infantry }**, a gray shield with a sword: the middle of the five units. There are 14. Whoever shows the most at a census places 1 bard; if tied, 1 each.
    .also = soldier, soldiers, sword, shield, gray
about-unit-cleric = **{ unit-cleric }**, a white arch with a chalice: the second strongest unit. There are 12. Whoever shows the most at a census places 2 bards; if tied, 1 each.
    .also = clerics, priest, chalice, white
about-unit-mage = **{ unit-mage }**, a purple diamond with a staff: the strongest unit, so the last you recruit in a city. There are 10. Whoever shows the most at a census adds 1 story to one of their guilds; if tied, 1 each. The story is kept for later while no guild has room.
    .also = mages, battle mage, wizard, staff, purple, diamond

about-order-k = **{ order-k }** (type k): your Idrakys rides along the black road to the next city. If the city has no black road, nothing happens.
    .also = k, black, solid road, ride, move
about-order-r = **{ order-r }** (type r): your Idrakys rides along the red road, the dashed one, to the next city. If the city has no red road, nothing happens.
    .also = r, red, dashed road
about-order-b = **{ order-b }** (type b): your Idrakys rides along the blue road, the double line, to the next city. If the city has no blue road, nothing happens.
    .also = b, blue, double road
about-order-a = **{ order-a }** (type a): your Idrakys acts in its city. With recruits there, you take the weakest; with a threat, you eliminate it if you have all the units it needs; without a tile, you may eliminate a Raging Titan.
    .also = a, act, swords
about-order-w = **{ order-w }** (type w): your Idrakys stays where it is and does nothing. Useful when a tile will only appear a little later.
    .also = w, pass, hourglass

about-assessment-wealth = **{ assessment-wealth }** is one of the three assessments: the gold behind your screen. The lowest of those still in is eliminated.
    .also = rich, gold assessment
about-assessment-influence = **{ assessment-influence }** is one of the three assessments: your guild stories on the map. Stories kept behind the screen don’t count. The lowest of those still in is eliminated.
    .also = guild assessment, magical community
about-assessment-reputation = **{ assessment-reputation }** is one of the three assessments: the points of your bards in all regions, with the Bastion opened. The lowest of those still in is eliminated.
    .also = fame, bard assessment
about-neutral = **{ neutral }**: with three players, it’s ranked in every assessment like a fourth one. It starts at 6 in the first assessment, 5 in the second and 4 in the third (hard: 7, 6, 5). Whoever eliminates a threat or a Titan raises one of its levels by 1. It takes no part in a census, loses every tie, and if it’s the last one left, nobody wins.
    .also = dummy, neutral player, neutral, mask, hard, normal

about-setting-length = **{ setting-length }**: 12 years, or 9 for a shorter game. A short game has its censuses after years 3, 6 and 9, fewer tiles, and closed regions: the { region-2 }, and with four or three players the { region-1 } as well.
    .also = 12 years, 9 years, short game, long game, duration
about-setting-census = **{ setting-census }** (a setting): everyone chooses for all five unit types at once, which is faster, or for one type at a time, seeing each result before the next, as in the book.
    .also = all at once, one unit type at a time

## Cities: what their tiles say, for four or five players and for three

about-city-1 = **{ city-1 }** (city 1). Roads: black to 11, red to 19, blue to 2. Bards you win here go to { region-N } or { region-1 }. Its tile has recruits on one side (2 Peasants, 2 Archers and 1 Mage; with three players, 1 Peasant, 2 Archers and 1 Mage) and a threat on the other, the { creature-1 }.
    .also = city 1
about-city-2 = **{ city-2 }** (city 2). Roads: black to 3, red to 10, blue to 1. Bards you win here go to { region-N }, { region-E } or { region-1 }. Its tile has recruits on one side (1 Peasant, 1 Archer, 2 Infantry and 1 Mage; with three players, 1 Peasant, 2 Infantry and 1 Mage) and a threat on the other, the { creature-2 }.
    .also = city 2
about-city-3 = **{ city-3 }** (city 3). Roads: black to 2, red to 4, blue to 19. Bards you win here go to { region-E } or { region-1 }. Its tile has recruits on one side (2 Archers, 2 Infantry and 1 Cleric; with three players, 1 Archer, 2 Infantry and 1 Cleric) and a threat on the other, the { creature-3 }.
    .also = city 3
about-city-4 = **{ city-4 }** (city 4). Roads: black to 5, red to 3, blue to 16. Bards you win here go to { region-E } or { region-V }. Its tile has recruits on one side (2 Peasants, 1 Archer and 2 Mages; with three players, 2 Peasants, 1 Archer and 1 Mage) and a threat on the other, the { creature-4 }.
    .also = city 4
about-city-5 = **{ city-5 }** (city 5). Roads: black to 4, red to 21, blue to 12. Bards you win here go to { region-V } or { region-2 }. Its tile has recruits on one side (1 Peasant, 2 Infantry, 1 Cleric and 1 Mage; with three players, 1 Peasant, 1 Infantry, 1 Cleric and 1 Mage) and a threat on the other, the { creature-5 }.
    .also = city 5
about-city-6 = **{ city-6 }** (city 6). Roads: red to 7, blue to 11. Bards you win here go to { region-S }. Its tile has recruits on one side (1 Peasant, 2 Archers, 1 Infantry and 1 Mage; with three players, 1 Peasant, 1 Archer, 1 Infantry and 1 Mage) and a threat on the other, the { creature-6 }.
    .also = city 6
about-city-7 = **{ city-7 }** (city 7). Roads: black to 8, red to 6, blue to 18. Bards you win here go to { region-S } or { region-D }. Its tile has recruits on one side (2 Peasants, 1 Archer, 1 Infantry and 1 Mage; with three players, 2 Peasants, 1 Archer and 1 Infantry) and a threat on the other, the { creature-7 }.
    .also = city 7
about-city-8 = **{ city-8 }** (city 8). Roads: black to 7, red to 9, blue to 20. Bards you win here go to { region-D } or { region-2 }. Its tile has recruits on one side (1 Peasant, 2 Archers and 2 Infantry; with three players, 1 Peasant, 2 Archers and 1 Infantry) and a threat on the other, the { creature-8 }.
    .also = city 8
about-city-9 = **{ city-9 }** (city 9). Roads: black to 12, red to 8, blue to 13. Bards you win here go to { region-H }, { region-D } or { region-2 }. Its tile has recruits on one side (2 Peasants, 1 Archer, 1 Infantry and 1 Cleric; with three players, 2 Peasants, 1 Infantry and 1 Cleric) and a threat on the other, the { creature-9 }.
    .also = city 9
about-city-10 = **{ city-10 }** (city 10). Roads: black to 16, red to 2, blue to 17. Bards you win here go to { region-C }, { region-N } or { region-E }. Its tile has recruits on one side (2 Peasants, 1 Cleric and 2 Mages; with three players, 2 Peasants, 1 Cleric and 1 Mage) and a threat on the other, the { creature-10 }.
    .also = city 10
about-city-11 = **{ city-11 }** (city 11). Roads: black to 1, red to 17, blue to 6. Bards you win here go to { region-S } or { region-N }. Its tile has recruits on one side (1 Peasant, 1 Archer, 2 Infantry and 1 Cleric; with three players, 1 Peasant, 1 Archer and 2 Infantry) and a threat on the other, the { creature-11 }.
    .also = city 11
about-city-12 = **{ city-12 }** (city 12). Roads: black to 9, red to 14, blue to 5. Bards you win here go to { region-V }, { region-H } or { region-2 }. Its tile has recruits on one side (2 Archers, 1 Infantry and 2 Clerics; with three players, 1 Archer, 1 Infantry and 2 Clerics) and a threat on the other, the { creature-12 }.
    .also = city 12
about-city-13 = **{ city-13 }** (city 13). Roads: black to 14, red to 18, blue to 9. Bards you win here go to { region-C }, { region-H } or { region-D }. Its tile has recruits on one side (1 Peasant, 2 Archers, 1 Infantry and 1 Cleric; with three players, 1 Peasant, 1 Archer, 1 Infantry and 1 Cleric) and a threat on the other, the { creature-13 }.
    .also = city 13
about-city-14 = **{ city-14 }** (city 14). Roads: black to 13, red to 12, blue to 15. Bards you win here go to { region-C }, { region-V } or { region-H }. Its tile has recruits on one side (1 Peasant, 2 Archers and 2 Clerics; with three players, 1 Peasant, 2 Archers and 1 Cleric) and a threat on the other, the { creature-14 }.
    .also = city 14
about-city-15 = **{ city-15 }** (city 15). Roads: red to 16, blue to 14. Bards you win here go to { region-C } or { region-V }. Its tile has recruits on one side (2 Peasants, 2 Clerics and 1 Mage; with three players, 1 Peasant, 2 Clerics and 1 Mage) and a threat on the other, the { creature-15 }.
    .also = city 15
about-city-16 = **{ city-16 }** (city 16). Roads: black to 10, red to 15, blue to 4. Bards you win here go to { region-C }, { region-E } or { region-V }. Its tile has recruits on one side (1 Peasant, 1 Archer, 1 Infantry, 1 Cleric and 1 Mage; with three players, 1 Peasant, 1 Archer, 1 Cleric and 1 Mage) and a threat on the other, the { creature-16 }.
    .also = city 16
about-city-17 = **{ city-17 }** (city 17). Roads: black to 18, red to 11, blue to 10. Bards you win here go to { region-C }, { region-S } or { region-N }. Its tile has recruits on one side (2 Archers, 1 Infantry and 2 Mages; with three players, 1 Archer, 1 Infantry and 2 Mages) and a threat on the other, the { creature-17 }.
    .also = city 17
about-city-18 = **{ city-18 }** (city 18). Roads: black to 17, red to 13, blue to 7. Bards you win here go to { region-C }, { region-S } or { region-D }. Its tile has recruits on one side (1 Peasant, 1 Archer, 1 Infantry and 2 Clerics; with three players, 1 Peasant, 1 Archer, 1 Infantry and 1 Cleric) and a threat on the other, the { creature-18 }.
    .also = city 18
about-city-19 = **{ city-19 }** (city 19). Roads: red to 1, blue to 3. Bards you win here go to { region-1 }. Its tile has recruits on one side (2 Peasants, 2 Infantry and 1 Mage) and a threat on the other, the { creature-19 }. Three players don’t use it.
    .also = city 19
about-city-20 = **{ city-20 }** (city 20). Roads: black to 21, blue to 8. Bards you win here go to { region-2 }. Its tile has recruits on one side (2 Peasants, 1 Archer and 2 Clerics) and a threat on the other, the { creature-20 }. Three players don’t use it.
    .also = city 20
about-city-21 = **{ city-21 }** (city 21). Roads: black to 20, red to 5. Bards you win here go to { region-2 }. Its tile has recruits on one side (2 Peasants, 1 Infantry, 1 Cleric and 1 Mage) and a threat on the other, the { creature-21 }. Three players don’t use it.
    .also = city 21

## Threats

about-creature-1 = **{ creature-1 }**, the threat to { city-1 } (1). It needs 1 Peasant and 2 Infantry, and offers 3 gold, 4 bards and 3 stories, of which you choose two. With three players, it needs 2 Archers and 1 Infantry, and offers 4 gold, 3 bards and 3 stories.
    .also = threat 1
about-creature-2 = **{ creature-2 }**, the threat to { city-2 } (2). It needs 1 Archer, 1 Infantry and 1 Mage, and offers 5 gold, 4 bards and 4 stories, of which you choose two. With three players, it needs 1 Peasant, 1 Infantry and 1 Cleric, and offers 4 gold, 4 bards and 3 stories.
    .also = threat 2
about-creature-3 = **{ creature-3 }**, the threat to { city-3 } (3). It needs 2 Peasants and 1 Mage, and offers 5 gold, 2 bards and 3 stories, of which you choose two. With three players, it needs 1 Peasant, 1 Archer and 1 Infantry, and offers 4 gold, 2 bards and 3 stories.
    .also = threat 3
about-creature-4 = **{ creature-4 }**, the threat to { city-4 } (4). It needs 2 Archers and 1 Cleric, and offers 4 gold, 4 bards and 3 stories, of which you choose two. With three players, it needs 1 Cleric and 1 Mage, and offers 4 gold, 4 bards and 3 stories.
    .also = threat 4
about-creature-5 = **{ creature-5 }**, the threat to { city-5 } (5). It needs 2 Clerics and offers 4 gold, 4 bards and 2 stories, of which you choose two. With three players, it needs 2 Peasants and 2 Archers, and offers 4 gold, 3 bards and 3 stories.
    .also = threat 5
about-creature-6 = **{ creature-6 }**, the threat to { city-6 } (6). It needs 1 Cleric and 1 Mage, and offers 6 gold, 2 bards and 3 stories, of which you choose two. With three players, it needs 1 Peasant, 1 Archer and 1 Mage, and offers 5 gold, 3 bards and 3 stories.
    .also = threat 6
about-creature-7 = **{ creature-7 }**, the threat to { city-7 } (7). It needs 1 Archer, 1 Infantry and 1 Cleric, and offers 5 gold, 4 bards and 3 stories, of which you choose two. With three players, it needs 1 Archer and 1 Mage, and offers 3 gold, 3 bards and 3 stories.
    .also = threat 7
about-creature-8 = **{ creature-8 }**, the threat to { city-8 } (8). It needs 2 Peasants, 1 Archer and 1 Infantry, and offers 4 gold, 3 bards and 4 stories, of which you choose two. With three players, it needs 2 Clerics and offers 5 gold, 2 bards and 3 stories.
    .also = threat 8
about-creature-9 = **{ creature-9 }**, the threat to { city-9 } (9). It needs 1 Infantry and 1 Mage, and offers 3 gold, 4 bards and 3 stories, of which you choose two. With three players, it needs 1 Peasant, 1 Cleric and 1 Mage, and offers 5 gold, 4 bards and 4 stories.
    .also = threat 9
about-creature-10 = **{ creature-10 }**, the threat to { city-10 } (10). It needs 1 Peasant, 1 Archer and 1 Infantry, and offers 4 gold, 3 bards and 2 stories, of which you choose two. With three players, it needs 2 Peasants and 1 Mage, and offers 4 gold, 4 bards and 2 stories.
    .also = threat 10
about-creature-11 = **{ creature-11 }**, the threat to { city-11 } (11). It needs 1 Peasant, 1 Infantry and 1 Cleric, and offers 4 gold, 4 bards and 3 stories, of which you choose two. With three players, it needs 1 Archer, 1 Infantry and 1 Mage, and offers 6 gold, 4 bards and 3 stories.
    .also = threat 11
about-creature-12 = **{ creature-12 }**, the threat to { city-12 } (12). It needs 1 Archer and 1 Mage, and offers 3 gold, 2 bards and 4 stories, of which you choose two. With three players, it needs 2 Archers and 1 Cleric, and offers 4 gold, 4 bards and 3 stories.
    .also = threat 12
about-creature-13 = **{ creature-13 }**, the threat to { city-13 } (13). It needs 1 Peasant, 1 Cleric and 1 Mage, and offers 5 gold, 5 bards and 3 stories, of which you choose two. With three players, it needs 1 Peasant and 2 Infantry, and offers 3 gold, 4 bards and 3 stories.
    .also = threat 13
about-creature-14 = **{ creature-14 }**, the threat to { city-14 } (14). It needs 2 Archers and 1 Infantry, and offers 5 gold, 3 bards and 2 stories, of which you choose two. With three players, it needs 1 Peasant, 1 Archer and 1 Cleric, and offers 4 gold, 4 bards and 2 stories.
    .also = threat 14
about-creature-15 = **{ creature-15 }**, the threat to { city-15 } (15). It needs 1 Peasant, 1 Archer and 1 Mage, and offers 4 gold, 3 bards and 4 stories, of which you choose two. With three players, it needs 2 Peasants, 1 Infantry and 1 Cleric, and offers 5 gold, 4 bards and 4 stories.
    .also = threat 15
about-creature-16 = **{ creature-16 }**, the threat to { city-16 } (16). It needs 2 Peasants, 1 Infantry and 1 Cleric, and offers 6 gold, 3 bards and 4 stories, of which you choose two. With three players, it needs 1 Infantry and 1 Mage, and offers 5 gold, 3 bards and 2 stories.
    .also = threat 16
about-creature-17 = **{ creature-17 }**, the threat to { city-17 } (17). It needs 1 Peasant, 1 Archer and 1 Cleric, and offers 4 gold, 3 bards and 3 stories, of which you choose two. With three players, it needs 2 Peasants, 1 Archer and 1 Infantry, and offers 4 gold, 3 bards and 4 stories.
    .also = threat 17
about-creature-18 = **{ creature-18 }**, the threat to { city-18 } (18). It needs 2 Peasants and 2 Archers, and offers 3 gold, 5 bards and 2 stories, of which you choose two. With three players, it needs 1 Archer, 1 Infantry and 1 Cleric, and offers 4 gold, 5 bards and 3 stories.
    .also = threat 18
about-creature-19 = **{ creature-19 }**, the threat to { city-19 } (19). It needs 1 Peasant and 1 Mage, and offers 3 gold, 3 bards and 2 stories, of which you choose two. Three players don’t meet it.
    .also = threat 19
about-creature-20 = **{ creature-20 }**, the threat to { city-20 } (20). It needs 1 Infantry and 1 Cleric, and offers 4 gold, 3 bards and 2 stories, of which you choose two. Three players don’t meet it.
    .also = threat 20
about-creature-21 = **{ creature-21 }**, the threat to { city-21 } (21). It needs 1 Peasant, 1 Archer, 1 Infantry and 1 Mage, and offers 6 gold, 5 bards and 4 stories, of which you choose two. Three players don’t meet it.
    .also = threat 21

## Regions

about-region-C = **{ region-C }** (Cr), a region of open plains. At the end the most bards here score 6 points, the second most 3. Around it: cities 10, 13, 14, 15, 16, 17 and 18. It’s the central region: bards sent here go into the Bastion and stay hidden until the end.
    .also = Cr, plains
about-region-S = **{ region-S }** (Fr), a snowy region. At the end the most bards here score 5 points, the second most 2. Around it: cities 6, 7, 11, 17 and 18.
    .also = Fr, snow
about-region-N = **{ region-N }** (Gr), a wooded region. At the end the most bards here score 4 points, the second most 2. Around it: cities 1, 2, 10, 11 and 17.
    .also = Gr, forest
about-region-E = **{ region-E }** (Am), a region of steppe. At the end the most bards here score 5 points, the second most 2. Around it: cities 2, 3, 4, 10 and 16.
    .also = Am, steppe
about-region-V = **{ region-V }** (Va), a region of farmland. At the end the most bards here score 4 points, the second most 2. Around it: cities 4, 5, 12, 14, 15 and 16.
    .also = Va, farmland
about-region-H = **{ region-H }** (Cu), a hilly region. At the end the most bards here score 5 points, the second most 3. Around it: cities 9, 12, 13 and 14.
    .also = Cu, hills
about-region-D = **{ region-D }** (Du), a marshy region. At the end the most bards here score 4 points, the second most 2. Around it: cities 7, 8, 9, 13 and 18.
    .also = Du, marsh
about-region-1 = **{ region-1 }** (Co), a coastal region. At the end the most bards here score 4 points, the second most 2. Around it: cities 1, 2, 3 and 19. It’s closed with three players, and in the short game with four: then a lock marks it, and no bards go there.
    .also = Co, coast
about-region-2 = **{ region-2 }** (Su), a desert region. At the end the most bards here score 4 points, the second most 2. Around it: cities 5, 8, 9, 12, 20 and 21. It’s closed with three players, and in the short game always: then a lock marks it, and no bards go there.
    .also = Su, desert

## Titans

about-titan-t3a = **{ titan-t3a }**, a Titan. While it’s raging, an action in a city without a tile lets you eliminate it for 3 units of any types. It offers 3 gold, 3 bards and 2 stories, of which you choose two.
about-titan-t3b = **{ titan-t3b }**, a Titan. While it’s raging, an action in a city without a tile lets you eliminate it for 3 units of any types. It offers 4 gold, 2 bards and 2 stories, of which you choose two.
about-titan-t4a = **{ titan-t4a }**, a Titan. While it’s raging, an action in a city without a tile lets you eliminate it for 4 units of any types. It offers 4 gold, 4 bards and 2 stories, of which you choose two.
about-titan-t4b = **{ titan-t4b }**, a Titan. While it’s raging, an action in a city without a tile lets you eliminate it for 4 units of any types. It offers 4 gold, 3 bards and 3 stories, of which you choose two.
about-titan-t5a = **{ titan-t5a }**, a Titan. While it’s raging, an action in a city without a tile lets you eliminate it for 5 units of any types. It offers 5 gold, 5 bards and 3 stories, of which you choose two.
about-titan-t5b = **{ titan-t5b }**, a Titan. While it’s raging, an action in a city without a tile lets you eliminate it for 5 units of any types. It offers 6 gold, 3 bards and 4 stories, of which you choose two.
