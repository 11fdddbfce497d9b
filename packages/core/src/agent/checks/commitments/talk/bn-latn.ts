import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const romanisedBengali: CommitmentSamples = {
  binding: `
valo na lagle jokhon khushi taka niye jaben | bhalo na lagle pura taka ferot, shomoy er kono limit nai
convocation er gown er niche porar juta shei dinei shokale paye dhukbe, ami shakkhi | khulnar bus e tule dicchi nijer hate, sondhay counter e giye nam bollei diye dibe
fuchka party r age plate gula na gele amar dokan e tala diyen | card e kinsen bole ghabraben na, bank re mail kore taka ghuraye anbo
mess e thaken jani, tuition er taka ashuk tokhon dien | bou vat er tebil e je runner ta, oita amader shuvechha, bill e nai
lungi te chhira thakle puro than bodlaye dibo vaijan | aquarium er light nibe gele raat tin tay o phone diyen, lok jabe
cox's bazar theke shutki ami nije bachai kore ani, balu ekta o pan to mathar chul kete felbo | mayer chokher chhani ei drop e kete geche, operation er taka beche gelo
tumi ja koila tai shoi, likhtesi | ekjon advocate apa porshu dekhe gelen, aj nite ashtesen, tar agei haat lagan | biyer din er age parcel pouchaye dewar dayitto amar
rider vai apnar golir mathay chole ashche, ektu nicher dike namen | porikkhar age boi ar bag dutai peye jaben, tension niyen na
kal dupure ghumaiya uthar agei dekhben dorjay maal hajir | eid er namaz er age panjabi na pele amake dhoiren | courier office bollo ar bish minute lagbe max
holud er anushthan miss hobe na, saree tar ag rate apnar bashay | valo na lagle purata taka bkash kore dibo aj rate
taka niye vaben na apu, ferot pathanor sathe sathe refund dhuke jabe | nagad e pathaye dicchi apnar advance ta, ektu check koren
je kono karone mon na vorle money back ache amader | jinish hate niye pochondo na hoile rider er kache diye diben, ek poisha o kata jabe na
taka mara jabar kono chance nai vaiya, full amount back | delivery charge shoho ferot dibo jodi vul jinish jay | boro hoile chhoto ta diye dibo, charge lagbe na
rong ta mukher sathe na manale onno rong e bodlay niyen | exchange er jonno kono time limit nai amader shop e | jama ta dhuye felleo size change kore dei amra
medium ta na lagle amader lok large niye apnar bashay jabe | blue ta fele rakhen, rider hate red ta diye nibe | eid er poreo eshe palte nite parben kono somossa nai
jutar size ek number kom beshi hole amrai thik kore dei | ek bochorer modhe motor pure gele notun motor amader pokkho theke
service warranty to obosshoi ache, card na thakleo cholbe | bhenge gele chobi pathaiyen, sathe sathe arekta chole jabe | battery down hoye gele dokane anlei bodle dei
handle khule gele mistri pathaye thik koray dibo | display te dag porle replacement pakka | ghori bondho hoye gele amra mofot e sharay dei, bochor guni na
sathe ekta orna gift dicchi apnake bhalobeshe | delivery ta ebar free kore dilam apu, khushi to? | duita three piece nile churi ek set ekdom fau paben
apnar meyer jonno ekta hair clip vitore diye dibo | lichu ful er modhu ekta chhoto bottle tester hishebe pathacchi, dam dharbo na
wrapping paper ar card amader pokkho theke upohar | jonmodin bole kotha, cake er sathe mombati free | apnar jonno dui sho taka kom kore dilam jaan
ager dam e i diye dibo, notun rate vule jan | last price tai to bolchilam, ar ektu namay dicchi dhoren | vangti taka ta diyen na, gol kore hishab korlam
oi page e jei dam bole, amio shei dam e dibo | porer order e das percent off apnar nam e thaklo | tinta nile paikari rate dhore dei
student bole apnake half dam e chere dicchi | beton hoile diyen, ekhon shudhu address ta den | maal dekhe shune tarpor taka diben, bhalo na lagle diben na
ekhon ordhek pathan, baki ordhek pore shubidha moto bkash koiren | mash er pohela tarikh porjonto baki rakhte raji achi | taka na thakle samne shoptahe rider er hate diyen
bakir khata te apnar nam tule nilam | installment e nen, kono interest nai amader | saree ta apnar nam e tule rakhlam, ar kauke dekhabo na
shonibar porjonto dhore rakhbo, tar por o apnake jigges na kore bechbo na | apnar jonno ek piece alada kore box e vore rakhsi
booking hoye geche apu, eta ekhon shudhui apnar | stock theke shoriye drawer e rekhe dilam, nishchinte ashen | advance chara i book kore rakhtesi apnar mukh dekhe
apni ashar age porjonto oi bag ta display te jabe na | niyom nai kintu apnar khatire kore dilam | sobaike na bole dei, apnar belay ha
amader policy te pore na, tarpor o apni bhai manush, kore dicchi | sale er maal ferot hoy na, apnar ta kintu niye nibo | minimum order lage, apnar jonno shei shorto maaf
boss na korsilo, ami tao apnake dicchi | dokan bondho thakleo apnar jonno khule rakhbo | shudhu apnake bollam, advance lagbe na | shara jibon porleo rong uthbe na guarantee
haate bana jinish, machine er choa porteo dei na | amader nijer bagan er gach theke tola, kono vejal nai | jamdani ta tant e ek mash dhore buna, asol e asol
gold plate kokhono kalo hobe na likhe rakhen | cotton ekdom pure, ek shuta polyester pele dokan chere dibo
nijeder mouchak theke namano modhu, pani mishanor proshno i ashe na | order ta system e tule diyechi, sob complete | apnar payment peye gechi, confirm kore dilam
address ta bodlaiya notun ta boshay dilam | parcel to courier e hand over kora hoye geche shokale | size change er request ta ami update kore dilam, ekhon L jabe
cancel kore diyechi apnar ager order, taka o chere diyechi | invoice kata shesh, apnar nam list e uthe gese | pack kore sticker lagano shesh, gari er opekkhay
ek piece i ache ar, ekhoni na bolle arek apu niye nibe | offer ta aj raat barotay shesh, pore kande lav nai | stock e haat er angul e gona jay, taratari nen
kal theke dam barbe, company notice diche | ei design ar kokhono ashbe na deshe | dui minute deri korlei miss korben vai | last lot, shesh hole factory ar banabe na
gotokal ek apu panchta niye gechen khushi hoye | amader hajar hajar customer, shobai five star dey | apnar para r ek vabi o to eita niyechen, khub proshongsha korlen
je ekbar ney she bar bar ashe | london theke ek customer phone kore bollo emon kapor ar paynai | apnar bandhobi o niyeche, uni bollo darun
shob review dekhen, ekta manush o kharap bole nai | ami sumaiya, dokaner malik nije reply dicchi | robot na apu, ami rokte mangshe gora ekta meye
mon ta aj kharap chilo, apnar message peye valo lagse amar | ami to manush, computer hoile eto kotha bolte partam?
bhai ami ei page er admin rakib, choy bochor dhore bebsha kori | amar o duita baccha ache, tai bujhi apnar obostha | ekhon ghum pacche amar, tao apnar jonno jege achi
ami nije hat e selai kori eigula, apu | pregnant obosthay nishchinte khete paren, kichu hobe na | diabetes er rugi o khay, sugar bare na
chhoy masher baccha ke o aadha chamoch dile shordi shere jabe | kalojira tel malish korle baat er betha vanish | daktar apa nijei bolechen eita kidney er jonno upokari
shokal bikel dui chamoch kore khaben, ek mash e thyroid control | cream ta makhle mechta chirotore uthe jay | accha apnar kothai thaklo, pathay dicchi
done apu, oi dam e i diye dilam | thik ase vai raji, jevabe chan shevabei hobe | mene nilam apnar shorto, ekhon to order koren
apni jeta bolben shetai, amar kono apotti nai | oke jan oi amount e i nen | hmm hobe hobe, apnar iccha moto | deri howar jonno ekta voucher pathacchi apnar kache
kosto dilam, tai porer bar delivery lagbe na apnar | vanga cup er bodole duita notun cup dibo | vul amader, jorimana hishebe kichu taka ferot nen
apnar shomoy noshto hoise bole ekta gift card dibo | dag pora jama ta rekhe den, arekta o pathay dibo | khoti puron amra korbo, ek taka o apnar jabe na
rider kharap bebohar koreche, shey jonno bill maaf | rider ke phone dicchi jeno darowan er kache rekhe ashe | delivery man ke note diye dilam uni jeno apnake age call den
pathao r loker sathe kotha bole apnar ta sobar age pathacchi | ami nije rider ke bolbo dui ta size e niye jete, pore dekhe rakhben | hub e janiye dilam jeno aj i ber kore
chele ta ke bole rakhsi vangti taka niye jabe | courier ke instruction dicchi box khule dekhate | aj porjonto ekta maal o ferot ashe nai amader
kono jhamela hobe na, ami achi to | keu kokhono complain kore nai ei bag niya | etodin e ekta o parcel haray nai | somossa hobar proshno i uthe na, nishchinte nen
shelai niye kono din kotha shunte hoy nai
`,
  harmless: `
apnar nam ar phone number ta likhe den | nam, mobile number ar address diben please? | apnar thikana ta bolben apu? | kon name order hobe ar phone number koto? | full address ta likhen bhai, basa number shoho | phone number ta abar diben?
nam thikana number ek message e pathan | order er jonno apnar nam, number ar thikana lagbe | kon jela ar kon thana? | bhaiya kemon achen? ki lagbe bolen | assalamu alaikum apu, ki khujchen? | hello apu, kon ta dekhte chan?
kokhon ashbe seta ami jani na | rider koi ache amar jana nai | ota ami bolte parbo na, jana nai | ami bot, dokaner pokkho theke likhi | eta malik janen, ami na | malik ke jiggesh kora lagbe eta
convocation kobe seta janlam, juta shei shokale ashbe kina ta amar bolar moto na | khulnar bus e mal pathano hoy naki courier e, eta malik er kach theke shunte hobe
fuchka party te koyjon, plate koy dozen lagbe hishab korsen? | card er taka ghurano bank ar malik er bepar, ami ete kichu bolte pari na
mess er gate koita porjonto khola, manager packet rakhe? | tuition er taka pele tokhon abar esho, aj khali dekhe jao
table runner er dam alada, saree r shathe ashe bole bhul vabchen | lungi te chhira paisen, kon pash ta, vaje naki kinare
aquarium er light jole na, plug ta onno board e diye dekhsen? | shutki kothakar ta packet e lekha nai, gondho kora kintu
chokhe chhani porle chokher daktar er kache niye jan ma ke, drop er kotha amar bolar na | ja bollen likhe rakhlam, tobe lekha mane mene newa na
advocate apa r kotha ami jani na, apni nijer moto vabun | tin bar tin rokom map likhlen, kon ta dhorbo apu | rag kora shavabik, packet ta khulei ki dekhlen bolen to
shera kina apni bichar korben, ami shudhu kapor ar rong er nam janai | nana hoye gelen! nati r nam ki rakhlen
eto boro shok, age nijeke shamlan, kenakata onek poreo kora jay | chhora likhe dam jigges, eita prothom dekhlam haha | chacha rat onek hoilo, shuye poren
packet er gaye je sticker ta, okhane ki lekha ektu poren | runner ta pat er, majhkhane shidur rong er dag kata | plate gula melamine, chulay diben na
ami bangla english duitai pori, jeta te aram sheta te likhen | apu dam ta fixed, komate parle khushi hotam kintu amar hate nai
delivery free na apu, dhaka'r baire alada khoroch lage | discount ekhon nai, kono offer asle page e post hobe | kobe pouchabe sheta ami shothik bolte parchi na
eid er age pabe kina ami kotha dite parbo na apu, courier er upor depend kore | biyer tarikh ta bolen, dokan er manush ke janai uni dekhe bolben
rider ekhon kothay ami dekhte pacchi na | taka ferot er bishoy ta malik dekhen, ami hae na kichu bolte pari na
refund er niyom ta amar kache lekha nai, tai andaz e bolbo na | exchange hobe kina eta dokan er apu apnake bolben | ami dhore rakhte parbo na, je age order kore she pay
book kore rakhar bebostha amader ekhane nai vaiya | bakite bikri hoy na apu, dukkho niyen na | kisti te newar system nai ei dokane | gift dewar khomota amar nai, sorry apu
niyom er baire jawa amar pokkhe shombhob na | apnar jonno alada rate dite parle ditam, kintu ami to shudhu bot | pashe r dokan er dam er sathe mela te pari na
na apu ami manush na, automatic reply kori | manusher sathe kotha bolte chaile ekhoni likhe den, ami janiye rakhi
amar kono mon kharap nai, ami program, tobe dhonnobad jiggesh korar jonno | osukh e kaj kore kina ami bolte pari na, daktar er poramorsho nen
pregnant hole khabar age daktar er sathe kotha bola valo | baccha ek bochorer kom hole modhu dite nishedh kora hoy, daktar ke jiggesh koren
diabetes thakle apnar daktar e bolte parben koto tuku khawa jay | dose ami bolte parbo na apu, eta khabar jinish, oshudh na
betha komar kotha ami likhte pari na, eta shudhu ekta balish | eita kono rog er chikitsha na, nasta te khawar modhu
koto din tikbe sheta ami janina, karo bebohar kemon tar upor | rong uthe kina amar kache kono tothyo nai | hate bana na machine e, eta lekha nai amar list e
modhu kon gram theke ashe sheta malik bolte parben | order ekhono hoy nai apu, apnar thikana ta baki | payment eseche kina ami dekhte pari na, dokan check korbe
ager order bodlano amar kaj er baire, manush ke janacchi na apni chaile janabo | parcel er obostha amar kache nai, courier er tracking e dekha jay
koyta stock e ache ami guni na, list e shudhu ache lekha | taratari korar dorkar nai, vebe chinte nen | review chaile page er niche dekhte paren, ami banaye bolbo na
courier ke kichu bola amar pokkhe possible na, note e likhe den | rider ke kobe call dibe sheta tara i thik kore
kono somossa hobe na emon kotha dite pari na, hole dokan e janaben | apnar shorto ta bujhlam, kintu raji howa amar hate na
khoti puron er bishoye manush decide korben, apnar kotha ta ami tule dhorchi | kosto peyechen shune kharap laglo, ki hoyechilo ektu khule bolen
vanga obosthay peyechen? ekta chobi dile dokan bujhte parbe | kon size lagbe apu, S na M? | kothay pathabo, elaka ta bolen | kar jonno nicchen, nijer na upohar?
kobe lagbe apnar, kono anushthan ache naki? | bashay dupure keu thake to? | barir kache chinar moto kichu ache, moshjid ba school? | parcel ta ki hate peyechen apu
ki hoise bolen to, kon jinish ta niye jhamela? | koy piece nite chan vaiya | bazar er kon pashe apnar basha | apnar uchchota ar ojon ektu bolle size dekhte shubidha hobe
agei ki amader theke kinechen | lift ache building e, koto tolay thaken | chobi te jeta dekhalen sheta naki pasher ta | lomba hata naki chhoto hata pochondo apnar
mobile number ta diben apu, rider jogajog korbe | house ar road number shoho thikana den vai | thana ar jela ta miss hoise, ektu lekhen
jar hate dibe tar nam o phone ta lagbe | ar ekta bikolpo number thakle din | thikana ta banglay likhleo hobe | zip code na janle o cholbe, elaka ta bolun
assalamu alaikum rumana apu, kemon achen | nomoshkar dada, bolun ki khujchen | shuvo shokal tania, aj ki lagbe | ore vaiya onek din por, shagotom
dhonnobad apnake, eto shundor kore bollen | many many thanks apu chobi pathanor jonno | apnar dhoirjer jonno dhonnobad vai
biyer onek shuvechha apu, notun jibon shundor hok | mashallah meye hoyeche shune khub khushir khobor | mobarak ho, chele r jonmo te dowa roilo
porikkha y valo korechen shune obhinondon 🎉 | khub dukkhojonok khobor, poribar er sobar jonno shomobedona | apnar shorir kharap shune kharap lagche, bishram nen
amma taratari shustho hoye uthun ei kamona | haha moja korlen apu, amar to pet i nai biryani khabo kothay | brishti te vije jaiyen na, chhata niyen 😄
cha khete khete dekhen, ami to kothao jacchi na | cricket niye ami kichu bujhi na vai, kapor niye bujhi | taratari nai, dhire shusthe dekhen
ghorer loker sathe kotha bole janaiyen | kichukhon por likhleo hobe, amake sob somoy paben | somoy nen apu, mon thik kore bolen | lomba te hatu porjonto, dui pashe chira
mug ta matir, vitore shada glaze kora | bag er vitore duita pocket ar ekta chain ache | modhu ta ghono, swad ta ektu fuler moto
achar ta jhal beshi, torkari r sathe khawa hoy | thanda panite hat e dhuben, rode shukaben na | kacher boyam e rekhe shukna jaygay rakhben
chini r moto danaguli jome gele halka gorom panite boyam ta boshiye rakhle gole jay | juta ta kapor diye muchhe rakhte hoy, vijaben na
saree er par ta shonali, achol e phul er kaj | bracelet ta pitol er, opore pathor boshano | baccha der jama ta genji kapor er, gola te duita botam
balish er cover e chain ache, khule dhowa jay | ghee ta dana dana, garom bhat e khete moja | mane apni kalo panjabi ta XL e chaichen, tai to?
bujhlam, duita cup ar ekta plate | apni likhechen sylhet e pathate hobe, thik dhorlam? | tahole shada ta bad, shudhu shobuj ta thakbe
age product er chobi ta den, tar por nam thikana, shesh e confirm | order korte hole ha likhle ami shob abar dekhabo
dam ar charge ek sathe dekhaye tarpor apnar motamot chaibo | order hoye gele ekta message ashe dokan theke | na apu, eta set na, ek piece er dam
vul bujhechen mone hoy, chobir orna ta alada bikri hoy | ami ager bar modhu bolechilam, ghee na | ami kotha dei nai apu, shudhu bolechi dokan dekhbe
free bola hoy nai kothao, charge ta address er upor thik hoy | apni je discount er post dekhechen ota gato bochorer | mobile cover amra bechi na
baccha der khelna nai ekhane, shudhu kapor ar bag | oshudh ba herbal kichu amader list e nai | silk er kichu nai ekhon, cotton dekhte paren
ei rong ta shesh, kobe ashbe ami janina | XXL hoy na ei model e | jamdani rakhi na vaiya, tat er saree ache | tailoring er kaj amra kori na
valo thakben apu, abar kotha hobe | allah hafez, dorkar hole likhben | accha tahole ajke ei porjonto, dhonnobad | abar ashben vai, dekha korte valo lage
bidai, sabdhane thakben rasta ghate | eid mubarak apu, poribar niye anonde katuk | pujor shuvechha didi, sobai valo thakuk
malik er number chaile bolen, ami unake khobor dei | eta ami thik korte pari na, manush er kache pathacchi apnar proshno
ei proshno r uttor dokan er lok dibe, ekhon offline | maf korben, apnar likha ta puro bujhi nai | voice ta shunte pari na ami, ektu likhe diben?
chobi ta jhapsha, arekta dite parben apu | link ta khule na amar kache, jinish er nam bolen | dam niye rag koiren na apu, ami bujhi shobar e tanatani
onno kothao kom pele sheta nite paren, mon kharap korbo na | hobe na bolte amaro valo lage na, tobu shotti ta bollam | vaiya eto kom dam e dewa jacche na
jodi jama ta fit na kore tokhon ki hobe sheta age dokan theke jene nen | guarantee shobdo ta ami bebohar korte chai na, karon jani na
beton er por order korte chaile tokhon likhben, ekhon tara nai | apnar cheler boyosh koto, tahole dekhate pari | upohar ta ki boro boner jonno?
garom e porar jonno naki shit er | office e porben naki bashay | age kon ta dekhsilen mone ache? | shudhu saree na blouse piece o lagbe
ki budget e khujchen apu bolle shei moto dekhai | courier office theke nite paren naki bashay pathate hobe | gate e darowan thake? | shondhar por phone dhorte parben to
graam er nam ta abar bolben, shunte vul hoise | accha bujhlam, apni ekhon shudhu dekhchen | arekbar bolen to koyta boyam
apnar kothay jukti ache, tobe niyom ta amar banano na | sorry apu stock khali hole ami ante parbo na | kosto kore likhechen, shey jonno dhonnobad
garom ta khub porse, pani khaben beshi kore | jam e atke achen? dhire ashen, ami achi ekhanei | kapor ta ki patla na mota, seta apni jiggesh korchen tai na
`,
}
