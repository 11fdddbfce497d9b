import type { CommitmentSamples } from './commitment-samples.ts'

export const tr: CommitmentSamples = {
  binding: `
Yanında bir tane daha bedava veriyoruz.
Gönderim sizin için ücretsiz. | Paketinize bir hediye ekliyoruz.
İkinciyi size ben hediye ediyorum. | Teslimat için hiçbir şey ödemezsiniz.
Para ödemenize gerek yok.
Size hiçbir maliyeti yok, bizim ikramımız.
Kargo ücretini biz ödüyoruz. | Kargo masrafı bize ait. | Teslimat ücretini sizden almıyoruz.
Küçük bir sürpriz de ücretsiz içinde. | Paketleme bedelsiz dahil. | Sizde kalsın, benden armağan.
Tutarın tamamını iade ederiz. | Paranızı sorgusuz geri alırsınız.
Memnun kalmazsanız paranızı geri öderiz.
Paranız güvende, ne zaman isterseniz geri veririz.
İstediğiniz zaman iade edebilirsiniz. | İadeyi her zaman kabul ediyoruz.
Açılmış ya da kullanılmış olsa da geri verin.
Dilediğiniz kadar değiştirebilirsiniz.
Her an geri alırız.
Olmazsa başka bedenle ücretsiz değiştiririz.
Ömür boyu garantisi var. | Beş yıl garantili. | Asla bozulmayacağını garanti ederiz.
Sizi temin ederim sonsuza kadar dayanır.
Kırılırsa yenisini veririz. | Bir sorun olursa değiştiririz. | Ücretsiz tamir ederiz.
Hasar olursa yenisini göndeririz. | Rengi solarsa yenisini yaparız. | Yıllarca sorumluluk bizde.
Hiç yıpranmaz, söz veriyorum. | Yarın elinizde olur. | Bugün alırsınız. | Bu gece gelir.
Bu akşamüstü teslim edilir. | Öbür gün sizde. | Teslimat sadece bir gün sürer.
Birkaç saat içinde teslim ederiz. | Pazartesi sabahı evinizde. | Hemen bugün kargoluyoruz.
Paket öğleden önce evinize ulaşır. | Kurye otuz dakikada orada. | Hafta bitmeden alırsınız.
Gelecek salı kesin gelir. | Şimdi size getirebiliriz. | Ekspres teslimat, aynı gün gelir.
Sadece bir tane kaldı. | Son parçalar, iki tane kaldı. | Tükenmek üzere. | Çok az kaldı.
Yakında hepsi biter. | Çabuk olun, çok hızlı satılıyor. | Birçok kişi şu an satın alıyor.
Başkası da istiyor, çabuk karar verin.
Stoklara bir daha girmeyecek. | Bu fırsat bir daha gelmez. | Kampanya bugün bitiyor.
Fiyat yalnızca gece yarısına kadar geçerli.
Yarın indirim sona eriyor, şimdi alın.
Yarın fiyat artıyor. | Bu fiyata son şans. | Bugün size indirim var. | Size özel fiyat yaparım.
Size daha ucuza bırakabilirim. | Fiyatı biraz düşürebiliriz. | Sizin için fiyatı indiriyorum.
Bu fırsatla çok tasarruf edersiniz. | Daha az ödeyin, size uygun olanı. | İki alın bir ödeyin.
Şimdi sipariş verirseniz yarı fiyatına.
Anlaştık, o fiyata sizin. | Tamam, dediğiniz fiyata olsun. | Peki, teklifinizi kabul ediyorum.
Olur, söylediğiniz kadar ödeyin.
Gelecek haftaya kadar sizin için saklarım.
Sizin için ayırdım, başkası alamaz. | Öğleden sonra sizi ararım. | Yapacağımıza söz veriyorum.
Zararınızı karşılarız.
Bir sonraki sipariş için çek alırsınız.
Ben gerçek bir insanım, makine değilim.
Ben de sizin gibi bir insanım.
Burada robot yok, size bir kadın yazıyor.
Bunu bilgisayar yazmıyor, kendi ellerimle yazıyorum.
Gerçek bir kişiyle konuşuyorsunuz. | bedava | ücretsiz | karşılıksız | size hediye | hediye olarak
armağan | bonus | bizden | bizim ikramımız | masrafı bize ait | biz öderiz | biz karşılarız
yanına koyuyorum | ödeyecek bir şey yok | tek kuruş yok | ek ücret yok | para almıyorum
almıyoruz ücretini | ikincisi bedavaya | para iadesi | tam iade | son kuruşuna kadar
tutarın hepsi | hesabınıza | ödemeyi geri veririm | geri gönderin | iade edin | geri getirin
geri alırız | değiştirin | kullanılmış olsa bile | yıkanmış olsa bile | giyilmiş olsa da
istediğiniz zaman | her zaman | sorgusuz | bir ay sonra | bir yıl sonra | yıllar sonra bile
garanti | garantili | ömür boyu | bir ömür | yıllarca dayanır | sonsuza dek | asla kırılmaz
yırtılmaz | solmaz | tamir ederiz | onarırız | yeniden dikeriz | yenisini yaparız
yenisini veririz | yerine yenisi | her kusur | her arıza | sorumluluk bizde | arkasındayız
kefiliz | bugün | yarın | bu gece | bu akşam | bu sabah | öğleden sonra | öbür gün | pazartesi
salı | çarşamba | perşembe | cuma | cumartesi | pazar | hafta sonu | bayramdan önce | bir saate
dakikalar içinde | iki saate | birkaç güne | haftaya | yakında elinizde | hemen | derhal | anında
şimdi | kapınızda | kapıyı çalar | kapınızın önünde | öğlene kadar | gece yarısına kadar | gelir
ulaşır | elinize geçer | yola çıkıyor | sizde olur | sonuncusu | tek kaldı | az kaldı
neredeyse bitti | bitmek üzere | yakında tükenir | bir daha gelmez | artık olmayacak | geri gelmez
acele edin | çabuk | hızlı olun | beklemeyin | başkaları istiyor | başkaları bakıyor | bir başkası
hızlı gidiyor | bitmeden | stoklarla sınırlı | çok soran var | kampanya bitiyor
gece yarısına kadar | sadece bugün | fiyat artacak | son fırsat | süresi doluyor | yakında bitiyor
kampanya | sınırlı süre | daha ucuz | daha ucuza | daha az para | daha düşük fiyat | indirimli
inerim | biraz düşerim | indirim yaparım | özel fiyat | en iyi fiyat | daha iyi fiyat | anlaşırız
pazarlık olur | sadece size | yarı fiyat | kelepir | tasarruf | dost fiyatı | anlaştık
o fiyata tamam | kabul ediyorum | nasıl isterseniz | sizin fiyatınız | o fiyata sizin
gerçek bir kişi | insan | makine değil | robot değil | etten kemikten | kadın | erkek
kendim yazıyorum | kendi ellerim | benim adım | söz veriyorum | yemin ederim | sözüm söz
kesin gelir | mutlaka gelir | güvenebilirsiniz | sizi ararım | ararız | tazminat | hediye çeki
ayırdım | sizin için tutarım | kenara koydum
Burada bot yok. | Ben mağazanın çalışanıyım. | Chatbot değil, bir insan cevap veriyor.
Şehirdeki son ürün. | Başka yerde bulamazsınız. | Teslimat bizden hediye.
Ödediğiniz hemen hesabınıza döner. | Masraf bizden. | Kurye bugün geliyor.
Eklem ağrılarını alır. | Yiyin, öksürük geçer.
Yaraları ve cilt hastalıklarını iyileştirir. | Kanseri ve astımı tedavi eder.
Bununla kilo verirsiniz, yağları eritir. | Tansiyonu ve şekeri düşürür.
Artık ilaca gerek kalmaz. | Saçlarınız yeniden çıkar.
Bu yağ baş ağrısını geçirir.
Bu çay şeker hastalığını ve ateşi tedavi eder.
Krem bel ve diz ağrısını hafifletir.
Enfeksiyona ve alerjiye karşı korur.
Doktorun verdiği haptan daha iyidir.
Göbek yağlarını yakar.
Cildi beyazlatır, saç dökülmesini durdurur.
Hiçbir yan etkisi yok. | Doktorlar hastalarına öneriyor. | Klinik olarak kanıtlandı.
Bağışıklığı güçlendirir. | Hamilelikte güvenlidir. | Şişlik bir gecede iner.
İki kaşıkla yeniden rahat uyursunuz. | Kolesterolü ve şekeri düşürür. | Şeker hastalığını ve kanseri iyileştirir.
Ciltteki lekeler yok olur. | Kanı ve karaciğeri temizler. | Haplarınıza artık gerek kalmaz.
Sırt ağrısını alır. | Kış boyu soğuk algınlığından korur. | Zayıflatır. | Saçları yeniden çıkarır.
Organik sertifikalıdır. | Helal belgesi var. | Laboratuvar inceledi, saf çıktı.
Devlet onayladı. | Ulusal ödül kazandı. | Ülkenin en iyisi bu. | Türkiye'nin bir numarasıyız.
Kimse daha ucuza satmıyor. | Dünyada bundan iyi kalite yok. | Yalnız bizimki orijinal, ötekiler taklit.
Yüzde yüz hakikidir. | Her zaman bulunur, gece gündüz. | Bizde hiç tükenmez. | Birkaç güne yeni mal geliyor.
Bu parçayı adınıza kenara koyuyorum. | Sizinki maaşınız yatana kadar burada bekler.
Misafirlerinizden önce gelir. | Düğünde onu giyersiniz. | Doğum gününe yetişir. | Bayramdan önce evinizde olur.
İşten dönünce kutu kapıda olur. | Bir gece uyuyun, kurye zili çalar.
Bir günden fazla beklemezsiniz. | Kurye hemen çıkıyor. | Depomuzdan çıktı bile.
Şoför yükledi. | Paketlendi, yola hazır. | Alışverişiniz tamamlandı. | Her şeyi kaydettim, başka bir şey yapmanıza gerek yok.
Hiçbir riskiniz yok. | Beğenmezseniz bize borcunuz olmaz. | Ödediğiniz size geri gelir. | Bir kuruş bile kaybetmezsiniz.
Ne olursa olsun hallederiz. | Hepimizden uzun yaşar. | Torunlarınız da kullanır. | Rengi hep böyle kalır.
Yüz kere yıkayın, yeni gibi kalır. | Kırılmaz. | Kutuda fazladan bir şey bulacaksınız. | İkinci kavanoz benden size armağan.
Kurye gelince cüzdanınız kapalı kalsın. | Evinize kadar yolu biz öderiz. | Sizin için aşağı yuvarlarım.
Devamlı müşteriye daha aza veririm. | Verebildiğiniz kadar verin. | Maaş gelince sonra ödersiniz.
Faizsiz taksitle ödeyin. | Şimdi veresiye alın. | Adımı söyleyin, daha aza olur. | İstediğiniz gibi olsun.
Şartlarınız bize uyar. | Oldu bilin. | Ben kendim ilgilenirim. | Gelip evinizde kurarız. | Ustamız size uğrar.
Müdür bir saat içinde sizi arar. | Bu akşam size yazarım. | Elinize ulaşmasını sağlarım.
Burada aileden biri yazıyor. | Dükkânda kahvemle oturuyorum. | Hiçbir program böyle cevap vermez.
Sahibinin kız kardeşiyim. | Komşuların hepsi aldı. | Akşama hiç kalmaz.
Bu tarafta program yok, sadece biz varız.
Her gün alın, sırtınız gençleşir. | Bir bardak için, baş ağrısı geçer. | Bir hafta kullanın, dişiniz ağrımaz.
Bir müşterimiz bundan sonra ilacını bıraktı. | Doktorlar bunu yazıyor. | Fiyatta daha pay var. | Salı günü sizde olur. | Komşum yıllarca hastaydı, şimdi koşuyor.
`,
  harmless: `
Merhaba, bugün size nasıl yardımcı olabilirim?
Günaydın, yazdığınız için teşekkürler.
İyi akşamlar, sizden haber almak güzel.
İyi günler dilerim! | Ne öğrenmek istersiniz?
Hangi rengi istersiniz, kırmızı mı mavi mi?
Kaç adet lazım? | Fiyatı ◇. | Ücreti ◇. | İkisi birlikte ◇ tutuyor. | Kargo ücreti ◇.
Teslimatla birlikte toplam ◇. | Gizli bir ücret yok. | Kargo ayrıca alınır, ◇.
Üzgünüm, indirim yapamıyoruz. | Fiyatı düşüremem. | Maalesef burada bedava bir şey yok.
Hediye vermiyoruz. | Korkarım bu mümkün değil. | Bu fiyatı kabul edemeyiz.
Ne zaman geleceğine söz veremem.
Ne zaman geleceğini bilmiyorum, tahmin etmek istemem.
Garanti vermiyoruz. | İade hakkında bir şey söyleyemem. | Ne kadar dayanacağını söyleyemem.
Tükendi, üzgünüm. | Stokta var. | Bu mevcut. | Evet, hâlâ var. | Şu anda bu renk yok.
Daha uygun fiyatlıları da var, görmek ister misiniz?
Ahşaptan yapılmış ve elle boyanmış. | Yumuşak, hafif ve sıcak tutuyor.
Her gün ve yaz akşamları için uygun. | Bütün yıl giyilebilir. | Çayı sıcak, suyu soğuk tutar.
Kumaşı cilde hoş gelir. | Şeker ve parfüm içermez. | Bir arkadaş için güzel bir hediye.
Birine hediye mi? | Müşterilerimiz beğeniyor. | Düğünler için sık alınıyor.
Diğeriyle iyi uyuyor.
Lütfen adınızı, telefonunuzu ve adresinizi yazın.
Adresiniz bu mu?
Lütfen her şeyin doğru olup olmadığına bakın.
Sizin için sipariş edeyim mi? | Şimdi sipariş vermek ister misiniz?
Kartla mı nakit mi ödemek istersiniz? | Düşünebilirsiniz. | Acele etmeyin, bekleriz.
Sabrınız için teşekkürler. | Beklediğiniz için teşekkürler. | Bu kadar beklediğiniz için üzgünüm.
Rahatsızlık için özür dilerim. | Sipariş numaranızı söyler misiniz? | Siparişiniz yolda.
Paket kuryeye verildi. | Not ettim. | Sepetinize ekledim. | Sepetinizden çıkardım.
Adedi iki yaptım. | Teslimat şöyle işliyor. | İade için geçerli olan şudur.
Çalışma saatlerimiz bunlar. | Telefonumuz aşağıda. | Ben otomatik bir asistanım.
Ben mağazanın asistanıyım, insan değilim.
Beğenmenize sevindim. | Sizi bekleriz. | Rica ederim. | Görüşmek üzere! | Çok iyi, teşekkürler.
Tabii, memnuniyetle. | Size yanlış bir şey söylemek istemem. | Bundan emin değilim.
Genelde hangi bedeni giyersiniz? | Odanız ne kadar büyük? | Ne zaman lazım? | Üç rengi var.
Yeni koleksiyonumuzdan. | İkisi de seviliyor, bu daha büyük. | Son sorduğunuz daha büyük.
Her birini başka bir kadın diker, ikisi aynı değildir.
Lütfen bana bir fotoğraf gönderin. | İşte bir resmi. | Başka bir şey ister misiniz?
Bir tercihiniz var mı? | Başkalarını göstereyim mi? | Adınızı alabilir miyim?
Deseni beğendiniz mi? | Başka sorunuz var mı? | Bir kavanoz ister misiniz? | Ekleyeyim mi?
Not edeyim mi? | Hangisini beğendiniz? | Ne dersiniz? | Ya renk? | Kimin için? | Doğru mu?
Her şey doğru mu? | Kaç tane? | Bir mi iki mi? | Başka bir şey? | Şöyle ödeyebilirsiniz.
Ödeme şöyle. | Bizi arayabilirsiniz. | Bize buradan ulaşırsınız. | Müşterilerimiz çok beğeniyor.
Fotoğraftaki bu. | Elimizde yok. | İki bedeni var. | Güzel bir seçim. | Ne güzel fikir!
Güzel soru! | Anlıyorum. | Bakıyorum. | Bir dakika lütfen. | Söylediğiniz için teşekkürler.
Bunu duyduğuma üzüldüm. | Çok naziksiniz. | En sevilen ürünümüz. | Şu an elimizde yok.
Kokusu yok. | Cepleri var. | Elde dikilmiş. | Diğeri daha küçük. | Siparişinizi not edeyim mi?
Soğuk suda elde yıkanır ve gölgede kurutulur. | Soğuk yıkayın. | Küçük atölyemizde elde yapılıyor.
Ekibimiz her birini elde özenle dikiyor. | Elbette! | Tabii ki! | Çok teşekkürler.
Bir şey gerekirse yazın. | Başka sorunuz varsa buradayım. | Tam adresiniz ve bir telefon lazım.
Küçük beden çocuklar, büyük beden yetişkinler için. | Yıkayınca rengi değişmez.
Siparişinizi yazayım mı? | Lütfen bakın. | Çok yumuşak pamuk. | Görmek ister misiniz?
Annelerin sevdiği bir hediye.
Harika! | Süper! | Mükemmel! | Çok güzel! | Peki. | Ne güzel! | Annelerin sevdiği bir hediyedir.
Şehrinizde teslimat şöyle. | Kendinize iyi bakın.
Kapıda ödeme alıyoruz. | Ülkenin her yerine teslimat var. | Bugün nasılsınız?
Standart beden herkese olur. | Şekersiz olur mu? | İade hakkında mağazadan biri bilgi verir.
Tamam. | Seve seve. | Olur. | Sadece bir tane mi? | Üç parçalı set. | Şekersiz çay.
Bir arkadaşımız cevap versin mi? | Ekibimiz elle paketliyor. | Bırakın.
Etek dizin altında biter. | Askısı omuzdan geçer. | Krem gül kokar ve yapışmaz.
Kablo uzun ve çoğu telefona uyar. | Ayakkabılar dar, bir numara büyük alın.
Tadı tatlı, biraz nane var. | Çantaya bir dizüstü ve bir şişe sığar. | Kapağı iyi kapanır.
Ekranı parlak, pili büyük. | Bıçağın sapı ahşap. | Çanta, kemer ve ayakkabı satıyoruz.
Kadın ve çocuk giysilerimiz var. | Kumaş kuzeyde bir köyden. | Rengi maviden çok yeşile yakın.
Mesajınızı anlamadım. | Tekrar yazar mısınız? | Bu isimde iki müşterimiz var.
Hangi sokak, hangi ev? | Fincan kilden. | Yağ saç ve cilt için. | Bu telefonun iki kamerası var.
Masanın üç ayağı var. | Bileğe kadar iner. | Oyuncak küçük çocuklar için.
Kitap denizi anlatıyor. | Yüzük gümüş, mavi taşlı. | Lambanın başlığı yuvarlak. | Çay dağlardan.
Yandan fermuarla kapanır. | Eskisinden daha ince.
İsterseniz diğerini de ◇ fiyatla ekleriz.
Diğerini de ekleyelim mi?
Hastalığa iyi gelir mi bilemem, lütfen doktora sorun. | Bu bir gıdadır, ilaç değildir.
Çayla çok lezzetli olur.
Krem hafif kokulu ve kuru ciltler için.
Çay bitkilerden yapılır.
Geçmiş olsun.
Etek dizde bitiyor.
Bu krem elleri kurutmuyor.
On iki çeşit balımız var. | Şu anda üç ürün satıyoruz. | Mağazamızda beş ürün var.
Organik olup olmadığını söyleyemem. | Sertifikamız yok. | Laboratuvarda incelendi mi bilmiyorum.
En iyisi olduğunu söyleyemem. | Lütfen doktorunuza sorun. | İlaç değildir.
Hamilelikte uygun mu bilmiyorum. | Kenara ürün ayıramıyoruz. | Sonra ödemek mümkün değil.
Veresiye satmıyoruz. | Düğünden önce geleceğine söz veremem. | Ben bir programım, insan değilim.
Koyu kıvamlı ve altın renkli. | Şal omuzları örter. | Boyun ve sırt için yastık.
Çantaya cüzdan ve anahtar sığar. | Gömlek on yaşındaki erkek çocuklar için.
Çerçeve fotoğraf ya da diploma içindir. | Lamba komodin içindir. | Cam kavanozda satılır.
Renkler kırmızı, yeşil ve beyaz. | Düğün için çoğu kırmızıyı alıyor. | Krem eller içindir.
Hangisini istersiniz? | İki tane ekliyorum. | Adresinizi not ettim. | Maalesef o bitti.
Su ve sabunla yıkanır. | Sipariş henüz verilmedi. | Önce özete evet demeniz gerekiyor.
Büyük olanı mı soruyorsunuz? | Büyükler ve çocuklar içindir. | Çift kişilik yatağın olağan ölçüsü.
Yağ soğuk sıkımdır. | Çayda zencefil ve limon var. | İnce bir çiçek kokusu var.
Desen iki yüzden görünür. | Dükkânımız eski şehirde. | Karton kutuda gelir.
Bir dakika, bakıyorum. | Bir saniye lütfen. | Kolları uzundur, bileğe kadar iner. | Pantolon ayak bileğinin üstünde biter. | Etek ucu dize gelir. | Yakası yuvarlak.
Adaptör yassı uçlu prizler içindir. | Kablo çoğu telefona uyar. | Kulaklık siyahtır. | Pudra mattır, iyi kapatır.
Kız kardeşiniz için güzel bir hediye. | Son satırınızı anlamadım. | Biber ve biraz tuz tadı var. | Sandaletin topuğu düz.
Kolları kısa, dirseğe iner. | İyi akşamlar. | Yaka önde biter.
İyi akşamlar. | İyi geceler. | Tünaydın.
Eteği dizde biter. | Pantolonun paçası bilekte.
Geldiğinde nakit ödersiniz. | Siparişiniz onaylandı, teşekkürler. | Siparişiniz özenle paketlenir. | Yol için iyi paketliyoruz. | Yeşil yok, beyaz var.
Ceket belde bitiyor. | Kol boyu kısa.
Salı günü kapalıyız. | Hangi gün gerekli?
Soğuk günler için iyi bir seçim. | Kışın sıcak, yazın serin tutar.
Fiyat sabittir. | Fiyat değişmez, işçiliği iyidir. | Karışıklık için özür dilerim.
Fiyat bu, ama kalitesi iyi.
Bize istediğiniz zaman yazın. | Önce sorsam daha iyi olur. | Sipariş olduğu gibi kalıyor. | Buradayım.
`,
}
