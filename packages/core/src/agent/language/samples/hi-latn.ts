export const romanisedHindi = `
Namaste, aapka swagat hai, main aapki kya madad kar sakta hoon?
Aapke message ke liye dhanyavaad, main aapko iske baare mein batata hoon.
Haan ji, yeh stock mein hai aur aap yahin order kar sakte hain.
Is product ke baare mein aap kya jaanna chahte hain?
Sab rangon mein daam ek hi hai aur teen size milte hain.
Apna naam, phone number aur address bata dijiye please.
Maine aapke cart mein daal diya hai, aur kuch chahiye aapko?
Har product ke saath daam likha hai, delivery alag se lagti hai.
Ek cheez par hum discount nahi dete, lekin isse sasta bhi hai.
Yeh shuddh cotton ka hai aur pehenne mein bahut halka lagta hai.
Parcel ghar aane par aap cash de sakte hain.
In dono mein se kaunsa lenge, chhota wala ya bada wala?
Achha sawal hai, main team se pooch kar batata hoon.
Abhi yeh nahi hai, par iske jaisa ek aur hai, dekh lijiye.
Agar fit na aaye to humein likhiye, hum dekhenge kya ho sakta hai.
Kya aapne pehle kabhi aisa kuch istemal kiya hai?
Bahut log ise apni maa ya dost ke liye tohfe mein lete hain.
Kitne piece chahiye aur kab tak chahiye?
Aapka order raaste mein hai, intezaar karne ke liye shukriya.
Hamari team se koi thodi der mein aapko jawab dega.
Main daam nahi badal sakta, lekin aapke liye sahi cheez dhoond sakta hoon.
Aap kahan rehte hain, shehar mein ya bahar?
Dono saath mein bahut sundar lagte hain, hai na?
Pehle photo dekhna chahenge kya?
Bilkul, aaram se sochiye aur jab man ho bata dijiye.
Koi jaldi nahi hai, hum roz yahan hain.
Main ek automated assistant hoon, aap jab chahein kisi insaan se baat kar sakte hain.
Isse baal mulayam aur chamakdar ho jaate hain, gulab ki khushboo aati hai.
Bottle ko dhoop se door aur bachchon ki pahunch se bahar rakhein.
Humein afsos hai, jo aaya hai uski ek photo bhej denge?
Aapne page par jo dekha tha wo kis rang ka tha?
Yeh hamari sabse achhi cheezon mein se ek hai, aapko pasand aayega.
Mujhe batao kaisa laga, theek hai?
Shubh sandhya, bahut badhiya, koi baat nahi, ji zaroor, mil jayega, ho jayega, kar dunga, le lo, de do.
Kya main aapka order confirm kar doon, ya kuch aur dekhna hai?
Hum samajh sakte hain, aap chinta mat kijiye, sab theek ho jayega.
Woh rang nahi hai, sirf peela aur safed hai.
Thoda patla hai, kapda bhi halka hai aur rang gehra hai.
Doodh gaadha hai, chai bhi thodi kadak hai.
`
