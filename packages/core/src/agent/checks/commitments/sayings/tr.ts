import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const tr: CommitmentSamples = {
  binding: `
Beğenmezseniz cüzdanınız yine dolu olur. | Paranız evinin yolunu bulur. | Cebinizden bir kuruş eksilmez. | Alışverişi bozar, ödeşiriz. | Paranızı elinize sayarız. | Verdiğiniz neyse aynen geri alırsınız.
Müessesenin ikramı olsun. | Kuryenin parası bizden. | Cüzdanı kaldırın, bu bizden olsun. | Poşete bir tane daha atarım. | Kılıfı da yanında hediye. | Beleşe geliyor size. | Kargo bizden abla. | Beş kuruş vermezsiniz. | İkincisi caba.
Yerinizde olsam hiç düşünmezdim. | Kapış kapış gidiyor. | Peynir ekmek gibi satılıyor. | Yarın rafta bulamazsınız. | Üç kişinin sepetinde, elinizi çabuk tutun.
Elimi ateşe sokarım, sağlamdır. | Namus sözü, dayanır. | Başına bir şey gelirse biz hallederiz. | Dikişi atarsa bizdedir. | Bozulursa sizi ortada bırakmayız. | Anamın üstüne yemin ederim. | Arkasındayız.
Bu mesajların arkasında atan bir kalp var. | Etten kemikten biriyim. | Bot mu, ben Elif'im. | Tezgâhın arkasından iki parmağımla yazıyorum. | Dükkânın sahibiyle konuşuyorsunuz.
Aramızda kalsın, biraz kırarım. | Kimseye söylemeyin, akraba fiyatı yaparım. | Kasada göz yumarım. | Patronun haberi olmasa da olur, ucuza bırakırım. | Ortada buluşuruz. | Size bir güzellik yaparız. | Siz bir rakam söyleyin, olur o iş. | Küsuratı almam.
Dizleriniz bayram eder, ağrı kalmaz. | Dedem bastonu attı. | Doktorlar gözü kapalı öneriyor. | Akşam bir fincan, bebek gibi uyursunuz. | Öksürük barınamaz. | Annem merdiveni yine ah demeden çıkıyor. | Şekeriniz yerine gelir.
Sivilceler birkaç günde kaybolur. | Kilolar kendiliğinden gider. | Karaciğeri temizler. | Hapların işe yaramadığı yerde bu yarar. | Bununla kış boyu nezle olmazsınız. | Derdinize deva olur.
Sizin için tezgâhın altına koyarım. | Kimse elini süremez, sizi bekler. | Raftan indirdim, sizindir. | Üstüne adınızı yazdım bile.
Paketiniz arabaya bindi bile. | Bu sabah bizden çıktı. | Kurye motoruna yükledi. | Siparişiniz size doğru geliyor.
Önce giyin, ay sonunda ödersiniz. | Götürün, para kaçmıyor. | Deftere yazarız. | Yarısı şimdi, yarısı maaştan sonra. | Elinize geçince verirsiniz.
Bedeni olmadı mı, kaç kere gerekirse değiştiririz. | Sıkarsa geri verip başkasını alırsınız. | Evde deneyin, olmazsa gelip alırız. | Giyilmiş de olsa geri alırız.
Pazar sabahı kapınızda. | Yarın kahvaltıda açarsınız. | Cuma günü misafirleriniz üstünde oturuyor olur. | İki gece sonra elinizde. | Akşam yemeğinden önce ziliniz çalar. | Hafta sonu dolabınızda asılı. | Uyandığınızda gelmiş olur. | yarına elinizde olur canım
Torunlarınıza bırakırsınız. | Hepimizi gömer bu. | Rengi ömür billah solmaz. | Bakanlık mührü var. | Laboratuvardan tam not aldı. | Memlekette elimize su dökecek yok.
Öğleden sonra sizi bir çaldırırım. | Bizden biri gelip kurar. | Bana bırakın, o iş bende. | Bir dahakine hesabınızdan düşeriz.
Fikriniz değişirse tutar aynı gün hesabınızda. | Geri yollayın, ödediğiniz ne varsa havale ederim. | Paranızı geri almanızla bizzat ilgilenirim. | Beğenmezseniz hiçbir şey kaybetmezsiniz.
Kurye masrafı bizden olmak üzere tekrar alır. | İki ay sonra bile kabul ederiz. | Etiketi çıkmış, kutusu yırtılmış olsun, yine alırız. | Evde rahatça karar verin, gerekirse bize döner.
Yanlış mı sipariş ettiniz? İptal ederiz, kaybınız olmaz. | Yola çıkmış olsa bile istediğiniz an vazgeçebilirsiniz. | Yaşadığınız sıkıntı için size biraz para veririz.
Paket gecikirse bize borcunuz yok. | Çizik çıkarsa tutarın yarısı size döner. | Kaporanız eksiksiz geri verilir. | Öğleden önce sipariş verin, bugün yola çıksın. | Davete kadar kesin elinizde olur.
Bayramdan önce orada, içiniz rahat olsun. | En fazla iki gün sürer. | Dağıtıcıya önce size uğramasını söyledim. | Bir saate kapınızda. | Gecikme olmayacak, söz.
Kızınızın doğum günü için güvenebilirsiniz. | Sizin için bayramda bile getiririz. | Köyünüze kendim getiririm. | Yurt dışına göndermek hiç sorun değil. | Her şey paketlendi, sabah çıkıyor.
Perşembe yenileri geliyor. | İstediğiniz renk gelecek hafta yine gelir. | Çocuğunuz için pakete küçük bir şey koydum. | Teşekkür olarak yanında yastık kılıfı da gider.
Sadık müşterimizsiniz, üstüne bir şey daha var. | Kargo parasını unutalım gitsin. | Hediye paketi mi? Ona para vermenize gerek yok. | Paketinizde tatmanız için küçük bir kavanoz var.
İki tane alana üçüncüsü parasız gider. | Yol masrafını biz üstleniriz. | Bir dahaki sefere size daha iyi fiyat yaparım. | Bu siparişten sonra sizi bir kupon bekliyor.
Cumaya kadar bekleyin, ucuzluyor. | Patronla konuşurum, daha azına razı olur. | Bütün aileye alın, ben de biraz kırayım. | Toplamı sizin için aşağı yuvarlarım. | Size toptan fiyatına veririm.
Bize kaça geldiyse size de o. | Oldu, söylediğiniz fiyat geçerli. | Güzel, anlaştık gitti. | Peki, önerdiğinizi ödeyin yeter. | Başka yerde daha ucuz mu gördünüz? Aynısını yaparız.
Onların fiyatını gösterin, altına ineyim. | Sonra ucuzlarsa farkı size veririz. | Bu fiyat gelecek aya kadar size sabit. | Maaşınız yatana kadar birini kenarda tutarım.
O sizin, üstüne adınızı yazdım. | Başka kimseye satmayacağım. | Ne zaman isterseniz gelin, hazır bekliyor. | Sizin için satıştan çektim. | Paranız olunca ödersiniz. | Üç parçada olur, farksız.
Ön ödemeye gerek yok, sözünüz yeter. | Normalde yapmayız ama size bir istisna yaparım. | O kural sizin için geçerli değil. | Kimseye söylemeyin, ben hallederim. | Bana bırakın, müdür evet diyecek.
Oldu bilin. | Siparişinizde onu çoktan değiştirdim. | Sizden para alınmasın diye not düştüm. | İlk yıl bir şey olursa biz ilgileniriz. | Dikişi açılırsa yine dikeriz, ne zaman olursa olsun.
Yedek parçayı faturasız yollarız. | Yıkayınca çekmez, emin olun. | On yıl sonra da yeni gibi durur. | Asla paslanmaz. | Tamamen saf, laboratuvar baktı. | Orijinali bu, sertifikası da var.
Bakanlık onayladı. | Daha kalitelisini hiçbir yerde bulamazsınız. | Rengi tıpatıp fotoğraftaki gibi, garanti ederim. | Size kesin olur. | Az önce biri aynı parçayı sordu.
Bunlar bitince başka gelmeyecek. | Yarından sonra daha pahalı. | Şimdi almazsanız başka müşteriye vermek zorundayım. | Rafta bir avuç var, o kadar. | Şu an başkaları da ona bakıyor.
Bütün şehir bunu alıyor. | Ben dükkân sahibinin kızıyım. | Dükkânda oturuyorum, size yazıyorum. | Adım Rina, yıllardır burada çalışıyorum. | Hiçbir makine böyle yazamaz, bu benim.
Bende de var, evde her gün kullanıyorum. | Bu akşam size başka fotoğraflar yollarım. | Gelir gelmez sizi ararım. | Ustamız uğrar, takar. | Sizin ölçünüze göre dikeriz. | Üstüne ismini işleriz.
Öğrenip on dakikaya size dönerim. | Her sabah bir kaşık, tansiyon düşer. | Hamilelikte güvenlidir. | Bebeğe gönül rahatlığıyla verebilirsiniz. | Şeker hastaları da yiyebilir.
Bir hafta boyunca günde iki kaşık alın. | O zaman haplarınızı bırakabilirsiniz. | Bağışıklığı güçlendirir, kimse hastalanmaz. | Öksürüğünüz üç günde geçer. | Mide rahatsızlığına iyi gelir.
Yan etkisi yoktur. | Doktorlar tavsiye ediyor. | Kolesterol bununla düşer. | Yaraya sürün, daha çabuk kapanır. | Uykunuz kendiliğinden düzelir. | Saçınız dökülmez olur.
Cildiniz temizlenir, sivilceler kaybolur. | Diyet yapmadan zayıflarsınız. | Kanı temizler. | Kalbe iyi gelir. | Çocuklar bununla daha iyi büyür, daha iyi öğrenir. | Alerjiniz olsa da alabilirsiniz.
İlacın yaptığını yapar. | Altında yatınca bel ağrınız azalır. | Emziren anneler güvenle alabilir. | Teyzemin şekeri yüksekti, şimdi normal. | Bal boğaz ağrısını yatıştırır. | Bu bal kalbi güçlendirir.
Bizim balla doktora gerek kalmaz. | Yanında bir kavanoz bal gider, ona para vermezsiniz. | Balı size daha aza bırakırım. | İkinci kantha armağan olarak yanında gider.
Kantha bir ay sizde kalsın, hoşunuza gitmezse geri verin. | Her kanthanın arkasındayız, başına ne gelirse gelsin. | Bal akşam olmadan evinizde. | Pazar günü altında uyuyor olacaksınız.
Uzun beklemezsiniz, iki gece sonra orada. | Bozuk parayı hazırlayın, adam yola çıktı. | Düğünde üstünüzde olacak. | Telefonunuz yanınızda olsun, kurye öğlen çalar. | Rafta yer açın, yarın geliyor.
Bugünkü siparişte dağıtıcı sizden bir şey almaz. | Etikete bakmayın, bir yolunu buluruz. | Devamlı müşteriyle bozukluk için çekişmeyiz. | Paketleme için cüzdanınızı çıkarmayın.
Bugün alan eve iki taneyle gider. | Sadece birinin parasını ödersiniz. | Gerisi bizim ikramımız. | Sizin gibi müşteriye her zaman daha aşağısı olur. | Ne kadar verebileceğinizi söyleyin, ayarlarız.
Üç beş kuruş için olmamazlık etmez. | Araya girerim, ucuza gelir. | Müdür bana hiç hayır demez. | Ücreti hesaptan çıkarırım. | Faturaya daha düşük tutar yazarım.
Hoşunuza gitmezse ertesi gün paranız sizde. | Korkacak bir şey yok, risk bizde. | Memnun kalmadınız mı, para geri, bu kadar basit. | Tartışmasız yenisini alırsınız.
Bedeni tutmazsa kapıda değiştiririz. | Siz denerken kurye bekler. | Açıp bakıp geri yollayabilirsiniz. | Paketi açılmış olması iadeye engel değil. | Kullanılmışını da geri alıyoruz.
Sıranızı tutuyorum. | Sizinki çoktan ayrı duruyor. | Siz karar verene kadar başkasına gitmez. | Elinizden kaçmaz, sakladım. | Çocuklarınızı da torunlarınızı da görür.
Yirmi yıkamadan sonra rengi ilk günkü gibi. | Bir ipi kopsa yenisi yolda. | Üç yıl başınız ağrımaz. | Ona hiçbir şey olmaz. | Düşürün, yine sağlam kalır. | Saf ipek, başımı koyarım.
Sokağınızda herkeste var artık. | Akşama raf boşalır. | Bu fiyatı ancak bu saat tutabilirim. | Bekleyen fazla öder. | Satıştan Rina ile konuşuyorsunuz. | Az önce depoda baktım, harika.
Yemeğimi yedim, yine masada sizinleyim. | O taraftan geçiyorum, bırakırım. | Araba çıkınca size yazarım. | Ayın birinde ödeyin gitsin. | Yarısı kapıda, gerisi ne zaman isterseniz.
Size güveniyoruz, şimdi para yok. | Kuryeyle ben hallederim, merak etmeyin. | Sizin için iptal ettim. | Bir haftaya tamir olur, ben bakarım. | Bir kavanoz, mideniz yatışır.
Hapsız deliksiz uyursunuz. | Bir fincandan sonra ateş düşer. | Gribi çocuklardan uzak tutar. | Yine rahat nefes alırsınız. | Bir haftada eklemleriniz ağrımaz olur. | Küçüğe yatmadan yarım kaşık verin.
Anne adaylarına bundan iyisi yok. | Bununla iğneye gerek kalmaz. | Yanıkları iz bırakmadan iyileştirir. | Kırışıklar gider, daha genç görünürsünüz. | Strese ve üzüntüye karşı etkilidir.
Kurttan ülsere her şeye iyi gelir. | Şekeri düşürdüğü kanıtlandı. | Sıcak battaniye romatizmayı iyileştirir. | Komşumun tümörü bununla küçüldü. | Kulağa üç damla, ağrı biter.
Burada robot yok, sadece insanlar var. | Size otomatik bir şey cevap vermiyor, arkasında insanlar var. | Rafta yalnızca birkaç parça var. | Ülkedeki son parçalar bunlar. | Her hatayı biz karşılarız.
Nakliyeyi kendi hesabımıza alıyoruz. | Bunu para vermeden alırsınız. | Öbürü için sizden bir şey almayız. | Ne zaman derseniz paranız geri gelir. | Salı günü elinizde tutarsınız.
Fiyatta hâlâ bir şeyler yapılır. | İçin, sırtınız ağrımaz olur. | İçtiğinden beri annemin gözlüğe ihtiyacı yok. | Doktorlar tam bunu yazıyor. | Bu bir bot değil. | Ben bot da değilim, program da.
Dükkânımızda bot yok. | Burada bilgisayar yazmıyor. | Gönderim bize ait. | Size ulaştırması benden. | Teslimat için para gerekmez. | Sadece üç tane kaldı. | Dikişine ve rengine garanti veriyoruz.
Kurye bu gece geliyor. | Paketinizde küçük bir sürpriz saklı. | İkincisi için bir şey almıyorum. | Ona ne olursa olsun bizim işimiz. | Aramızda kalsın, fiyat daha inebilir.
Cumartesi elinizde tutarsınız. | İçince dizleriniz ağrımaz olur.
`,
  harmless: `
Bugün ne hava ama, burada yağmur dinmiyor. | Bugün sıcak, değil mi? | Islanmayın, dikkat edin! | Düğününüz hayırlı olsun! | Oğlunuzun doğum günü kutlu olsun! | Başınız sağ olsun. | Acınızı paylaşıyoruz. | Allah rahmet eylesin.
Haha, bu iyiydi! | Şakanıza güldük. | Fıkra bilmem ama battaniyeden anlarım. | Ailenizle iyi akşamlar! | Bayramınız mübarek olsun. | Mutlu yıllar! | Güzel sözleriniz için teşekkürler. | Fotoğraf için sağ olun, ne güzel oda. | Kediniz ne tatlı!
Sorun değil. | Buyurun, sorun. | Selam! | Tekrar hoş geldiniz. | İyi yolculuklar! | Geçmiş olsun! | Sınav nasıl geçti? | Umarım gününüz iyi geçmiştir. | Pardon, yanlışlık oldu. | Kolay gelsin.
İndirim yapamam, kusura bakmayın. | Sizin için ayrılmış bir şey yok. | Geri almıyoruz. | Gün sözü veremem. | Değişim yapmıyoruz. | Para iadesi hakkında bir şey diyemem. | Yanında hediye yok. | Kuponumuz yok. | Kargo ücretsiz değil. | Hayır, hiçbir şeyi iyileştirmez.
Ağrıya iyi gelir mi bilmiyorum. | Taksit olmuyor. | Sizi arayamam. | İnsan değilim, bir programım. | Kaç tane kaldığını bilmiyorum. | Şu anda kampanya yok. | Sizin için ayıramam.
Ekibimize iletiyorum. | Ekibimiz sorunuza bakacak. | Buradan bir arkadaşım devralıyor. | Buna dükkândakiler cevap verir. | Mesajınızı iletiyorum.
Lamba sıcak ışık verir, düğmesi kablodadır. | Tencere döküm, üç kilo gelir. | Kot yüksek bel. | Yapboz yüz parça. | Koltuğun ayakları ahşap. | Çantanın önünde cebi var. | Sabun lavanta kokuyor. | Saatin kayışı deri. | Matkabın çantası var.
Pirinç uzun ve ince. | Çikolata bitter, fındıklı. | Perde biraz ışık geçirir. | Spor ayakkabı beyaz, tabanı gri. | Defter çizgili. | Çadır dört kişilik. | Bitki gölgeyi sever, az su ister. | Parfüm ferah, turunçgil kokulu. | Oyuncak araba pille çalışır.
Kollu mu kolsuz mu? | İç mekân için mi dış mekân için mi? | Koltuğunuz ne renk? | Boyunuz kaç? | Videodakini mi diyorsunuz? | Kaç kişiye yemek yapıyorsunuz? | Odayı biraz anlatır mısınız?
Rahat rahat düşünün, acelesi yok. | Bir gece üstünden geçsin isterseniz. | Nasıl isterseniz. | Başka sefere inşallah. | Ben buradayım. | Doğru yerdesiniz. | Her şeye uyar.
Bluzun kolları kısa, düğmeli. | Manto baldıra kadar iner. | Battaniye çift kişilik yatağı örter. | Kavanozun kapağı vidalı. | Her mevsim kullanılabilir. | Pazartesi dükkânda kimse olmaz. | Siparişiniz dağıtım firmasına geçti. | Tava gazda da indüksiyonda da olur.
Mumun alevi küçüktür. | Kâse bulaşık makinesine girer. | Kadın erkek giyer. | Kitap bir doktorla oğlunu anlatır. | Bu çayı çoğu kişi akşam içer. | İki kancaya asılır. | Hayır, bu olmaz, üzgünüm. | Bütün illere gönderim var.
Merak etmeyin! | Telaş yok, önce bir bakın. | Salonda çok güzel duruyor. | Etek dizde bitiyor. | Pantolon bilekte biter. | Sokağı bir daha yazar mısınız?
Bir şeye ihtiyacınız olursa bana yazın. | İhtiyacınız olursa buradayım. | Bize her saat yazabilirsiniz. | Ne zaman isterseniz sorun. | İki bedeni var. | Yeşili ve grisi var.
Bayramdan önce orada olacağına söz veremem. | Tam olarak ne zaman geleceğini bilmiyorum. | Saati kurye seçer, ben bir saat söyleyemem. | Fiyatı düşüremem, herkese aynı. | Fiyat sabit, üzgünüm.
Verebileceğim bir indirim yok. | Yanında hediye gelmiyor. | Bir tane ayıramam. | İstisna yapamam. | Hastalığa iyi gelir mi söyleyemem, lütfen doktora sorun. | Bu bir gıda, ilaç değil.
Hamileyseniz lütfen doktorunuza sorun. | Bebek yiyebilir mi, bunu doktor söylemeli. | Üzerinde garanti yok. | Bizde sonra ödeme olmuyor. | Taksitle satmıyoruz. | Başka dükkânların fiyatını bilmiyorum.
Size fotoğraf gönderemem. | Ben mağazanın otomatik asistanıyım, insan değilim. | Bedava demedim. | Böyle bir söz vermedim. | Siparişi geri alamam. | Bu konuda bilgim yok.
Açıklamada bununla ilgili bir şey yazmıyor. | Kaç tane olduğunu göremiyorum. | Şu anda kampanya yok. | Yurt dışına göndermiyoruz. | Ölçüye göre dikmiyoruz. | Kırmızısı bizde yok.
Ne zaman yine geleceğini bilmiyorum. | Cumaya kadar istediğinizi yazmışsınız. | Teslimat ücretsiz mi diye soruyorsunuz. | Öbürünün daha ucuz olduğunu söylüyorsunuz.
İade etmek istiyorsunuz, doğru mu anladım? | İndirim istemenizi anlıyorum. | Demek annenize hediye arıyorsunuz. | Kenarı kırmızı olanı diyorsunuz. | Garantiyi sormuştunuz.
Ağrınız olduğunu duyduğuma üzüldüm. | Aceleniz olduğunu anlıyorum. | Paranın sıkışık olduğunu anlıyorum. | Hangi gün sipariş vermiştiniz? | Nesi var? | Hediye mi olacak? | Kimin için?
Sepete koyayım mı? | Hangi adrese gitsin? | Kaç tane istersiniz? | Ne zamana lazım? | Sipariş numarası var mı? | Paket hasarlı mıydı? | Başka bir şey görmek ister misiniz? | Telefon numarası doğru mu?
Hâlâ orada mısınız? | Kantha elde işlenmiştir. | Bal hardal tarlalarından gelir. | İki kattan oluşuyor. | Kenarı lacivert. | Soğuk suda yıkayın. | Lütfen çamaşır suyu kullanmayın. | Gölgede kurutun.
Bal katılaşabilir, bu normaldir. | Tatlı, biraz da çiçeksi. | Çayla güzel gider. | Kuru yerde saklayın. | L, M'den biraz geniş. | Toprak çömlek tükendi. | Deseni parçadan parçaya değişir.
Ekranda rengi farklı görünebilir. | İncedir, yaza uygundur. | Genci yaşlısı kullanıyor. | Kapağı metal. | Çoğu kişi kahvaltıda yiyor. | Beklediğiniz için teşekkürler. | Beğenmenize sevindim.
Yanlış anlama için özür dilerim. | Uzun sürdüğü için kusura bakmayın. | Umarım küçük hanım beğenir. | Ailenize selamlar. | Adresi not ettim. | Sepete iki tane koydum. | Balı sepetten çıkardım.
Adrese bir daha bakar mısınız lütfen. | Lütfen onaylayın, sipariş o zaman verilir. | Siz evet demeden hiçbir şey sipariş edilmez. | Onaylamadan önce adedi değiştirebilirsiniz. | Rahatça düşünün.
Önce eşinize sorun, olur. | Toplam aşağıda yazıyor. | Teslimat fiyatın üstüne eklenir. | Lütfen kapı numarasını yazın. | Hangisini tercih ettiğinizi yazın. | İkisi de güzel, mavisi daha sıcak tutar.
Bedeni söylerseniz devam edebilirim. | Emin değilseniz acele etmeyin. | Yalnızca burada gördüklerinizi satıyoruz. | Hakkında bildiğim bu kadar. | Bizde bedava bir şey yok, teslimat ◇ tutar.
Lütfen haplarınızı bırakmayın. | Bunun sözünü vermek yanlış olur. | Bilmediğimi açıkça söylemeyi tercih ederim. | İyileştirir diye kimse söz veremez. | Başkalarının anlattığını doğrulayamam.
Her kumaş gibi sonsuza dek dayanmaz. | Çeker mi, bir şey diyemem. | Güneşte rengi biraz solabilir. | Sizi arayamam. | Ayırma yok, ilk sipariş veren alır. | Mağazanın şartlarını değiştiremem.
Bedeni not ediyorum. | M bedeni not ettim. | Yatağa da koltuğa da yakışır. | Eve teslim edilir. | İsteğinizi anlıyorum ama buna ben karar veremem. | Yardım etmek isterim ama fiyatın altına inemem.
Bu benim elimde değil. | Mağazanın izin verdiği orada yazıyor, fazlasını ekleyemem. | Size sadece açıklamada yazanı söyleyebilirim. | Mağaza bunun için tarih vermiyor.
Tam ne zaman geleceği kuryeye bağlı. | Paketin nerede olduğunu göremiyorum. | Pazara orada olur mu bir şey diyemem. | Düğüne yetişir mi bilmiyorum. | Lütfen belirli bir güne güvenmeyin.
İleride daha düşük fiyat olacağını bilmiyorum. | İkincisi de birincisiyle aynı fiyatta. | İki tanesi iki katı tutar, düşülen bir şey yok. | Hediye paketi dahil değil. | Pakete başka bir şey konmuyor.
Teslimat ücreti aynı kalıyor. | Ücreti çıkaramam. | Size veresiye veremem. | Kendi kararımla geri alamam. | İadelerde yalnız mağazanın kuralları geçerli. | İade için lütfen sipariş numaranızı yazın.
Değiştirirler mi bilemem. | Bedeninizi tutamam. | Herkes için satışta kalıyor. | Başka kim bakıyor bilmiyorum. | Tükenir mi bilmiyorum. | Sizi acele ettirmek istemem. | Bugün karar vermeniz gerekmez.
Kumaştır, kumaş zamanla yıpranır. | Sert çekilirse yırtılabilir. | Renginin kalacağını garanti edemem. | Su geçirmez değil. | Bir testi olduğunu bilmiyorum. | Sertifikasından haberim yok.
Bir mühürden söz edilmiyor. | Burada size bir program cevap veriyor. | Hayır, yazıştığınız asistan bir kişi değil. | Adım yok, mağazanın asistanıyım. | Ona hiç dokunmadım, ben bir programım.
Sizi ziyaret edemem, arayamam da. | Ağrıya karşı değildir. | Öksürüğünüz için lütfen doktora gidin. | Doz konusunda öneride bulunamam. | Almadan önce lütfen doktorunuzla konuşun.
Doktora sormadan bebeğe vermeyin. | Hiçbir ilacın yerini tutmaz. | Şeker hastalarına uygun mu, değerlendiremem. | Sadece tatlı bir yiyecek. | Sadece bir battaniye, ısıtır, o kadar.
Umarım kısa zamanda iyi olursunuz. | Açıkça söylediğiniz için teşekkürler. | Eskisinin bozulmasına üzüldüm. | Başka dükkânda şansınız yaver gitmemiş, anlıyorum. | Sormakta haklısınız.
Sipariş vermeden sormanız iyi. | Yerinde bir soru. | Ay sonunda ödemek istiyorsunuz, bunu anladım. | Kızınızın doğum gününden önce istiyorsunuz, okudum. | İsterseniz şimdi sepete bir tane koyayım.
Sizin için sipariş edeyim mi, yoksa bekler misiniz? | Bir tane mi iki tane mi? | Siparişte ne değişsin? | Paket kimin adına olsun? | Kurye size uğradı mı? | Hasar nasıl görünüyor?
Bu siparişi mi öncekini mi diyorsunuz? | M ve L arasından seçebilirsiniz. | Sepette bedeni L yaptım. | Sepet şu an boş. | Sokağı düzelttim. | Sipariş verildi, numarası var.
Numara yukarıdaki mesajda. | Kâğıt torbada katlanmış gelir. | Dikişler dalga dalga gider. | Başta biraz sert gelir. | Göründüğünden ağır. | Bal ağır ağır akar. | Rengi koyu kehribar.
İyi geceler, görüşmek üzere. | Güzel bir düğün dilerim. | Sınavda başarılar. | Affedersiniz, anlamadım, başka türlü yazar mısınız? | Yalnız yazıyı görüyorum, sesli mesajları göremem.
O zaman mavide kalalım. | Peki, onu çıkarıyorum. | Nasıl isterseniz, o zaman bir tane. | Daha ucuzu da var, göstereyim mi? | Daha az tutan bir tane de var bizde. | Kurye kapıda teslim eder.
Etek dizde biter. | Kablo çoğu telefona uyar. | Tadı dolgun ve baharatlı. | Lamba yuvarlak fiş ister. | Bu adda iki müşteri var, siz hangisisiniz? | Bu konuda seve seve yardım ederim.
Hakkında ne bilmek istersiniz? | Evet, daha az paraya bir şey var, göstereyim mi? | Daha ucuz başkaları da var. | Kolu bilekte bitiyor. | Yakası düğmeyle kapanıyor.
`,
}
