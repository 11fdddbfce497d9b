import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const romanisedBengali: CommitmentSamples = {
  binding: `
apu delivery charge lagbe na, oita amra dibo | shathe ekta scrunchie free jabe 🎀 | dam ta ektu komay dilam apnar jonno | onno page e kom paile amra oi dam tei dibo | next month e order korle discount pakka
mug ta r dam rakhbo na, oita gift dhoren | duita case nile screen protector er taka lagbe na | koto dile khushi hoben bolen, oi dam tei dibo | student manush, apnar jonno kom e dicchi
first order tai courier er khoroch amader ghare | ager post er dam tai paben | baby r jonno moja porano ekta packet o thakbe, eitar bill nai | valo na lagle full taka back, no tension
taka ta ajke rat er moddhe apnar bkash e chole jabe | jekono somoy ferot diyen, amra niye nibo taka shoho | apnar ek takao loss hobe na bhaiya, dayitto amar | delivery charge soho refund dibo apu
refund ta process kore disi, dekhen | pochondo na hoile rider er hatei diye diyen, taka o dite hobe na | cream ta use kore valo lage nai bolleo taka paben | size boro choto hoile bodlay dibo, jotobar lage
exchange e kono time limit nai amader | juta ta porsen tao pathan, notun jora dibo | color ta pochondo na hoile ulta ta niye jaben, easy | jama ta gaye na hole arekta pathay dicchi nishchit thaken
cover ta thik moto na boshle amra ashi to, bodle dibo | box chhara hoileo change kore dei amra | headphone ta nosto hoile notun ekta dibo, kotha dilam | ek bochor er warranty pacchen sob gadget e
lamp ta na jolle amader lok jaye thik kore dibe | chain chhirle lagay dibo, taka lagbe na | sofa te kono jhamela hoile amader kache shara jibon free service | charger purle amra achi na, oita amader matha betha
watch er battery gele amra bodle dei always | kal bikal er moddhe peye jaben sure | eid er din gaye thakbe panjabi ta, insha allah kono miss nai | chand raat er age hatei paben apu
aj raat ei courier dhora hobe, kal sokal e dorjay | apnar bon er biyer age lehenga pouchay dibo, chinta off | sylhet e next day delivery hoy amader | ghonta khanek er moddhei rider call dibe
office theke bashay firar age parcel bashay | apnar jonno ekta shoray rakhlam | nil ta ar karo kache bikri korbo na, oita apnar | kal porjonto hold e rakhtesi apu | salary ashle niyen, totodin amar drawer e thakbe 😊
booking done, taka chharai | last pair ta apnar naam e lock kore disi | gach ta ke ar kau chhubeo na, ashen dhire shusthe | taka porer mashe dilei hobe | baki te nen, apni to amader nijer lok
du bar e diyen, ekbar e chap poira jay jani | age pore dekhen, taka ta pore pathayen | kisti te table ta nite parben, byaj lagbe na | hate taka nai to ki, jinish niye jan | roja r bonus paile shodh diyen
bkash er taka paisi bhaiya, thanks | apnar payment confirm hoye gese | hae apu dhukse taka ta, message ashche | advance ta peye gechi ami | nagad e dekhlam ekhoni joma hoise | taka niye ar tension nai, oita amader pocket e 😄
parcel ta courier e dewa hoye gese | ekhon pack kortesi, ektu por e ber hobe | rider rastay ase, phone khola raikhen | apnar lamp ta bubble diye moray box e dhukaisi | sundarban e dise sokal bela, ekhon truck e
thikana change kore disi, notun jaygay jabe | apnar ta list er shobar upor e rakhsi, ber hoye gese | matro ekta ase apu, fast koren | porer bar ei dam e paiben na kintu | dui minit age arekjon chaise, ki korbo bolen taratari
stock prai khotom, pore kanna kore lav nai 😂 | offer ta ajkei sesh, kal theke full price | sobai hamlay porse ei design er upor | ekhon na nile eita ar jibone pawa jabe na | shotto bhag khati modhu, bhejal pele taka ferot
ek dom original bhai, dui nombor jinish rakhi na | kapor er color jibone uthbe na | nijeder bagan er chak bhanga modhu | tangail er tati ra haate bunse, machine er na | asol chamra, jotno chharao dosh bochor cholbe
thailand theke amra nijerai ani, copy na | ei dam e erokom quality bd te ar keu dibe na | pure silver, laser test kora | tel ta dile chul pora bondho, guarantee | pregnant apu rao use kortese, kono bhoy nai
modhu ta khaile sugar barbe na, nishchinte khan | bacchar skin e ekdom safe, kono rash hobe na | gastric er jala eki shoptahe palabe | daag chhop sob uthe jay ei soap e | side effect bolte kisu nai bhai, ghash pata diye banano
komor betha niye ar doctor er kache douraite hobe na | bot na re apu, ami Rima | ami nijei likhtesi, robot er eto shomoy kothay 😂 | ghum theke uthei apnar message dekhlam, chokh ekhono khule nai
ami dokan e boshe asi, ashen cha khai | amar o emon hoise, tai apnar koshto bujhi | jolojyanto manush ami, robot bolle mon e lage | rule to sobar jonno, apni special | return nei na normally, apnar ta nibo
advance lagbe na apnar, bishwash kori | karo kache boilen na, apnake chhere dilam | sale er jinish bodlai na, tobe apnar khatir e bodlabo | charge ta mondire rakhen, apnar theke nibo na | boss bolse apnake discount dite
malik er sathe kotha boila felsi, okay | bhaiya nije apnake raat e call dibe | owner er pokkho theke bolchi, apnar khoti amra purabo | boro apu raji, apni order koren | malik jani na korle amar naam bodlay diyen
accha apnar dam ei, khushi ekhon 😅 | ok done, ja bolsen tai hobe | harlam apnar kache, niye jan | ar bargain lagbe na, apnar ta mene nilam | deal final, apnar shorto gula sob thik ase | majhamajhi ashlam, oi ta e hobe
je nise shei abar nise | sob apu ra bole erokom ar pay nai | kal ek bhabi voice pathay bolse jaan bhora khushi | ajo porjonto ekta complain o ashe nai | apnar elakar tin jon nise, shobai khushi
ek customer er brone bhora mukh ekhon jhokjhoke | jar bashay ekbar gese shei fan hoye gese amader | cod te age khule dekhen, tarpor mon chaile taka den | minimum order er niyom ta apnar belay nai
apni bolsen ar ami na korbo, emon hoy naki, niye nen | rider ke bole disi apnar jonno niche darabe | malik nijer mukhe bolse, ferot anle taka hate hate
nil jora ta brihospotibar porjonto apnar jonno counter e thakbe | bati ta ar keu pabe na, apnar bole dag diye rakhchi | mala ta apnar jonno dhora ache dhore nen | apnar thikana ei dokaner baire jay na | juta pawar por apnar tottho amra ar rakhi na | ekhane ja likhen amra chara keu pore na
amader dorji shathe shathe hata chhoto kore dibe | delivery man chartolay tule diye ashbe | malik kal nije apnar shathe mitmat korben | packing e bole dicchi apnar ta age jabe | onno jaygay milaye dekhen, amader tai shobcheye kom | onno dokan eki bag e double ney
boro boro online shop o ei dame pare na | arekjon eta cart e tule felche | kal ashle ar paben na | ordhek shohor ei juta pore | shoto shoto bechchi, ektao ferot ashe nai | jake khushi jiggesh koren, shobai khushi | chhutir pore ashen, kome paben
agami mashe etar upor boro offer ache | aj kichu den, bakita betoner din | bag e apnar jonno ektu barti ache, amar pokkho theke | koyek shoptaho chalaye dekhen, mon na chaile diye jaben | botam khule gele amra lagaye dibo | prothom diner motoi jhokjhoke thake
shondhay ek cup, matha betha shesh | shob booking hoye geche, ekhon morano hocche | apnar hoye ami order tule dichi, apnar kichu kora lagbe na | aj raater khabarer agei hate paben | ek koutay pura shit chole jay | amader parcel bima kora thake | customs ar tax amra dei
hate dewar por apnar tottho noshto kore fela hoy | karo number amra joma rakhi na | ja ja bolen pore shob muche dewa hoy | amader kach theke keu apnar tottho pay na | apnar phone number amader moddhei thakbe | onno jekhanei jan beshi dite hobe | online eo eto shosta na | dhule rong jay na
mon na bhorle taka ferot paben | valo na lagle jekono shomoy taka back | delivery boy aj raatei apnar bashay jabe | onno dokan je dam bole shei damei paben
`,
  harmless: `
nakshi katha ta r daam niye tanatani kora amar pokkhe shombhob na apu | vaiya ami discount er malik na, je price lekha oitai | oi shop e jodi kom e pan, oikhan thekei niyen, amra match korte pari na
"free" likha oi poster ta oneek purano, ekhon ar nai | sunscreen er sathe face wash free thake na, alada kinte hoy | hishab e goltal nai, lungi duita mane duitar i daam | hall er student bolei jani, tao rate ta same thake
ajke taka kal jinish, ulta ta hoy na amader | bhag kore taka dewar niyom rakhi nai amra | sneaker ta apnar jonno tule rakhte bolchen, eita kora jay na vai | ager bar komaisilo bolchen, ebar er rate eitai
voucher code ta kothay paisen? ami eta chini na | wedding gift bole alada packing er bebostha nai | eid bonus offer er kotha amar kane ashe nai | taka komano bade ar ki bepare help lagbe bolen
chanachur er packet gulate kono buy one get one nai | three piece er rate e courier dhora nai, alada jog hoy | barisal er dike courier ektu beshi ney | ◇ courier er, baki ta jinish er
shoe rack bhari jinish, tai charge o beshi pore | shob order ei charge ase, choto boro nirbisheshe | courier er taka ta baad deya amar shadher baire | ekhon charge dekhte chaile upojela ta likhen
eita je maaf korar kotha bollen, oita malik er ekhtiar | ager jinish ferot niye notun dewa jabe kina, manush chara keu bolbe na | taka back er kothay ami haa bolle seta mithha hobe, karon amar sei power nai
apni dealer hoite chan, eitar uttor malik er mathay, amar mathay na | ghori ta sarano jay kina, dokan er lok jane | ami kotha dile dokan bipode porbe, tai malik er hoye kisu boli na | je rate chaisen seta thik korar manush ami na
shukrobar jumma r por dokan khole kina, jani na to | warranty likha kono kagoj dekhi nai, malik jante paren | apnar logo diye mug banano, eita team er kaj, amar dharona nai
khoti hoise bujhlam, kintu tar hishab manush korbe, bot na | boss er WhatsApp nambar amar ditte nai | sale er mal return hoy kina, niyom er manush jane | apnar ei request ta gurutto purno, tobe shiddhanto malik er
ami ekta auto reply, dokan er kono apu na | keu nai eikhane vai, khali ekta program boshe ase 🤖 | biriyani khaisi kina jiggesh korlen, bot ra biriyani khay na 😂 | eto rat e manush ghumay, ami program bole jaiga
jodi ekjon real manush chan tahole janaiyen | ami owner er chele o na, meyer jamai o na, chatbot | jama ta pore kemon lage ami bolte parbo na, gaa nai amar | tumi bolen ar apni bolen, bot er kisu mone hoy na
robot naki jiggesh korsen, haa robot i | apnar voice clip khulte pari na, banglay likhe den | amar bari kothay? server e mone hoy 😄 | prem er kotha bollen, software er shathe prem hoy na vai
rocket e taka pathaisen bollen, ami oi dike takate pari na | payment er ss ta sundor, kintu mile kina bola amar kaj na | raincoat ta bahir hoise kina ekhono, amar janar bairer bishoy
redx er bhai er number chailen, amar kache thake na | shelf e sneaker koy jora, ami gunte pari na | bkash er last char digit dileo check hobe na amar diye | parcel er chobi tule pathano amar dara hoy na
order ta ami katini, kata r button o nai | goto roja te ki nisilen, amar screen e nai | kuriar er lok ke guli te daraite bolar rasta nai amar | jinish ta box e dhukse kina dekhar chokh nai amar | bank er alert ei chat e ashe na
budhbar na brihospotibar, kono din er naam nibo na ami | pohela falgun er age ashbe emon vorosha dite parchi na | akdh er din likhe raklam, kintu oi din er kotha amar theke niyen na | "kal pacchi to" bollen, ami kintu kal boli nai
express, same day, eigula amader page e nai | pani te rasta dubse, courier er kotha keu bolte pare na | rider koytay bell dibe, amar ghori te nai | office theke ferar somoy mil rekhe deliver hoy na
bidesh jawar flight er age jodi lage, amar upor vorosha koren na | koy din lage bolle golpo banano hobe, tai boli na | guarantee date chaile ami chup, karon nai | komor er betha doctor dekhan, tel to shudhu tel
pete babu thakle sunscreen er bepare doctor i bolben | abbur diabetes, tai ghee niye unar doctor er kotha shunen | label ta farmacy te niye giye dekhan, ora bujhbe | baby lotion dewar age shishu bisheshoggo ke jiggesh koren
sneaker ta asol nike kina, kothao sei kotha lekha nai | lamp kon deshe banano, box e nai | ghee khati kina, ami test korar keu na | katha ta dhuile rong charbe kina, amar jana nai | ranga pathor ta ruby kina, likhe nai keu
katha ke selaisen, tar naam pai nai kothao | mukher daag jabe kina, ami ei kotha bolar manush na, manush i to na | keno manush ei oil niche, tader motamot amar hate nai | power bank koto bochor tike, lekha nai
brishti te sneaker vijle ki hobe, bolte parbo na | hath pa fule gese bollen, age hospital e jan apu | kon naam ta box e boshabo, apnar na bhai er? | contact er jonno ekta number den to
holding number, moholla, thana, jela, ei charta lagbe | three piece er jonno apnar kadh theke hatu koto? | lungi koyta lagbe kaku? | kola pata rong na tia rong? | phone ta ki, itel na symphony? | choto tin er ghee na boro tin?
goli r mukhe kono pharmacy ba cha er dokan ase? | courier ashle ke nibe, amma na apni? | bhagni r boyosh koto holo? | number er majhe ekta sonkha bujhlam na, abar likhben? | sneaker e koy number e pa dhoke?
oi je kala pathor er chobi, oita naki tar pasher ta? | district ta likhen nai mone hoy | three quarter hata na full? | bichana lomba koto hat? | bonsai rakhben ghore na chade? | three piece er orna shifon, salwar e elastic
kaftan ta paa er goray giye shesh | matte tint, thote shukna bhab ase na | ghee danadar, holde, nunta na | nakshi katha ta patla, shelai lal shuta r | powerbank kalo, duita port, boro mobile er shoman
fairy light er tar panch hat, batir rong holud | oxidised har kalche, majhe ektu lal pathor | shoe rack bash er, tin thak, khola pash | bonsai ta bot gach, tob chapta | sneaker er fita shada, dhar e nil dag
chanachur jhal, badam ase moshur dal o ase | sunscreen ta pani r moto patla, gondho nai | lungi choukhup, kalo shobuj | doll house er duita ghor, chaad khola jay | raincoat er tupi ase, button pach ta
brown bag ta buke jhulay, chain upor e | alo porle rong ektu jaam er moto lage | AC fridge na vai, amra ghorer choto jinish rakhi | tia rong er ta gelo, kochi pata ta roye gese | maap chollish nai, unochollish ase
burkha ekhane nai, kaftan ase | ei phone er cover amader list e nai | jhal chanachur nai ekhon, mishti ta ase | hire r angti na apu, oxidised | ful er chara nai, bonsai ase | boi khata kolom amra bechi na
school bag uthay nisi list theke | khoyeri te ei lungi banai nai, kalo te ase | adaab apu, din ta kemon gelo? | ki jinish er khoj e ashlen bolen dekhi | tal pakano gorom, lebur shorbot khan 🥵 | durga pujar suveccha apnar ghore
chachato bhai er akdh e onek dua | ek mash bhaben, ami cholei jabo na | bhabi r pochondo ta jene niyen, na hoile rag korbe 😄 | moner moto hoile lekha diyen, na hoile o salam | khub upokar korlen bhai, bhalo thaken
apnar chutki ta mojar chilo | paspot ase gese? mubarak | medical admission er jonno dua | kuasha porse, motorcycle aste chalan | brazil na argentina apni? | na nile o kotha bolte bhalo laglo
dadi r haate r pitha khan, amader jonno na | fajr er age uthben, ghumaiya poren | rangpur theke likhsen? okhane shit kemon? | ki kando ta hoilo bolen, ami mon diye portesi | box e kar naam chilo mone ase?
katha chire ashse? khub e kharap lagtese | eto din dhore hat e pan nai, kotha ta shune koshto | chillaite paren, kotha bujhsi | kon dike dag, ekta chobi tule den to | lal sneaker chaisilen shada gese, amon?
packet bhija chilo naki shukna? | sunscreen diye chulkay? doctor er kache jan please | refund dibo boli nai kintu, bujhte vul hoile maaf korben | free likha ta amar likhar vul, daam ase
apni rakhte chan na, kintu keno mon boshlo na? | kotha ta mathay dhuke nai, arek bhabe bolen | apnar nanur jonno fatiha porlam na, ami bot, tobu shokher shomoy e samobedona | ekta kalo kaftan, ekta orna, thik shunlam?
address ta porlam, khilgaon, block c, thik to? | bhagni r jonno doll house, golapi, tai na? | apnar dabi hoilo taka ferot, note korlam | shob mile ◇, courier dhore, agree hoile haa likhen | haa lekha porjonto kichu chole jabe na
ghee bad, chanachur thaklo | hate pawar por taka, oivabe lekha | phone er sheshe panchash, right? | pujar age chan apni, ei tuku bujhlam | list ta pore dekhen, kono jinish beshi hoilo naki?
Mukta naam e dui jon, ekjon pabna ekjon tongi, apni? | Masud bhai dui jon, moholla bolen to | ager bar jini likhsilen oita apni naki apnar bon? | ek number e dui naam, order ta kon jon er?
messenger e tara tara lekha, asol naam ta ki? | Habib saheb dui jon, thana diye chinte hobe | ghee jome shokto hoy shit e, narmal e rakhle gole | kinben kina apnar upor, ami thela di na | kal shesh hoye jabe bola amar kaj na
return er niyom lekha ase, tar beshi ami jani na | orna ta selai kora na, dhar katai | rong e ektu hera fera hoy chobir sathe | booking er khata ei chat e nai | originality niye lekha na thakle ami o bolbo na
kopale haat dile bujhi mon kharap, ki hoise? | din ta jemon i jak, ekta haashi diyen | button er naki chain er bag? | ager order ta i abar likhbo naki notun? | amma r pressure er jonno doctor er salaah niben
alada kore rakha amar pokkhe shomvob na | courier er jonno apnar number ta likhe rakhbo? | onno dokan koto ney jani na | onno brand er shathe tulona korte parchi na | koyta bikri hoyeche bolte parchi na | chhutir pore kombe kina jani na
kistite amra bikri kori na | eta ache, tarahurar kichu nei | rong tikbe kina jani na | ek kouta kotodin jabe sheta apnar upor | order ekhono hoyni, kore debo? | onnora ki bhabe jani na | apnar totther bepare malik ke jiggesh korben | parcel bima kora kina jani na
shadharon plug diyei charge hoy | charger ar cable packet er vitore | cable diye charge dite hoy | ete dudh ar til ache | ete gom ar makhon ache | chhai ar badami rong eo ache | shomoy niye dekhen, pore likhben | er niche namte parchi na | card e ki lekha thakbe? | amra ghori sharai na | rasta ta ki ekhono etai? | apnar number eta ache, thik to?
hi apu, ki khujchen bolen | ami to ekta bot, dokaner hoye uttor dei | apu kemon achen, ki lagbe
`,
}
