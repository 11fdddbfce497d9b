import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const romanisedHindi: CommitmentSamples = {
  binding: `
dekh bhai seedhi baat, gym ka bag Monday ko tere kandhe pe hoga warna mera naam badal dena
mausi ki pachasvi anniversary hai na, to silver frame unke cake kaatne se pehle table pe rakha milega
OTP mat dena kisi ko, main khud counter se refund nikalwa ke aapke wallet mein daal rahi hoon
powerbank fool gaya to photo daalna bhi zaroori nahi, agle courier mein naya rakh dungi | hostel mein rehte ho, paise tight honge, internship ka stipend aaye tab nipta dena
naye baby ke liye jhabla silwa ke box mein ghusa diya hai, uska hisaab mat poochna | showroom wale ko raat mein call karke aapke liye maroon wali rukwa li maine
ye wala lehenga sirf do dulhano ne pehna tha trial mein aur dono ne usi waqt le liya | kasam se itna mazboot trolley hai ki airport wale patak patak ke thak jayenge
asthma ho ya purani khansi, teen din bhaap mein ye daalo, pump ki zarurat khatam | form bhar diya, stamp lag gaya, ab aapka parcel mere table se uth chuka hai
achha theek hai na, ro mat, jo tu bola wahi final | bhai tension kyu le raha hai, barat nikalne se pehle sherwani tere paas hogi
Ganpati sthapna se ek raat pehle makhar aapke hall mein khada milega | abhi abhi baat hui, ladka aapke society ke gate pe helmet utaar raha hai
bachche ka birthday cake topper Saturday ko dopahar tak pakka pakka aayega | raste mein jam bhi ho to bhi aaj raat gyarah se pehle drop ho jayega ma'am
chhath se pehle soop aur daliya aapke ghat tak pahunchwa dene ki zimmedari meri | teej ka order hai na, ek ghanta bhi upar neeche nahi hoga
upi se aaya tha to upi mein hi ulta chala jayega poora paisa | swaad na jame to dabba khaali karke bhi bhej do, paisa mil jayega
aapka amount hum aadhe din mein reverse maar dete hain | bhaiya aap nuksaan mein nahi rahoge, jitna gaya tha utna account mein
cancel karo ya rakho, dono case mein paisa safe hai aapka | maine accounts wale ko bol diya, kal subah tak credit dikhega
kharidi pasand nahi to hisaab wahin khatam, raqam lauti samjho | kangan tight baithe to do size bada pakda dungi, charge zero
screen guard galat model ka aaya to sahi wala agle hi din nikal jayega | aap purana bhejna bhi mat, naya rang pehle bhijwa deti hoon
beti ko frock chhoti pade to kabhi bhi badlo, saal bhar baad bhi | jodi mein se ek chappal bhi badal dete hain hum to
green acchi na lage diwaar pe to yellow wale parde de jayenge aur green utha layenge | gift kiya aur saamne wale ko na jacha? unse lekar doosra dedenge
naap mein unnees bees hua to darzi ka bill mujhe bhej dena | charger phook gaya to chup chaap doosra bhej dunga bina kuch poochhe
tawa ki coating nikli to hum dobara karwa ke denge, paanch saal tak | geyser ka mechanic hamara hai, ghar aake muft mein khol ke dekhega
kuch bhi ho, company nahi sunegi to main sunungi aur theek karwaungi | moti gire to pirone ka kaam hamesha free
ghadi paani mein bhi gir jaye to warranty cover karti hai sir | cooker ki seeti handle gasket sab hamari guarantee mein hai
masala dabba le rahe ho to chammach ka set meri taraf se | aapki pehli baar hai na, ek agarbatti ka packet daal diya hai
pehunchane ke paise bhool jao bhai, apna hi ladka hai | do kilo namkeen pe ek pav mithai muh meetha karne ko, paise nahi lagenge
nayi dulhan ke liye bindi ka patta shagun samajh ke rakh liya box mein | itni door ka bhi delivery charge mere upar, khush raho
engraving ka kuch mat dena, dost ke naate kar dunga | bas ab last bol rahi hoon, pachaas aur ghata diye | amazon ka screenshot bhejo, usse ek rupya neeche dunga
jo price pichle mahine dekha tha wahi chalega apne liye | paanch log milke loge to group rate lag jayega, main kar dungi | chhutte ka chakkar chhodo, seedha gol amount dedo
next time aao to bees percent ka haq banta hai aapka | itna bargain koi nahi karta, chalo jeet gaye aap, wahi rate | thoda margin kha lungi apna, aap le jao
pagaar das ko aati hai na, das ko hi dena phir | abhi ghar le jaao mixer, chala ke dekho, mann kare to paise bhejna | teen hisse kar dete hain, har mahine thoda thoda
diary mein likh diya aapka baaki, aaram se chukana | bonus milne do bhaiya phir clear kar dena | card nahi hai to bhi kisht bana denge apni taraf se
mehmaan ko dikha lo, sab ko jache tab gpay karna | earring ki wo jodi locker mein rakh di, kisi ko dikhegi hi nahi
Ravi bhai ne maanga tha par maine mana kar diya, aapke liye bachaya hai | jab tak aap gaon se laute tab tak ye saree kahin nahi jaati | mangalvar tak reserve, meri zimmedari
naam ki chit chipka di hai, doosra koi chhu bhi nahi sakta | bina paise diye bhi ye piece aapka hi mana jayega | group mein daalne se pehle aapke liye nikaal liya tha maine
hum raat ko nahi bhejte but aapka kaam hai to bhej denge | return wali shart aapke order pe nahi lagegi
kisi ke saamne mat bolna, aapko wholesale mein de rahi hoon single piece | khule packet ko wapas nahi lete par aap alag ho
aap jaise customer ke liye niyam mod dete hain hum | custom order mein advance chahiye hota hai, chalo chhodo aapka nahi lete
Sunday off hota hai lekin main khud aa jaungi dene | bhai tu apna hai, tere liye sab chalta hai | kesar direct Pampore ke khet se, hamare mama ki kheti hai
brass itna bhaari hai ki pota bhi isi mein paani piyega | hing mein ek daana maida nahi, chaho to lab mein de do
ye blue pottery Jaipur ke ustaad ne haath se rangi hai, machine ka kaam nahi | plating nahi jaati, pasine mein bhi nahi, bol diya to bol diya
lakdi sheesham ki asli hai, deemak aas paas nahi phatkegi | market mein sab nakli hai, original sirf hamare paas | aapka order punch kar diya, number bhi lag gaya
haan ji paisa aa gaya dikh raha hai mujhe | pata Noida se Gurgaon kar diya, ho gaya kaam | dabba seal karke pickup wale ko thama diya
do ki jagah teen piece kar diye maine aapke order mein | tracking activate ho gayi, samaan Nagpur cross kar chuka | naam ki spelling theek karwa di engraving walo se
aapki complaint upar tak pahuncha di, kaarwai ho gayi | abhi bees log isi ko dekh rahe hain screen pe | raat barah baje rate seedha double ho jayega
sochte sochte pichhli baar bhi reh gayi thi aap, is baar mat chhodna | ye lot khatam to karigar ne banana band kar diya hai | haath se nikla to phir reels mein hi dekhna
jo pehle paise dalega uska, abhi daal do | shaadi season mein kal tak ek bhi nahi bachega dekh lena | aapke hi sector ki teen aunties le ja chuki hain
Kavita ma'am ne rote rote review diya tha itni khush thi | bank wale sir har mahine das dabbe uthate hain | sau mein se sau logon ne dobara mangwaya hai
influencer didi ne khud paise deke liya tha hamse | sab bolte hain inke jaisa achaar maa ke haath ka bhi nahi
aapke bhaiya ke dost ne bhi yahi lagwaya, tareef karte nahi thakte | main Pooja bol rahi hoon ji, ye dukaan mere papa ki hai
arre bot wot kuch nahi, do haath do aankh wali ladki hoon | aaj meri bhi tabiyat dheeli hai phir bhi aapko jawab de rahi
hum teen log baith ke message karte hain, koi software nahi | aapki baat sunke meri aankh bhar aayi sach mein | owner se kya milna, main hi owner hoon bhai
school chhodne gayi thi bachchi ko, isliye reply late hua | machine ko thodi pata hota hai dil ki baat, mujhe pata hai
garbhwati bahu ko roz ek laddoo do, bachcha tandurust hoga | sugar mein meetha mana hai par hamara gud chalta hai, koi dikkat nahi
navjaat ki maalish isi tel se karo, haddi lohe jaisi banegi | magnet wala bracelet pehno, bp apne control mein aa jata hai
vaidya ji bolte hain subah khaali pet ek chutki, bawaseer khatam | goli band kar do, ye powder hi kaafi hai | migraine walo ne pehna aur sar dard bhool gaye
chal bhai tu jeeta, teri wali baat final | jo condition rakhi hai sab accept hai ji | thik hai ma'am as you wish kar dete hain
haan bhej rahi hoon usi rate mein usi time pe, khush? | aapne keh diya to kaun mana karega, ho gaya | jaisi aapki ichha, hum waise hi bana ke denge
pakka wala haan hai meri taraf se | chammach kam nikli uske liye poora set naya bhej rahi hoon | intezaar karwaya na humne, uske badle mithai ka dabba aayega
jo paise auto mein lage woh bhi hum de denge | scratch ke liye kuch paise phone pe daal deti hoon | is baar gadbad hui, agla order hamari taraf se
aapka mood kharab kiya, coupon bhej ke bharpai kar dete hain | dawat mein beizzati hui to uska bhi harjana milega | jitne din late utna bill kam, deal?
main delivery partner ko abhi ring karti hoon, lift se upar tak layega | courier office mein mera jaan pehchan hai, aaj hi chhudwa dungi
uncle akele hain to ladke se keh dungi fit bhi kar de | unhe message chhod diya ki ghanti na bajaye, baby so raha hoga
transport wale se bol ke sheesha ka box upar rakhwa dungi | driver aapka intezar karega jitna time lage, maine bol diya | hub manager ko keh ke route badalwa rahi hoon
chaar saal mein ek shikayat dikha do to dukaan band | tootne phootne ka to naam hi nahi hota hamari packing mein | lene wale ne kabhi mud ke wapas nahi diya
aankh mein kajal lagao, kisi ko jalan hui hi nahi kabhi | kabhi kuch hua hi nahi to warranty ki baat hi kya | hamare plug se aaj tak spark nahi nikla
`,
  harmless: `
ye malik hi bata sakte hain | naam, phone number aur pura pata bhej dijiye | aap honey ki baat kar rahe hain ya quilt ki? | ek second, kaun sa wala chahiye aapko? | main bot hoon, shop ki taraf se likhta hoon | pin code bhi bata denge? | apna number ek baar phir likhenge?
gym bag Monday ko chahiye ye likh liya, lekin Monday ka bharosa main nahi de sakti bhai | anniversary ke liye frame dekh rahe ho, photo khadi lagani hai ya leti
OTP kisi ko mat batana, na mujhe na courier ko, hum kabhi nahi maangte | powerbank fool gaya hai to use mat karo abhi, kahan se aur kab liya tha
hostel ka gate kitne baje band hota hai, warden parcel le lete hain kya | stipend ke baad lena ho to tab aa jaana, aaj sirf dekh lo
jhabla kis kapde ka dekhna hai, malmal ya flannel, baby kitne mahine ka | showroom mein raat ko kaun hota hai mujhe nahi pata, rukwana mere bas ka nahi
trolley ke pahiye chaar hain aur handle do height pe rukta hai | airport par kya haal hota hai bag ka ye koi nahi bol sakta didi
asthma mein pump band karna theek nahi, apne chest specialist se poochho | form bharne ke liye abhi teen cheez baaki: naam, number, gali
ro mat yaar, lekin us rate pe haan bolna mujhse nahi hoga | ye jo lamp hai uski roshni peeli hai aur switch taar ke beech mein
silicone ka mould hai, oven mein dhyan se, saabun se dhul jaata hai | dadaji ko hearing ka issue hai to call ke bajaye message theek rahega kya unke liye
aapne teen alag message mein teen alag size likhe, kaunsa maanu | itna gussa jayaz hai ma'am, batao packet kis haalat mein aaya tha
best hai ya nahi wo aap tay karo, main to sirf naap aur kapda bata sakti hoon | exchange ke naam par kya hota hai ye jaane bina main kuch likh dun to galat hoga
nani ban gayi aap, arre wah, mithai banti hai ghar mein | bahut bada sadma hai, aap sambhaliye khud ko, order ki baat chhodiye abhi
shayari achhi thi bhai, wah wah se zyada mujhe aata nahi | chaliye uncle, raat ho gayi, kal subah aaram se likhiye
bhai rate wahi hai jo likha hai, mere bolne se badlega nahi | gol karne ka option mere paas hota to bol deti, hai nahi | purana price ab nahi chalta, naya wala hi laga hai
amazon pe sasta hai to wahin se le lo, humein bura nahi lagega | chhoot sirf dukaan ke log de sakte hain, unse poochhun kya | do lo ya das, per piece daam same rehta hai
agle order pe discount hoga ya nahi, abhi kuch keh nahi sakti | Ganpati tak aayega ya nahi, sach bolun to mujhe andaza nahi
exam ki date likh do, dukaan mein koi dekh ke batayega | jaldi bhejne ka vachan dena mere liye galat hoga
barsaat mein courier kabhi late hota hai, isliye tareekh nahi bata rahi | aaj pahunchana mushkil lagta hai, haan ya na dukaan bolegi
kal ki delivery ka bharosa mat rakhna, main confirm nahi kar sakti | festival ke time kitne din lagte hain iska hisaab mere paas nahi
paise lautane ki baat malkin se hogi, mujhse nahi | wapas lene ka system kya hai ye pehle poochh lijiye, tab order kijiye
return ke baare mein jhooth nahi bolungi, pata nahi hai | badalne ki suvidha hai ya nahi, koi insaan bataye to behtar | frock chhoti padi sun ke dukh hua, kis naap ki thi?
naap galat aane par kya niyam hai, woh yahan nahi likha | rang badalwana hai to order lagne se pehle bol do | charger ki warranty ka kagaz aata hai ya nahi, nahi maloom
repair hamari list mein service ke roop mein nahi hai | mixer kharab ho gaya? kaise hua zara batao | guarantee card ki photo meri taraf nahi hai sir
free gift wali baat kisne boli bhaiya, aisa kuch nahi chal raha | gift wrap hota hai par uska alag paisa lagta hai ya nahi, dukaan batayegi
delivery ke paise hatane ki power hoti to hata deti na | udhaar ka khata nahi rakhte hum log, sorry ji | emi wali cheez yahan nahi chalti
pehle dekh ke baad mein paise, ye tareeka chalta hai ya nahi poochhna padega | salary aane par likh dena, tab jo available hoga dikha dungi
rok ke rakhna possible nahi, kal tak hai ya nahi kaun jaane | reserve button nahi hai mere paas, sirf order lagta hai
kisi aur ne le li to main kuch nahi kar paungi, pehle se bata rahi hoon | sabke liye niyam ek jaisa, mere chahne se kya hota hai
aapki majboori samajhti hoon par exception dukaan hi de sakti hai | chupke se rate todna mujhse nahi hoga | single piece wholesale mein nahi jaata bhaiya
sheesham hai ya aam ki lakdi, detail mein nahi likha, poochhna padega | asli nakli ka certificate ke baare mein kuch nahi bata sakti
kitna chalega ye to istemal pe hai, main number nahi bolungi | plating utarti hai ya nahi, mere paas koi test nahi | haath ka kaam likha hai, kisne kiya woh nahi pata
ghee kis gaay ka hai ye malik se poochho ji | paani lagne se kya hota hai, dukaan wale behtar jaante hain | order confirm hone ke liye aapka "haan" chahiye, abhi adhoora hai
paisa pahuncha ki nahi woh accounts mein dikhta hai, mujhe nahi | maine kuch badla nahi hai aapke order mein, pehle bata doon
samaan nikla ya nahi, iski khabar mere paas nahi aati | cancel karna hai to reason likho, insaan dekh ke karega | engraving ki spelling ek baar phir likh do please
pickup hua kya, ye courier ka message dekh ke pata chalega | ginti ka pata nahi, bas itna ki abhi available dikh raha | sochne ka poora time lo, dabaav koi nahi hai
ye mat samjhna ki khatam ho raha hai, mujhe pata hi nahi | rate badhega ya nahi iski khabar meri taraf nahi aati | log kya bolte hain uska data nahi hai mere paas didi
rating page par milegi, main apni taraf se kuch jodungi nahi | padosan ne hamse liya ya nahi, ye to unse hi poochhiye 😊 | chat assistant hoon ji, insaan nahi
mera ghar parivaar kuch nahi, computer hoon | malik main nahi hoon, unka bot hoon | aapki baat kisi staff tak pahunchani ho to haan bolo
dengue ho to turant doctor ke paas jao, kaadhe ke bharose mat raho | bp ki goli chhodne ki baat mat sochna, apne doctor se milo
navjaat ke liye kuch bhi lagane se pehle child doctor se poochhiye | laddoo mithai hai, ilaaj nahi ji | bracelet sirf pehnne ki cheez hai, sehat ka daava nahi karti main
kitni maatra leni hai ye main nahi likh sakti | sar dard reh reh ke ho raha hai to kisi ko dikha lo please | aapki condition note kar li, manzoori dukaan degi
haan main samjhi, lekin haan bolne ka haq mera nahi | us shart par order nahi laga sakti bhai | chaho to apni baat ek line mein likho, main aage rakh dungi
harjana milega ya nahi, faisla mere upar nahi | chammach kam nikli? kaunse dabbe mein thi, photo hai? | mithai ka dabba dab gaya tha kya, kitna kharab hua
courier wale se meri baat nahi hoti, unka number parcel pe hota hai | lift mein upar tak layega ya nahi, delivery wala hi jaane
ghanti mat bajana likhwana hai to note mein daal do | route badalna mere bas mein kahan | kabhi kuch kharab nahi hota aisa kehna jhooth hoga
packing kaisi hai pata hai, tootega ki nahi ye nahi pata | camera hang karta hai kya, iska feedback nahi hai | kis model ka phone hai aapka
kangan ka naap kaise liya tha, dhaage se? | parde kitne lambe chahiye, khidki ya darwaza? | cooker gas pe chalega ya induction pe, ghar mein kya hai
ye mummy ke liye hai ya saas ke liye | ghar mein dopahar ko koi milega ya sab office mein | society ka naam aur wing batana, aas paas koi petrol pump ya mandir?
dabba khula to kya dikha andar | parcel lene kaun aayega, aap ya papa | teekha khate ho ya kam mirchi | kitne log ke liye banana hai thali
naam aur number ek hi message mein bhej do | colony ka naam samajh nahi aaya, phir likho | gali mein ghusne ka raasta kidhar se hai
phone number mein ek ank kam lag raha hai ji | alternate number ho to achha rahega | pura address ek line mein, bas | taluka kaun sa padega aapka
sat sri akal paaji, ki haal chaal | jai shri krishna Hetal ben, boliye | kem cho bhai, aaj kya dhoondh rahe ho | oye hoye Sunita ji, kitne din baad
radhe radhe ji, swagat hai dukaan mein | namaskar, kisi cheez ki talash hai? | good evening ma'am, poochhiye jo poochhna hai
thanks yaar itna saaf likha, kaam aasan ho gaya | badi meherbani aapki ji | bahut aabhar ji, message padh ke achha laga | shukriya itni der wait karne ke liye
dulhe raja ko badhai, ghodi sambhal ke chadhna 😄 | naya ghar liya? wah, griha pravesh ki shubhkamnayein
naukri lagi sun ke maza aa gaya bhai, party to banti hai dosto ke saath | dadi ji ke jaane ka sun ke mann bhaari ho gaya, om shanti
aise waqt mein kya bolun, bas sahara bana rahe parivar ka | operation hua hai papa ka? jaldi uth khade hon yahi kaamna | bukhaar mein phone chhodo, so jao thodi der
mere paas muh nahi hai warna chai maang leti haha | bijli gayi to candle jala lo, chat to chalti rahegi 😂
ipl mein kaun jeetega ye mat poochho, main to bartan ki baat karti hoon | aapka joke achha tha, samajhne mein ek second laga | pati se salah karke batana, main yahin milungi
raat ko dekh lena aaram se, message kabhi bhi karo | jitna sochna hai socho ji | tawa lohe ka hai, pehli baar tel laga ke garam karna padta hai
ye kangan do rang mein hai, sona jaisa aur chandi jaisa | masala dabba steel ka, saat katori andar | diya mitti ka hai, tel daalne se pehle paani mein bhigo dete hain
namkeen mein moongphali hai, allergy ho to dhyan rakhna | stole un ka mix hai, haath se dho aur phaila ke sukhao | gud ka swaad halka soundh wala hai, roti pe achha lagta
peetal ka lota nimbu aur namak se chamkta hai | agarbatti mogra aur chandan ki khushboo mein | lunch box mein teen khaane hain, microwave mein mat rakhna
bedsheet double ki hai, do takiye ke gilaf saath aate hain set mein | mirch powder thandi sookhi jagah rakho, geela chammach mat daalna
bottle taambe ki hai, khatta mat daalna isme | topi ki kinari pe dhaage ka kaam hai, rang firozi | to aapko steel wala chahiye, plastic nahi
yaani ek mixer jar ka dhakkan alag se dhoondh rahe ho | aapke hisaab se Friday ko zarurat hai, sahi pakda? | dohra rahi hoon: laal parde chaar, neele do
order ka tareeka simple hai, cheez chuno phir naam pata bhejo | sab likhne ke baad main poora bill dikhati hoon, aap haan bolo tab lagta hai
payment darwaze par nakad hota hai | confirm hone se pehle kuch bhi badal sakte ho chat mein | pehle sheher batao kyunki charge uske hisaab se hota hai
na na, wo photo sajawat ki thi, gamla bikta hai paudha nahi | sorry lagta hai confusion hua, set mein dhakkan nahi aata
aap jis post ki baat kar rahe wo doosri dukaan ki hai | free likha tha woh sirf sample photo ka text tha didi | firozi aur hara alag hai, bheji hui photo firozi hai
paanch nahi chaar ka pack hota hai, gin ke bola | fridge tv hum nahi rakhte bhaiya | chaandi ke gehne hamari dukaan mein nahi
bachcho ki dawai yahan nahi milti ji, medical store jaiye | induction wala tawa abhi khatam hai, wapas kab aayega khabar nahi
itna bada size company banati nahi lagta, list mein nahi hai | kapde silne ka order hum nahi lete | mobile repair yahan nahi hota sir
chaliye phir milte hain, dhyan rakhiye | shubh yatra ji, train mein samaan sambhalna
`,
}
