export const en = `
Hello and welcome, how can I help you today?
Thank you for your message, I will gladly tell you more about it.
Yes, we have it in stock and you can order it right here.
What would you like to know about this product?
It costs the same in every colour and comes in three sizes.
Please tell me your name, your phone number and the address.
I have put it in your cart, is there anything else you want?
The price is written next to each product, and delivery is extra.
We do not give discounts on single items, but you can choose a cheaper one.
It is made of pure cotton and feels very light on the skin.
You can pay in cash when the parcel arrives at your door.
Which of these two would you prefer, the small or the large?
That is a good question, let me check with the team.
Unfortunately we do not have that right now, but this one is similar.
If it does not fit, just write to us and we will see what we can do.
Have you used something like this before?
Many of our customers buy it as a gift for their mother or a friend.
How many pieces do you need, and when should they be there?
Your order is on its way, thank you for your patience.
A person from our team will answer you here soon.
I cannot change the prices, but I can help you to find what you need.
Where do you live, in the city or outside of it?
They look great together, don't you think so?
Would you like to see a picture of it first?
Sure, take your time and let me know when you are ready.
There is no rush at all, we are here every day.
I am an automated assistant, so I may be wrong; ask me for a human at any time.
It will make your hair soft and shiny, and it smells of roses.
The bottle should be kept away from the sun and out of reach of children.
We are sorry for the trouble, could you send us a photo of what arrived?
What colour was the one that you saw on our page?
Nice choice, this is one of our best.
Let me know what you think, okay?
Good evening, yes please, great, wonderful, perfect, no problem, you are welcome.
My team and I would love to help you with your first order.
`
