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
