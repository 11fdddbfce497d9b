import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const en: CommitmentSamples = {
  binding: `
the courier drops it off with you tonight | you pay nothing for the shipping, i do | the jar's yours, no money needed | it eats the belly fat away while you sleep | two spoons a day and the ache in your back is history
i've laid one to the side, no other customer gets it | that one is off the shelf for you now | a program doesn't make spelling mistakes like mine, does it | you can tell from how i write that i'm no machine
the rider is already near you, just look out for a red bike | no stress, you'll be wearing it at your cousin's wedding on saturday | it will reach you before eid for sure sis 🙂 | Her exam is on Monday? The lamp gets to you well before that.
tonight by nine it's with you, i personally checked | Christmas is safe, the parcel lands under your tree on time | should be knocking at your door any minute now | give us till tomorrow lunch and you'll have it in your hands
u send it back n we send ur money back, simple | not happy? every penny gets refunded no questions asked | I've started your refund, expect it in your account tonight | we'd return the full amount, delivery fee included
just say you don't want it and the cash is yours again | sure, if he hates the gift you get a full refund | refunds are never an issue here, we pay out the same evening | the money for the broken one goes back to your card tomorrow
swap it for a bigger one whenever u like hun | if the blue looks wrong on you we'll change it for the green, free of course | yes yes, medium to large is an easy exchange, just hand it to the driver
we can switch the colour even after you've opened it | keep the tags or don't, we exchange it either way | you can try both sizes and we take one back | doesn't fit him? bring it in and walk out with another
there's a two year warranty on the motor, you're covered | if the handle snaps within the year we fix it for nothing | our workshop repairs it free for as long as you own it | battery dies, we put in a new one, that's how we do things
any manufacturing fault and you get a brand new unit | yes it comes with a guarantee even without the receipt | we service it every year at no cost to you | send me a pic when it cracks and a replacement goes out that day
i'll pop a free keyring in there for your boy 🎁 | there's a surprise gift in every box this week | delivery's on us since it's your first order | you'd get the pillow cases thrown in as well | okay fine no shipping charge for you my friend
we add a sample of the rose soap, our treat | spend a little more and the scarf comes free | i can knock a bit off if you take it today | alright let's round it down and call it even
you can still have it at last month's price, i'll honour that | next time you order there's a discount waiting, promise | whatever that other page is asking, we'll beat it | ok ok final price, half off, happy now? 😄
take two and i'll do you a better deal | since you asked so nicely, a tenner less | student? then the reduced rate is yours | pay on payday, we don't mind waiting | you can split it into three and start next month
have a look at it first and pay only if you like what you see | no rush with the money, settle whenever your salary lands | leave half with the rider and send me the rest later | we can open a tab for you, pay at the end of the season
yeah instalments are okay, no interest no paperwork | ive put one aside for you already | the last green one has your name on it till friday | nobody will grab it, i've blocked it in the system
we're holding it at the counter until you can come | you have my word it stays reserved through the weekend | i'll keep the size back so take all the time you need | consider that piece yours, it's not going to be shown to others
booked for you, no deposit needed | we never ship there but just for you i'll make it happen | normally sale items are final, i'll bend the rule this once | my manager would kill me but ok you can return it
only for you bhai, don't mention it on the page 🤫 | fine, we'll skip the minimum order in your case | shop's closed on sundays, still i'll have someone open up for you | policy says no, but let me handle the policy
this leather lasts a lifetime, seriously | every single one is hand-made by our own women in the village | the honey comes from our own hives behind the house | a hundred percent pure, not a drop of sugar in it
colours never fade no matter how often you wash it | that's real silver, tested and stamped | it's the best quality on the market, hands down | imported straight from italy, original brand, no copy
waterproof enough to swim with, i promise | done! i've put it in the system, you're all set | your payment came through, everything's confirmed | just changed the address on the parcel, it's going to your office now
the order is cancelled and no one will bother you | I spoke to the warehouse, your box has been shipped | yep i can see the transfer, thank you | it's been handed to the courier this afternoon
extra blanket added to the parcel, sealed and ready | hurry, only a couple left and people are messaging nonstop | price goes up at midnight so decide fast | this is literally the last one we'll ever have
someone else is about to check out with it 😬 | if you wait till tomorrow it'll be gone, trust me | offer ends in an hour and won't come back | we sold ten while we've been chatting | stock is nearly finished, i wouldn't sleep on it
everyone who bought it came back for a second | a lady in your area cried she was so happy with it | all our customers give it five stars | my other client had the same skin and hers cleared up
a teacher ordered it last week and now her whole school wants one | thousands of happy families use it already | nobody who's tried this has ever been disappointed | haha no i'm a real girl, my name's Maya
you're chatting with the owner himself, i answer everything personally | i'm sitting here in the shop with my tea reading your message | it makes me so sad when a customer leaves unhappy | i have two kids myself so i know how it is
would a bot know how tired my feet are after a day at the till? 😂 | this is Tom from customer care, real person here | i packed it with my own hands last night | it really helps against joint pain, you'll feel it in a week
safe for pregnant women, don't worry about that | give your baby a little on the tip of the finger, it soothes teething | diabetics take it too, it won't raise your sugar | doctors say it's good for blood pressure
my mum's migraine went away thanks to this tea | this oil makes hair grow back, even bald spots | it boosts immunity so the kids won't catch colds | completely natural so there can't be any side effects | deal, as you wish
fine, we accept your conditions | ok agreed, you pay that and we'll take care of the rest | you win 😅 we do it your way | sure, everything you listed is okay with us | done deal, no changes from our side | alright, on your terms then
yes to all three of your points | for the delay we're giving you a voucher | you waited so long, so this one is on us | we'll knock the delivery fee off as an apology | to make up for it you get a second bottle without paying
whatever it cost you in taxi money we'll cover it | because of our mistake your next order is free | let me make this right, you're getting part of the price back | i'll tell the courier to call before he comes
the driver will wait downstairs for you, i've asked him | i'm letting the rider know to leave it with the neighbour | he'll carry it up to the fourth floor, i arranged it | i'll have the delivery boy come after six, when you're home
our guy can bring change for a big note, no problem | i've told them to handle it like an egg | the courier will let you open it before you pay | in all these years nobody ever sent it back | you won't have a single problem with it
zero returns so far, that says it all | it just works, nothing can go wrong | not one unhappy customer since we opened | i swear it never breaks | trust us, you will not regret it | fits everyone, we've never had a size issue
rest easy, parcels don't get lost with us
`,
  harmless: `
i'm only a bot, a person can answer too if you ask for one | would you rather speak to a human? | the case doesn't cover the camera | no clue if it's fine with your illness, ask a doctor | the sides stay open, the front is covered
i'd love to knock something off but the price is the same for everybody | sorry dear, we don't do discounts on this page 🙏 | rounding down isn't something i can do, hope you understand
the old price is over, it now costs what you see in the listing | i get that another shop is cheaper, we still can't match it | bargaining doesn't work here i'm afraid, but i can show you a simpler model
can't say whether there'll be a sale next month | two pieces cost twice as much, there's no bundle price | honestly no idea which day it will reach you | i can't promise it arrives before the wedding
whether it makes it by eid, nobody here can tell you | the courier decides the hour, we don't get to know it | i don't see where the rider is at the moment | christmas is a busy time so please don't count on a date from me
there's no tracking i can look into, sorry | i'm not able to hold it for you, it stays open to everyone | we don't put things aside, not even for a day | can't reserve without an order, that's how the shop works
whether it will still be there on friday i really can't tell | how many are left? i don't have that number | i don't know of any guarantee on this one | nothing about a warranty is written here so i won't claim there is one
repairs aren't something the shop offers | if it breaks i can't say what happens, please ask the owner | spare parts? no info on that, sorry | a refund isn't mine to decide
i may not tell you that you'll get your money back, a person has to look at that | returns follow the shop's rules and i can't add anything to them | exchanging sizes, hmm, i can't confirm that's possible
please check the measurements first, i can't promise an exchange | once worn, i don't know if it can go back | delivery costs extra and it's added at the end | shipping isn't free, even on bigger orders
no gift comes with it, just the item itself | we don't have gift wrap, it comes in a plain bag | there are no samples to try, unfortunately | paying in parts isn't possible here | you'd pay the rider in cash when he hands it over
we can't wait for payday, sorry about that 😔 | credit isn't something i can give | looking first and paying later doesn't work, no | i can't make an exception, not even for regulars, it wouldn't be fair
rules are rules here, i'm just the assistant | that's above my head, let me pass you to the owner | a colleague will read this and decide | someone from the shop has to answer that one | i've forwarded your question to a person
hang on, the team will take over from here | please ask your doctor about that, i can't advise on health | it's just food, not medicine | i can't tell you if it's safe while pregnant, better ask your midwife
for a baby, please check with a paediatrician first | no claims from us about sugar or diabetes, your doctor knows best | whether it helps with pain i don't know, and i shouldn't guess
don't stop taking your tablets because of a tea, please | dosage? that's for a pharmacist, not for me | sorry to hear about your back, hope it eases soon | i'm a bot, so no hands and no tea breaks 😄
you're talking to an automatic assistant | i don't have a name, people just call me the assistant | feelings aren't my thing, but i do try to be polite | the owner reads these chats too but right now it's the program answering
haven't tried it myself, being a bot and all | we don't sell phones, only home things | rice cookers aren't in our range | that brand isn't one of ours | the yellow one isn't sold anymore | we've got nothing for cats, sorry little one 🐱
shoes? no, just clothes and blankets | i can't say whether it's real silver, the description doesn't tell | no certificate is mentioned so i'd rather not claim purity | where the honey comes from exactly isn't written here
any fabric wears out with time, this one too | it isn't waterproof, keep it out of the rain | i wouldn't swear on the colour, screens show it differently | hand-washing is gentler, though i can't guarantee the shade stays
what other customers think i don't know | i don't have reviews to show you | can't speak for other buyers | no need to hurry, really | nothing runs out just because we're chatting, decide when you feel like it
i don't want to push you into anything | sleep on it and write me tomorrow | your order isn't placed until you confirm | i can't see any payment from here | the change isn't made yet, tell me which size first
i didn't cancel anything, shall we look at it together? | i can't write to the courier, sorry | the rider can't be told anything by me | if you'd like to leave a note for the driver, i can only write it with the address
asking him to wait isn't in my power | i'm sorry you waited, but i can't offer anything for it | compensation is something only the owner can speak about | i understand your terms, agreeing to them isn't up to me
that offer i can't accept, thanks though | nobody can promise there won't ever be a problem | things can break, that's honest | which size do you usually wear? | where should it go, home or office? | who's it for, if i may ask?
when do you need it by? | will somebody be home in the afternoon? | is there a landmark near the house, a mosque or a school maybe? | did the parcel arrive ok? | oh no, what happened to it? | what colour were you thinking of?
how tall is your husband roughly? | one or two pieces? | do you mean the striped one from the second photo? | which floor are you on? | is it a present or for yourself? | do you like it loose or tight?
what are you going to use it for mostly? | any other questions before we go on? | was it the small jar or the big one? | could you send me your full name please | your phone number so the rider can reach you?
i still need the street and house number | please type the address again, i think the last line got cut | whose name should be on the parcel? | does this number have whatsapp? | area and city too please 🙏
hello Anna, lovely to see you again | good morning Mr Hasan, how can i help? | hiya! what are you looking for today? | salam sister, welcome to our page 🌸 | evening Tom, all well? | thanks so much for writing to us
much appreciated, that made our day | thank you for being so patient with me | cheers for letting us know | a baby girl! how wonderful, congratulations to you both 👶 | so sorry about your father, may he rest in peace
our thoughts are with your family | oh that sounds painful, i hope you feel better soon | poor thing, being ill on holiday is no fun | wishing your mum a quick recovery | rainy here as well, perfect weather for a blanket 😄
haha that's one way to put it | your joke is better than mine | my favourite colour? i'm a program, i like them all equally | what a cute dog in the picture! | hope the kids enjoy the school holidays | take your time, i'm around
no worries, think it over with your wife | there's no hurry from our side | let me know whenever, i'm not going anywhere | it's dark green with a thin gold border | the fabric is cotton, soft and a bit stretchy
this one reaches just below the knee | tastes mild, with a bit of lemon | you can put it on toast or in yoghurt | wash it cold and hang it up inside out | keep the jar closed and away from the sun | it's about as wide as a dinner plate
wooden handle, steel blade, quite light | inside there are two pockets and one zip | iron it on low, better with a cloth between | runs a little small, many go by the chart in the photo
crystals in honey are normal, a warm water bath makes it runny | the blue is darker than it looks in sunlight | it smells of jasmine, not very strong | comes folded in a paper sleeve | so you want two reds and one black, right?
you're asking for the bigger jar, got it | if i read you right, you'd like it delivered to your sister | you said you want your money back, is that about the scarf? | you'd like it before saturday, i've understood that much
so the zip is broken and you're asking about repair, correct? | you want a lower price, i hear you | first you pick the item, then the size, then i ask for your address | you check the summary and say yes, only then is it ordered
the total shows up before you confirm anything | to change the number just tell me before you confirm | payment is in cash at the door, that's the only way | you'll find the sizes under the picture | small mix-up, i meant the blue one
i didn't say it was free, the delivery fee was just missing in that line | sorry for the confusion, let me explain it again | i never promised friday, i only wrote that you asked for it
let me correct myself, that one is cotton and not silk | bye for now, have a calm evening | see you, and say hi to the little ones | good night, write anytime | take care on the road! | have a lovely wedding day 💐 | lovely chatting, bye bye
i can put one in the cart if you want, shall i? | both are nice, the grey one is warmer | honest answer, i don't know
`,
}
