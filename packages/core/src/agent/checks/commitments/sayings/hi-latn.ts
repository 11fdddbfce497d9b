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
Irada badal jaye to rakam usi din aapke account mein. | Wapas bhej dijiye, jitna diya hai sab transfer kar dungi. | Main khud dekhungi ki aapko paise mil jayein.
Pasand na aaye to aapka kuch nahi jata. | Courier hamare kharche par dobara le jayega. | Do mahine baad bhi hum le lenge. | Tag utra ho ya dabba phata ho, phir bhi le lete hain.
Ghar par aaram se faisla kijiye, zarurat ho to hamare paas laut aayegi. | Galat order ho gaya? Cancel kar dete hain, kuch nahi jayega. | Raste mein ho tab bhi jab chahe cancel kar dijiye.
Takleef ke badle thode paise de denge. | Parcel late hua to aap par kuch baki nahi. | Kharonch nikle to aadhi rakam aapki. | Advance poora lauta diya jayega.
Dopahar se pehle order kijiye, aaj hi nikal jayega. | Party tak pakka aapke paas hogi. | Tyohar se pehle pahunch jayegi, befikr rahiye. | Zyada se zyada do din lagenge.
Maine rider ko bola hai pehle aapke yahan aaye. | Ek ghante mein woh aapke paas hoga. | Deri nahi hogi, meri zubaan hai. | Beti ke birthday ke liye bharosa rakhiye, mil jayegi.
Aapke liye chhutti ke din bhi pahunchayenge. | Main khud aapke gaon le aaungi. | Videsh bhejna koi dikkat hi nahi. | Sab pack hai, subah nikal raha hai. | Guruvar ko naya maal aa raha hai.
Aapka rang agle hafte phir aa jayega. | Bachche ke liye parcel mein chhoti si cheez rakh di hai. | Shukriya ke taur par saath takiye ka cover jayega.
Aap purane grahak hain, upar se kuch aur bhi milega. | Delivery ke paise chhodiye, bhool jaiye. | Gift packing? Uske paise mat dijiye. | Aapke parcel mein chakhne ki chhoti shishi hai.
Do lijiye to teesri bina paise saath jayegi. | Raste ka kharcha hum uthayenge. | Agli baar aapko aur achha rate dungi. | Is order ke baad aapke liye coupon hai.
Shukravar tak ruk jaiye, sasti ho jayegi. | Boss se baat karti hoon, kam par maan jayenge. | Poore ghar ke liye lijiye to kuch ghata dungi. | Total neeche ki taraf gol kar deti hoon.
Aapko thok ke rate par milegi. | Hamari khareed par hi le jaiye. | Ho gaya, aapne jo daam kaha wahi chalega. | Theek hai, sauda pakka. | Chaliye, jitna aapne kaha utna de dijiye.
Kahin sasti dekhi? Hum bhi usi mein denge. | Unka rate dikhaiye, main usse neeche dungi. | Baad mein sasti hui to farak lauta denge. | Yeh daam agle mahine tak aapke liye pakka.
Salary aane tak ek rok leti hoon. | Yeh aapki hai, naam likh diya hai. | Kisi aur ko nahi bechungi. | Jab ho sake aaiye, taiyar padi hai. | Aapke liye bikri se hata di hai.
Paise hon tab de dijiyega. | Teen hisson mein de dijiye, kuch extra nahi. | Advance ki zarurat nahi, aapki zubaan kaafi hai. | Aam taur par nahi karte par aapke liye chhoot deti hoon.
Woh niyam aap par lagu nahi. | Kisi ko mat bataiye, main kar dungi. | Mujh par chhodiye, manager haan kar denge. | Samajhiye ho gaya. | Aapke order mein badal bhi diya hai.
Note likh diya hai ki aapse kuch na lein. | Pehle saal kuch hua to hum dekh lenge. | Silai khuli to dobara sil denge, chahe jab ho. | Spare parts bina bill ke bhej denge.
Dhone se nahi sikudegi, yakeen rakhiye. | Das saal baad bhi nayi lagegi. | Zang kabhi nahi lagega. | Bilkul shuddh hai, lab ne jaancha hai. | Yahi asli hai, certificate bhi hai.
Sarkar se manzoor hai. | Isse achhi quality kahin nahi milegi. | Rang hubahu photo wala hai, meri guarantee. | Aapko zaroor fit aayegi. | Abhi kisi ne yahi piece poocha hai.
Yeh khatam hui to aur nahi aayengi. | Kal se mehngi ho jayegi. | Abhi nahi li to doosre grahak ko deni padegi. | Shelf par ginti ki hain. | Is waqt aur log bhi ise dekh rahe hain.
Poora sheher yahi le raha hai. | Main malik ki beti hoon. | Main dukaan par baithi jawab de rahi hoon. | Mera naam Rina hai, barson se yahan kaam karti hoon.
Koi machine aisa nahi likhti, yeh main hoon. | Mere ghar mein bhi hai, roz use karti hoon. | Shaam ko aur photo bhejungi. | Pahunchte hi aapko call karungi. | Hamara aadmi aakar laga dega.
Aapke naap ki sil denge. | Uspar naam kaadh denge. | Pata karke das minute mein batati hoon. | Roz subah ek chammach, blood pressure neeche aa jata hai. | Pregnancy mein safe hai.
Chhote bachche ko befikr hokar dijiye. | Sugar wale bhi kha sakte hain. | Hafte bhar din mein do chammach lijiye. | Phir goliyan chhod sakte hain. | Immunity badhata hai, koi beemar nahi padta.
Teen din mein khansi khatam. | Pet ki takleef mein fayda deta hai. | Koi side effect nahi. | Doctor bhi yahi lene ko kehte hain. | Isse cholesterol ghatta hai. | Ghaav par lagaiye, jaldi bharega.
Neend apne aap aane lagegi. | Baal girna band ho jayenge. | Skin saaf aur daane gayab. | Bina diet ke dubale ho jayenge. | Khoon saaf karta hai. | Dil ke liye achha hai.
Bachche isse achhe badhte aur padhte hain. | Allergy ho tab bhi le sakte hain. | Dawa ka kaam karta hai. | Ise odhne se kamar ka dard kam hoga. | Doodh pilane wali maayein bina dar ke lein.
Meri mausi ki sugar zyada thi, ab normal hai. | Shahad gale ki kharash mein aaram deta hai. | Yeh shahad dil ko mazboot karta hai. | Hamare shahad ke baad doctor ki zarurat nahi rehti.
Saath shahad ki shishi jayegi, uska kuch mat dijiye. | Shahad aapko kam mein de dungi. | Doosri kantha tohfe mein saath jayegi. | Kantha mahina rakhiye, mann na maane to lauta dijiye.
Har kantha ke hum zimmedar hain, kuch bhi ho. | Shahad shaam se pehle aapke ghar hoga. | Ravivar ko aap isi mein so rahe honge. | Zyada intezaar nahi, do raatein aur yeh pahunchi.
Khule paise taiyar rakhiye, aadmi raste mein hai. | Shaadi mein aap yahi pehne hongi. | Phone paas rakhiye, courier dopahar ko ghanti bajayega. | Shelf par jagah banaiye, kal aa rahi hai.
Aaj ke order par delivery wala aapse kuch nahi lega. | Daam ki parchi bhool jaiye, koi raasta nikalte hain. | Purane grahakon se chand sikkon par nahi ulajhte.
Packing ke liye batua jeb mein rehne dijiye. | Jo aaj kharide do lekar ghar jaye. | Aap sirf ek ke paise denge. | Baaki hamari taraf se. | Aap jaise grahak ke liye hamesha kam ho sakta hai.
Bataiye kitna de sakte hain, hum kar lenge. | Chand sikkon ke liye baat nahi rukegi. | Main sifarish kar dungi, sasti padegi. | Manager mujhe kabhi mana nahi karte. | Bill se charge nikaal deti hoon.
Raseed par kam rakam likh dungi. | Mann ko na bhaye to agle din paise aapke. | Darne ki baat nahi, nuksaan hamara. | Tasalli nahi hui to paise wapas, seedhi si baat. | Bina behas ke nayi mil jayegi.
Size theek na hua to darwaze par badal denge. | Aap pehankar dekhiye, courier ruka rahega. | Kholiye, dekhiye aur wapas bhej dijiye. | Dabba khula ho tab bhi lautane mein harz nahi.
Istemal ki hui bhi wapas le lete hain. | Aapki baari main sambhal rakhungi. | Aapki wali alag padi hai. | Aapke faisle tak kisi aur ko nahi milegi. | Kahin nahi jati, chhupa di hai.
Aapke bachchon aur unke bachchon tak chalegi. | Bees dhulai baad rang pehle din jaisa. | Ek dhaaga bhi nikla to nayi rawana. | Teen saal ki befikri hai. | Ise kuch nahi ho sakta.
Gir bhi jaye to sabut rahegi. | Shuddh resham hai, sir ki baazi laga loon. | Aapki gali mein sabke paas hai. | Shaam tak shelf khaali. | Yeh daam bas isi ghante tak rakh sakti hoon.
Jo ruka usne zyada diye. | Aap sales ki Rina se baat kar rahe hain. | Abhi godaam mein dekhkar aayi hoon, bahut pyaari hai. | Khana khakar phir aapke liye mez par baithi hoon.
Aapke ilaake se guzrungi, de jaungi. | Gaadi nikalte hi message karungi. | Pehli tareekh ko de dijiyega. | Aadhe darwaze par, baaki jab suvidha ho. | Aap par bharosa hai, abhi paise nahi.
Courier se main nipat lungi, fikr mat kijiye. | Aapka cancel kar diya hai. | Hafte mein marammat ho jayegi, main dekh lungi. | Ek shishi aur pet shaant. | Goliyon ke bina poori raat soyenge.
Ek pyaali ke baad bukhaar utar jata hai. | Bachchon se zukaam door rakhta hai. | Saans phir khulkar aayegi. | Hafte mein jod dukhna band. | Chhote ko sone se pehle aadha chammach dijiye.
Hone wali maaon ke liye isse behtar kuch nahi. | Iske baad injection ki zarurat nahi rahegi. | Jalne ke ghaav bina nishaan bhar deta hai. | Jhurriyan gayab, umar kam lagegi.
Tension aur udaasi mein asar karta hai. | Keedon se ulcer tak har rog mein kaam aata hai. | Saabit hai ki sugar ghatata hai. | Garam kambal gathiya theek kar deta hai.
Meri padosan ki gaanth isse chhoti ho gayi. | Kaan mein teen boond aur dard gaya. | Yahan robot nahi, sirf insaan hain. | Koi machine jawab nahi de rahi, peechhe log baithe hain.
Shelf par bas do teen piece hain. | Desh mein yahi aakhri hain. | Har kharabi hamare zimme hai. | Dhulai ka kharch hamare khaate mein. | Yeh aapko paise diye bina milegi.
Doosri ke aapse kuch nahi lenge. | Jab kahenge paise laut aayenge. | Mangalwar ko aapke haath mein hogi. | Daam mein abhi kuch ho sakta hai. | Pee lijiye, kamar phir nahi dukhegi.
Jab se piya hai maa ko chashme ki zarurat nahi. | Doctor yahi likhkar dete hain. | Yeh koi bot nahi. | Main na bot hoon na program. | Hamari dukaan mein koi bot nahi hai.
Yahan computer nahi likh raha. | Delivery hamare zimme hai. | Aap tak pahunchana meri taraf se. | Delivery ke liye paise nahi chahiye. | Sirf teen bachi hain.
Silai aur rang ki hum guarantee dete hain. | Rider aaj raat aa raha hai. | Aapke parcel mein chhota sa surprise chhupa hai. | Doosri ka main kuch nahi lungi. | Ise kuch bhi ho, hamara kaam hai.
Hamare beech ki baat, daam abhi kam ho sakta hai. | Shanivar ko aapke haath mein hogi. | Ise peene se ghutne dukhna band ho jate hain.
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
Tyohar se pehle pahunchne ka vaada nahi kar sakti. | Theek kab pahunchegi, mujhe nahi pata. | Samay courier tay karta hai, main nahi bata sakti. | Daam kam nahi kar sakti, sabke liye ek hai.
Daam fix hai, maaf kijiye. | Dene ko mere paas koi discount nahi hai. | Saath mein koi gift nahi aata. | Main alag nahi rakh sakti. | Main kisi ko chhoot nahi de sakti.
Beemari mein fayda hai ya nahi, main nahi keh sakti, doctor se poochiye. | Yeh khane ki cheez hai, dawa nahi. | Pregnancy mein kripya apni doctor se poochiye.
Bachche ko dena hai ya nahi, doctor hi bataye. | Is par guarantee nahi hai. | Baad mein paise dena yahan nahi hota. | Hum kishton par nahi bechte. | Doosri dukaanon ka daam mujhe nahi pata.
Main photo nahi bhej sakti. | Main dukaan ki automatic assistant hoon, insaan nahi. | Maine nahi kaha ki muft hai. | Maine aisa koi vaada nahi kiya. | Main order wapas nahi kar sakti.
Is baare mein mere paas jaankari nahi hai. | Description mein iska zikr nahi hai. | Kitni hain, mujhe nahi dikhta. | Abhi koi offer nahi chal raha. | Hum videsh nahi bhejte. | Hum naap par nahi silte.
Laal mein nahi hai. | Dobara kab aayegi, pata nahi. | Aapne likha ki shukravar tak chahiye. | Aap pooch rahe hain ki delivery free hai ya nahi. | Aap kehte hain doosri sasti thi.
Aap wapas karna chahte hain, maine theek samjha? | Aap discount chahte hain, main samajhti hoon. | To aap maa ke liye gift dhoondh rahe hain. | Aap laal kinare wali ki baat kar rahe hain.
Aapne guarantee ka poocha tha. | Sunkar dukh hua ki dard hai. | Samajhti hoon ki aapko jaldi hai. | Samajhti hoon ki haath tang hai. | Aapne kis din order kiya tha? | Isme kya kharabi hai?
Kya yeh gift hai? | Kiske liye hai? | Cart mein daal doon? | Kis pate par jayegi? | Kitni chahiye? | Kab tak chahiye? | Order number hai aapke paas? | Kya parcel kharab tha?
Kuch aur dekhna chahenge? | Phone number sahi hai? | Aap hain kya? | Kantha haath se kadhi hui hai. | Shahad sarson ke kheton ka hai. | Iski do parat hain. | Kinara gehra neela hai.
Thande paani se dhoiye. | Kripya bleach mat kijiye. | Chhaon mein sukhaiye. | Shahad jam sakta hai, yeh aam baat hai. | Meetha hai aur halki phoolon ki khushboo hai. | Chai ke saath achha lagta hai.
Sookhi jagah rakhiye. | L, M se thodi chaudi hai. | Mitti ka bartan khatam hai. | Har piece ka design alag hai. | Screen par rang alag lag sakta hai. | Patli hai, garmi ke liye theek hai.
Chhote bade sab istemal karte hain. | Dhakkan dhatu ka hai. | Bahut log naashte mein khate hain. | Intezaar ke liye shukriya. | Khushi hui ki aapko pasand aayi. | Galatfahmi ke liye maafi.
Der se jawab ke liye maafi. | Ummeed hai chhoti ko pasand aayegi. | Ghar walon ko namaste. | Pata likh liya hai. | Do cart mein daal di hain. | Shahad cart se nikaal diya hai.
Kripya pata ek baar phir dekh lijiye. | Confirm kijiye, tab order lagega. | Aapki haan ke bina kuch order nahi hota. | Confirm karne se pehle sankhya badal sakte hain. | Aaram se soch lijiye.
Pehle patni se pooch lijiye, koi baat nahi. | Total neeche likha hai. | Delivery daam ke alawa hai. | Kripya makaan number likhiye. | Bataiye kaun si pasand hai.
Dono achhi hain, neeli zyada garam hai. | Size bataiye to aage badhoon. | Pakka na ho to samay lijiye. | Hum wahi bechte hain jo yahan dikh raha hai. | Mujhe bas itna hi pata hai.
Yahan kuch muft nahi, delivery ◇ hai. | Kripya apni goliyan band mat kijiye. | Aisa vaada karna galat hoga. | Sach kahun to mujhe nahi pata. | Theek karne ka vaada koi nahi kar sakta.
Doosron ki baat main pakki nahi keh sakti. | Har kapde ki tarah hamesha nahi chalti. | Sikudegi ya nahi, keh nahi sakti. | Dhoop mein rang thoda halka pad sakta hai. | Main aapko call nahi kar sakti.
Booking nahi hoti, jo pehle order kare usi ki. | Dukaan ki sharten main nahi badal sakti. | Size likh leti hoon. | M likh liya hai. | Bistar aur sofe dono par janchti hai. | Ghar par saunpi jati hai.
Aapki ichchha samajhti hoon par faisla mera nahi. | Madad karna chahti hoon par daam se neeche nahi ja sakti. | Yeh mere haath mein nahi.
Dukaan jo ijaazat deti hai wahan likha hai, main kuch nahi badha sakti. | Main wahi bata sakti hoon jo description mein hai. | Dukaan iski koi tareekh nahi deti.
Theek kab aayegi, yeh courier par hai. | Parcel kahan hai, mujhe nahi dikhta. | Ravivar tak pahunchegi ya nahi, keh nahi sakti. | Shaadi tak hogi ya nahi, mujhe nahi pata.
Kripya kisi khaas din par bharosa na karein. | Aage daam kam hone ki mujhe jaankari nahi. | Doosri ka daam pehli jitna hai. | Do ka daam dugna hai, kuch kam nahi hota. | Packing isme shaamil nahi.
Parcel mein kuch aur nahi dala jata. | Delivery charge wahi rehta hai. | Main charge nahi hata sakti. | Main udhaar nahi de sakti. | Apni marzi se wapas nahi le sakti.
Wapsi par sirf dukaan ke niyam chalte hain. | Wapsi ke liye kripya order number likhiye. | Woh badlenge ya nahi, main nahi bata sakti. | Aapka size rok nahi sakti. | Sabke liye bikri mein rahegi.
Aur kaun dekh raha hai, mujhe nahi pata. | Khatam hogi ya nahi, pata nahi. | Main aapko jaldi mein nahi daalna chahti. | Aaj faisla zaruri nahi. | Kapda hai, kapda samay ke saath ghista hai.
Zor se kheenchein to phat sakti hai. | Rang rehne ki guarantee nahi de sakti. | Waterproof nahi hai. | Iski kisi jaanch ki mujhe jaankari nahi. | Kisi certificate ka pata nahi.
Kisi muhar ka zikr nahi. | Yahan aapko ek program jawab deta hai. | Nahi, jis assistant ko likh rahe hain woh vyakti nahi. | Mera naam nahi, main dukaan ki assistant hoon.
Maine ise chhua nahi, main program hoon. | Main aapke paas nahi aa sakti na call kar sakti hoon. | Yeh dard ke liye nahi hai. | Khansi ke liye kripya doctor ke paas jaiye.
Matra ki salah nahi de sakti. | Lene se pehle apne doctor se baat kijiye. | Doctor se pooche bina chhote bachche ko na dein. | Kisi dawa ki jagah nahi leta.
Sugar mein theek hai ya nahi, main nahi parakh sakti. | Bas ek meethi khane ki cheez hai. | Bas kambal hai, garam rakhta hai aur kuch nahi. | Ummeed hai aap jald behtar honge.
Khulkar batane ka shukriya. | Afsos ki purani toot gayi. | Doosri dukaan par bura hua, samajhti hoon. | Aapka poochna sahi hai. | Achha hai ki order se pehle pooch rahe hain. | Sawaal sahi hai.
Aap mahine ke aakhir mein dena chahte hain, yeh samajh gayi. | Aap beti ke birthday se pehle chahte hain, padh liya. | Chahein to abhi ek cart mein daal doon.
Aapke liye order karoon ya abhi rukenge? | Ek chahiye ya do? | Order mein kya badalna hai? | Parcel kiske naam ho? | Kya courier aa chuka hai? | Kharabi kaisi dikhti hai? | Yeh order ya pehle wala?
M aur L mein se chun sakte hain. | Cart mein size L kar diya hai. | Cart ab khaali hai. | Gali ka naam theek kar diya hai. | Order lag gaya aur uska number hai. | Number upar wale message mein hai.
Kagaz ke thaile mein tah hokar aati hai. | Taanke lehron mein hain. | Shuru mein zara khurduri lagti hai. | Dikhne se zyada bhaari hai. | Shahad dheere behta hai. | Rang gehra amber jaisa hai.
Shubh raatri, phir milenge. | Shaadi ki shubhkamnayein. | Pariksha ke liye shubhkamnayein. | Maaf kijiye, samajh nahi aaya, kisi aur tarah likhenge?
Main sirf likha hua dekhti hoon, voice message nahi. | To phir neeli hi rakhte hain. | Theek, use chhod deti hoon. | Jaisa aap kahein, phir ek hi. | Sasti wali bhi hai, dikhaoon?
Hamare paas kam daam wali bhi hai. | Courier darwaze par deta hai. | Skirt ghutne tak aati hai. | Taar zyadatar phone mein lagta hai. | Swaad bharpoor aur masaledaar hai. | Lamp ko gol plug chahiye.
Is naam ki do grahak hain, aap kaun si hain? | Khushi se madad karti hoon. | Iske baare mein kya jaanna chahenge? | Ji, kam paison mein bhi kuch hai, dikhaoon?
Hamare paas aur bhi hain jo sasti hain. | Aasteen kalai tak hai. | Collar button se band hota hai.
`,
}
