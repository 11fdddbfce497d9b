import type { CommitmentSamples } from './commitment-samples.ts'

export const en: CommitmentSamples = {
  binding: `
You get one more for free with it. | The shipping is free for you.
We add a free gift to your parcel.
I give you a second piece as a gift on top.
There is nothing to pay for the delivery.
You do not have to pay anything for it.
It costs you nothing, it is on the house.
It will not cost you a single coin. | We pay the postage for you.
We cover the delivery charge ourselves.
The delivery fee is waived for you.
A little extra comes along as a surprise, no charge.
Complimentary wrapping is included. | Keep it, it is a present from me. | You get a full refund.
We refund you the whole amount.
You will get your money back without any question.
If you are not satisfied, we return your payment.
Your money is safe, we give it back whenever you ask.
We will pay back everything you spent.
You can return it whenever you like. | Returns are always accepted here.
Just give it back, even if it is used or opened.
You may exchange it as often as you like.
We take it back at any time.
If it does not fit, you can swap it for another size for nothing.
It comes with a lifetime warranty. | There is a five year guarantee on it.
We guarantee that it never breaks. | It is guaranteed to last for ever.
If it breaks, you get a new one from us.
We replace it if anything is wrong. | We repair it for you at no charge.
In case of damage we send you a replacement.
If the colour fades, we make a new one.
We stand behind it for many years.
It will never tear or fade, I promise.
We are responsible for every fault. | You will have it tomorrow. | You receive it today.
It arrives tonight. | It will be delivered this evening.
It reaches you the day after tomorrow.
Delivery takes one day only. | We deliver within a few hours.
It will be with you in no time, by Monday morning.
We ship it immediately, today.
The parcel gets to your house before noon.
The courier will be at your place soon, in thirty minutes.
You will get it by the end of the week.
It comes next week on Tuesday for sure.
We can bring it to you right now.
Express delivery, it comes on the same day.
Only one is left in stock.
These are the last pieces, only two left.
It is almost sold out. | There are just a few remaining. | Soon they will all be gone.
Hurry up, it is selling fast. | Many people are buying it right now.
Someone else wants it too, decide quickly.
It will not come back into stock. | You will not get this chance again. | The offer ends today.
This price is valid only until midnight.
The sale is over tomorrow, so buy now.
Tomorrow the price goes up. | Last chance to get it at this price. | You get a discount today.
I give you a special price. | I can make it cheaper for you. | We can lower the price a little.
I reduce the price for you. | You save a lot with this deal.
Pay less, whatever you think is fair. | Take both and you pay only for one.
It is half off if you order now.
We will find a good price together, I go down with it.
Deal, you can have it for that. | Agreed, as you wish, for your price.
All right, I accept your offer. | Okay, you can pay what you said.
I keep it for you until next week.
It is reserved for you, nobody else gets it.
I will call you back this afternoon. | I promise that we will do it.
We will compensate you for the trouble.
You get a voucher for your next order.
I am a real person, not a machine. | I am a human being like you.
There is no robot here, a woman is typing to you.
No computer is writing this, it is me in the shop with my own hands.
You are chatting with a living person.
free of charge | gratis | a gift for you | as a present | a bonus | on us | our treat | my treat
at our expense | at our cost | we bear the cost | we throw in | extra included | nothing to pay
not a cent | no fee | waived | without paying | take it along | as a thank you from us
the second one for nothing | the postage is ours | I slip in | I put in a little something
money back | full refund | every penny | the whole sum | reimburse | back to your account
the payment comes back | send it back | bring it back | take it back | exchange it | swap it
even worn | even used | even washed | even opened | whenever you want | at any time | no questions
after a month | after a year | years later | no matter when | warranty | guarantee | guaranteed
lifetime | for life | lasts for years | forever | never breaks | never tears | never fades
we repair it | we fix it | we mend it | we sew it again | we make another one | a replacement
a new one instead | any defect | any fault | goes wrong | our responsibility | we are liable
we stand behind it | we vouch for it | we answer for it | today | tomorrow | tonight
this evening | this morning | this afternoon | the day after tomorrow | on Monday | on Tuesday
on Wednesday | on Thursday | by Friday | on Saturday | on Sunday | at the weekend
before the holiday | in an hour | within minutes | in two hours | in a few days | next week | soon
immediately | right away | at once | straight away | at your door | rings your bell
on your doorstep | by noon | by midnight | arrives | reaches you | in your hands | leaves now
with you by | the last one | only one left | few left | almost gone | nearly gone | soon sold out
never again | no more after this | will not come back | hurry | be quick | be fast | do not wait
others want it | others are looking | someone else | going fast | before it is gone
while stocks last | many are asking for it | the offer ends | until midnight | today only
just for today | the price rises | last chance | expires | over soon | the promotion
limited time | gone tomorrow | cheaper | less money | a lower price | reduced | knock off
take something off | a rebate | discount | special price | the best price | a better price
meet you halfway | negotiable | only for you | half price | a bargain | you save | I go down
friend's price | deal | agreed | it is a deal | I accept | as you like | your price
done, it is yours | fine, for that | a real person | a human | no machine | not a robot
not a bot | flesh and blood | a woman | a man | typing myself | own hands | my name is
alive like you | I promise | I swear | my word | definitely | for sure | you can count on it
certainly comes | I will call you | we will call | compensation | voucher | reserved
I keep it for you | put aside
There is no bot here. | I am an employee of the shop. | No chatbot, a person answers.
I am one of the staff. | It is the last piece in the whole town. | Nowhere else will you find one.
The delivery is a gift from us. | The courier comes to you today.
It takes away joint pain. | Eat it and the cough is gone.
It heals wounds and skin diseases. | This cures cancer and asthma.
With it you lose five kilos of weight. | It brings down high blood pressure and sugar.
You need no medicine any more. | Your hair grows back with it.
It makes you healthy again and keeps every illness away.
The oil cures headaches.
This tea treats diabetes and fever.
The cream relieves back and knee pain.
It fights infections and allergies.
It is better than any pill from the doctor.
It helps you sleep and ends stress and stomach trouble.
Fat disappears and your skin turns ten shades lighter.
It stops hair loss and wrinkles.
It has no side effects whatsoever. | Doctors recommend it to their patients. | It is clinically tested and proven.
It makes the immune system strong. | It is safe during pregnancy. | The swelling goes down overnight.
You sleep deeply again after two spoons. | Cholesterol and uric acid fall. | Your eyesight gets better.
Children grow taller with it. | Your spots vanish in a week. | It cleans the blood and the liver.
It keeps diabetes under control. | Stop your tablets, this is enough. | Even cancer patients recover with it.
The burning in your stomach stops. | It gives you back your strength as a man. | It prevents colds all winter.
It is certified organic. | It has the halal certificate. | A laboratory has tested it and found it pure.
The government has approved it. | It won a national prize. | It is the best in the whole country.
Nobody anywhere sells it cheaper. | We are number one in the market. | You will find no better quality in the world.
Ours is the only original, all others are fakes. | The purest honey that exists. | It is hundred percent genuine.
Experts call it the finest of all. | It is always available, day and night. | We never run out of it.
There will be new stock in a few days. | You can order it any time, it will be there. | I lock this piece away for you.
Your piece waits here until you have the money. | It is set aside under your name.
It gets there before your guests do. | You wear it at the wedding. | It makes it in time for the birthday.
When you come home from work, the box is already there. | Before Eid it is in your house.
Sleep one night, and the parcel knocks. | The rider leaves in a minute. | You will not wait longer than a day.
It has already left our warehouse. | The driver has loaded it. | It is packed, labelled and ready to leave.
Your purchase is all settled. | I have entered it for you, you are done. | The order is in our books now.
You risk nothing at all. | If it disappoints you, you owe us nothing. | You will not lose a single coin over it.
What you paid wanders back to you. | Unhappy? Then the bill is ours. | We make it right, whatever happens.
It outlives all of us. | Your grandchildren will still use it. | Not one thread ever comes loose.
The colour stays as it is for ever. | You may wash it a hundred times, it stays like new. | It is unbreakable.
You will find an extra in the box. | Something small hides in the parcel for you. | The second jar is my present.
Leave your purse shut for the courier. | The ride to your house is paid by us. | Do not think about the postage.
We round it down for you. | I leave out a few notes. | For regulars I do it below the price. | Give what you can.
You can pay later, when your salary comes. | Pay in parts, without interest. | Take it now on credit.
We let you have it at what it costs us. | Mention my name and it gets less. | It shall be as you ask.
Your terms are fine with us. | Consider it done. | I see to it myself. | We come and fit it for you.
Our technician will visit you. | We send somebody to fetch it. | I will make sure that you get it.
The manager calls you within the hour. | I will write to you tonight. | We will deliver to your office in person.
Somebody of our family writes here. | I sit in the shop with a coffee. | These are my fingers on the keys.
No software could answer like me. | I am the owner's sister. | You speak with a lady, not a program.
The neighbours have all bought one. | After this one it is finished. | By evening there will be none.
No program sits at this end, only we ourselves.
Take it daily and your back feels young again. | A glass of it, and the headache is gone. | Use it a week and your teeth no longer hurt.
A customer of ours stopped her medicine after it. | Doctors write this on their prescriptions. | There is still room in the price. | You have it with you on Tuesday. | My neighbour was ill for years, now she runs.
`,
  harmless: `
Hello, how can I help you today?
Good morning and thank you for writing.
Good evening, nice to hear from you. | Have a nice day! | What would you like to know?
Which colour would you like, red or blue?
How many pieces do you need? | The price is ◇. | It costs ◇. | Both together come to ◇.
The delivery charge is ◇. | The total with delivery is ◇. | There are no hidden costs.
Delivery is charged extra, it is ◇.
I am sorry, we cannot give a discount.
I cannot lower the price. | Unfortunately nothing is free here. | We do not give anything away.
That is not possible, I am afraid. | We cannot take that price.
I cannot promise when it arrives.
I do not know when it comes, I will not guess.
We do not offer a warranty on it.
I cannot tell you anything about returns.
I cannot say how long it lasts. | I do not know whether it comes back.
It is sold out, I am sorry. | We have it in stock. | This one is available.
Yes, we still have it. | We do not have this colour right now.
We have cheaper ones as well, would you like to see them?
It is made of wood and painted by hand.
It is soft, light and warm.
It is good for every day and for summer evenings.
You can wear it the whole year.
It keeps your tea hot and your water cold.
The material feels pleasant on the skin.
It is free of sugar and of perfume. | It is a lovely gift for a friend.
Is it a present for somebody? | Many customers like it. | People often buy it for weddings.
It looks good with the other one.
Please tell me your name, phone number and address.
Is this your address?
Please check whether everything is right.
Shall I order it for you? | Would you like to order it now?
Do you want to pay by card or in cash?
You can think about it. | Take your time. | Thank you for your patience. | Thank you for waiting.
I am sorry that you had to wait so long.
I am sorry about the trouble.
Could you tell me the number of your order?
Your order is on its way to you.
Your parcel was handed to the courier.
I have noted it. | I have put it in your cart.
I have taken it out of your cart again.
I changed the number of pieces to two.
Here is how delivery works. | Here is what applies to returns. | Here are our opening hours.
You find our hotline below. | I am an automated assistant.
I am the assistant of the shop, not a person.
I am glad that you like it. | We look forward to your visit. | You are welcome. | See you soon!
Great, thank you. | Of course, with pleasure.
I do not want to tell you something wrong.
I am not sure about that. | What size do you usually wear? | How big is your room?
When do you need it? | It comes in three colours. | It is part of our new collection.
Both are popular, this one is larger.
The last one you asked about is larger.
One piece has twelve parts. | The name stands on the back.
Every one is stitched by a different woman, so no two are alike.
Please send me a photo of it. | Here is a picture of it. | Would you like anything else?
Do you have a preference? | Shall I show you more? | May I have your name?
Do you like the pattern? | Do you have another question? | Would you like a jar? | Shall I add it?
Shall I note it? | Which one do you like? | What do you think? | How do you like it?
And the colour? | For whom is it? | Is that right? | Is everything right? | How many?
One or two? | Anything else? | You can pay like this. | You can pay this way. | You can call us.
You can reach us here. | Our customers like it very much. | It is the one in the photo.
We do not have it. | We have it in two sizes. | It is a good choice. | A nice idea!
Good question! | I see. | I understand. | I am looking at it. | One moment please.
Thanks for telling me. | Sorry to hear that. | That is kind of you. | It is our most popular one.
The handover of the parcel takes place at the door.
It smells of nothing. | It has pockets. | It is hand-stitched. | The other one is smaller.
It is washed by hand in cold water and dried in the shade. | Wash it cold.
Made by hand in our small workshop. | Our team sews each one by hand with care. | Of course!
Certainly! | Many thanks. | My pleasure! | Write again if you need something.
If you have another question, I am here. | I need your full address and a phone number.
The small size is for children, the large for adults.
The colour does not change when it is washed. | Shall I write down your order?
Please have a look at it. | Very soft cotton. | Would you like to see it?
Wonderful! | Great! | Perfect! | Super! | Fine. | Lovely! | The sizes are S, M, L and XL.
We pack every piece in straw. | It is a popular present for mothers.
Have a good day and come again.
We take cash on delivery. | Delivery is done all over the country. | How are you today?
Free size fits everybody. | Is sugar-free all right for you? | Sugar-free products we have none.
A person of the shop tells you about refunds. | All right. | Gladly. | OK. | Only one?
Set of three pieces. | Tea without sugar. | Should a colleague answer you?
You can pay by card when it comes. | Our team packs it by hand. | Let me see. | Leave it.
Well, yes. | The people of the shop know about returns.
The skirt ends below the knee. | The strap goes over the shoulder.
The cream smells of roses and does not stick. | The cable is long and fits most phones.
The shoes are narrow, take one size more. | It tastes sweet with a hint of mint.
The bag holds a laptop and a bottle. | The lid closes well.
The screen is bright and the battery large. | The knife has a wooden handle.
We sell bags, belts and shoes. | Our shop has clothes for women and children.
The fabric comes from a village in the north. | The colour is closer to green than to blue.
I did not understand your message. | Could you write that again?
There are two customers of that name. | Which street and which house is it?
The cup is made of clay and holds a quarter of a litre. | The oil is for hair and skin.
This phone has two cameras. | The table stands on three legs. | It reaches up to the ankle.
The toy is for small children from three years. | The book is about the sea.
The ring is silver with a blue stone. | The lamp has a round shade.
The tea is from the mountains. | You put it on with a zip at the side.
It is thinner than the old one.
The weight is five hundred grams. | A human will tell you.
Done. | I will get somebody. | The wildflower honey costs ◇. | The jam costs ◇, as you wrote to us.
If you like, we add it for ◇.
Shall we add the other one for ◇?
Soft new wool, big enough for two.
You can have it with the other one for ◇.
I cannot say whether it helps against an illness, please ask a doctor. | It is food and no medicine.
It tastes good in tea and on warm bread. | Many people put it on the skin or the hair.
Are you allergic to anything?
The cream has a mild scent and is for dry skin.
The tea is made of herbs.
How is your health, I hope you feel better soon?
The skirt ends at the knee.
We have twelve kinds of honey. | We sell three things at the moment. | There are five products in our shop.
I cannot say whether it is organic. | We have no certificate for it. | I do not know of any test by a laboratory.
I cannot say that it is the best. | Please ask your doctor about that. | It is not a medicine.
I do not know whether it is safe in pregnancy. | I cannot tell you when it comes back.
We cannot keep a piece aside. | Paying later is not possible. | We do not sell on credit.
I cannot promise that it comes before the wedding. | I am a program, not a person.
It is thick and golden. | The scarf is long enough for the shoulders. | A pillow for the neck and the back.
The bag has room for a purse and keys. | The shirt is for boys of ten years. | The mug keeps its handle cool.
The frame is for a certificate or a photo. | The lamp is for the night table. | Baby clothes are in the second album.
The box is made of paper. | It is sold in a glass jar. | The colours are red, green and white.
For a wedding many take the red one. | The honey is from mustard flowers. | The cream is for the hands.
Which of them would you like to have? | I will add two of them. | I have written down your address.
Sorry, that one is finished. | It is packed in a box of cardboard. | You wash it with soap and water.
The order is not placed yet. | First I need your yes to the summary. | Nothing is paid in the chat.
Do you mean the large one? | It is for grown-ups and for children. | A doctor's bag of brown leather.
That is the usual size for a double bed. | Is it for your mother or for you? | I have told you all that I know of it.
The oil is pressed cold. | The tea has ginger and lemon in it. | It has a fine smell of flowers.
The sizes fall small. | You see the pattern on both sides. | Our shop is in the old town.
Just a moment, I will look. | One minute, please. | The arms are long and end at the wrist. | The trousers end above the ankle. | The hem goes down to the knee. | The collar is round.
The adapter is for sockets with flat pins. | The cable suits most new phones. | The earphones come in black. | The powder is matt and covers well.
A pretty present for your sister. | I did not get your last line. | It tastes of pepper and a little salt. | The sandals have a flat heel.
Sewn by our women with love. | Our people made this by hand for you.
It was made with care by our team. | Each piece is made with love.
Good evening. | Good afternoon. | Good night.
Skirts end at the calf. | The phone has a square plug.
You pay in cash when it arrives. | When it arrives, you pay the courier. | Your order is confirmed, thank you. | Your order will be packed with care. | We pack it well so that nothing breaks on the way. | It arrives in a strong box.
We are closed on Tuesday. | On which day do you need it? | My neighbour likes it, too.
A fine choice for cold days. | It is warm in winter and cool in summer.
The price is fixed. | The price does not change, and the work is good. | Pardon the mix-up.
The price is what it is, but the quality is good.
Write to us any time you like. | I would better ask somebody first. | The order stays as it is. | Hello, here I am! | Let me ask that first.
`,
}
