import type { CommitmentSamples } from './commitment-samples.ts'

export const romanisedBengali: CommitmentSamples = {
  binding: `
Er sathe arekta free paben. | Apnar jonno shipping free. | Amra parcel e ekta gift dibo.
Ditiyota amar pokkho theke upohar dilam.
Deliveryr jonno kichu dite hobe na. | Apnake kono taka dite hobe na.
Er kono khoroch nai, dokaner pokkho theke.
Courier khoroch amra dibo. | Delivery charge amra bohon korbo. | Delivery fee apnar jonno maf.
Choto ekta surprise thakbe barti khoroch chara.
Packing bina mulle. | Rekhe din, eta amar pokkho theke. | Amra puro taka ferot dibo.
Kono proshno charai taka ferot paben. | Sontushto na hole taka ferot.
Apnar taka nirapod, chailei firiye dibo.
Jekono somoy ferot dite parben. | Ferot shobshomoy neya hoy. | Khola ba use kora holeo ferot din.
Jotobar khushi bodlate parben. | Amra jekono somoy firiye nibo.
Size na mille bina khoroche bodle dibo.
Ete ajibon warranty ache. | Pach bochorer guarantee ache. | Guarantee dicchi kokhono chirbe na.
Nishchoyota dicchi chirodin tikbe. | Bhenge gele notun paben. | Somossa hole bodle dibo.
Amra bina poishay meramot kore dibo. | Noshto hole arekta pathiye dibo.
Rong uthe gele notun dibo. | Onek bochor amra dayi thakbo. | Kokhono noshto hobe na, kotha dilam.
Kal peye jaben. | Ajkei peye jaben. | Aj rate pouche jabe. | Aj bikele delivery dibo.
Porshu apnar kache thakbe. | Deliveryte matro ekdin lage. | Koyek ghontay pouche dibo.
Shombar shokale apnar bashay thakbe. | Ekhoni ajke pathiye dicchi.
Parcel dupurer age bashay jabe. | Rider trish minute e apnar kache. | Ei shoptahei paben.
Agami mongolbar obosshoi pouchabe. | Ekhoni ene dicchi. | Express delivery, eki dine.
Matro ekta baki ache. | Shesh koyekta, duita ache. | Pray shesh hoye geche. | Khub kom baki.
Shigroi shob shesh hoye jabe. | Joldi korun, druto bikri hocche. | Oneke ekhon kinche.
Arekjon o chacche, druto shiddhanto nin.
Ar stock e ashbe na. | Ei sujog ar paben na. | Offer ajkei shesh hocche.
Ei dam shudhu majhrat porjonto. | Kal sale shesh, ekhoni kinun. | Kal dam bere jabe.
Ei dame shesh sujog. | Aj apni char paben. | Apnake special dam dibo. | Apnake shostay dite pari.
Dam ektu komate pari. | Apnar jonno dam komalam. | Ei offer e onek sashroy.
Kom din, ja bhalo mone hoy. | Duita nile ektar dam din. | Ekhon order korle ordhek dame.
Done, oi damei apnar. | Raji, apni ja bolen, apnar damei. | Thik ache, apnar prostab manlam.
Accha, ja bollen tai din.
Agami shoptaho porjonto apnar jonno rekhe dibo.
Apnar jonno reserve, ar kauke dibo na.
Dupurer pore phone korbo. | Kotha dicchi amra kore dibo. | Apnar khoti pushiye dibo.
Porer order e voucher paben. | Ami shottikarer manush, machine na. | Amio apnar moto manush.
Ekhane kono robot nai, ekjon meye likhche.
Eta computer na, ami nijer hate likhchi.
Apni ashol manusher sathe kotha bolchen.
free | bina mulle | bina khoroche | apnar jonno upohar | upohar hisebe | gift | bonus
amader pokkho theke | amader khoroche | khoroch amra dibo | amra diye dibo | amar pokkho theke
sathe diye dibo | dhukiye dibo | kichu dite hobe na | ek poishao na | charge chara | taka nibo na
kichu nibo na | maf kore dilam | ditiyota free | taka ferot | puro taka | shesh poisha porjonto
shompurno takai | apnar account e | payment firiye dibo | ferot pathan | ferot din | firiye din
amra ferot nibo | bodle nin | use korleo | dhoya holeo | khola holeo | jokhon khushi
jekono somoy | proshno charai | ek mash poreo | ek bochor poreo | bohu bochor poreo | warranty
guarantee | ajibon | shara jibon | bochorer por bochor tikbe | chirodin | kokhono bhangbe na
chirbe na | rong uthbe na | meramot kore dibo | thik kore dibo | abar selai kore dibo
notun baniye dibo | bodle notun | jekono truti | jekono somossa | dayitto amader | amra dayi | aj
kal | agamikal | aj rate | aj shondhay | aj shokale | bikele | porshu | shombar | mongolbar
budhbar | brihoshpotibar | shukrobar | shonibar | robibar | weekend e | eider age | ek ghontay
koyek minute e | dui ghontay | koyek dine | agami shoptahe | shigroi paben | ekhoni | sathe sathe
ei muhurte | dorjay | bell dibe | bashar shamne | dupurer age | majhrater age | pouchabe
apnar kache pouchabe | hate paben | rowna dicche | peye jaben | shesh piece | ektai baki
olpo baki | pray shesh | shigroi shesh | ar paben na | ar ashbe na | taratari korun | joldi
deri korben na | aro oneke chacche | aro oneke dekhche | onno keu | druto bikri hocche
shesh howar age | stock thaka porjonto | oneke jigges korche | offer shesh hocche
majhrat porjonto | shudhu aj | dam barbe | shesh sujog | meyad shesh | shigroi shesh hobe | sale
limited somoy | shostay dibo | shosta | kom taka | kom dame | komiye dibo | kichu komabo
kichu chere dibo | discount dibo | special dam | shera dam | bhalo rate | dam niye kotha hobe
alochona kora jabe | shudhu apnar jonno | ordhek dam | sashroy | bondhur dam | done | oi dame raji
mene nilam | apni ja chan | apnar dam | oi damei apnar | ashol manush | manush | machine na
robot na | roktomangsher | mohila | purush | nijei likhchi | nijer hate | amar nam | kotha dicchi
koshom | kotha dilam | obosshoi pouchabe | nishchit paben | bhorsha rakhun | phone korbo
amra call korbo | khotipuron | voucher | reserve | rekhe dibo | alada kore rakhlam
Ekhane kono bot nai. | Ami dokaner kormochari. | Chatbot na, dokaner lok uttor dicche.
Puro shohore shesh piece. | Ar kothao paben na. | Delivery amader upohar.
Deliveryr jonno taka lagbe na. | Ar matro duita ache. | Rider aj ashbe.
eta khele kashi bhalo hoye jay. | ei tel betha dur kore.
cancer bhalo hoye jabe. | pressure ar sugar kome jay.
ojon kome jabe, med jhore jabe. | ar oshudh lagbe na.
rog shere jabe. | notun chul gojabe.
ei tel matha betha sharay.
ei cha diabetes ar jor bhalo kore.
komor ar hatur betha kome jay.
eta rog protirodh kore.
daktarer oshudher cheye bhalo kaj kore.
gas ar ghum na howa dur hoy.
tok forsha hoy, chul pora bondho hoy.
Er kono parshoprotikria nai. | Daktar ra rogider eta khete bole. | Clinically proman kora.
Rog protirodh khomota baray. | Pregnancy te nirapod. | Ek ratei fola kome jay.
Dui chamoch khele abar valo ghum hobe. | Cholesterol ar sugar komay. | Diabetes ar cancer valo hoy.
Skin er dag uthe jay. | Rokto ar liver porishkar kore. | Oshudh ar lagbe na.
Pith betha komay. | Shara shit e shordi lagbe na. | Ojon komay. | Notun chul gojay.
Eta organic certified. | Halal certificate ache amader. | Lab e test kora, ekdom khati.
Sorkar onumodon diyeche. | Jatiyo puroshkar peyeche. | Shara Bangladesh e etai shera.
Er theke kome keu beche na. | Market e amra ek number. | Duniyate er cheye valo quality nai.
Asol shudhu amader ta, baki shob nokol. | Shotovag khati.
Shob shomoy paben, din rat. | Amader kokhono shesh hoy na. | Koyek din er moddhe notun mal ashbe.
Apnar name eta alada kore rakhchi. | Beton pawa porjonto apnar ta ekhanei thakbe.
Mehman ashar agei pouchabe. | Biye te porte parben. | Jonmodin er agei chole ashbe. | Eid er agei bashay thakbe.
Office theke fire dekhben box eshe geche. | Ek rat porei courier dorjay.
Ek din er beshi wait korte hobe na. | Rider ekhoni rowna dicche. | Godown theke beriye geche.
Driver gari te tule feleche. | Pack kore ready rakha ache. | Apnar kenakata paka.
Shob likhe niyechi, apnar ar kichu korte hobe na. | Apnar kono risk nai. | Pochondo na hole ek takao diben na.
Ja diyechen ferot chole ashbe. | Ek poyshao loss hobe na. | Jai hok amra thik kore debo.
Amader theke o beshi din tikbe. | Nati natni rao use korbe. | Rong shara jibon emon thakbe.
Eksho bar dhuleo notun er moto. | Kokhono vangbe na. | Box er vitor barti ekta jinish paben.
Ditiyo boyam ta amar torof theke upohar. | Courier ke kichu dite hobe na. | Basha porjonto jawar khoroch amader.
Apnar jonno dam ta namiye dilam. | Purano customer ke kome dei. | Ja paren den.
Beton pele pore diben. | Kisti te den, shud nai. | Ekhon bakite niye jan. | Amar nam bolle kom rakhbe.
Apni jemon chan temoni hobe. | Apnar shorto mene nilam. | Dhore nen hoye geche. | Ami nije dekhbo.
Amra giye lagiye diye ashbo. | Mistri apnar bashay jabe. | Manager ek ghontar moddhe phone diben.
Rate apnake likhbo. | Apni jate pan ami dekhbo. | Ekhane poribar er lok i lekhe.
Ami dokan e cha niye boshe achi. | Kono software evabe uttor dey na. | Ami malik er bon.
Parar shobai niye feleche. | Shondhar moddhe ar thakbe na.
Ei pashe kono program boshe nai, shudhu amrai.
Roj khan, pith abar ager moto hobe. | Ek glass khelei matha betha shesh. | Ek soptaho use korle dat ar betha korbe na.
Amader ek customer erpor oshudh bondho korechen. | Daktar ra prescription e eta lekhen. | Dam e aro komanor jayga ache. | Mongolbar e apnar kache thakbe. | Amar protibeshi koto bochor oshustho chilo, ekhon douray.
`,
  harmless: `
Hello, aj apnake kibhabe sahajjo korte pari?
Shuprobhat, messager jonno dhonnobad.
Shubho shondha, apnar kotha shune bhalo laglo.
Apnar din shubho hok! | Apni ki jante chan? | Kon rong chan, lal na nil? | Koyta lagbe? | Dam ◇.
Er dam ◇ taka. | Duita mile ◇. | Delivery charge ◇. | Delivery shoho mot ◇.
Kono lukano khoroch nai. | Shipping alada, ◇. | Dukkhito, amra discount dei na.
Ami dam komate parbo na. | Dukkhito, ekhane kichui free na. | Amra upohar dei na.
Dukkhito, eta shombhob na. | Ei dam amra nite parbo na. | Kobe pouchabe kotha dite parchi na.
Kobe pouchabe jani na, andaje bolte chai na.
Amra warranty dei na. | Ferot niye kichu bolte parchi na. | Kotodin tikbe bolte parchi na.
Shesh hoye geche, dukkhito. | Stock e ache. | Eta pawa jacche. | Ji, ekhono ache.
Ei rongta ekhon nai. | Kom damer o ache, dekhben? | Kather toiri ar hate rong kora.
Norom, halka ar gorom. | Protidin ar gorom er shondhay bhalo. | Shara bochor pora jay.
Cha gorom ar pani thanda rakhe. | Kaporta gaye aram lage. | Chini ar shugondhi chara.
Bandhobir jonno shundor upohar. | Eta ki karo jonno upohar? | Onek kreta pochondo koren.
Manush biyer jonno kenen. | Onnotar sathe manay.
Doya kore apnar nam, phone number ar thikana din.
Eta ki apnar thikana? | Dekhe nin shob thik ache ki na. | Apnar jonno order korbo?
Ekhon order korte chan? | Card e diben na cash e? | Apni bhebe dekhun. | Shomoy niye bhabun.
Dhoirjer jonno dhonnobad. | Opekkhar jonno dhonnobad.
Etokkhon opekkha korte holo bole dukkhito.
Oshubidhar jonno dukkhito. | Order numberta bolben? | Apnar order pothe ache.
Parcel courier e deya hoyeche. | Likhe rakhlam. | Cart e diyechi. | Cart theke shoriye diyechi.
Shongkhata dui korechi. | Delivery ebhabe hoy. | Feroter niyom ei. | Amader shomoyshuchi ei.
Amader phone number niche ache. | Ami automatic assistant. | Ami dokaner assistant, manush na.
Apnar pochondo hoyeche jene bhalo laglo.
Apnar opekkhay thakbo. | Shagotom. | Abar dekha hobe! | Khub bhalo, dhonnobad.
Obosshoi, khushi hoye. | Apnake bhul kichu bolte chai na. | Eta niye nishchit na.
Shadharonoto kon size poren? | Apnar ghor koto boro? | Kobe lagbe? | Tin ronge ache.
Amader notun collection er. | Duitai jonopriyo, eta boro. | Sheshe jetar kotha bollen sheta boro.
Protita alada meye selai koren, duita ek rokom hoy na.
Doya kore ekta chobi pathan. | Ei je chobi. | Ar kichu lagbe? | Kono pochondo ache? | Aro dekhabo?
Apnar namta? | Nokshata ki pochondo hoyeche? | Ar kono proshno? | Ekta boyam niben? | Jog korbo?
Likhe nebo? | Konta pochondo? | Ki mone hoy? | Ar rong? | Kar jonno? | Eta ki thik?
Shob thik ache? | Koyta? | Ekta na duita? | Ar kichu? | Apni ebhabe dam dite paren.
Payment ebhabe hoy. | Amader phone korte paren. | Amader ekhane paben.
Amader kretara khub pochondo koren. | Eta chobirta. | Amader kache nei. | Dui size e ache.
Bhalo pochondo. | Chomotkar bhabna! | Bhalo proshno! | Bujhechi. | Ami bujhte parchi. | Dekhchi.
Ek muhurto. | Jananor jonno dhonnobad. | Shune kharap laglo. | Apni khub bhalo.
Shobcheye jonopriyo. | Ekhon amader kache nei. | Kono gondho nei. | Pocket ache.
Hate selai kora. | Onnota choto.
Thanda panite hate dhuye chayay shukan. | Thanda panite dhoben.
Amader choto karkhanay hate toiri. | Amader team protita jotno kore hate selai kore. | Nishchoi!
Obosshoi! | Onek dhonnobad. | Kichu lagle likhben. | Ar kono proshno thakle bolben.
Apnar puro thikana ar phone number lagbe. | Choto size bacchader, borota boroder.
Dhoyar por rong bodlay na. | Apnar order likhbo? | Dekhe nin. | Khub norom suti kapor.
Dekhte chan?
Darun! | Chomotkar! | Oshadharon! | Khub bhalo! | Accha. | Ki shundor! | Mayeder pochonder upohar.
Apnar shohore delivery ebhabe hoy. | Bhalo thakben.
Amra cash on delivery nei. | Shara deshe delivery hoy. | Aj kemon achen? | Free size shobar hoy.
Free size, sobai porte parbe. | Chini chara hole cholbe? | Dokaner keu feroter bepare janaben.
Thik ache. | Khushi hoye. | Ok. | Shudhu ekta? | Tin piece set, lomba. | Chini chara cha.
Ekjon shohokormi uttor diben? | Amader team hate pack kore. | Chere din.
Skirtta hatur niche porjonto. | Fitata kadhe thake. | Cream e golaper gondho, athalo na.
Tarta lomba ar beshir bhag phone e lage. | Juta ektu chapa, ek size boro nin.
Shad mishti, ektu pudina ache. | Bag e laptop ar botol dhore. | Dhakna bhalo lage.
Screen ujjol ar battery boro. | Churir hatol kather. | Amra bag, belt ar juta bikri kori.
Meyeder ar bacchader kapor ache. | Kaporta uttorer ek gramer.
Rongta niler cheye shobujer kachakachi. | Apnar messageta bujhini. | Arekbar likhben?
Ei name duijon kreta achen. | Kon rasta, kon basha? | Cupta matir. | Telta chul ar toker jonno.
Ei phone e duita camera. | Tebiler tinta pa. | Lombay gorali porjonto. | Khelnata choto bacchader.
Boita shomudro niye. | Angtita rupar, nil pathor boshano. | Lamper shade gol. | Cha paharer.
Pashe chain ache. | Agertar cheye patla.
Chaile onnota ◇ diye jog kori.
Onnotao ◇ diye jog korbo?
roge kaj kore kina bolte pari na, daktarer sathe kotha bolun. | eta khabar, oshudh na.
chayer sathe khete bhalo lage.
telta narikeler, halka gondho ache.
asha kori taratari shustho hoben.
jama hatu porjonto.
Amader baro rokom modhu ache. | Ekhon amra tinta jinish bikri kori. | Dokan e pachta product ache.
Organic kina bolte parchi na. | Amader kono certificate nai. | Lab e test hoyeche kina jani na.
Etai shera emon bolte pari na. | Doya kore daktar ke jigges korun. | Eta oshudh na.
Pregnancy te khawa jabe kina jani na. | Amra alada kore rakhte pari na. | Pore taka dewa jabe na.
Amra bakite bikri kori na. | Biyer age pouchabe emon kotha dite pari na. | Ami ekta program, manush na.
Ghono ar shonali rong er. | Chador ta kadh dheke rakhe. | Ghar ar pith er jonno balish.
Bag e manibag ar chabi dhore. | Shirt ta dosh bochor er cheleder.
Frame ta chobi ba shonod er jonno. | Bati ta khat er pasher table er jonno. | Kacher boyam e bikri hoy.
Rong lal, shobuj ar shada. | Biyer jonno onekei lal ta nen. | Cream ta hat er jonno.
Konta nite chan? | Duita jog korchi. | Apnar thikana likhe niyechi. | Shorry, ota shesh.
Pani ar saban diye dhoben. | Order ekhono hoyni. | Age summary te apnar ha lagbe.
Boro ta r kotha bolchen? | Boroder ar bachchader jonno. | Double khat er shadharon map etai.
Tel ta thanda chape vangano. | Cha te ada ar lebu ache. | Fuler moto halka ghran.
Noksha ta dui pashei dekha jay. | Amader dokan purano Dhaka te. | Kagojer box e ashe.
Ek minute, dekhchi. | Ektu shomoy din. | Hata lomba, kobji porjonto. | Pant ta goralir opore shesh. | Jhul hatu porjonto. | Collar ta gol.
Adapter ta chapta pin er socket e lage. | Tar ta beshir vag phone e lage. | Earphone ta kalo. | Powder ta matte, valo dhake.
Bon er jonno shundor upohar. | Apnar shesh line ta bujhini. | Golmorich ar ektu lobon er shad. | Sandel er heel shoman.
Shuvo shondha. | Shuvo ratri. | Shuvo bikal.
Pouchale nogod taka diben. | Apnar order confirm hoyeche, dhonnobad. | Order ta jotno kore pack kora hobe. | Rastar jonno valo kore mure dei. | Shobuj nai, shada ache.
Mongolbar dokan bondho. | Kon din lagbe apnar?
Thandar diner jonno valo pochondo. | Shite gorom, gorome aram.
Dam fixed. | Dam bodlay na, kaj ta valo. | Golmaler jonno dukkhito.
jokhon iccha amader likhun. | age jigges kore newa bhalo. | order jemon chilo temon thaklo. | ami ekhane achi.
`,
}
