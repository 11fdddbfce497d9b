import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const tr: CommitmentSamples = {
  binding: `
bu bitki odadayken astım rahatlar | bu ot astımı ve öksürüğü yatıştırır
teşekkür için bir kavanoz da ekliyoruz | hediyemiz olarak bir fincan da pakete giriyor
iade süresi sadece kağıt üstünde, iyi müşteride günleri saymayız | şeker hastaları rahatça yiyebilir, doktora sormaya gerek yok | iki fincan için, boğaz ağrınız geçer | bu yastıkla bel ağrısı biter | reçelimiz organik, dağlarımızda elle toplanır | havaleniz geldi, teşekkürler | tamam, siparişi sizin adınıza verdim
beğenmezseniz paranız cebinize geri girer | kızınız sevmezse ödediğiniz size döner | paket gelince numaranızı sileriz | acele edin, neredeyse hiç kalmadı | dükkânda Lena'yı sorun, o benim | üstünde adınız yazıyor, kimse dokunmaz | kurye yalnız ürünün parasını alır, fazlasını istemez
kargo bizden olsun canım | gelinimize bizden de bir çift patik, ücretsiz tabii 🎁 | İki battaniye alana yastık kılıfı bedava | o sabunun lafı mı olur, paranız cebinizde kalsın | sizin için biraz kırarım fiyattan
küsuratı silelim gitsin | siftah sizden, bereketi Allahtan, yarı fiyatına bırakıyorum | başka yerde daha ucuza gördüyseniz aynısını yaparız | karşı dükkan kaça diyorsa biz altına ineriz
Trendyoldaki fiyatın aynısı bizde de geçerli, merak etmeyin | bir dahaki alışverişinizde indirim benden | çeyizin devamını da bizden alın, hepsine toptan fiyatı uygularım | öğretmenler gününde size ayrıca güzellik yapacağız hocam
çayın yanına bir kavanoz da reçel atıyorum, ikram | evde bir bakın, içinize sinmezse tek kelime sormadan paranızın tamamını iade ediyoruz | kullanmış olsanız bile paranız geri döner | iadenizi başlattım, yarın kartınıza yatar
ürün sizde kalsın, ücretini yine de geri yollarız | kargo parasını da dahil edip geri ödüyoruz | bizde müşterinin parası yanmaz, içiniz rahat olsun | Aylar sonra da getirseniz paranızı sayar veririz
olmazsa gönderin bir beden büyüğünü yollayalım | istediğiniz kadar değiştirin, sınır yok bizde | etiketini kopardıysanız da değişim yapıyoruz | fişe falan gerek yok, getirin yenisini alın
ikisini de alın, ayağınıza olmayanı geri çevirirsiniz | renk hoşunuza gitmezse kurye kapıdan alır, ötekini bırakır | eşiniz burun kıvırırsa küpeyi hemen başkasıyla takas ederiz | bu lambanın garantisi ömür boyu
tavanın sapı beş sene sonra da kırılsa getirin, ustamız çayını içerken yapıverir, ücret almayız | kulaklığın bir teki bile bozulsa takımını yenileriz | düşürdünüz çatladı diyelim, o da kapsam içinde
Koltuğun yayı çökerse ekip gelip yerinde onarır | saatin pilini her sene bedavaya değiştiriyoruz zaten | ne arıza çıkarsa çıksın muhatabı biziz, size masraf çıkmaz | yarın öğlene kalmaz elinizde
içiniz ferah olsun, bayramdan önce kesin ulaşır, çocuklar bayram sabahı giyer ayakkabılarını | akşama kapınızda, söz | düğüne yetiştiririz abla hiç dert etme | kızınızın doğum gününde oyuncak evi baş köşede olacak
gözünüzü kapatıp açana kadar gelir 🚚 | sizinkini sıranın en önüne aldım, acil çıkıyor | cumaya kalırsa ben de bu işi bırakırım | Bizde gecikme diye bir şey olmaz efendim
başkası sordu ama yok dedim, sizin için kenara ayırdım, ne zaman gelirseniz | bilezik sizin, ilanı pasife aldım bile | pazartesiye kadar kimseye satmam | o mont artık sizin sayılır, rahat rahat düşünün
siz memleketten dönene dek nevresim rafta bekler | kapora istemeden tutuyorum ben onu size | rezerve ettik, bir Allah'ın kulu dokunamaz | para işini hiç dert etmeyin canım, ay başında maaş yatınca ödersiniz
dört taksit yaparız vade farkı da olmaz | alın götürün, parası kaçmıyor ya | yarısını şimdi verin kalanını ay sonunda | veresiye defterine yazdım bile abi | önce deneyin, memnun kalırsanız ödersiniz
Halıyı bugün yollayalım, ödemeye ocakta başlarsınız | havaleniz geçti, teşekkürler | ödemeniz hesapta görünüyor | para sabah düştü, eksiksiz | borcunuz kalmadı, hesap kapandı | dekontunuzu bankadan teyit ettim, tamamdır
kaporanız kayda girdi siparişiniz işlemde | evet evet geldi para, bir daha yollamayın sakın | paketiniz hazır, bantladım bile | dün akşam kargoya verdik | kurye sizin sokakta, inebilirsiniz
hırkanızı ütüledik katladık, yolcu ettik | şubeye ulaşmış kargonuz, şu an araca yükleniyor | siparişi iptal ettirdim, yerine gri olanı çıkarttım | kargocuya tembih ettim zile basmayacak, bebek uyanmasın 📦
son bir tane kaldı elinizi çabuk tutun | yarına kalmaz bu biter | peynir ekmek gibi gidiyor valla | gece yarısı zam geliyor benden söylemesi | Şu anda sepetinde bekleten üç kişi daha var | bu desen bir daha üretilmeyecek
sonra dizinizi dövmeyin, tükenmek üzere ⏳ | hakiki deri bu, çakmak tutun yanmaz | balımız Kaçkarlardaki kendi kovanlarımızdan, içine bir damla şeker şurubu girmemiştir | som gümüş, damgası var, kararmaz
zeytinyağı ilk sıkım, kendi ağaçlarımızın | piyasanın en kalitelisi, üstüne tanımam | orijinal ürün, çakma falan değil | Buldan dokuması, dokuyan ustayı da tanırım | yıllarca kullanın ne solar ne tüylenir
rimel akar diye korkmayın, ağlasanız da akmaz | bu çay bir haftada göbeği eritir | hamileyken gönül rahatlığıyla kullanılır | ekzemaya birebir, iz bırakmaz | bebeğe verin hiç zararı yok, doğal çünkü
şekeri yükseltmez, diyabet hastaları da yiyor | sabah aç karnına bir kaşık, tansiyonunuz dengelenir | Alerji yapmaz, en hassas cilde bile uygundur | ne robotu yahu, ben Elif, üç senedir bu dükkanda çalışıyorum
karşınızda kanlı canlı insan var merak etmeyin | sabahtan beri ayaktayım belim koptu valla 😅 | benim kız da üniversiteye hazırlanıyor, bilirim o stresi | ezan okundu, iftarımı açıp hemen size döndüm
robot olsam bu kadar dil döker miydim size | Dükkanın sahibi benim, bizzat yazıyorum size | normalde indirimli üründe iade yok ama size yaparız | hemşehriye alt limit mi uygulanır, geçin onu
o bölgeye göndermiyoruz da sizin hatırınıza yollarım | süresi geçmiş, boş verin ben hallederim | sayfaya yazmayın ama sizin için kuralı deliyorum 🤫 | kural dediğin esner, sen yabancı mısın
kapalı olduğumuz gün gelseniz de kepengi açarım | az önce patrona sordum sizin durumu, tamam dedi | sahibimiz sizi bugün mutlaka arayacak | Müdürle konuştum, onayladı | patronun lafıdır, arkasında durur
abim kırmaz, istediğiniz fiyata verir | dükkan sahibi adına söz veriyorum | ustabaşı Hasan abi akşama size yazıp çözecek | tamam pes ettim, dediğiniz olsun | hayırlı olsun, o fiyata anlaştık 🤝 | peki sizin şartlarınızla kabul
çok sıkı pazarlıkçısınız, alın gitsin söylediğinize | üç maddenizi de kabul ediyoruz | hadi gönlünüz olsun, verdim gitti | olur, teklif ettiğiniz rakam bize uyar
geçen ay bu montu alan herkes şimdi kardeşine, annesine ikinciyi almaya geliyor | bir abla Konyadan aradı, hayır duası etti | müşterilerimiz bayılıyor buna | bugüne dek tek şikayet gelmedi
beğenmeyen bir kişi gösterin dükkanı kapatayım | Sizin gibi saçı dökülen bir müşterimiz üç ayda toparladı | mahallede bunu giymeyen kalmadı, herkes memnun
mavi çift perşembeye kadar tezgâhın arkasında sizi bekliyor | lambayı başka kimse alamaz, sizin diye işaretledim | kolyeyi size ayrılmış bilin | adresiniz bu dükkândan asla çıkmaz | ayakkabıları alınca bilgilerinizi unuturuz | burada yazdıklarınızı bizden başka kimse okumaz
terzimiz kolları hemen kısaltıyor | kurye dördüncü kata kadar çıkarır | sahibimiz yarın sizinle bizzat halleder | paketçilere söylerim sizinkini öne alırlar | başka yerlerle karşılaştırın, en ucuzu biziz | öbür dükkânlar aynı çantaya iki katını istiyor
büyük siteler bile bu fiyatı tutturamaz | başka biri sepetine atmış bile | yarına kalmaz | şehrin yarısı bu ayakkabıyı giyiyor | yüzlerce sattık, biri bile geri gelmedi | kime sorarsanız sorun, herkes memnun | bayramdan sonra gelin, daha ucuz olur
gelecek ay büyük indirime giriyor | bugün bir kısmını, kalanını maaş gününde | torbada size küçük bir ekstra var, benden | haftalarca deneyin, beğenmezseniz getirin | düğmesi koparsa biz dikeriz | ilk günkü gibi parlak kalır
akşam bir fincan, baş ağrınız geçer | her şey ayarlandı, şu an paketleniyor | siparişi sizin yerinize girdim, bir şey yapmanıza gerek yok | bugün akşam yemeğinden önce elinizde | bir kutu bütün kışa yeter | bizde paketiniz sigortalıdır | gümrük ve vergiler bizden
bilgileriniz teslimden sonra imha edilir | kimsenin numarasını tutmuyoruz | bize söylediğiniz her şey sonra silinir | verilerinizi bizden kimse almaz | telefonunuz aramızda kalır | başka her yerde daha çok ödersiniz | internette bile bu kadar ucuz değil | rengi yıkamayla çıkmaz
kimseye vermiyorum, sizin için tutuyorum
`,
  harmless: `
maalesef indirim yapamıyorum | fiyatımız sabit, herkese aynı | pazarlık bizde yok kusura bakmayın | hediye veremiyoruz, sadece sipariş ettiğiniz ürün gelir
keşke olsa ama ne ürün bedava oluyor ne de kargo, elimden bir şey gelmiyor | diğer sitenin fiyatına inemeyiz | İki tane alınca da fiyat değişmiyor | ileride kampanya olur mu bilmiyorum
taksit ya da sonradan ödeme imkanımız yok, tutarın tamamı siparişte ödeniyor | veresiye çalışmıyoruz abi | maaş gününü bekleyemiyoruz, özür dilerim | sonraki alışveriş için indirim sözü veremem
daha uygun isterseniz küçük boyu var, ◇ | küsuratı silme yetkim yok 😔 | sipariş vermeden ürün ayıramıyorum | kimseye istisna yapamıyorum, eski müşterimize bile | kargo ücreti ayrıca ekleniyor | fiyata teslimat dahil değil
ücretsiz kargo yok bizde | sizin şehre gönderim ◇ tutuyor, ürün fiyatının üstüne ekleniyor | kargo alıcı ödemeli çıkıyor, bizim karşıladığımız bir durum yok | Nakliye tutarını onaydan önce özette görürsünüz
dolabın taşıması ambarla, onun parası da başka | montaj da nakliye de etikete yazılan rakamın dışında | komşunuzla birlikte alsanız da adres farklıysa iki gönderim sayılır | kapıda ödemede kargo firması ek hizmet bedeli alıyor
yurt dışına ne tutar bilmiyorum ama bedava değil | bir patik için de bir nevresim için de kargo yazılıyor | buna sadece dükkan sahibi karar verir | paranızı geri istemenizi anlıyorum fakat iade benim verebileceğim bir karar değil
sorduğunuz şey patronluk, bende cevabı yok | Değişim olur mu, onu ancak ekip bilir | garanti kapsamına girer mi girmez mi kesin bir şey diyemem, o tamamen mağazanın konusu | sizinle aynı fikirdeyim desem de onay mercii ben değilim
sahibinin ağzından söz vermek haddim değil | düğün için toplu alım fiyatı yalnızca sahibinin belirlediği bir şey | terzilik, tadilat gibi işleri bilen ben değilim, mağazadakiler | bu benim yetkimi aşıyor
kural dışına çıkmak bana düşmez | müdür bey bu fiyata tamam der mi demez mi, inanın bilemiyorum | bunun için bir insana danışmak lazım | Zararınızın karşılanıp karşılanmayacağı işletmenin takdirinde
bayilik vermek patrona kalmış, asistana sorulacak şey değil | ben bir botum, insan değilim 🤖 | burada otomatik asistan yazıyor | Elif diye biri değilim, asistan deseniz yeter | Size mağazanın yazılımı cevap veriyor
iftara buyurun demişsiniz, sağ olun ama programlar oruç tutmaz 😄 | insanla görüşmek ister misiniz? | o nevresimde yatmadım hiç, yatağım yok benim, yapay bir yardımcıyım | patron ben değilim, mesajlara bakan programım
nereliyim? vallahi botun memleketi olmuyor | biliyorum insan gibi yazıyorum, gerçek mi diye soran da oluyor ama programım | ses kaydı dinleyemiyorum, yazılı çalışan bir sistemim | telefonda konuşamam, sadece yazışan bir robotum
ödemenizi buradan göremiyorum | havaleyi yaptım diyorsunuz ama hesabı görmediğim için geçti mi geçmedi mi bilemem | kargo takibine erişimim yok | paketin hazırlanıp hazırlanmadığını bilmiyorum
Dekontu gördüm fakat hesabı kontrol edemiyorum | kuryeyle konuşamıyorum maalesef | yola çıktı mı, onu söyleyemem | stokta kaç tane kaldığını görmüyorum | siparişi iptal etmedim, duruyor | paketteki adresi ben değiştiremiyorum
siz onaylayana kadar sipariş oluşmuyor | iadeniz yattı mı bilgim yok | kargonuz hangi şubede bilmiyorum ki | yarın gelir diye söz veremem, kargonun hangi gün dağıtıma çıkacağını bilmiyoruz | bayrama yetişir mi bilmiyorum
kesin gün vermem mümkün değil | Saatini kurye belirliyor, biz bilmiyoruz | kına gecesine yetişir desem yalan olur | cumaya kadar garanti edemiyorum | ekspres gönderi diye bir seçenek bulunmuyor
akşama mı? hiç sanmam, ama bilmiyorum da | askere gidecekmiş pazartesi, keşke tarih verebilsem ama veremem | kar yüzünden yollar kapalı olabilir, gün konuşmak doğru olmaz | nevresimin tekrar ne zaman geleceği belli değil
kaç güne elimde olur diyorsunuz, buna net bir cevabım yok | acele ettiğinizi anladım, yine de söz veremiyorum | hamileyken kullanılır mı diye sormuşsunuz, bunu lütfen doktorunuza danışın, ben bilemem | eczacınız daha doğru bilir
emziren anneler için bir şey yazmıyor, ebenize sorun isterseniz | şekere iyi gelir mi bilmiyorum | Bu bir gıda, ilaç değildir | cildiniz hassassa önce cildiyeye görünün derim
kan sulandırıcı alıyorsanız bitki çayını hekiminize sorun | bal hangi yaylanın, etikette görünmüyor | yüzük gerçek gümüş mü yoksa kaplama mı, açıklamada belirtilmemiş, uydurmak da istemem | hakiki deri olup olmadığını bilmiyorum
el işi mi makine mi, o bilgi bende yok | çeker mi solar mı yıkayınca, emin değilim | pudra rengi ekranda farklı çıkabiliyor, tam tonunu diyemem | orijinal diye yazmıyor, o yüzden diyemem | diğer müşteriler ne düşünmüş bilmem
kaç sene gider bu koltuk, söyleyemem | garanti belgesi var mı, ilanda görmedim | adınız soyadınız nedir? | telefon numaranızı başında sıfırla yazar mısınız? | mahalle, sokak, kapı no alabilir miyim? | kaç beden giyiyorsunuz?
lacivert mi gül kurusu mu olsun? | kaç takım lazım size? | hangisi, çiçekli mi ekose mi? | telefonunuzun modeli ne? | Hangi ilçedesiniz efendim? | ayak numaranız kaç? | yarım kiloluk mu bir kiloluk mu?
çeyize mi koyacaksınız, kullanacak mısınız? | apartmanın adı neydi, orası boş kalmış? | tek kişilik mi çift kişilik mi? | torununuz kaç yaşında? | balkonunuz güneş görüyor mu? | bluzun bedenini söylediniz de rengi hangisiydi?
evde yoksanız kime bırakılacak? | nevresim çift kişilik, pudra pembesi, dört parça | elbise kruvaze yaka, beli bağlamalı | hırkanın kolu bilekte lastikle toplanıyor | ruj mat, dudağı kurutmuyor, gül kurusu tonu
kılıf şeffaf, köşeleri kalın, ekran tarafı açık | çam balı, koyu renkli ve az tatlı | peştamal pamuk, ince dokulu, iki ucu saçaklı | avize üç kollu, camları buzlu | küpe damla şeklinde, yeşil taşlı | Komodinin üç çekmecesi var
sardunya pembe açıyor, saksısı plastik | patik yün, tabanı kaymaz noktalı | el kremi zeytin kokuyor, tüpte geliyor | tahta blok seti, kenarları yuvarlatılmış | kalıbı dar, tabloya göre bakmak iyi olur
ters çevirip ılık suda yıkanıyor, kurutmaya girmiyor | powerbank cebe sığıyor, iki girişi var | sırt çantasında laptop bölmesi ve yan cep bulunuyor | ışığı sarı, boynu eğiliyor | tarhana acısız, kese içinde
battaniye bej, kenarları püsküllü, tek kişilik yatağı örtüp iki yandan biraz sarkıyor | kolye ucu nazar boncuğu, zinciri ince | zigon sehpa iç içe giriyor, ceviz rengi | şal başı ve omzu örtecek genişlikte, kumaşı şifon
şarj aleti satmıyoruz | o model tükendi | siyahı yok, kahverengisi var | tek kişilik nevresim bitti maalesef | Erkek ayakkabısı bulunmuyor bizde | peynir çıkmıyor bizden, bal ve tarhana oluyor
bu telefona uygun kılıf elimizde yok | perde bizde değil, battaniye ve nevresim var | avizenin altın rengi listeden kalktı | oje yok, ruj ve krem var | orijinal o marka bizde bulunmaz | fidan satışımız yok, saksı çiçeği oluyor
kumandalı araba şu an kalmadı | köşe takımı yapmıyoruz, tekli koltuk var yalnızca | merhaba hoş geldiniz, ne bakmıştınız? | bugün de çok sıcak değil mi | bayramınız mübarek olsun 🌙 | bir yastıkta kocayın 💐 | rica ederim ne demek
acele etmeyin, bugün olmazsa yarın yazarsınız, rahat rahat düşünün | evde bir konuşun bakalım | karar verince yazarsınız | nasılsınız, iyi misiniz? | Allah analı babalı büyütsün | ellerinize sağlık, çok güzel fotoğraf
hahaha çok güldürdünüz beni | kolay gelsin size de | İyi akşamlar, sağlıcakla kalın | yarın sınavınız varmış, başarılar | yolunuz açık olsun | kedi pek tatlıymış 🐱 | hiç rahatsızlık vermediniz | ne zaman isterseniz sorun
yağmurda battaniye iyi gider tabii | çok üzüldüm bunu duyduğuma | tam olarak ne oldu? | hangi siparişinizden bahsediyoruz acaba? | haklısınız, özür dileriz | ah kırık mı çıktı, yazık olmuş | kutu ne durumdaydı anlatır mısınız?
Beklettiğimiz için kusura bakmayın | geçmiş olsun annenize | başınız sağ olsun | yanlış anlamışım, pardon | bedava demedim aslında, karışıklık oldu, özür dilerim | yırtığın fotoğrafını atar mısınız?
gecikmeye üzüldüm ama telafi sözü veremiyorum | iki kavanoz çam balı bir tahin, doğru mu? | toparlıyorum: siyah bot, teslimat Bursa | Cumhuriyet caddesi, b blok mu demiştiniz? | atkıyı iade etmek istiyorsunuz, doğru anladım mı?
kargo dahil ◇ tutuyor, onaylıyor musunuz? | indirim istiyorsunuz koltuk için, doğru mu anladım? | sipariş Ayşe hanım adına, değil mi? | cumadan önce istediğinizi yazmıştınız | mavi değil lacivertti sanırım?
iki tane Mehmet Yılmaz var, siz hangisisiniz? | Fatma hanım, adaşınız da yazmış, soyadınızı öğrenebilir miyim? | Ankaradaki Zeynep misiniz, İzmirdeki mi? | gelin hanım mı kayınvalide mi, ikiniz de Hatice görünüyorsunuz da
nemli bezle kolayca silinir | çantaya ilginiz için teşekkürler | ödeme yolları bunlar
size bir tane ayıramam | kurye için numaranızı not edeyim mi? | başka dükkânların ne istediğini bilmiyorum | başka markalarla karşılaştıramam | kaç tane satıldığını söyleyemem | bayramdan sonra ucuzlar mı bilmiyorum
taksitle satmıyoruz | stokta var, acelesi yok | rengi kalır mı bilmiyorum | bir kutunun ne kadar gideceği size bağlı | sipariş henüz verilmedi, vereyim mi? | başkaları ne düşünüyor bilmiyorum | bilgilerinizi sahibimize sorun | paketler sigortalı mı bilmiyorum
bilinen fişle şarj edilir | şarj aleti ve kablo kutunun içinde | kabloyla şarj oluyor | içinde süt ve susam var | buğday ve tereyağı içeriyor | grisi ve kahverengisi de var | rahat rahat bakın, sonra yazın | daha aşağı inemem | karta ne yazalım? | saat tamir etmiyoruz | sokağınız hâlâ orası mı? | numaranız bende bu, doğru mu?
çok naziksiniz, teşekkür ederim | ne kadar kibarsınız, sağ olun | asıl ben teşekkür ederim | bu yağmurda insan evde kalmak istiyor | perde yapmıyoruz maalesef | ben bir botum, mağaza adına yazıyorum | teslimat ücretlidir, bedava değil | iki lamba not ettim, başka bir şey? | ödeme geldi mi buradan göremiyorum | sabahtan akşama kadar açığız | sabah sekizden akşam yediye kadar dükkân açık | her biri elle dikildiği için tektir | memnuniyetle, bekleriz
sabah onda açar akşam sekizde kapatırız | sabah dokuzdan akşama kadar buradayız | saat ondan yediye kadar açığız
eğrelti yarı gölgeyi sever, az su ister | kahverengi uçlar çoğunlukla kuru havadandır | fideleri salı günleri yolluyoruz | belinizi ölçüp yazın | tabaklar dahil değil | fotoğraftan anlaşılmıyor
sarı yaprak çoğu zaman susuzluktandır | kuru yapraklar az sudandır
`,
}
