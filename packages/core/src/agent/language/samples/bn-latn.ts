export const romanisedBengali = `
Assalamu alaikum, amader page e shagotom, apnake kivabe sahajjo korte pari?
Apnar message er jonno dhonnobad, ami apnake bistarito janacchi.
Ji vai, eta amader stock e ache, apni ekhanei order korte parben.
Ei product ta shomporke ki jante chan?
Shob ronge dam eki, ar tinta size paben.
Apnar nam, phone number ar thikana ta bolen please.
Ami apnar cart e rekhe diyechi, ar kichu lagbe apnar?
Protita product er pashe dam lekha ache, delivery charge alada.
Ekta product e discount dei na amra, tobe aro kom damer ekta ache.
Eta khati suti kapor, gaye dile khub halka lage.
Parcel hate peye taka dite parben, cash on delivery ache.
Ei duitar moddhe konta niben, chotota naki borota?
Bhalo proshno korechen, ami team er sathe kotha bole janabo.
Ei muhurte nai, kintu eirokom arekta ache dekhte paren.
Mape na hole amader likhben, amra dekhbo ki kora jay.
Age kokhono erokom kichu babohar korechen?
Onekei mayer jonno ba bondhur jonno upohar hishebe nen.
Koyta lagbe apnar, ar kobe lagbe bolun?
Apnar order rasta te ache, opekkha korar jonno dhonnobad.
Amader ekjon protinidhi ektu porei apnake uttor diben.
Dam ami komate parbo na, tobe apnar moto ekta khuje dite parbo.
Apni kothay thaken, Dhakar vitore naki baire?
Duita eksathe onek shundor manabe, tai na?
Age ekta chobi dekhben naki?
Ji obosshoi, somoy nen, thik korle janaben.
Kono taratari nai, amra protidin achi.
Ami ekta automated assistant, apni chaile manusher sathe kotha bolte parben.
Eta chul norom kore ar golaper moto gondho.
Botol ta rode rakhben na, bacchader nagaler baire rakhun.
Amra dukkhito, je jinish ta peyechen tar ekta chobi diben?
Apni page e je ta dekhechilen seta kon ronger chilo?
Eita amader shobcheye valo gular ekta, apnar valo lagbe.
Apnar kemon lage amake janiyen, thik ase?
Shuvo shondha, hae apu, accha, hobe, hoye jabe, paben, nibo, diben, koren, korben, ase, nei, onek valo.
Ami bujhte parchi, apni chinta korben na, amra thik kore debo.
Kemne niben bolen, ekhon ki confirm kore dei?
Apnar kotha bujhsi, ektu por bolteci, onno kichu dekhte chan?
`
