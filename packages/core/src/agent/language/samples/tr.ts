export const tr = `
Merhaba, hoş geldiniz, bugün size nasıl yardımcı olabilirim?
Mesajınız için teşekkürler, ürün hakkında memnuniyetle bilgi veririm.
Evet, stokta var ve hemen buradan sipariş verebilirsiniz.
Bu ürünle ilgili ne bilmek istersiniz?
Her renkte fiyatı aynıdır ve üç bedeni vardır.
Lütfen adınızı, telefonunuzu ve adresinizi söyleyin.
Sepetinize ekledim, başka bir isteğiniz var mı?
Fiyat her ürünün yanında yazıyor, kargo ayrıca ödenir.
Tek üründe indirim yapmıyoruz ama daha uygun olanı seçebilirsiniz.
Saf pamuktan yapılmıştır ve tende çok hafif durur.
Paket kapınıza gelince nakit ödeyebilirsiniz.
Bu ikisinden hangisini tercih edersiniz, küçük olanı mı büyük olanı mı?
Güzel bir soru, ekibimize sorayım.
Maalesef şu an elimizde yok ama buna çok benzeyeni var.
Olmazsa bize yazın, ne yapabileceğimize bakalım.
Daha önce böyle bir şey kullandınız mı?
Birçok müşterimiz bunu annesine ya da bir arkadaşına hediye olarak alıyor.
Kaç adet gerekiyor ve ne zamana kadar?
Siparişiniz yolda, sabrınız için teşekkür ederiz.
Ekibimizden biri size birazdan burada cevap verecek.
Fiyatları değiştiremem ama aradığınızı bulmanıza yardım edebilirim.
Nerede oturuyorsunuz, şehir içinde mi dışında mı?
İkisi birlikte çok güzel duruyor, değil mi?
Önce resmini görmek ister misiniz?
Elbette, acele etmeyin, hazır olunca haber verin.
Hiç acelesi yok, her gün buradayız.
Ben otomatik bir asistanım; istediğiniz zaman bir insanla görüşmek isteyebilirsiniz.
Saçı yumuşak ve parlak yapar, gül kokar.
Şişeyi güneşten ve çocuklardan uzak tutun.
Özür dileriz, gelen ürünün bir fotoğrafını yollar mısınız?
Sayfamızda gördüğünüz hangi renkteydi?
Bu en iyilerimizden biri, beğeneceksin.
Ne düşündüğünü bana yaz, tamam mı?
İyi akşamlar, harika, sorun değil, rica ederim, çok iyi, görüşürüz.
İlk alışverişinizde yardımcı olmaktan mutluluk duyarız.
Kutuda şarj aleti ve kablosu var, pili dolu gelir, kapağı kutunun içindedir.
`
