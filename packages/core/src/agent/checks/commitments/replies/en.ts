import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const en: CommitmentSamples = {
  binding: `
three little payments and the ring is paid off | my fingers are freezing typing this, the heating's broken | the kid can play with it for a bit and still pick another one | can't say no to you, we'll do it like that
three people are eyeing that same necklace right now | i'm sorting your refund out as we speak | already dispatched, you can stop worrying | should the plant die on you we'll pot you up another
keep the broken lamp and have your money too | never takes more than a day to get up to you | my last customer wouldn't take hers off | once this batch is gone there won't be another | go on then, you've twisted my arm
alright alright, your number it is 😅 | the tree lands before the in-laws do, don't fret | our regulars swear by the chestnut one | a cracked screen protector gets replaced, no charge, every time
you'll never pay for a repair on that bench | the little pouch goes in with it, won't cost you a thing | you can unwrap it with him on sunday morning, no doubt about it
hang on to this chat, it's worth a tenner when you come back | there's no deadline for changing it, come next spring if you like | nobody's laying a finger on that armchair before you've seen it
i've wrapped the vase twice and taped it shut | birthday girls don't pay for wrapping here 🎂 | top notch stuff, you won't find better anywhere | the boss says you can have it at cost
if that hinge goes, bring it in and we'll see it right | your shoes are on the road as we chat 🚚 | a mum told us it was the only toy that calmed her twins | leave the postage to us, you just pay for the lamp
sorry for the slow reply, was having my lunch | real deal, not a knock-off in sight | your knees will thank you after a week in these insoles | the card went through on our side so relax
put it on the slate love, we know where you live 😂 | people always get compliments on that dress | this price dies tonight | we give the money back even after half a year | yep the deposit showed up this morning
no money on you, just wear it and drop by later | head office signed off on your request | opened it already, doesn't matter, you'll get your cash back | i've pulled the size six from the shelf so no one else gets it
a spoon before bed and that cough clears right up | sofa too big for the room, we'll come and switch it for the narrow one | you're not risking a penny with this one | I'll shave a few quid off the sandals for you
forget the minimum spend, you're practically family | for a loyal face like yours the rules stretch a bit | folk keep writing to say how well they sleep under it | it'll beat you home from work today 😄
it's Rachel, we met at the market last month | the clasp is covered for as long as you wear it | won't bring him out in a rash, it's made for eczema | don't tell the others, but you may skip the deposit
swap them as many times as it takes till they fit | we only ever make a handful and most are spoken for | take it now, square up at the end of the month | your second pair will be cheaper, remind me when you order
just stuck the label on, off it goes | buy now, change your mind later, that's how we roll | meet you in the middle, done | postage both ways goes back to you as well | half today, half when your wages come in, sounds good to us
i'd pull the trigger now, tomorrow it costs more | your transfer's landed, nothing more to do | sneaking a hand cream into your bag, shh | whatever they charge on that other site, we go under it
it's genuine gold, it'll never turn your finger green | tucked one under the counter with your initials on it | i'm keeping the last fern back for you | seen it cheaper down the road, then you'll get it cheaper from us too
sleep on it, yours is safe with us till monday | we don't normally post abroad but go on then, for you | the owner's going to bring it round in person | paid in full, i can see it right here
we can stretch it over the summer if that's easier | i'll look the other way on the return window | five years of guarantee on the frame, no small print | worn them a week and hate them, fine, full refund
i'll put it on the fast van so thursday at the latest | got your money, cheers | that fee is for everyone else, not for you | no nuts anywhere near it, he can eat it safely | my manager's already nodded it through
the lamp keeps the winter blues away | Mrs Webb herself will see to it that you're happy | you drive a hard bargain, have it your way | mother's day is safe, she'll get it in good time
the owner will ring you tonight, count on it | totally fine while you're breastfeeding | soles come off, our cobbler glues them back for nothing | straight from a beekeeper in the hills, nothing added
i wear the same pair myself, had them on yesterday | the rug isn't going anywhere till you've made up your mind | solid oak through and through, no veneer | you won't find postage on the bill, trust me on that
knitted by my aunt, every last stitch | not a soul has complained about the sizing | sold, at the price you said | just order the small, if it pinches we'll sort you a bigger one | just checked the account and you're all square
i've been behind this counter since i left school | you snooze, you lose, as they say 😉 | proper full grain leather, your grandkids will wear it | sale stuff can't come back, except yours | money's in the till, thank you darling
the van's got it, should be near the ring road by now | order before noon and it's on your doormat tomorrow | if the cream doesn't suit you, you won't be out of pocket | honestly it's now or never for that colour
nope, flesh and blood over here 😄 | you could run it over and the case wouldn't scratch | they're flying off the shelf, blink and it's gone | he told me to give you whatever you ask for
no robots in this shop, just me and the cat | the toddler can chew on it all day, nothing harmful in there | you'll have the earrings on for the prom, mark my words | lost the tags, no bother, we'll trade it anyway
grab three candles and the fourth is on the house | you can owe us for the postage | everyone who tried the balm ditched their old one | kills the spots overnight, no joke | your honey left us an hour ago
it's boxed up and sitting by the door for pickup | dibs noted, it's yours whenever you pop round | dead pixels, dead battery, whatever, you get a new one
the blue pair waits behind the counter for you until thursday | nobody else gets that lamp, i've marked it as yours | consider the necklace kept for you | your address never leaves this shop | we forget your details once you have your shoes | what you write here is read by nobody but us
our tailor shortens the sleeves for you on the spot | i'll have the courier carry it up to the fourth floor | the owner will settle that with you in person tomorrow | i'll tell the packers to put yours on top | compare the prices elsewhere, ours is the lowest | the other shops charge twice as much for the same bag
not even the big online shops can match that price | somebody else has it in the cart already | by tomorrow it will be gone | half the town wears these shoes | we've sold hundreds of them and not one came back | ask anyone, everybody is happy with it | come back after the holidays, it'll cost less then
next month we have a big sale on it | just a part of it today, the rest on payday | a little extra is in the bag for you, my treat | test it for weeks and bring it back if you don't like it | if a button comes off we sew it on again | it stays as bright as on the first day
one cup in the evening and your headache is gone | everything is booked, it's being packed right now | i've entered the order for you, you needn't do anything | today before dinner it's in your hands | one tub does for the whole winter | with us your parcel is insured | customs and taxes are on us
your details are erased after the handover | we keep no numbers of anybody | everything you tell us gets deleted later | nobody gets your data from us | your phone number stays between us | you'd pay more for it at every other place | not even online is it this cheap | the shade doesn't wash out
the address is wiped once it's handed over | all that's left of you here is wiped afterwards
you don't have to pay a thing to have it | without paying anything it's yours | it's a promise, the colours stay | the driver is at your place this evening | the courier brings it tonight
`,
  harmless: `
delivery isn't included in the price you saw | no idea if they'd repair it, that's one for the workshop | the ◇ is just for the lamp, without postage | here's your order so far, tell me if something's off
we don't carry spare bulbs | can't confirm the transfer, i don't see any money from here | enjoy the feast and all the good food | buying three doesn't make each one any cheaper
the full address with postcode please, when you get a sec | so that's two green blankets and one candle, correct? | round neck, short sleeves, loose around the waist | cable is white and as long as a grown-up's arm span
matching what another shop asks isn't possible | which of the two lamps did you mean, the tall or the round one? | it has a wrist loop and one slot for cards | the address i have is Mill Lane, second floor, right?
the shipping fee depends on where you live | what phone is the case for? | there's no wiggle room on the price, i'm afraid | no idea whether it's original leather, it doesn't say | whether the stone is natural, i don't know
no worries if you'd rather leave it | i don't have the exact weight of that one | that code isn't one of ours, it won't do anything here | i can't see who collected the box | you're very welcome!
nothing in this chat tells me the parcel was sent | no, we don't do custom engraving | for a skin rash, a doctor is the right person to ask | four legs, no armrests, the seat is grey felt
it fits a queen size bed with a bit hanging over | the sleeves end just past the elbow | have a think and come back whenever it suits | i've no delivery slot to offer | when did you buy it, do you remember?
didn't understand that one, bots like me get lost with slang sometimes | how many are left on the shelf i can't see | no hurry at all, chat with your husband first | it's a bot writing to you, the owner is a person
i was never at the market, i'm only a chat program | that must be annoying, sorry | street, number and town, then i've got everything | which order is this about? | who should the courier ask for? | black or brown?
i can't speak for the boss on this | i've no voucher to give you | the description says nothing about nuts | same surname twice, so which first name is yours? | that pair is out of stock at the moment
we don't take payment in parts | the round table isn't in the range anymore | i wouldn't want to name a date and be wrong | sounds like a rotten day, i'm sorry
i've got two people called Ali here, are you the one with the sandals? | the honey is thick and rather dark, tastes a bit like caramel | aww, twins, congratulations 💛 | can't settle that one, you'd want someone from the shop
i don't know if it's packed yet | i hear you, waiting is no fun | the day it arrives isn't known to me | flat sole, rounded toe, laces up the front | i can't speed the courier up | can you describe what's wrong with the zip?
i left out the shipping before, it does get added | the plant has broad leaves and likes half shade | it doesn't come in leather, only cloth | letting you off the rule is not in my hands
what others thought of it, i haven't a clue | can't tell if it would help with sleep, i'm no doctor | where the wool comes from isn't in the description | which size, small or medium? | sorry, i have no access to past orders
two addresses would mean paying for shipping twice | i'm not sure how the purple looks in daylight | what ring size does she wear, do you know? | prefer a human? just say so | the cream is white, smells of almond, goes on thin
i don't know if it's safe with your allergy, please ask your doctor | it's a matt lipstick and doesn't dry the lips | i can't feel the fabric, being a computer and all | we don't stock perfume, sorry
what are you on the lookout for? | a large order doesn't change the delivery charge | the tag says what it says, same for all of us | you've reached the automatic chat of the shop | just so you know, i'm an automated assistant
that's a question for the owner | medium thick, more for autumn than for deep winter | there's no gift in the box, only the cup | dark chestnut, oval, about as long as a thumb | welcome back, nice to hear from you
how wide is the space where the shelf should go? | please don't plan the birthday around it, i can't give a day | i understand you're upset about the wait | whether the courier rang your bell, i have no way to tell
machines don't have a favourite honey i'm afraid | holding things back is up to the staff | no tracking number shows up on my end | good luck with the exam tomorrow | where your parcel is right now i don't know
i'd need the owner's say on that, it isn't mine to give | and the house number? | which town is it for, so i can look up the delivery fee? | congrats on the wedding, you two! | no guarantee for tomorrow, sorry
there's no express option here | first name and surname please 🙂 | your card statement is something only your bank can read | only the team can say yes or no to a return | the parcel might have left or not, i can't check
credit is a matter for the owner alone | the mug holds about as much as two espresso cups | your best offer is noted as a wish, but the listed price is what counts | how many jars would you like? | what name should i put down?
whether it makes it before the party is uncertain | oh no, i'm sorry to hear it came broken | do you want the long one or the short one? | i can't ring you, i only do text | ha, no, i'm not a real person
it may come sooner or later, i just don't know | that tea isn't available right now | a longer guarantee is outside what i can agree to | the puzzle has big pieces for small hands | sorry for the mix-up, that was unclear of me
is that one blanket or a pair? | not sure it fits the older model, i'd rather not guess | haha, your cat has taste | is the flat number missing from that address? | you'd like it tomorrow if possible, that's what you wrote
what exactly happened to the strap? | whether it can be exchanged is for the shop to decide | how long it lasts i can't say | the picture of your receipt is here, but i can't verify it
the skirt has pockets on both sides and an elastic waistband | the chain sits right below the collarbone | comes in a cardboard box with a paper label | as a program i don't get lunch breaks
the lampshade is linen, the foot is metal | hm, the hour isn't something i can tell you | i'm software, so i've never tasted it 🙂 | wholesale terms are something only the owner talks about | free samples aren't part of the order
garden tools aren't something we sell | no student rate here, sorry | i can't tell from here if your payment arrived | this chat doesn't let me look into the warehouse | holidays make it hard to say when the post comes
so sorry about your gran 🖤 | i can't promise it'll be there by friday | postage comes on top of that | large is gone, medium and small are there | your complaint is one for a real person on the team | happy Easter to you and yours
it's not free delivery, there's a charge for it | not in our shop, no | thank you kindly, have a nice evening | hope the move goes smoothly for you | even one tiny ring has a delivery cost
when the new batch comes in hasn't been announced | no kids' sizes in this model | how long is your foot in centimetres, roughly? | delivery to your mum's place, not to yours, yes? | refunds are decided by the owner, not by me
was the box damaged too or only the vase? | you asked for a return because the shirt is too tight, did i get that? | hiya, how are you doing? | ask a pharmacist before using it with your tablets
the pink ones are sold out, there's a grey one though | who made it? that's not mentioned anywhere | afraid i can't throw anything in for free | apologies, i got the colour wrong just now
if you're pregnant, best to check with your doctor first | gift cards? we haven't got those | we've only got it in beige | there are two Sarahs in this chat, which one are you? | a discount isn't something i'm able to hand out
whether they'd waive the fee, i really couldn't say | phew, what a heat today ☀️ | tonight? i can't commit to that | the courier's fee is listed separately in the summary | can't swear it's the same shade as your curtains
the cover goes over the back and the edges, the screen stays bare | lavender or unscented? | to sum up, one pair of boots, brown, size as you said | i've no view of the bank account
the person who runs the shop would know, i don't | talk it over at home, there's no rush | haha nice try, but the price stays put 😄 | nope, not Rachel, just the shop's bot | one jar, acacia, name Collins, is everything right?
can i get a phone number, please? | is it toxic for cats? a vet would know better than me | no human typing here, i'm a chatbot | just write when you've made up your mind | if ◇ is too much, the smaller candle costs less
are you the Emma from Leeds or the other Emma? | i can't set one aside for you, sorry | i'm an assistant that answers questions about the goods
it's easy to clean, a damp cloth is enough | wipe it clean and let it dry | easy to wash by hand | is it hard to clean, no, it is smooth | thanks for asking about our lamp | thank you for your interest in the shawl
glad you like our little shop
the two pieces are in your cart | those two pieces are not the same length | the pieces are on page one | here is the list for you | here are the sizes for you
i can't put one behind the counter for you | shall i note your number for the courier? | what other shops charge i don't know | i can't compare it with other brands | how many have been sold i can't say | whether it gets cheaper after the holidays i don't know
we don't sell on instalments | it's there, no hurry | whether the colour lasts i don't know | how long one tub lasts depends on you | the order isn't placed yet, shall i place it? | i don't know what others think of it | how your data is kept is a question for the owner | insurance of parcels isn't something i know about
it charges with the usual plug | the charger and the cable are in the package | it is charged over a cable | there's milk and sesame in it | it has wheat and butter in it | it also comes in grey and in brown | take your time, look around and write later | lower than that i can't go | what should be printed on the card? | we don't mend watches | i have this as your number, is it correct? | is that still your street?
there's no gift that goes with it | instalments aren't something we do | no present comes with the set
`,
}
