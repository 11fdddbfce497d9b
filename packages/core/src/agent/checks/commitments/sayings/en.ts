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
`,
}
