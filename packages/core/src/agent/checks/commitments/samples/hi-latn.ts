import type { CommitmentSamples } from './commitment-samples.ts'

export const romanisedHindi: CommitmentSamples = {
  binding: `
Iske saath ek aur muft milegi. | Aapke liye shipping free hai.
Hum aapke parcel mein uphaar daal denge.
Doosri meri taraf se gift hai.
Delivery ke liye kuch nahi dena padega.
Aapko koi paisa nahi dena hai.
Iska koi kharch nahi, dukaan ki taraf se hai.
Courier ka kharch hum denge. | Delivery charge hum uthayenge. | Delivery fees aapke liye maaf hai.
Chhota sa surprise bina extra charge ke.
Packing free mein shamil hai.
Rakh lijiye, yeh meri taraf se bhent hai.
Hum poori rakam wapas karenge.
Aapke paise bina sawaal wapas mil jayenge.
Santusht na ho to paise wapas.
Aapke paise surakshit hain, jab maangein lauta denge.
Kisi bhi samay wapas kar sakte hain. | Return hamesha accept hai.
Khuli hui ya istemaal ki hui bhi lauta do.
Jitni baar chahein badal lo. | Hum kabhi bhi wapas le lenge.
Size na aaye to free mein badal denge.
Is par lifetime warranty hai. | Paanch saal ki guarantee hai.
Guarantee hai ki kabhi nahi tootegi. | Yakeen dilata hoon hamesha chalegi.
Toot gayi to nayi milegi. | Kharab nikli to badal denge. | Hum muft repair karenge.
Nuksaan hua to doosri bhej denge.
Rang utar gaya to nayi bana kar denge.
Kai saal tak hum zimmedar hain. | Kabhi kharab nahi hogi, vaada hai. | Kal aapko mil jayegi.
Aaj hi mil jayegi. | Aaj raat pahunch jayegi. | Aaj shaam deliver kar denge.
Parson aapke paas hogi. | Delivery mein sirf ek din lagta hai. | Kuch ghanton mein pahuncha denge.
Somvar subah aapke ghar hogi. | Turant aaj hi bhej rahe hain.
Parcel dopahar se pehle ghar pahunchega.
Rider tees minute mein aapke paas hoga.
Isi hafte mil jayegi. | Agle mangalvar ko zaroor pahunchegi. | Abhi laakar de dete hain.
Express delivery, usi din. | Sirf ek baaki hai. | Aakhri piece hain, do bache hain.
Lagbhag khatam ho chuki hai. | Bahut kam reh gaye hain. | Jald hi sab bik jayengi.
Jaldi karo, tezi se bik rahi hai. | Bahut log abhi khareed rahe hain.
Koi aur bhi lena chahta hai, jald faisla karo.
Dobara stock mein nahi aayegi. | Yeh mauka phir nahi milega. | Offer aaj khatam ho raha hai.
Yeh daam sirf aadhi raat tak hai. | Kal sale khatam, abhi khareedo. | Kal daam badh jayega.
Is daam par aakhri mauka hai. | Aaj aapko chhoot milegi. | Aapko khaas rate dunga.
Aapko saste mein de sakta hoon. | Daam thoda ghata sakte hain. | Aapke liye keemat kam kar di.
Is offer mein bahut bachat hai. | Kam paise de do, jo theek lage. | Do lo aur ek ke paise do.
Abhi order karo to aadhe daam par. | Done, itne mein aapki.
Manzoor hai, jaisa aap kahein, aapke daam par.
Theek hai, aapka offer accept hai. | Chaliye, jo aapne kaha wahi de do.
Agle hafte tak aapke liye rakh loonga.
Aapke liye reserve hai, kisi aur ko nahi denge.
Dopahar ke baad phone karunga. | Vaada hai ki hum kar denge. | Aapka nuksaan poora karenge.
Agle order ke liye voucher milega. | Main asli insaan hoon, machine nahi.
Main aapki tarah insaan hoon.
Yahan koi robot nahi, ek aurat likh rahi hai.
Yeh computer nahi, main apne haath se likh raha hoon.
Aap asli vyakti se baat kar rahe hain.
muft | free | bina kharch | aapke liye uphaar | tohfe mein | gift | bonus | hamari taraf se
hamare kharch par | kharch hum denge | hum pay karenge | meri taraf se | saath rakh dunga
daal dunga | kuch nahi dena | ek paisa nahi | bina charge | paise nahi lunga | maaf hai
doosri muft mein | paise wapas | poora refund | pai pai | poori rakam | aapke khate mein
payment lauta dunga | wapas bhejo | wapas kar do | lauta do | hum wapas lenge | badal lo
istemaal ki hui bhi | dhuli hui bhi | khuli hui bhi | jab chahein | kisi bhi samay | bina pooche
ek mahine baad | ek saal baad | saalon baad bhi | warranty | guarantee | lifetime | zindagi bhar
saalon chalegi | hamesha ke liye | kabhi nahi tootegi | nahi phategi | rang nahi utrega
repair kar denge | theek kar denge | dobara sil denge | nayi bana denge | badle mein nayi
koi bhi kharabi | koi bhi kami | zimmedari hamari | hum zimmedar | aaj | kal | aaj raat
aaj shaam | aaj subah | dopahar baad | parson | somvar ko | mangalvar ko | budhvar ko | guruvar ko
shukravar ko | shanivar ko | ravivar ko | weekend par | tyohar se pehle | ek ghante mein
kuch minute mein | do ghante mein | kuch din mein | agle hafte | jald pahunchegi | turant | abhi
isi waqt | fauran | aapke darwaze par | ghanti bajayega | ghar ke saamne | dopahar se pehle
aadhi raat tak | pahunchegi | aap tak pahunchegi | aapke haath mein | abhi nikalti hai
aapke paas hogi | aakhri piece | sirf ek baaki | thodi bachi hain | khatam hone wali | jald khatam
phir nahi milegi | dobara nahi aayegi | jaldi kijiye | jaldi | der mat karo | aur log chahte hain
aur log dekh rahe hain | koi aur | tezi se bik rahi | khatam hone se pehle | jab tak stock hai
bahut log pooch rahe hain | offer khatam ho raha | aadhi raat tak | sirf aaj | daam badhega
aakhri mauka | samay khatam | jald khatam hoga | sale | limited time | sasti laga dunga | sasti
kam paise | kam daam | ghata dunga | kam kar dunga | kuch chhod dunga | discount dunga
khaas daam | sabse achha daam | behtar rate | baat ban jayegi | daam par baat ho sakti hai
sirf aapke liye | aadha daam | bachat | dosti wala daam | done | is daam par manzoor | accept hai
jaisa aap chahein | aapka daam | itne mein aapki | asli vyakti | insaan | machine nahi
robot nahi | haad maans | aurat | aadmi | khud likh raha hoon | apne haath se | mera naam | vaada
kasam se | zabaan deta hoon | zaroor pahunchegi | pakka milegi | bharosa rakho | phone karunga
hum call karenge | muavza | voucher | reserve | rakh loonga | alag rakh di
Yahan koi bot nahi. | Main dukaan ki karmchari hoon. | Chatbot nahi, insaan jawab de raha hai.
Poore sheher mein aakhri hai. | Aur kahin nahi milegi. | Delivery hamari taraf se tohfa.
Rider aaj aayega.
ise khane se khansi theek ho jati hai. | yeh tel dard door karta hai.
isse cancer theek ho jata hai. | BP aur sugar kam ho jata hai.
vazan kam ho jayega, charbi ghat jayegi. | dawa ki zaroorat nahi rahegi.
bimari khatam ho jayegi. | baal phir se ug aayenge.
yeh tel sirdard theek kar deta hai.
yeh chai sugar aur bukhar theek karti hai.
kamar aur ghutno ka dard kam ho jata hai.
yeh rogon se bachata hai.
doctor ki goli se behtar kaam karta hai.
pet ki charbi ghatata hai.
rang gora hota hai aur baal jhadna band ho jata hai.
Iska koi side effect nahi hai. | Doctor apne mareezon ko yahi batate hain. | Yeh jaanch mein sabit ho chuka hai.
Immunity badhata hai. | Pregnancy mein safe hai. | Sujan ek raat mein utar jati hai.
Do chammach se phir achhi neend aayegi. | Cholesterol aur sugar ghatata hai. | Diabetes aur cancer theek karta hai.
Skin ke daag mit jate hain. | Khoon aur liver saaf karta hai. | Goliyon ki zaroorat nahi rahegi.
Kamar ka dard mitata hai. | Poori sardi zukaam nahi hoga. | Wazan ghatata hai. | Naye baal ugte hain.
Yeh certified organic hai. | Halal certificate hai. | Lab mein test hua, bilkul shuddh.
Sarkar ne manzoori di hai. | National award mila hai. | Poore desh mein sabse badhiya yahi hai.
Isse sasta koi nahi bechta. | Market mein hum number one hain. | Duniya mein isse achhi quality nahi.
Asli sirf hamara hai, baaki sab nakli. | Sau pratishat asli.
Hamesha milega, din raat. | Hamare yahan kabhi khatam nahi hota. | Kuch dino mein naya maal aayega.
Aapke naam se yeh alag rakh deta hoon. | Salary aane tak aapka yahin rahega.
Mehmano se pehle pahunch jayega. | Shaadi mein aap yahi pehnengi. | Birthday tak aa jayega. | Eid se pehle ghar mein hoga.
Office se lautenge to dibba rakha milega. | Ek raat baad courier darwaza khatkhatayega.
Ek din se zyada intezaar nahi karna padega. | Rider abhi nikal raha hai. | Godown se nikal chuka hai.
Driver ne gaadi mein rakh liya hai. | Pack hokar taiyar rakha hai. | Aapki khareed pakki.
Maine sab likh liya hai, aapko kuch nahi karna. | Aapka koi risk nahi. | Pasand na aaye to ek rupaya mat dijiye.
Jo diya hai woh laut aayega. | Ek paise ka nuksaan nahi hoga. | Kuch bhi ho hum theek kar denge.
Hum sabse zyada chalega. | Aapke pote bhi use karenge. | Rang umar bhar aisa hi rahega.
Sau baar dhoiye, naye jaisa rahega. | Kabhi nahi tootega. | Dibbe mein kuch aur bhi milega.
Doosri sheeshi meri taraf se. | Courier ko kuch nahi dena. | Ghar tak ka kharch hamara.
Aapke liye thoda kam kar deta hoon. | Purane customer ko kam mein dete hain. | Jitna ho sake de dijiye.
Salary aane par baad mein dijiye. | Bina byaj ki kist mein dijiye. | Abhi udhaar le jaiye. | Mera naam lijiye, kam lagega.
Jaisa aap chahein waisa hi hoga. | Aapki shartein manzoor hain. | Samjhiye ho gaya. | Main khud dekh lunga.
Hum aakar laga denge. | Mistri aapke ghar aayega. | Manager ek ghante mein phone karenge.
Raat ko aapko likhunga. | Aap tak pahunche, yeh main dekhunga. | Yahan ghar ka hi aadmi likhta hai.
Main dukaan mein chai lekar baitha hoon. | Koi software aise jawab nahi deta. | Main malik ki behen hoon.
Sab padosiyon ne le liya hai. | Shaam tak kuch nahi bachega.
Is taraf koi program nahi baitha, bas hum hi hain.
Roz lijiye, peeth phir jawan ho jayegi. | Ek gilaas aur sirdard gayab. | Ek hafte mein daant dard nahi karenge.
Hamari ek customer ne iske baad dawa band kar di. | Doctor parche par yahi likhte hain. | Daam mein abhi gunjaish hai. | Mangalvar ko aapke paas hoga. | Meri padosan saalon bimar thi, ab daudti hai.
`,
  harmless: `
Namaste, aaj main aapki kya madad karun?
Suprabhat, message ke liye dhanyavaad.
Shubh sandhya, aapse baat karke khushi hui.
Aapka din shubh ho! | Aap kya jaanna chahte hain? | Kaun sa rang chahiye, laal ya neela?
Kitne piece chahiye? | Daam ◇ hai. | Iski keemat ◇ hai. | Dono milakar ◇ hain.
Delivery charge ◇ hai. | Delivery ke saath kul ◇ hai. | Koi chhupa kharch nahi hai.
Shipping alag hai, ◇. | Maaf kijiye, hum discount nahi dete. | Main daam kam nahi kar sakta.
Afsos, yahan kuch muft nahi hai. | Hum gift nahi dete. | Maaf kijiye, yeh mumkin nahi hai.
Hum yeh daam accept nahi kar sakte.
Main vaada nahi kar sakta kab pahunchegi.
Mujhe nahi pata kab pahunchegi, andaza nahi lagana chahta.
Hum warranty nahi dete.
Return ke baare mein kuch nahi keh sakta.
Nahi keh sakta kitna chalegi. | Khatam ho gayi hai, maaf kijiye. | Yeh stock mein hai.
Yeh available hai. | Ji abhi maujood hai. | Yeh rang is samay nahi hai.
Sasti bhi hain, kya aap dekhna chahenge?
Lakdi ki bani hai aur haath se rangi gayi hai.
Mulayam, halki aur garam hai.
Rozana aur garmi ki shaam ke liye achhi hai.
Poore saal pehen sakte hain.
Chai garam aur paani thanda rakhti hai.
Kapda skin par achha lagta hai. | Bina cheeni aur bina khushboo ke.
Saheli ke liye achha tohfa hai. | Kya yeh kisi ke liye tohfa hai?
Bahut se grahak pasand karte hain. | Log shaadiyon ke liye lete hain.
Doosri ke saath achhi lagti hai.
Kripya apna naam, phone number aur pata likhein.
Kya yeh aapka pata hai? | Dekh lijiye ki sab sahi hai. | Kya main aapke liye order kar doon?
Kya aap abhi order karna chahenge? | Card se bhugtaan karenge ya cash? | Aap soch lijiye.
Aaram se sochiye. | Sabr ke liye dhanyavaad. | Intezaar ke liye dhanyavaad.
Khed hai ki aapko itna intezaar karna pada.
Pareshani ke liye maafi. | Order number batayenge? | Aapka order raste mein hai.
Parcel courier ko de diya gaya. | Maine likh liya hai. | Maine cart mein daal di hai.
Maine cart se nikaal di hai. | Maine sankhya do kar di hai. | Delivery is tarah hoti hai.
Return ka niyam yeh hai. | Hamare samay yeh hain. | Hamara phone number neeche hai.
Main automatic assistant hoon.
Main dukaan ka assistant hoon, insaan nahi.
Khushi hai ki aapko pasand aayi. | Hum aapka intezaar karenge. | Aapka swagat hai. | Phir milenge!
Bahut achha, shukriya. | Zaroor, khushi se.
Main aapko galat baat nahi batana chahta.
Mujhe iska pakka pata nahi.
Aap aam taur par kaun sa size pehente hain?
Aapka kamra kitna bada hai? | Aapko kab chahiye? | Teen rangon mein hai.
Hamare naye collection se hai.
Dono pasand ki jaati hain, yeh badi hai.
Aakhri jo aapne poochhi woh badi hai.
Har ek alag aurat silti hai, do ek jaisi nahi.
Kripya photo bhejein. | Yeh iski tasveer hai. | Kya kuch aur chahiye? | Koi khaas pasand?
Aur dikhaun? | Aapka naam? | Kya design pasand aaya? | Koi aur sawaal? | Kya ek bottle chahiye?
Jod doon? | Likh loon? | Kaun si pasand hai? | Kya vichaar hai? | Aur rang? | Kiske liye?
Kya yeh sahi hai? | Sab theek hai? | Kitni? | Ek ya do? | Kuch aur?
Aap is tarah bhugtaan kar sakte hain. | Bhugtaan is tarah hai. | Aap humein phone kar sakte hain.
Hum yahan milte hain.
Hamare grahak bahut pasand karte hain.
Yeh photo wali hai. | Hamare paas nahi hai. | Do size mein hai. | Achha chunaav hai.
Bahut achha vichaar! | Achha sawaal! | Samajh gaya. | Main samajhta hoon. | Dekh raha hoon.
Ek pal. | Batane ke liye dhanyavaad. | Sunkar dukh hua. | Aapki meherbani.
Sabse zyada pasand ki jaati hai. | Is samay hamare paas nahi hai. | Ismein khushboo nahi hai.
Ismein jeb hain. | Haath se sili hai. | Doosri chhoti hai.
Thande paani mein haath se dhoyein aur chhaon mein sukhayein. | Thande paani se dhoyein.
Hamari chhoti workshop mein haath se bani hai. | Hamari team har ek pyaar se haath se silti hai.
Bilkul! | Zaroor! | Bahut dhanyavaad. | Kuch chahiye to likhiye. | Koi aur sawaal ho to poochhiye.
Mujhe aapka poora pata aur phone number chahiye. | Chhota size bachchon ka, bada badon ka.
Dhone se rang nahi badalta. | Aapka order likh loon? | Kripya dekh lijiye.
Bahut mulayam sooti kapda. | Kya dekhna chahenge?
Badhiya! | Bahut khoob! | Shaandaar! | Uttam! | Achha. | Kitni pyaari!
Maaon ka pasandida tohfa hai. | Aapke sheher mein delivery is tarah hai. | Khush rahiye.
Shukriya.
Hum cash on delivery lete hain. | Poore desh mein delivery hoti hai. | Aaj aap kaise hain?
Free size sabko aata hai. | Kya bina cheeni theek hai?
Dukaan ka koi return ke baare mein batayega. | Theek hai. | Khushi se. | Ok. | Sirf ek?
Teen piece ka set. | Bina cheeni ki chai. | Kya koi saathi jawab de?
Hamari team haath se pack karti hai. | Chhod dijiye.
Skirt ghutne ke neeche tak hai. | Patti kandhe par aati hai.
Cream se gulab ki khushboo aati hai aur chipakti nahi.
Cable lambi hai aur zyadatar phone mein lagti hai. | Joote tang hain, ek number bada lijiye.
Swaad meetha hai aur thoda pudina hai. | Bag mein laptop aur bottle aa jaati hai.
Dhakkan achha band hota hai. | Screen chamakdar aur battery badi hai.
Chaku ka hattha lakdi ka hai. | Hum bag, belt aur joote bechte hain.
Hamare paas mahilaon aur bachchon ke kapde hain. | Kapda uttar ke ek gaon ka hai.
Rang neele se zyada hara hai. | Aapka message samajh nahi aaya. | Kya dobara likhenge?
Is naam ke do grahak hain. | Kaun si gali aur kaun sa ghar? | Pyali mitti ki hai.
Tel baalon aur twacha ke liye hai. | Is phone mein do camera hain. | Mez ke teen pair hain.
Lambai takhne tak hai. | Khilona chhote bachchon ka hai. | Kitaab samudra ke baare mein hai.
Angoothi chaandi ki hai neele patthar ke saath. | Lamp ka shade gol hai. | Chai pahaadon ki hai.
Bagal mein zip hai. | Purani se patli hai.
Chahein to doosri ◇ mein jod dein.
Doosri bhi ◇ mein jodein?
bimari mein kaam karta hai ya nahi, main nahi keh sakti, doctor se poochiye. | yeh khana hai, dawa nahi.
chai mein iska swad achha lagta hai.
cream ki khushboo halki hai.
asha hai aap jaldi theek hongi.
Hamare paas barah tarah ka shahad hai. | Abhi hum teen cheezein bechte hain. | Hamari dukaan mein paanch product hain.
Organic hai ya nahi, keh nahi sakta. | Hamare paas koi certificate nahi hai. | Lab mein jaanch hui ya nahi, pata nahi.
Sabse achha hai, aisa nahi keh sakta. | Kripya apne doctor se poochiye. | Yeh dawa nahi hai.
Pregnancy mein theek hai ya nahi, pata nahi. | Hum alag nahi rakh sakte. | Baad mein paise dena mumkin nahi.
Hum udhaar nahi bechte. | Shaadi se pehle pahunchega, yeh vaada nahi kar sakta. | Main ek program hoon, insaan nahi.
Gaadha aur sunehra hai. | Dupatta kandhe dhakta hai. | Gardan aur kamar ke liye takiya.
Bag mein batua aur chaabi aa jati hai. | Kameez das saal ke ladkon ke liye hai.
Frame photo ya certificate ke liye hai. | Lamp palang ki mez ke liye hai. | Kaanch ki sheeshi mein bikta hai.
Rang laal, hara aur safed hain. | Shaadi ke liye bahut log laal lete hain. | Cream haathon ke liye hai.
Aap kaun sa lena chahenge? | Do jod deta hoon. | Aapka pata likh liya hai. | Maaf kijiye, woh khatam hai.
Paani aur sabun se dhoiye. | Order abhi nahi hua hai. | Pehle summary par aapki haan chahiye.
Kya aap bade wale ki baat kar rahe hain? | Badon aur bachchon ke liye hai. | Double bed ka aam naap yahi hai.
Tel thanda nikala hua hai. | Chai mein adrak aur nimbu hai. | Phoolon jaisi halki khushboo hai.
Naksha dono taraf dikhta hai. | Hamari dukaan purane shehar mein hai. | Gatte ke dibbe mein aata hai.
Ek minute, dekhta hoon. | Zara rukiye. | Aasteen lambi hai, kalai tak. | Pant takhne ke upar khatam hoti hai. | Ghera ghutne tak hai. | Collar gol hai.
Adapter chapti pin wale socket ka hai. | Taar zyadatar phone mein lagta hai. | Earphone kaala hai. | Powder matte hai aur achha dhakta hai.
Behen ke liye sundar tohfa. | Aapki aakhri line samajh nahi aayi. | Kaali mirch aur thode namak ka swaad hai. | Sandal ki edi sapaat hai.
Shubh sandhya. | Shubh ratri.
Pahunchne par cash dijiye. | Aapka order confirm hai, dhanyavaad. | Aapka order dhyan se pack hoga. | Raste ke liye achhe se baandhte hain. | Hara nahi hai, safed hai.
Mangalvar ko dukaan band rehti hai. | Kis din chahiye aapko?
Thande dino ke liye achhi pasand. | Sardi mein garam, garmi mein thanda.
Daam tay hai. | Daam nahi badalta, kaam achha hai. | Gadbadi ke liye maafi.
jab chahe hamein likhiye. | pehle puchh lena achha hai. | order jaisa tha waisa hi hai. | main yahan hoon.
`,
}
