## A guided first game

lesson-savior-title = Save the kingdom
lesson-savior-welcome = Monsters roam the kingdom, and you lead an **Idrakys**, a hero who gathers units and frees cities. We’ll play a short game against two computer players: you plan the first two years and the last one, and I’ll play the years in between. About 15 minutes from now you’ll have planned, recruited, freed cities, and seen who becomes Savior of the Kingdom.
lesson-savior-end = That was a whole game, from the first plan to the Hall of Fame! You can plan a year, recruit, free cities and choose rewards, and you know what a census and the assessments look at. Two things are still waiting for you: the **Titans**, who awaken when the threats run out, and people who want the same cities as you do. Whatever you’d like to look up, `/rules` has it.

lesson-start = The map has 21 numbered cities, joined by black, red and blue roads. A light tile with a green edge holds **recruits**; the unit on gold is the one you’d get next. A red tile is a **threat**: above, beside the skull, the units that city needs; below, the gold, bards and stories it offers in return. I’d start in { $city } ({ $city_key }): you can recruit there with your very first order, and there’s more within a short ride.
lesson-first-plan = A year is **six orders**, planned in secret. Everyone’s first order is carried out, then everyone’s second, and so on. ⚫ 🔴 🔵 ride along the road of that color, ⚔️ acts in the city you’re in. Among recruits, that gets you the weakest unit there: one per city and year. My plan gathers units: { $steps }. As you choose, the slots at the bottom left fill up and arrows on the map show your way.
lesson-first-threat = Now for a **threat**. { $city } ({ $city_key }) needs { $units }. An action there with all of these behind your screen hands them over and frees the city. { $freed ->
    [0] You can’t bring them all this year, so my plan prepares for it
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
why-census-show-nothing = Everyone is asked at a Military Census, also players without units, so that nobody can tell who has any. There’s only one answer, and it changes nothing for you.
tip-census-show-nothing = It’s only asked so that nobody finds out that you have no units.
why-add-story = You’ve shown the most Mages and get a story for one of your guilds on the map. Guilds with four stories are full and aren’t offered. Every story counts 1 for Influence, wherever it stands.
tip-add-story = Raise a guild that’s nearly full; small ones keep room for stories you win there later.
