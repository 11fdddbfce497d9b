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
`,
}
