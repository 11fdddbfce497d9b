import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const en: CommitmentSamples = {
  binding: `
Don't like it? Then your wallet is full again. | Every coin you spent finds its way home to you. | You end up exactly as rich as before.
If it is not for you, we just turn the payment around. | Your cash walks straight back into your pocket. | We undo the purchase and square up with you.
That one goes on our tab. | Put your purse away, this one is ours. | The postman's bill lands on our desk, not yours. | I'll sneak an extra one into the bag for you.
The matching pouch rides along, no charge. | Buy one and its twin comes with it for nothing. | Getting it to you is on the house. | It won't set you back a dime. | u get it 4 free dear
I'd move fast if I were you. | They are flying off the shelf. | Blink and it is gone. | Tomorrow you'd be looking at an empty shelf. | You snooze, you lose, three people have it in their cart.
I put my hand in the fire for it. | If anything happens to it, knock on our door and we sort it out. | Should the zip give up, we put things right. | You have my word of honour on it. | On my mother's life, it holds.
There is a beating heart behind these messages. | I drink coffee and get tired like anybody else. | Bots? Not in our shop, I'm Sara. | It's just little old me typing, with two thumbs. | I'm as human as they come.
Between you and me, I can shave a bit off. | Don't tell the others, but you pay the family rate. | My boss need not know, I'll let you have it for less. | For you I close one eye at the till. | Say the word and the price gets a haircut. | We can meet somewhere in the middle. | Name your figure and I'll make it work.
Your knees will thank you, the ache melts away. | Grandpa threw away his walking stick after it. | My mother climbs the stairs again without a moan. | Doctors swear by it. | One cup at night and you sleep like a baby. | Your sugar comes back to normal. | The rash clears up within days.
It chases the flu out of the house. | The kilos drop off by themselves. | Coughs don't stand a chance against it. | It wakes the liver up. | It works where tablets failed.
I tuck it under the counter with your name on it. | Nobody else lays a finger on it, it waits for you. | I take it off the shelf so that it stays yours. | Hands off for the others, it is spoken for by you.
Your box is sitting in the van already. | It left us this morning and rolls towards you. | The rider has it on his bike now. | Your parcel is half way there.
Wear it first, settle up at the end of the month. | Take it home now, money can wait. | We write it down and you pay when you can. | Two halves are fine, one now and one after payday.
Wrong size? We trade it, as many times as it takes. | If it pinches, hand it back and grab another one. | Try it at home, and if it is not love, we collect it. | We'll have it back, worn or not.
On Sunday morning it stands at your door. | You unwrap it tomorrow over breakfast. | Your guests on Friday will already sit on it. | It will be hanging in your wardrobe before the weekend. | By the time you wake up it is there. | The bell rings before dinner. | Give it two sleeps and you hold it. | it'll b there tmrw
You'll pass it on to your grandchildren. | This thing will see us all out. | Sun, rain, washing, nothing bothers its colour, ever. | It carries the seal of the ministry. | The lab gave it top marks. | No shop in the country comes close to us.
I'll ring you up after lunch. | Someone from us drops by and puts it up for you. | Leave it with me, it will be sorted. | Order now and next time something comes off your bill.
If you change your mind, the amount is on your account the same day. | Send it back and I transfer everything you paid. | I see to it myself that you are paid back.
You lose nothing if you don't like it. | The courier picks it up again at our expense. | Even after two months we accept it back. | The tag may be off and the box torn, we still take it.
Decide at home in peace, and if need be it comes back to us. | Wrong one ordered? We cancel it and nothing is lost. | You can cancel at any moment, even when it is on the road.
We make it up to you with some money for the trouble. | Should the parcel be late, you owe us nothing. | If it is scratched, half of the sum comes back to you. | Your deposit is returned in full.
Order before noon and it goes out still today. | You will surely have it for the party. | It is there before the feast, rest assured. | It takes two days at the very most.
I told the rider to come to you first. | He will be with you in an hour. | There will be no delay, I give you my word. | You can count on it for your daughter's birthday.
For you we deliver even on a holiday. | I bring it to your village myself. | Sending it abroad is no problem at all. | Everything is packed and leaves in the morning. | New ones come in on Thursday.
Your colour will be back next week. | I put a little something into the parcel for your child. | A pillow cover goes with it as a thank-you. | Because you are loyal there is something on top.
Let us forget about the delivery charge. | Gift wrapping? You need not pay for that. | A small jar to taste lies in your parcel. | With two of them the third goes along without money.
We bear the cost of the way. | Next time you get a better price from me. | After this order a voucher is waiting for you. | Hold on until Friday, then it gets cheaper.
I talk to the boss, he is going to agree to less. | Take some for the whole family and I take something off. | I round the total down for you. | You get it at the wholesale price.
You can have it for what we paid ourselves. | Done, the price you named applies. | All right, we have a deal. | Fine, just pay what you offered. | Seen it cheaper elsewhere? We match that.
Show me their price and I go below it. | If it becomes cheaper later, we hand you the difference. | This price stays for you until next month. | I keep one back until your salary comes.
It is yours, I have written your name on it. | I am not going to sell it to anybody else. | Come whenever you can, it lies ready for you. | I have taken it out of the sale for you.
Pay once you have the money. | Three parts are fine, without anything extra. | No advance is needed, your word is enough. | We normally don't, but I make an exception for you.
That rule does not count for you. | Tell nobody, I arrange it. | Leave it to me, the manager will say yes. | Consider it done. | I have already changed it in your order.
I made a note so that they charge you nothing. | If anything is wrong in the first year, we take care of it. | When the stitching comes loose, we sew it again, no matter when.
Spare parts are sent to you without a bill. | It will not shrink in the wash, you can be sure. | In ten years it will still look like new. | It never rusts.
It is absolutely pure, the lab has tested it. | It is the original and has a certificate. | The authorities have approved it. | You won't find better quality anywhere.
The colour is exactly as in the picture, I guarantee. | It fits you for sure. | Somebody just asked for the same piece. | When these are gone there won't be any more. | From tomorrow it costs more.
If you don't order now, I must give it to another customer. | There is just a handful on the shelf. | Right now others are looking at it, too. | The whole town is buying it.
I am the owner's daughter. | I sit in the shop and answer you. | My name is Rina and I have worked here for years. | No machine could write like this, it is me.
I have it at home myself and use it daily. | This evening I send you more photos. | I call you as soon as it is there. | Our man comes by and installs it. | We sew it to your measure.
We can stitch the name on it for you. | I find out and get back to you in ten minutes. | A spoonful each morning brings the blood pressure down. | It is safe in pregnancy.
You may give it to a baby without worry. | People with diabetes can eat it. | Take two spoons a day for a week. | You can leave your tablets off then. | It makes the defences strong, nobody falls ill.
Your cough is over in three days. | It helps against an upset stomach. | It has no side effects. | Doctors recommend it. | The cholesterol goes down with it.
Put it on the wound and it closes faster. | Sleep comes back by itself. | Your hair stops falling out. | The skin becomes clear and the spots vanish. | You get slim without a diet.
It cleans the blood. | It does the heart good. | It makes children grow and learn better. | Even with an allergy you can take it. | It does the work of a medicine.
Under it the pain in your back gets less. | Nursing mothers can take it safely. | My aunt had high sugar, and now it is normal. | Honey calms a sore throat. | This honey makes the heart strong.
With our honey the doctor is not needed. | A glass of honey comes along and you pay nothing for it. | I let you have the honey for less. | The second kantha goes with it as a present.
Keep the kantha for a month and give it back if it doesn't please. | We stand by every kantha, whatever happens to it. | The honey will be at your place before evening.
By Sunday you will already be sleeping under it. | You need not wait long, two nights and it is there. | Get the change ready, the man is on his way. | You will be wearing it at the wedding.
Keep your phone at hand, the courier rings at noon. | Make some room on the shelf, it comes tomorrow. | For today's order the delivery man takes nothing from you.
Never mind the price tag, we will find a way. | We don't quarrel about small change with regular customers. | Put your purse away for the wrapping. | Whoever buys today goes home with two.
You only pay for one of them. | The rest is our treat. | For a customer like you there is always room for a lower price. | Tell me what you can pay and we make it happen.
It will not fail because of a few coins. | I put in a good word, then it becomes cheaper. | The manager never says no to me. | I leave the fee out of the bill.
I write a smaller amount on the invoice. | If it doesn't please, you have your money the next day. | You have nothing to fear, the risk is ours. | Not satisfied means money back, as simple as that.
You get a fresh one without any discussion. | If the size is wrong, we swap it on the doorstep. | The courier waits while you try it on. | You may open it, look at it and send it away again.
An open pack is no obstacle when you bring it back. | We take used ones back, too. | I keep your place in the queue. | Your piece already stands apart. | Until you decide nobody else gets it.
It won't run away from you, I have hidden it. | It survives your children and theirs. | After twenty washes the colour is as on the first day. | If a single thread comes out, a new one is on its way.
You have peace with it for three years. | Nothing can happen to it. | You can drop it and it stays whole. | Pure silk, I would bet my head. | Everybody in your street has one already.
In the evening the shelf will be bare. | I can hold this price for this hour only. | Whoever waits pays more. | You are talking to Rina from the sales desk.
I just looked at it in the storeroom, it is beautiful. | I had my lunch and am back at the desk for you. | I pass through your area and drop it off. | I text you when the van leaves.
Just pay on the first of the month. | Half at the door, the rest whenever it suits you. | We trust you, no money now. | I sort it out with the courier, don't worry. | I have cancelled it for you.
It will be repaired within the week, I see to it. | One jar and your stomach is calm again. | You will sleep through without tablets. | The fever goes down after one cup.
It keeps the flu away from the children. | You can breathe freely again. | The joints stop hurting within a week. | Give the little one half a spoon before bed.
For expectant mothers it is the best there is. | With it you no longer need the injection. | It heals burns without a scar. | The wrinkles vanish and you look younger.
It works against stress and sadness. | It helps against everything, from worms to ulcers. | It is proven that it lowers the sugar. | The warm blanket cures rheumatism.
My neighbour's tumour got smaller with it. | Three drops in the ear and the pain is gone. | No robot here, only people. | Nothing automatic answers you, there are people behind it.
Just a couple of pieces are on the shelf. | These are the last ones in the country. | Every fault is covered by us. | We take the transport on our own account. | You get this one without paying.
For the other one we charge you nothing. | Your money comes back whenever you say so. | On Tuesday you have it in your hands. | Something can still be done about the price.
Drink it and the back no longer aches. | Since she drinks it, my mother needs no glasses. | Doctors prescribe exactly this. | This is no bot. | I am no bot and no program.
There isn't any bot in our shop. | No computer is writing here. | The delivery falls on us. | Bringing it to you is my treat. | No money is needed for the delivery. | Only three are left.
We guarantee the seams and the colour. | The rider comes tonight. | A small surprise hides in your parcel. | I take nothing for the second one. | Whatever goes wrong with it is our matter.
Between us, the price can still go down. | On Saturday you hold it in your hand. | Your knees stop hurting when you drink it. | The shipping is on me today. | The rider comes tonight before dinner.
`,
  harmless: `
Oh, what weather today, it does not stop raining here. | It is hot today, isn't it? | Stay dry and take care! | Congratulations on the wedding! | Happy birthday to your son! | I am very sorry for your loss.
May she rest in peace, we think of you. | Ha, that is a good one! | Your joke made us laugh. | I can't tell jokes well, but I know our blankets. | Enjoy your evening with the family. | Eid Mubarak to you and yours. | Merry Christmas! | Thank you for the kind words.
Thanks for the picture, what a nice room. | What a sweet cat you have! | No problem at all. | Sure, ask away. | Hi there! | Welcome back. | Safe travels! | Get well soon. | How did the exam go? | I hope you had a good day.
I cannot give a discount, sorry. | Nothing is reserved for you, it works first come. | We do not take it back. | I may not promise a day. | We do not exchange it. | I cannot say anything about a refund. | There is no gift with it. | We have no vouchers. | The delivery is not free. | I can't hold it for you. | No, it does not cure anything.
I don't know if it helps with pain. | Paying in parts does not work with us. | I can't call you. | I am not a human, I am a computer program. | I don't know how many are left. | There is no sale at the moment.
I hand this over to our team. | Our team will look at your question. | A colleague takes over here. | That is a question for the people in the shop. | I pass your message on.
The lamp gives a warm light and has a switch on the cable. | The pot is made of cast iron and weighs three kilos. | These jeans sit high on the waist. | The puzzle has a hundred pieces. | The sofa stands on wooden feet. | The backpack has a pocket in front. | The soap smells of lavender. | The watch has a leather strap.
The drill comes with a case. | The rice is long and thin. | The chocolate is dark and has nuts in it. | The curtain lets a little light through. | The sneakers are white with a grey sole. | The notebook has lined paper. | The tent sleeps four. | The plant likes shade and little water. | The perfume smells fresh, of citrus. | The toy car drives with batteries.
Do you want it with or without sleeves? | Is it for indoors or outdoors? | What colour is your sofa? | How tall are you? | Do you mean the one from the video? | Which of the two is it? | Can you tell me more about the room? | For how many people do you cook?
Take your time, there is no rush. | Sleep on it, if you like. | It is up to you. | That is all right, maybe another time. | I am only a message away. | You are in the right place. | Good choice, it goes with everything.
The blouse has short arms with a button. | The coat goes down to the calf. | The blanket covers a bed for two. | The jar closes with a screw lid. | You can use it in every season. | On Mondays nobody is in the shop. | Your order went to the delivery service. | The pan works on gas and induction.
The candle burns with a small flame. | The bowl goes into the dishwasher. | Women and men wear it. | The book tells of a doctor and his son. | The tea is drunk in the evening by many. | It hangs on two hooks. | No, that cannot be done, sorry. | Delivery goes to all districts.
Don't worry! | Do not worry about it, take a look first. | It looks lovely in the living room. | The sleeves stop at the elbow. | Could you spell the street for me, please?
Write to me whenever you need something. | I am here whenever you need me. | You can write to us at any hour. | Ask me whenever you like. | I am here if you need anything. | It comes in S and M. | It comes in green and grey. | There are two sizes of it. | It is available in black and white.
I cannot promise that it is there before the feast. | I don't know exactly when it arrives. | The courier chooses the hour, I cannot name one. | I cannot lower the price, it is the same for everybody.
The price is fixed, I am sorry. | I have no discount to give. | No gift comes with it. | I cannot put one aside. | I can't make an exception.
I may not say whether it helps against an illness, please ask a doctor. | It is a food and not a medicine. | When you are pregnant, please ask your doctor.
Whether a baby may have it, a doctor has to say. | There is no guarantee on it. | Paying later is not possible here. | We do not sell in parts. | I don't know the prices of other shops.
I can't send you photos. | I am the automatic assistant of the shop, no human. | I did not say that it is free. | I have promised nothing of the kind. | I cannot undo the order.
I have no information about that. | The description says nothing about it. | I can't see how many there are. | There is no offer just now. | We do not send it abroad. | We don't sew to measure.
We don't have it in red. | I don't know when it comes back. | You wrote that you want it by Friday. | You ask whether delivery is free. | You say that the other one was cheaper.
You would like to return it, have I understood that? | That you would like a discount, I understand. | So you are looking for a gift for your mother. | You mean the one with the red border.
You asked about the warranty. | I am sorry to hear that it hurts. | I understand that you are in a hurry. | I understand that money is short. | On which day did you order? | What is wrong with it?
Is it meant as a gift? | Who is it for? | Shall I put it into the cart? | Which address shall it go to? | How many would you like? | When do you need it? | Do you have the number of the order?
Was the parcel damaged? | Would you like to see something else? | Is the phone number right? | Are you still there? | The kantha is stitched by hand. | The honey comes from the fields of mustard.
It consists of two layers. | The border is dark blue. | Wash it in cold water. | Please do not bleach it. | Let it dry in the shade. | Honey can become hard, that is normal.
It is sweet and a bit flowery. | It goes well with tea. | Keep it in a dry place. | L is a bit wider than M. | The clay pot is sold out. | The pattern differs from piece to piece.
On a screen the colour can look different. | It is thin and suits the summer. | Old and young use it. | The lid is of metal. | Many have it at breakfast. | Thank you for waiting.
I am glad that you like it. | Sorry for the misunderstanding. | Sorry that it took so long. | I hope the little one likes it. | My greetings to your family. | I have noted the address.
I have put two into the cart. | I have removed the honey from the cart. | Please look at the address once more. | Please confirm it, then the order is placed. | Nothing is ordered without your yes.
You can change the number before you confirm. | Think it over in peace. | Ask your wife first, that is fine. | The total stands below. | Delivery comes on top of the price.
Please write the number of the house. | Let me know which one you prefer. | Both are nice, the blue one is warmer. | If you tell me the size, I can go on. | If you aren't sure, take your time.
We only sell what you see here. | That is all I know about it. | Nothing is free here, delivery costs ◇. | Please don't stop taking your tablets. | It would be wrong to promise that.
I'd rather say honestly that I don't know. | Nobody can promise that it heals. | What you heard from others I cannot confirm. | It isn't lasting for ever, like every cloth.
I can't say if it shrinks. | The colour may fade a bit in the sun. | I'm not allowed to call you. | No one reserves it, whoever orders first gets it. | I cannot change the terms of the shop.
I'll note the size for you. | I have noted M. | It suits the bed and the sofa alike. | It is handed over at your place. | I understand the wish, but I cannot decide that.
I would like to help, yet I may not go below the price. | That is not in my hands. | What the shop allows is written there, more I cannot add. | I can only tell you what stands in the description.
The shop gives no date for it. | When exactly it comes depends on the courier. | I can't see where the parcel is. | I can't say if it is there by Sunday.
Whether it will be there for the wedding I don't know. | Please don't rely on a certain day. | I know of no lower price to come. | A second one costs the same as the first.
Two of them cost twice as much, nothing comes off. | Wrapping is not part of it. | Nothing is added to the parcel. | The delivery charge stays the same. | I can't leave the charge out.
I cannot give you credit. | I can't take it back on my own word. | For returns only the rules of the shop count. | For a return please write the number of your order.
I can't tell whether they would exchange it. | I can't keep your size back. | It stays on sale for everybody. | I don't know who else is looking at it. | I don't know if it sells out.
I don't want to rush you. | You need not decide today. | It is cloth, and cloth wears out in time. | It can tear if it is pulled hard. | I can't guarantee that the colour stays.
It is not waterproof. | I know of no test of it. | I know of no certificate. | A seal is not mentioned. | It is a program that answers you here.
No, the assistant that you write with is not a person. | I have no name, I am the assistant of the shop. | I have never touched it, I am a program. | I can't visit you or ring you.
It isn't meant against pain. | For your cough please see a doctor. | I cannot give advice about doses. | Please talk to your doctor before you take it.
Don't give it to a baby without asking a doctor. | It doesn't replace any medicine. | I can't judge whether it is right for people with diabetes. | It is simply a sweet food.
It is only a blanket, it warms and nothing more. | I hope that you feel better soon. | Thank you for telling me openly. | It is a pity that your old one broke.
You had bad luck in another shop, I understand. | You are right to ask. | Good that you ask before you order. | That is a fair question.
You want to pay at the end of the month, that much I understood. | You would like it before your daughter's birthday, I have read that. | If you wish, I put one into the cart now.
Shall I order it for you, or would you rather wait? | Do you want one or two? | What shall be changed in the order? | To whom shall the parcel be addressed? | Has the courier been with you already?
What does the damage look like? | Do you mean this order or the earlier one? | M and L are there to choose from. | I have changed the size to L in the cart. | The cart is empty now.
I have corrected the street. | The order is placed and has its number. | You find the number in the message above. | It comes folded in a paper bag. | The stitches run in waves.
It feels a little rough at first. | It is heavier than it looks. | The honey flows slowly. | It has the colour of dark amber. | Good night, and until next time. | I wish you a lovely wedding.
All the best for the exam. | Sorry, I did not understand that, could you write it another way? | I see only text, no voice messages. | Let us stay with the blue one then. | Fine, I leave it out.
As you like, then only one. | There is a cheaper one, too, shall I show you? | We also have one that costs less. | It is handed over at the door by the courier. | The skirt ends at the knee.
The cable fits most phones. | It tastes rich and spicy. | The lamp needs a round plug. | There are two customers of that name, which one are you? | I gladly help you with that.
What would you like to know about it? | It is free of sugar and gluten. | It is lactose free and vegan. | Yes, we have something for less money, shall I show it? | We do have others that are cheaper.
The sleeve reaches the wrist. | Its collar closes with a button.
`,
}
