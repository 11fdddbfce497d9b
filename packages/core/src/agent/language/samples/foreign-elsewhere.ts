/** More of them, and four that share the script of one of ours. */
export const foreignSamples: Readonly<Record<string, string>> = {
  vi: `
Ban vui long cho biet ten, so dien thoai va dia chi day du.
Ban muon co nao, cai nay nho hon, cai kia lon hon, hang con nhieu lam, dep lam anh chi oi.
Chung toi se gui cho ban som, xin vui long doi mot chut.
Xin chào, hôm nay tôi có thể giúp gì cho bạn?
Cảm ơn tin nhắn của bạn, tôi rất vui được nói thêm về sản phẩm.
Vâng, chúng tôi còn hàng và bạn có thể đặt ngay tại đây.
Bạn muốn biết điều gì? Giá như nhau cho mọi màu và có ba cỡ.
Hiện giờ chúng tôi không có, nhưng cái này rất giống.
Bạn cần bao nhiêu cái và khi nào? Bạn có thể trả tiền khi nhận hàng.
Nhân viên của chúng tôi sẽ trả lời bạn sớm. Không cần vội, chúng tôi ở đây mỗi ngày.
Ban can bao nhieu cai, gia nhu nhau cho moi mau, cam on ban, duoc, khong sao, xin loi.
`,
  tl: `
Isulat po ninyo ang pangalan, numero at kung saan namin ipapadala.
Anong laki ang gusto ninyo? Mas maliit ito, mas malaki iyon, at parehong gawa sa bulak.
Maipapadala namin bukas, kumpirmahin lang ninyo. Titingnan ko muna, sandali lang.
Maligayang pagdating, paano po kita matutulungan ngayon?
Salamat sa mensahe, masaya akong magsabi pa tungkol sa produkto.
Oo, mayroon kami nito at puwede kayong umorder dito mismo.
Ano po ang gusto ninyong malaman? Pareho ang presyo sa lahat ng kulay at may tatlong sukat.
Wala po kami nito ngayon, pero itong isa ay halos kapareho.
Ilan po ang kailangan ninyo at kailan? Puwedeng magbayad kapag dumating ang padala.
May sasagot sa inyo mula sa aming grupo. Hindi kailangang magmadali, nandito kami araw-araw.
Isa ito sa pinakamaganda namin, siguradong magugustuhan mo. Sige, mabuti, walang problema, ito na lang ba.
`,
  sw: `
Tuandikie jina lako, namba ya simu na mahali unapoishi.
Unataka kipimo gani? Hiki ni kidogo, kile ni kikubwa, na vyote ni vya pamba.
Tunaweza kutuma kesho, thibitisha tu. Ngoja kidogo niangalie.
Karibu sana, nikusaidie nini leo?
Asante kwa ujumbe wako, nitafurahi kukueleza zaidi kuhusu bidhaa hii.
Ndiyo, tunayo na unaweza kuagiza hapa hapa.
Ungependa kujua nini? Bei ni ile ile kwa rangi zote na kuna saizi tatu.
Kwa sasa hatuna, lakini hii inafanana nayo sana.
Unahitaji ngapi na kwa lini? Unaweza kulipa mzigo ukifika.
Mtu wa timu yetu atakujibu hivi karibuni. Hakuna haraka, tupo hapa kila siku.
Ni moja ya bora zaidi, hakika utaipenda. Habari, sawa, bila shaka, hakuna shida, nzuri.
`,
  af: `
Gee asseblief vir ons jou naam, jou foonnommer en waarheen ons dit moet stuur.
Watter grootte soek jy? Hierdie een is kleiner, daardie een groter, en albei is van katoen.
Ons kan dit môre stuur, jy moet net bevestig. Ek kyk gou, wag 'n oomblik. Skryf vir ons as jy wil, ons sal jou graag help.
Welkom, waarmee kan ek jou vandag help?
Dankie vir jou boodskap, ek vertel graag meer oor die produk.
Ja, ons het dit in voorraad en jy kan dit sommer hier bestel.
Wat wil jy weet? Die prys is dieselfde vir elke kleur en daar is drie groottes.
Ons het dit nie nou nie, maar hierdie een lyk baie soos dit.
Hoeveel het jy nodig en wanneer? Jy kan betaal wanneer die pakkie kom.
Iemand van ons span sal jou gou antwoord. Daar is geen haas nie, ons is elke dag hier.
`,
  so: `
Soo dhowow, maxaan maanta kaa caawin karaa?
Waad ku mahadsan tahay fariintaada, waxaan ku faraxsanahay inaan wax badan kuu sheego alaabta.
Haa, waan haynaa waxaadna ka dalban kartaa halkan.
Maxaad rabtaa inaad ogaato? Qiimuhu waa isku mid midab kasta waxaana jira saddex cabbir.
Hadda ma hayno, laakiin kani aad buu ugu eg yahay.
Immisa ayaad u baahan tahay goormase? Waxaad bixin kartaa marka xirmadu timaado.
`,
  az: `
Adınızı, nömrənizi və hara göndərəcəyimizi yazın.
Hansı ölçünü istəyirsiniz? Bu kiçikdir, o biri böyükdür, hər ikisi pambıqdandır.
Sabah göndərə bilərik, sadəcə təsdiq edin. İndi baxıram, bir dəqiqə.
Xoş gəlmisiniz, bu gün sizə necə kömək edə bilərəm?
Mesajınız üçün təşəkkür edirəm, məhsul haqqında məmnuniyyətlə danışaram.
Bəli, anbarda var və elə buradan sifariş verə bilərsiniz.
Nə bilmək istəyirsiniz? Qiymət bütün rənglər üçün eynidir və üç ölçüsü var.
İndi yoxdur, amma bu ona çox oxşayır.
Neçə ədəd lazımdır və nə vaxta? Bağlama gələndə ödəyə bilərsiniz.
Komandamızdan biri tezliklə cavab verəcək. Tələsməyin, hər gün buradayıq.
`,
  uz: `
Xush kelibsiz, bugun sizga qanday yordam bera olaman?
Xabaringiz uchun rahmat, mahsulot haqida mamnuniyat bilan aytib beraman.
Ha, bizda bor va shu yerdan buyurtma berishingiz mumkin.
Nimani bilmoqchisiz? Narxi hamma ranglar uchun bir xil va uchta o'lchami bor.
Hozir yo'q, lekin bunisi juda o'xshaydi.
Nechta kerak va qachonga? Posilka kelganda to'lashingiz mumkin.
Jamoamizdan kimdir tez orada javob beradi. Shoshilmang, biz har kuni shu yerdamiz.
`,
  ha: `
Barka da zuwa, me zan taimake ka yau?
Na gode da sakonka, zan yi farin cikin fada maka karin bayani game da kayan.
Eh, muna da shi kuma za ka iya yin oda a nan.
Me kake son sani? Farashin daya ne ga kowane launi kuma akwai girma uku.
Yanzu ba mu da shi, amma wannan ya yi kama da shi sosai.
Guda nawa kake bukata kuma yaushe? Za ka iya biya idan kaya suka iso.
`,
  as: `
নমস্কাৰ, আপোনাক কেনেকৈ সহায় কৰিব পাৰোঁ?
আপোনাৰ বাৰ্তাৰ বাবে ধন্যবাদ, মই বিতংকৈ জনাম।
হয়, এইটো আমাৰ ওচৰত আছে, ইয়াতেই অৰ্ডাৰ কৰিব পাৰিব।
সকলো ৰঙৰ দাম একেই, আৰু তিনিটা জোখ আছে।
আপোনাৰ নাম, ফোন নম্বৰ আৰু ঠিকনা দিয়ক।
এই মুহূৰ্তত নাই, কিন্তু এনেকুৱা আন এটা আছে।
`,
  fa: `
سلام، امروز چطور می‌توانم به شما کمک کنم؟
از پیام شما ممنونم، با کمال میل بیشتر توضیح می‌دهم.
بله، آن را در انبار داریم و می‌توانید همین‌جا سفارش بدهید.
درباره این کالا چه می‌خواهید بدانید؟
قیمت همه رنگ‌ها یکی است و سه اندازه دارد.
لطفا نام، شماره و آدرس خود را بنویسید.
آن را در سبد خرید شما گذاشتم، چیز دیگری می‌خواهید؟
هزینه ارسال جداست و هنگام تحویل می‌توانید نقدی پرداخت کنید.
متاسفانه فعلا نداریم ولی این یکی خیلی شبیه آن است.
چند تا لازم دارید و برای چه زمانی؟
یکی از همکاران ما به زودی اینجا پاسخ می‌دهد.
این یکی از بهترین‌های ماست و حتما خوشتان می‌آید.
`,
  ps: `
سلام، نن ورځ څنګه ستاسو سره مرسته کولی شم؟
ستاسو د پیغام مننه، زه به د دې په اړه نور معلومات درکړم.
هو، موږ یې لرو او تاسو یې همدلته غوښتلی شئ.
ټول رنګونه په یوه بیه دي او درې اندازې لري.
مهرباني وکړئ خپل نوم، شمېره او پته ولیکئ.
بخښنه غواړم، اوس یې نه لرو خو دا یو ورته دی.
`,
  mr: `
नमस्कार, मी तुम्हाला कशी मदत करू शकतो?
तुमच्या संदेशाबद्दल धन्यवाद, मी तुम्हाला याबद्दल सांगतो.
हो, हे आमच्याकडे आहे आणि तुम्ही इथेच ऑर्डर करू शकता.
या वस्तूबद्दल तुम्हाला काय जाणून घ्यायचे आहे?
सगळ्या रंगांची किंमत एकच आहे आणि तीन मापे मिळतात.
तुमचे नाव, नंबर आणि घरचा पत्ता सांगा.
सध्या हे नाही, पण असेच दुसरे एक आहे.
किती हवे आहेत आणि कधीपर्यंत हवे आहेत?
हे आमच्या सर्वात चांगल्या वस्तूंपैकी एक आहे, तुम्हाला नक्की आवडेल.
`,
  ne: `
नमस्ते, म तपाईंलाई कसरी सहयोग गर्न सक्छु?
तपाईंको सन्देशका लागि धन्यवाद, म तपाईंलाई यसको बारेमा बताउँछु।
हजुर, यो हामीसँग छ र तपाईंले यहीँबाट अर्डर गर्न सक्नुहुन्छ।
यस सामानको बारेमा के जान्न चाहनुहुन्छ?
सबै रङको मूल्य एउटै हो र तीन नाप पाइन्छ।
आफ्नो नाम, नम्बर र घरको ठेगाना भन्नुहोस्।
अहिले यो छैन, तर यस्तै अर्को एउटा छ।
कति वटा चाहिन्छ र कहिलेसम्म चाहिन्छ?
यो हाम्रो सबैभन्दा राम्रो मध्ये एक हो, तपाईंलाई मन पर्नेछ।
`,
  zu: `
Siyakwamukela, ngingakusiza ngani namuhla? Ngiyabonga ngomlayezo wakho, ngizojabula ukukutshela okwengeziwe.
Yebo, sinayo futhi ungayi-oda khona lapha. Yimuphi umbala owuthandayo, intengo iyafana kuyo yonke.
Manje asinayo, kodwa le ifana kakhulu nayo. Bhala igama lakho, inombolo nekheli.
`,
  yo: `
Ẹ káàbọ̀, báwo ni mo ṣe lè ràn yín lọ́wọ́ lónìí? Ẹ ṣé fún ìfiránṣẹ́ yín, inú mi yóò dùn láti sọ fún yín síwájú sí i.
Bẹ́ẹ̀ ni, a ní i, ẹ sì lè béèrè fún un níbí. Àwọ̀ wo ni ẹ fẹ́, iye owó kan náà ni gbogbo wọn.
`,
  'ar-latn': `
Ahlan wa sahlan, kif fini sa3dak lyom? Shukran 3ala risaltak, bkhabrak aktar 3an hal mantouj.
Aywa mawjoud 3endna w fik totlob men hon. Shu l lon li badak yeh, nafs el se3r la kol l alwan.
Halla2 ma 3enna, bas hayda byeshbaho ktir. Ektobli esmak w ra2mak w el 3onwan, habibi, inshallah, ta2ribann, mesh moshkela, ezayak, 3ayez eh, momken tib3atli.
`,
  'ta-latn': `
Vanakkam, naan ungalukku eppadi udhavi seiyalam? Ungal seithikku nandri, idhai patri melum solren.
Aama, enga kitta irukku, neenga inge order pannalam. Endha niram venum, ella nirathukum orey vilai dhan.
Ippo illa, aana idhu adhe madhiri irukku. Unga peyar, number, mugavari anuppunga, seri, romba nalla irukkum.
`,
  'pa-latn': `
Sat sri akal ji, main tuhadi ki madad kar sakda haan? Tuhade sunehe layi dhannvaad, main tuhanu hor dassda haan.
Haanji, eh saade kol hai te tusi ethe hi order kar sakde ho. Tuhanu kehra rang chahida, saareyan da mul ikko hai.
Hun eh nahi hai, par eho jeha hor hai. Aapna naa, number te pata likh deo, vadhia, changa ji, kinne chahide ne.
`,
}
