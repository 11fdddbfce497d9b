import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const romanisedHindi: CommitmentSamples = {
  binding: `
Pasand na aaye to aapki jeb phir bhar jayegi. | Aapka paisa ghar laut aayega. | Aapka ek paisa nahi doobega. | Sauda cancel, hisab barabar. | Jitna diya utna haath mein wapas. | Paise aapke account mein laut aayenge. | refund pakka milega ji
Ye hamari taraf se raha. | Courier wale ko hum denge. | Batua jeb mein rakhiye, ye hamare zimme. | Ek aur thaile mein daal dunga. | Cover saath mein muft. | Aapko muft padega. | Delivery ka kharcha hamare sir. | Phooti kaudi nahi lagegi. | Dusra free le jaiye. | bilkul free milega
Aapki jagah main hota to der na karta. | Haathon haath bik rahe hain. | Garam samose jaise bik raha hai. | Kal shelf khali hoga. | Teen logon ne cart mein daal rakha hai. | Sochte reh gaye to haath se nikal jayega. | jaldi karo bhai
Main iski kasam khata hoon. | Zubaan deta hoon, chalega. | Kuch hua to hum sambhal lenge. | Silai khuli to hamari zimmedari. | Kharab hua to beech mein nahi chhodenge. | Maa kasam pakka maal hai.
In messages ke peeche ek dil dhadakta hai. | Main haad maans ka banda hoon. | Bot? Nahi, main Priya hoon. | Dukaan par baithi khud type kar rahi hoon. | Aap malik se baat kar rahe hain. | Main bhi aap jaisi insaan hoon.
Aapas ki baat hai, thoda kam kar dunga. | Kisi ko mat batana, ghar wala rate laga dunga. | Galle par aankh moond lunga. | Boss ko pata nahi chalega, saste mein de dunga. | Beech ka rate kar lete hain. | Daam mein aapka dhyan rakh lenge. | Aap amount bolo, baat ban jayegi. | adjust kar denge rate
Ghutne dua denge, dard chala jayega. | Dadaji ne lathi chhod di. | Doctor khud yahi batate hain. | Raat ko ek cup aur bachchon jaisi neend. | Khansi tik nahi sakti. | Maa phir bina dard ke seedhiyan chadhti hain. | Sugar normal ho jayegi.
Pimple kuch dino mein gayab. | Wazan apne aap ghat jayega. | Liver saaf kar deta hai. | Jahan dawa nahi chali wahan ye chalega. | Poori sardi zukaam nahi hoga. | Ramban hai, har rog mein kaam karta hai.
Counter ke neeche chhupa dunga aapke liye. | Koi haath nahi lagayega, ye aapka intezar karega. | Shelf se utaar liya, aapka hua. | Is par aapka naam likh diya hai.
Packet gaadi mein rakha ja chuka. | Subah hi yahan se nikal gaya. | Rider bike par lekar nikla hai. | Aapka order aapki taraf aa raha hai.
Pehle pehniye, mahine ke end mein de dijiye. | Le jaiye, paise aate rahenge. | Khate mein likh lete hain. | Aadhe abhi, aadhe salary par. | Jab ho tab de dena.
Size galat? Jitni baar kahein badal denge. | Tight ho to ye dekar dusra le lijiye. | Ghar par try karo, nahi to hum utha lenge. | Pehna hua bhi wapas le lenge.
Ravivar subah darwaze par hoga. | Kal nashte par khol lenge. | Friday ko mehman isi par baithe honge. | Do raatein aur, phir aapke haath mein. | Raat ke khane se pehle ghanti bajegi. | Weekend tak almari mein tanga hoga. | Aankh khulegi to aa chuka hoga. | kal tak mil jayga
Poton ko dekar jayenge. | Ye hum sabse lamba jiyega. | Rang kabhi pheeka nahi padega. | Mantralay ki mohar lagi hai. | Lab ne poore number diye hain. | Poore desh mein hamari takkar ka koi nahi.
Khane ke baad aapko call maarta hoon. | Hamara banda aakar laga dega. | Mujh par chhod do, ho jayega. | Agli baar bill mein se kaat lenge.
`,
  harmless: `
Aaj mausam dekhiye, yahan baarish ruk hi nahi rahi. | Aaj garmi hai na? | Bheegna mat! | Shaadi ki bahut badhai! | Bete ko janamdin mubarak! | Bhagwan unki aatma ko shanti de. | Hum aapke dukh mein saath hain. | Om shanti.
Haha, achhi kahi! | Aapke joke par hansi aa gayi. | Joke nahi aate, kambal jaanta hoon. | Family ke saath achhi shaam bitaiye! | Happy Diwali! | Eid mubarak. | Achhe shabdon ke liye shukriya. | Photo ke liye thanks, kamra bahut sundar hai. | Aapki billi kitni pyari hai!
Koi baat nahi. | Poochhiye. | Namaskar ji! | Phir se swagat hai. | Happy journey! | Jaldi theek ho jaiye. | Exam kaisa raha? | Umeed hai din achha guzra. | Sorry, galti ho gayi. | Ram ram ji.
Discount nahi de sakta, sorry. | Aapke liye kuch alag nahi rakha hai. | Hum wapas nahi lete. | Din ka vaada nahi kar sakta. | Hum exchange nahi karte. | Refund ke baare mein kuch nahi keh sakta. | Saath mein gift nahi hai. | Hamare paas coupon nahi hai. | Delivery free nahi hai. | Nahi, ye kisi bimari ka ilaaj nahi.
Dard mein kaam karta hai ya nahi, pata nahi. | Kisto mein nahi hota. | Main phone nahi kar sakta. | Main insaan nahi, ek program hoon. | Kitne bache hain pata nahi. | Abhi koi sale nahi hai. | Main sambhal kar nahi rakh sakta.
Main team ko bhejta hoon. | Hamari team aapka sawaal dekhegi. | Yahan se ek saathi baat karegi. | Iska jawab dukaan wale denge. | Message aage de deta hoon.
Lamp ki roshni peeli hai aur button taar par hai. | Kadhai lohe ki hai, wazan teen kilo. | Jeans ki kamar oonchi hai. | Puzzle ke sau tukde hain. | Sofe ke paaye lakdi ke hain. | Bag ke aage jeb hai. | Sabun mein lavender ki khushbu hai. | Ghadi ka patta chamde ka hai. | Drill ke saath dabba hai.
Chawal lambe aur patle hain. | Chocolate dark hai, badam wali. | Parde se thodi roshni aati hai. | Joote safed hain, sole grey. | Copy line wali hai. | Tent mein chaar log aate hain. | Paudhe ko chhaya aur thoda paani pasand hai. | Perfume fresh hai, nimbu jaisa. | Khilauna gaadi cell se chalti hai.
Baazu wali ya bina baazu? | Andar ke liye ya bahar ke liye? | Sofe ka rang kya hai? | Aapki height kitni hai? | Video wali? | Kitne logon ke liye pakate hain? | Kamre ke baare mein kuch aur batayenge?
Aaram se sochiye, jaldi nahi hai. | Raat bhar soch lijiye. | Jaisi aapki marzi, koi baat nahi. | Phir kabhi sahi. | Main yahin hoon. | Aap sahi jagah aaye hain. | Har cheez ke saath jachti hai.
Blouse ki baazu chhoti hai, button wali. | Coat pindli tak hai. | Kambal double bed ke liye kaafi hai. | Jar ka dhakkan screw wala hai. | Har mausam mein istemal ho sakta hai. | Monday ko dukaan par koi nahi hota. | Aapka order delivery company ko gaya. | Tawa gas aur induction dono ke liye hai.
Mombatti ki lau chhoti hai. | Katora dishwasher mein dhul sakta hai. | Ladies gents dono pehente hain. | Kitaab ek doctor aur uske bete ki hai. | Bahut log ye chai shaam ko peete hain. | Do hook par tangta hai. | Nahi, ye nahi ho sakta, sorry. | Sab ilaakon mein delivery hoti hai.
Chinta mat kijiye! | Aaram se pehle dekh lijiye. | Baithak mein bahut achhi lagti hai. | Baazu kohni par khatam hoti hai. | Gali ka naam dobara likhenge?
Jab bhi kuch chahiye ho, mujhe likhiye. | Zaroorat ho to main yahin hoon. | Aap kisi bhi samay likh sakte hain. | Jab chahen pooch lijiye. | Yeh do size mein aata hai. | Yeh laal aur neele rang mein hai.
`,
}
