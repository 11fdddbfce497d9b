import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const romanisedBengali: CommitmentSamples = {
  binding: `
Pochondo na hole apnar pocket abar vore jabe. | Apnar taka ghore fire ashbe. | Apnar ek takao mar jabe na. | Becha kena batil, hishab shoman. | Ja dilen tai hate ferot. | Taka ta abar apnar bkash e chole ashbe. | refund paben vai chinta nai
Eta amader torof theke roilo. | Rider er taka amra debo. | Manibag pocket e rakhen, eta amader ghare. | Bag e arekta vore dibo. | Cover ta sathe fau. | Magna pacchen. | Delivery khoroch amader ghare. | Ekta kanakori o lagbe na. | Porer ta free niye jan. | dam nibo na eitar
Apnar jaygay ami hole deri kortam na. | Hu hu kore bikri hocche. | Gorom cake er moto jacche. | Kal tak khali thakbe. | Tin jon cart e rekhe diyeche. | Vabte vabte hatchara hoye jabe.
Chokh bondho kore vorsha koren, tikbei. | Joban dilam, cholbe. | Kichu hole amra shamlabo. | Selai khulle day amader. | Noshto hole apnake fele dibo na. | Mayer koshom, jinish paka.
Ei message er pechone ekta mon ache. | Ami rokto mangsher lok. | Bot? na vai, ami Rima. | Dokane boshe nijer angule type korchi. | Apni maliker sathei kotha bolchen. | Amio apnar moto manush, amaro khuda lage.
Nijeder moddhe boli, ektu komaye dibo. | Kauke bolben na, ghorer loker rate dhorbo. | Cash e chokh buje thakbo. | Boss ke janabo na, kome chere dibo. | Majhamajhi ekta dame ashi. | Dame apnake dekhbo. | Apni ekta onko bolen, hoye jabe. | Khuchra ta chere dilam.
Hatu doa korbe, betha chole jabe. | Dadu lathi fele diyechen. | Daktar ra i eta nite bole. | Rate ek cup, bacchar moto ghum. | Kashi tiktei pare na. | Amma ekhon betha charai shiri vangen. | Sugar normal hoye jabe.
Bron koy dinei gayeb. | Ojon apna apni nambe. | Liver porishkar hoye jay. | Jekhane oshudhe hoyni shekhane etay hoyeche. | Shara shite shordi dhare ashbe na. | Shob roger mohoushodh.
Counter er niche lukiye rakhbo apnar jonno. | Keu hat dibe na, apnar opekkhay thakbe. | Tak theke namiye rakhlam, apnar hoye gelo. | Etar gaye apnar nam likhe diyechi.
Packet gari te uthe geche. | Shokalei ekhan theke beriyeche. | Rider bike e niye rowna hoyeche. | Apnar order apnar dikei jacche.
Age poren, mash sheshe den. | Niye jan, taka pore hobe. | Khatay likhe rakhi. | Ordhek ekhon, ordhek beton pele. | Jokhon hate ashe tokhon diben.
Size vul? jotobar bolben palte dibo. | Tight hole eta diye arekta niye jan. | Bashay pore dekhen, na hole amra eshe niye jabo. | Pora holeo ferot rakhbo.
Robibar shokale dorjay thakbe. | Kal nashtar table e khulben. | Shukrobar mehmanra otar upore boshbe. | Ar dui rat, tarpor apnar hate. | Rater khabarer agei bell bajbe. | Shoptaho sheshe almari te jhulbe. | Ghum theke uthe dekhben eshe geche. | kalke paya jaben sure
Natike diye jete parben. | Eta amader shobar cheye beshi bachbe. | Rong konodin fike hobe na. | Montronaloyer sil ache. | Lab e shorboccho number peyeche. | Shara deshe amader dharekache keu nai.
Dupurer khabarer pore ekta call dibo. | Amader lok giye fit kore dibe. | Amar upor chere den, hoye jabe. | Porer bar bill theke kete dibo.
Mot bodlale taka ta sedin i apnar account e. | Ferot pathan, ja diyechen shob transfer kore debo. | Ami nije dekhbo jeno apni taka ta fire pan. | Pochondo na hole apnar kichui jabe na.
Courier amader khoroche abar niye jabe. | Dui mash poreo amra niye nebo. | Tag khola ba box chhera holeo niye nei. | Bashay boshe dhire shusthe thik korun, dorkar hole amader kachei firbe.
Vul order hoyeche? Batil kore dei, kichu nosto hobe na. | Pothe thakleo jokhon khushi batil korte parben. | Koshter jonno kichu taka diye debo. | Parcel deri hole apnake kichu dite hobe na.
Dag thakle ordhek taka apnar. | Ogrim er puro ta ferot dewa hobe. | Dupurer age order din, aji beriye jabe. | Dawat er age oboshshoi hate paben. | Eid er age pouche jabe, nishchinto thakun.
Borojor dui din lagbe. | Rider ke bolechi age apnar okhane jete. | Ek ghontar moddhe uni apnar kache. | Deri hobe na, kotha dilam. | Meyer jonmodiner jonno vorsha rakhun, peye jaben.
Apnar jonno chutir dineo pouche debo. | Ami nije apnar grame diye ashbo. | Bideshe pathano kono bepar i na. | Shob pack kora, shokale berocche. | Brihospotibar notun mal dhukche.
Apnar rong ta agami shoptahe abar ashbe. | Bacchar jonno parcel e chhoto ekta jinish rekhechi. | Dhonnobad hishebe shathe balisher cover jabe. | Apni purono customer, upri kichu thakche.
Deliverir taka ta bad din, vule jan. | Gift wrap? Otar dam dite hobe na. | Apnar parcel e chekhe dekhar chhoto boyam ache. | Duita nile tritiyo ta taka chara i jabe. | Pother khoroch amra debo.
Porer bar aro valo dam debo. | Ei order er por apnar jonno voucher ache. | Shukrobar porjonto thamun, dam kome jabe. | Boss er shathe kotha boli, kome i raji hoben.
Puro poribarer jonno nin, kichu komiye debo. | Mot ta nicher dike miliye dicchi. | Apni paikari dame paben. | Amader kena dame i niye jan. | Hoye gelo, apni je dam bolechen sheta i cholbe.
Thik ache, kotha paka. | Accha, ja bollen ta i din. | Onno kothao kom dekhechen? Amrao tai rakhbo. | Oder dam dekhan, ami tar niche debo. | Pore dam komle bakita firiye debo.
Ei dam agami mash porjonto apnar jonno thik thakbe. | Beton pawa porjonto ekta atke rakhchi. | Eta apnar, nam likhe diyechi. | Ar karo kache bechbo na. | Jokhon paren ashun, toiri ache.
Apnar jonno bikri theke shoriye rekhechi. | Taka hole tokhon deben. | Tin vage din, barti kichu nei. | Advance lagbe na, apnar mukher kotha i jotheshto.
Shadharonoto kori na, tobe apnar belay betikrom korchi. | Oi niyom apnar jonno na. | Kauke bolben na, ami bebostha korchi. | Amar upor chere din, manager hae bolben. | Dhore nin hoye geche.
Apnar order e bodle diyechi. | Likhe rekhechi jeno apnar kache kichu na ney. | Prothom bochore kichu hole amra dekhbo. | Shelai khulle abar shelai kore debo, jokhoni hok. | Parts bill chara i pathabo.
Dhule chhoto hobe na, nishchit thakun. | Dosh bochor poreo notuner moto thakbe. | Kokhono moricha dhore na. | Ekebare khati, lab e porikkha kora. | Eta i ashol, certificate ache.
Shorkarer onumodon ache. | Er cheye valo maan kothao paben na. | Rong hubohu chobir moto, ami guarantee dicchi. | Apnar gaye oboshshoi lagbe. | Ei matro ekjon ei piece tai chailen.
Egula shesh hole ar ashbe na. | Kal theke dam beshi. | Ekhon na nile arek customer ke diye dite hobe. | Take hate gona koyekta. | Ei muhurte aro loke eta dekhche. | Shara shohor eta kinche.
Ami maliker meye. | Ami dokane boshe uttor dicchi. | Amar nam Rina, onek bochor ekhane kaj kori. | Kono machine evabe lekhe na, eta ami. | Amar bashayo ache, roj bebohar kori.
Shondhay aro chobi pathabo. | Pouchalei phone korbo. | Amader lok giye lagiye debe. | Apnar mape shelai kore debo. | Upore nam ta futiye debo. | Jene dosh minute e janacchi.
Roj shokale ek chamoch, pressure neme jay. | Gorvobosthay nirapod. | Shishuke nishchinte dite paren. | Diabetes thakleo khete paren. | Ek shoptah dine dui chamoch khan.
Tokhon oshudh chere dite parben. | Rog protirodh baray, keu oshustho hoy na. | Tin dine kashi shesh. | Peter shomoshyay kaj dey. | Kono side effect nei. | Daktar rao eta khete bolen.
Ete cholesterol kome. | Ghaye lagan, taratari shukabe. | Ghum emni tei fire ashbe. | Chul pora bondho hobe. | Skin porishkar ar bron udhao. | Diet chara i roga hoben. | Rokto porishkar kore.
Heart er jonno valo. | Baccha ra ete valo bare ar shekhe. | Allergy thakleo khete paren. | Oshudher kaj kore. | Eta gaye dile komorer betha kombe. | Dudh khawano mayera nirapode khete paren.
Amar khalar sugar beshi chilo, ekhon shabhabik. | Modhu gola bethay aram dey. | Ei modhu heart mojbut kore. | Amader modhu thakle daktar lage na.
Shathe ek boyam modhu jabe, otar jonno kichu deben na. | Modhu ta apnake kome debo. | Ditiyo kantha ta upohar hishebe shathe jabe. | Kantha ta ek mash rakhun, mon na chaile firiye din.
Protiti kanthar day amader, ja i hok. | Modhu ta shondhar age apnar bashay thakbe. | Robibare apni eta gaye diye i ghumaben. | Beshi opekkha nei, dui rat ar eshe gelo.
Khuchra toiri rakhun, lok ta pothe. | Biyete apni etai pore thakben. | Phone ta kache rakhun, courier dupure bell debe. | Take jayga korun, kal ashche. | Ajker order e deliverir lok kichu nebe na.
Damer tag vule jan, ekta upay hobe. | Niyomito customer er shathe khuchra niye jhogra kori na. | Packing er jonno moneybag ber korben na. | Aj je kinbe duita niye bari jabe. | Apni ektar dam i deben.
Bakita amader torofe. | Apnar moto customer er jonno shob shomoy kom hoy. | Koto dite parben bolun, amra kore nebo. | Koyta takar jonno atkabe na. | Ami bole debo, kome paben.
Manager amake kokhono na koren na. | Bill theke charge ta bad diye dicchi. | Roshide kom taka likhe debo. | Mone na dhorle por din i taka apnar. | Voyer kichu nei, jhuki amader.
Khushi na hole taka ferot, shoja kotha. | Kono torko chara i notun ekta paben. | Size na mille dorjatei bodle debo. | Apni pore dekhun, courier darabe. | Khule dekhe abar pathiye dite paren.
Packet khola thakleo ferate badha nei. | Bebohar kora holeo ferot nei. | Apnar serial ami dhore rakhchi. | Apnar ta alada i ache. | Apni thik na kora porjonto ar keu pabe na.
Eta palabe na, lukiye rekhechi. | Apnar chele meye, tader chele meye porjonto cholbe. | Bish bar dhowar poreo rong prothom diner moto. | Ekta shuta uthleo notun ta rowna. | Tin bochor nishchinto.
Er kichui hobe na. | Pore geleo asto thakbe. | Khati silk, matha baji rakhi. | Apnar golite shobar kachei ache. | Shondhay tak khali. | Ei dam shudhu ei ghonta tuku dhore rakhte pari.
Je boshe thake she beshi dey. | Apni sales er Rinar shathe kotha bolchen. | Ei matro gudame dekhe elam, darun. | Kheye eshe abar apnar jonno tebile boshechi. | Apnar elaka diye jabo, diye ashbo.
Gari charlei message debo. | Masher ek tarikhe dilei hobe. | Ordhek dorjay, bakita shubidha moto. | Apnake bishshash kori, ekhon taka na. | Courier er shathe ami mitiye nebo, vabben na.
Apnar ta batil kore diyechi. | Ek shoptahe meramot hoye jabe, ami dekhchi. | Ek boyamei pet thanda. | Oshudh chara i shararat ghumaben. | Ek cup er por jor neme jay. | Bacchader shordi dure rakhe.
Abar pran vore shash nite parben. | Ek shoptahe giter betha thakbe na. | Chhoto take ghumer age adha chamoch din. | Hobu mayeder jonno er cheye valo kichu nei. | Eta khele ar injection lagbe na.
Pora gha dag chara i sharay. | Bolirekha udhao, boyosh kom lagbe. | Stress ar mon kharape kaj kore. | Krimi theke ulcer shob kichute upokar. | Promanito je sugar komay. | Gorom kombol bat sharay.
Amar protibeshir tumor ete chhoto hoye geche. | Kane tin fota ar betha nei. | Ekhane robot nei, shudhu manush. | Automatic kichu uttor dicche na, pechone manush ache. | Take matro dui tinta piece.
Deshe egulai shesh. | Shob truti amra dekhbo. | Ana newar khoroch amader hishebe. | Eta taka na diye i paben. | Onno tar jonno apnar kache kichu nebo na. | Jokhon bolben taka fire ashbe.
Mongolbar apnar hate thakbe. | Dame ekhono kichu kora jay. | Kheye dekhun, pith ar betha korbe na. | Eta khawar por theke mayer choshma lage na. | Daktar ra thik etai likhe den. | Eta kono bot na.
Ami bot o na, program o na. | Amader dokane kono bot nei. | Ekhane computer likhche na. | Delivery amader upor. | Apnar kache pouchano ta amar torof theke. | Deliverir jonno taka lagbe na.
Matro tin ta baki. | Shelai ar ronger guarantee amra dei. | Rider aj rate ashche. | Apnar parcel e chhoto ekta chomok lukano. | Ditiyo tar jonno ami kichu rakhbo na. | Er ja i hok, sheta amader bepar.
Amader moddhei thak, dam aro namte pare. | Shonibar eta apnar hate thakbe. | Eta khele hatur betha theme jay.
`,
  harmless: `
Aj ja weather, ekhane brishti thamchei na. | Aj gorom khub, tai na? | Vijben na kintu! | Biyer jonno ovinondon! | Cheler jonmodine shuvechha! | Inna lillah, Allah unake jannat din. | Apnar shoke amra shomobethi. | Allah dhoirjo din.
Haha, valo bolechen! | Apnar joke pore hashlam. | Joke jani na, tobe kombol chini. | Poribarer sathe valo shondha katuk! | Eid mubarak! | Shuvo noboborsho. | Shundor kothar jonno dhonnobad. | Chobir jonno thanks, ghor ta khub shundor. | Apnar biral ta ki mishti!
Kono shomossha nai. | Bolun na. | Assalamu alaikum! | Abar shagotom. | Shuvo jatra! | Shustho hoye uthun. | Porikkha kemon holo? | Asha kori din ta valo geche. | Maf korben, vul hoyeche. | Doa roilo.
Discount dite parbo na, shorry. | Apnar jonno kichu alada rakha nai. | Amra ferot nei na. | Din bole kotha dite pari na. | Amra exchange kori na. | Refund er bepare kichu bolte pari na. | Sathe gift nai. | Amader coupon nai. | Delivery free na. | Na, eta kono rog sharay na.
Bethay kaj kore kina jani na. | Kisti te hoy na. | Ami phone korte pari na. | Ami manush na, ekta program. | Koyta ache jani na. | Ekhon kono offer nai. | Ami rekhe dite pari na.
Ami team ke janacchi. | Amader team apnar proshno dekhbe. | Ekhan theke ekjon shohokormi kotha bolben. | Er uttor dokaner lok diben. | Message ta pouche dicchi.
Lamp er alo holde, switch tar e. | Korai ta lohar, ojon tin kg. | Jeans er komor uchu. | Puzzle e eksho tukra. | Sofar paya kather. | Bag er shamne pocket. | Shabane lavender er gondho. | Ghorir belt chamrar. | Drill er sathe box ache.
Chal lomba ar chikon. | Chocolate ta dark, badam deya. | Porday ektu alo ashe. | Keds shada, tola chai ronger. | Khata ta dag tana. | Tabu te char jon dhore. | Gach ta chaya pochondo kore, pani kom lage. | Perfume ta lebur moto fresh. | Khelna gari ta battery te chole.
Hatawala na hata chara? | Ghorer jonno na bairer jonno? | Sofar rong ki? | Apnar height koto? | Video r ta bolchen? | Koy joner ranna koren? | Ghor ta niye arektu bolben?
Dhire shusthe vabun, tara nai. | Rat ta vebe dekhun. | Apnar jemon iccha, shomossha nai. | Arek din hobe. | Ami ekhanei achi. | Thik jaygay eshechen. | Shob kichur sathe manay.
Blouse er hata choto, botam ache. | Coat ta payer gocha porjonto. | Kombol ta double khat e hoy. | Boyamer dhakna pecher. | Shob ritu te babohar kora jay. | Shombar dokane keu thake na. | Apnar order delivery company te geche. | Pan ta gas ar induction e chole.
Mombatir shikha choto. | Bati ta dishwasher e dhoya jay. | Chele meye dujonei pore. | Boi ta ek daktar ar tar cheler golpo. | Oneke ei cha shondhay khan. | Duita hook e jhulano jay. | Na, eta hobe na, dukkhito. | Shob jelay delivery hoy.
Chinta korben na! | Age dekhe nin na. | Boshar ghore khub shundor lage. | Hata konui te shesh. | Rastar nam ta abar likhben?
Jokhon kichu lagbe amake likhben. | Dorkar hole ami ekhane achi. | Jekono somoy likhte paren. | Ar kichu jante chaile jiggesh korben. | Eta dui size e hoy. | Eta lal ar nil ronge ache.
Eid er age pouchabe emon kotha dite pari na. | Thik kokhon pouchabe, jani na. | Shomoy ta courier thik kore, ami bolte pari na. | Dam komate pari na, shobar jonno ek. | Dam fixed, dukkhito.
Dewar moto kono chhar amar kache nei. | Shathe kono gift ashe na. | Ami alada kore rakhte pari na. | Karo jonno betikrom korte pari na.
Oshukhe upokar hoy ki na, ami bolte pari na, daktar ke jiggesh korun. | Eta khabar, oshudh na. | Gorvoboti hole doya kore daktar ke jiggesh korun. | Shishuke dewa jabe ki na, daktar bolben.
Ete guarantee nei. | Pore taka dewa ekhane hoy na. | Amra kistite bikri kori na. | Onno dokaner dam ami jani na. | Ami chobi pathate pari na. | Ami bolini je eta free. | Ami emon kono kotha dei ni.
Ami order ferate pari na. | E bishoye amar kache totho nei. | Biborone eta lekha nei. | Koyta ache, ami dekhte pai na. | Ekhon kono offer cholche na. | Amra bideshe pathai na.
Amra map niye shelai kori na. | Lal ronge nei. | Abar kobe ashbe, jana nei. | Apni likhechen shukrobarer moddhe chan. | Apni jante chaichen delivery free ki na. | Apni bolchen onno ta shosta chilo.
Apni ferot dite chan, thik bujhechi? | Apni discount chan, bujhte parchi. | Tahole mayer jonno gift khujchen. | Apni lal parer tar kotha bolchen. | Apni guaranteer kotha jiggesh korechilen.
Betha hocche shune kharap laglo. | Bujhte parchi apnar tara ache. | Bujhte parchi hate taka kom. | Kon din order korechilen? | Ki shomoshya hoyeche ete? | Eta ki gift? | Kar jonno? | Cart e rakhbo?
Kon thikanay jabe? | Koyta chan? | Kobe dorkar? | Order number ache? | Parcel ta ki nosto chilo? | Onno kichu dekhben? | Phone number thik ache? | Apni achen? | Kantha ta hate shelai kora.
Modhu ta shorisha kheter. | Eta dui poroter. | Par ta garo nil. | Thanda panite dhoben. | Doya kore bleach deben na. | Chhayay shukaben. | Modhu jome jete pare, eta shabhabik.
Mishti, ektu fuler gondho ache. | Cha er shathe valo lage. | Shukno jaygay rakhben. | L size ta M theke ektu chowra. | Matir hari shesh. | Ekek piece e noksha ekek rokom.
Screen e rong onno rokom lagte pare. | Patla, goromer jonno manansoi. | Chhoto boro shobai bebohar kore. | Dhakna ta dhatur. | Oneke nashtay khan. | Opekkhar jonno dhonnobad.
Apnar valo legeche jene khushi. | Vul bojhabujhir jonno dukkhito. | Derite uttorer jonno dukkhito. | Asha kori chhotto meyer valo lagbe. | Bashar shobaike salam. | Thikana likhe niyechi.
Cart e duita rekhechi. | Cart theke modhu shoriyechi. | Doya kore thikana ta arekbar dekhun. | Nishchit korun, tobei order hobe. | Apni hae na bolle kichui order hoy na.
Nishchit korar age shongkha bodlate paren. | Dhire shusthe vabun. | Age strike jiggesh korun, oshubidha nei. | Mot niche lekha ache. | Damer shathe delivery jog hoy. | Doya kore bashar number likhun.
Konta pochondo janan. | Dutoi shundor, nil ta beshi gorom. | Size janale egote pari. | Nishchit na hole shomoy nin. | Ekhane ja dekhchen amra shudhu tai bechi. | Er beshi ami jani na.
Ekhane kichui free na, delivery ◇. | Doya kore apnar oshudh bondho korben na. | Emon kotha dewa vul hobe. | Shotti bolte, ami jani na. | Rog sharbe emon kotha keu dite pare na.
Onnoder kotha ami nishchit korte pari na. | Shob kaporer moto chirokal teke na. | Chhoto hobe ki na, bolte pari na. | Rode rong ektu halka hote pare. | Ami apnake phone korte pari na.
Booking hoy na, jini age order koren tini i pan. | Dokaner shorto ami bodlate pari na. | Size ta likhe nicchi. | M likhe niyechi. | Bichanay ar sofay dutotei manay. | Bashay hate dewa hoy.
Apnar iccha ta bujhi, kintu shiddhanto amar na. | Shahajjo korte chai, kintu damer niche jete pari na. | Eta amar hate nei. | Dokan ja dey ta lekha ache, ami barate pari na.
Biborone ja ache shudhu tai bolte pari. | Dokan er kono tarikh dey na. | Thik kokhon ashbe ta courier er upor. | Parcel kothay ache, ami dekhte pai na.
Robibarer moddhe pouchabe ki na, bolte pari na. | Biyer age ashbe ki na, jani na. | Doya kore nirdishto kono diner vorsha korben na. | Shamne dam kombe bole jana nei.
Ditiyo tar dam prothom tar shoman. | Duitar dam digun, kichu kome na. | Packing er moddhe nei. | Parcel e ar kichu dewa hoy na. | Delivery charge eki thake. | Charge bad dite pari na.
Bakite dite pari na. | Nijer icchay ferot nite pari na. | Feroter belay shudhu dokaner niyom chole. | Feroter jonno doya kore order number likhun. | Tara bodlabe ki na, bolte pari na.
Apnar size dhore rakhte pari na. | Shobar jonnoi bikrite thakche. | Ar ke dekhche, jani na. | Shesh hoye jabe ki na, jani na. | Apnake tara dite chai na. | Aji thik korte hobe na.
Kapor to, shomoyer shathe khoy hoy. | Jore tanle chhirte pare. | Rong thakbe emon nishchoyota dite pari na. | Pani rodhi na. | Er kono porikkhar kotha jani na. | Kono certificate er kotha jana nei.
Kono siler kotha lekha nei. | Ekhane apnake ekta program uttor dey. | Na, je assistant er shathe likhchen she manush na. | Amar nam nei, ami dokaner assistant.
Ami kokhono chhuye dekhini, ami program. | Ami apnar kache jete ba phone korte pari na. | Eta bethar jonno na. | Kashir jonno doya kore daktar dekhan. | Matrar poramorsho dite pari na.
Khawar age daktarer shathe kotha bolun. | Daktar ke na jiggesh kore shishuke deben na. | Kono oshudher bodole na. | Diabetes e cholbe ki na, ami bichar korte pari na. | Eta shudhu ekta mishti khabar.
Eta shudhu kombol, gorom rakhe, ar kichu na. | Asha kori shiggiri valo bodh korben. | Kholakhuli bolar jonno dhonnobad. | Purono ta venge geche shune kharap laglo.
Onno dokane thokechen, bujhte parchi. | Jiggesh kora thik i ache. | Orderer age jiggesh kore valo korechen. | Nejjo proshno. | Masher sheshe dite chan, etuku bujhechi.
Meyer jonmodiner age chan, porechi. | Chaile ekhon ekta cart e rakhi. | Apnar jonno order korbo, naki opekkha korben? | Ekta na duita? | Order e ki bodlabe? | Parcel kar name jabe?
Courier ki eshechilo? | Khoti ta dekhte kemon? | Ei order na ager ta? | M ar L theke beche nite paren. | Cart e size L kore diyechi. | Cart ekhon khali. | Rastar nam thik korechi.
Order hoyeche, number ache. | Number ta uporer message e. | Kagojer bag e vaj kora ashe. | Shelai gulo dheu er moto. | Shurute ektu khoshkhoshe lage. | Dekhte jemon tar cheye vari.
Modhu ta dhire goray. | Rong ta garo amber. | Shuvo ratri, abar kotha hobe. | Biyer shuvechha roilo. | Porikkhar jonno shuvo kamona. | Dukkhito, bujhini, onno vabe likhben?
Ami shudhu lekha dekhi, voice message na. | Tahole nil tai thak. | Accha, ota bad dicchi. | Jemon bolen, tahole ektai. | Kom damer o ekta ache, dekhabo? | Amader kom damer ektao ache.
Courier dorjay hate dey. | Skirt ta hatu porjonto. | Tar ta beshir vag phone e lage. | Shad ta vorpur ar moshladar. | Lamp e gol plug lage. | Ei name dujon customer achen, apni konjon?
Khushi mone shahajjo korchi. | Eta niye ki jante chan? | Ji, kom takar moddheo ache, dekhabo? | Amader aro shosta ache. | Hata ta kobji porjonto. | Collar ta botam diye bondho hoy.
`,
}
