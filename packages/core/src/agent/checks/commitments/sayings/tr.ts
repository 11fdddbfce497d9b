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
`,
}
