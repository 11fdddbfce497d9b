import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const tr: CommitmentSamples = {
  binding: `
annenize olmazsa paranız geri yatar | çocuk istemezse ödediğiniz para size geri gelir
ablam siz gönlünüzü ferah tutun, ben şimdi depoyu aradım sabah ilk arabayla çıkıyor öğlene elinizde | eşiniz beğenmezse haber edin yeter, kurye alır götürür paranızı da o gün yatırırız
kanım size ısındı, üstündeki fiyata bakmayın siz aklınızdaki rakamı söyleyin ona verelim | takımın hepsini alın gitsin teyzem, aydan aya ne denk gelirse verirsiniz lafı mı olur
bu çelik tencereyi anneannem de kullanırdı, kırk yıl geçse dibi tutmaz sapı oynamaz | az önce kaydınızı açtım adresi yenisiyle değiştirdim, paket artık oraya gidiyor
kayınvalidem bel fıtığından yürüyemiyordu, bu merhemi üç gün sürdü şimdi pazara gidip geliyor | sabahtan beri bu çantayı soran yedinci hanımsınız, vitrindekinden başka da kalmadı
tamam kardeş dediğin gibi, yarısı şimdi havale kalanı da mal eline geçip içine sinince | kırılan kase için kusura bakmayın, yenisini yanında bir çift fincanla beraber yolluyorum
bizim kurye Ramazan'a dedim, siz kapıya inene kadar bekleyecek üstünüzde deneyeceksiniz | bu incirler babamın Aydın'daki bahçesinden, ilaç yüzü görmemiştir | yirmi senedir çeyiz satarız, bir gelinin bile yüzü asık gitmedi buradan
sizden alt limit de istemem kargo da, komşu sayılırız sonuçta | ben Nermin, kızımla tezgahtayız şu an iki yazmayı da torbaya ayırdım sizin için | yeni doğana bile içirilir doğaldır, gazı da sarılığı da alır götürür
bugün kargoya verdim mi yarın öğlen elinizde ablacım | kurye sizin mahalleye girmiş bile, az kaldı | düğüne kesin yetiştiririz siz hiç dert etmeyin | bayram sabahı çocuklar giymiş olur | kına gecesinden önce kapınızda olacak
akşam ezanına kalmaz gelir | en geç perşembe teslim alırsınız canım | beğenmezseniz paranızın tamamını geri yatırıyoruz | iadenizi onayladım, ücret kartınıza yansır bugün | kargo dahil ne verdiyseniz geri alırsınız
sıkıntı yok hocam ibanınızı yazın hemen geri atayım | içinize sinmezse kuruşu kuruşuna öderiz | fazla çekilen tutarı akşama hesabınıza geçiyorum | paranız bizde kalmaz, memnun değilseniz iade
numara uymazsa büyüğünü yolluyoruz eskisini kurye alıyor | rengi hoşunuza gitmezse bejle değiştiririz | giyilmiş olsa bile değişim yapıyoruz canım | istediğiniz kadar beden değiştirebilirsiniz | dar gelirse getirin bolunu verelim
etiketi kopmuş da olsa alıp başka renk yollarız | ayakkabının kırk numarasını bedava gönderirim olmadı mı | bozulursa tamiri bizden, ücret falan almayız | iki sene garantimiz altında bu cihaz
fermuarı patlarsa dikip geri yollarım | düşürseniz bile yenisini veriyoruz | motoru yanarsa değişim hakkınız var bizde | dikişi sökülürse getirin ustamız halleder | pili ömür boyu ücretsiz yenilenir
pakete bir tane de lavanta kesesi koydum hediye | kargo bizden olsun bu sefer | yanına eşarp iğnesi armağan ediyoruz | üç tane alana çanta bedava | çocuğa da minik bir oyuncak attım içine | hediye paketi yapıyoruz ücreti yok
zeytinin yanında bir kavanoz reçel ikramımız | hadi sizin için küsuratı siliyorum | eski fiyattan vereyim gitsin | öbür mağazanın verdiği fiyata biz de veririz | bir dahaki siparişinizde indirim yaparım valla
ikisini birden alırsanız güzel bir şey düşerim | öğrenciyseniz size özel indirimimiz olur | toptan fiyatına bırakıyorum size | maaş yatınca ödersiniz acelesi yok | yarısını şimdi yarısını ay başında verin
önce bakın beğenirseniz sonra havale yaparsınız | elden taksit yaparız biz size | veresiye yazdım deftere, eliniz genişleyince | peşinat istemem güvenim tam | kredi kartınız yoksa da parça parça ödersiniz
sizin adınıza kenara koydum kimse alamaz | cumaya kadar elimizde tutuyoruz | mavi olanı ayırttım merak etmeyin | depoya söyledim sizinkine dokunmayacaklar | siz karar verene dek satmıyorum
son otuz sekiz numara sizin, rezerve ettim | yeni gelecek partiden ilk parça size ayrılacak | kural böyle değil ama size bir güzellik yaparız | normalde iade yok, sizinkini kabul ederim | patrona çaktırmadan hallederim ben
başkasına yapmıyoruz aramızda kalsın | alt limit var ama sizden istemiyorum | pazar çalışmıyoruz fakat size getiririm | paketi açıp bakmanıza bir tek sizde izin veriyorum | el dokuması, makine değmedi kesinlikle
kendi bahçemizin zeytini bu | yüzde yüz ipek, yanmaz yakılmaz test ettik | torunlarınıza kalır bu halı | rengi asla solmaz tüylenmez | hakiki deri değilse yüzüme vurun | bal kendi kovanlarımızdan süzme, şeker yok içinde
siparişinizi sisteme girdim tamamdır | havaleniz hesaba düştü gördüm | adresi kargo firmasında düzelttirdim | paketiniz şubeden çıktı dağıtımda | eski siparişi iptal ettim yenisini açtım
bedeni değiştirdim kayıtta artık büyük görünüyor | ürününüz paketlendi barkodu da basıldı | son bir tane kaldı elinizi çabuk tutun | kampanya bu gece bitiyor | yarına zam var şimdiden söyleyeyim
şu an dört kişi aynı ürüne bakıyor | bu desen bir daha üretilmeyecek | dakikalar içinde tükeniyor bunlar | almazsanız bir başka hanım bekliyor | alan herkes ikincisini sipariş etti | dün bir gelin hanım aldı bayıldı
yorumlarımıza bakın hep beş yıldız | izmirli bir müşterimiz hayatımda böylesini görmedim dedi | komşular birbirine öneriyor bunu | çeyiz hazırlayan kızların hepsi bizden alıyor | geçen sene alanlar hala teşekkür ediyor
ben Elif dükkanın sahibiyim | robot değilim canım bildiğiniz insanım | kusura bakmayın çocuğu uyutuyordum yeni gördüm | annemle beraber örüyoruz bunları evde | mesajınızı okuyunca çok duygulandım gözlerim doldu
müşteri temsilcisi Murat ben, buyrun | ben de sizin gibi astım hastasıyım anlıyorum | bu çay tansiyonu düşürür birebirdir | hamileyken içmenizde sakınca yok | şeker hastaları rahat rahat yiyebilir
bebeğin gazını alır iki damla yeter | aç karnına bir kaşık, mideniz düzelir | doktorlar bile hastasına tavsiye ediyor | saç dökülmesini üç haftada keser | tamam abla dediğiniz gibi olsun | anlaştık, verdiğiniz rakama kabul
olur o zaman sizin şartlarınızla yapıyoruz | peki tamamdır kaporasız gönderiyoruz | hay hay nasıl isterseniz öyle yapalım | el sıkıştık sayın, bu iş oldu | kabul ediyoruz görüp de ödeyin | geciktirdiğimiz için size çek tanımladım
kırık tabağın yerine iki tane yolluyoruz | mağduriyetinizi bir hediyeyle gidereceğiz | geç gelirse kargo parasını cebimizden öderiz | zararınız neyse karşılarız | yanlış ürün için bir sonrakinden düşeceğim
özür olarak bir kutu lokum bizden | kuryeye tembihledim üçüncü kata çıkaracak | şoföre söylerim okul çıkışı uğrar | kargocu arkadaşı ararım zile basmaz bebek uyuyor | komşuya bırakmalarını istedim
gelmeden yarım saat önce sizi arayacaklar ben ayarladım | dağıtıcıya konumunuzu ilettim | şubeye rica ederim önceliği size verirler | bugüne kadar bir tane bile geri gelmedi | hiç sorun yaşamazsınız garanti veriyorum
kırılıp giden paketimiz olmadı şimdiye dek | şikayet nedir bilmeyiz biz | yıllardır satıyoruz arıza yapanını görmedik | başınız ağrımaz bundan yana | pişman olursanız yüzüme tükürün | memnun kalacağınıza ben kefilim
`,
  harmless: `
çok naziksiniz, teşekkür ederim | ne güzel söylediniz, sağ olun | güzel sözleriniz için teşekkürler | adınızı, telefonunuzu ve adresinizi yazar mısınız? | bunu dükkân sahibi bilir, ben bilmiyorum | bunu arkadaşlara sorayım
ablam gönlünüz ferah olsun isterim ama öğlene gelir mi gelmez mi hiçbir bilgi düşmüyor bana | eşiniz beğenmezse ne olur, orasını mağazanın kuralı belirliyor benim bir şey demem doğru olmaz
aklınızdaki rakamı anladım teyzem fakat yazan fiyatın altına inmek elimde değil | aydan aya ödeme sorulmuş, bizde teslimde tamamı alınıyor başka yolu yok şimdilik
çelik tencere beş litre civarı, kapağı cam, kulpları ısınır o yüzden bezle tutun | kase kırık çıkmış çok üzüldüm, kutunun dışı ezik miydi ve sipariş numaranız neydi?
bel fıtığı ciddi şeydir geçmiş olsun, bu merhem masaj içindir hekiminize görünün lütfen | kaç kişi bakıyor kaç tane kaldı ben görmüyorum, aceleye getirmenize gerek yok
ben yazılımım efendim kızım da tezgahım da yok, katalogda ne yazıyorsa onu anlatırım | şöyle mi, iki oyalı yazma biri mor biri yeşil, adres de Denizli çarşı içi
incir kuru, iri taneli ve pudralı, nereden toplandığı ise paketin üstünde belirtilmemiş | yeni doğan için benden fikir almayın, aile hekiminiz ya da çocuk doktorunuz söylesin
önce size özet çıkarıyorum, isim adres toplam tutar doğruysa evet yazıyorsunuz o kadar | babanızın vefatına çok üzüldüm, şimdi sipariş düşünmeyin müsait olunca yazarsınız
Ramazan diye birini tanımıyorum efendim, dağıtımı kargo şirketinin elemanı yapıyor | ikizler mi maşallah, Allah analı babalı büyütsün uykusuz geceler kolay gelsin
tarhanayı ılık suda açıp karıştırarak pişirin, kaynarken topaklanmaya meyillidir | teslim edildi yazıyor, acaba kapıcıya ya da karşı komşuya bırakmış olabilirler mi
tarif için soruyorum, eviniz pazar yerinin üst tarafında mı kalıyor alt tarafında mı | eski bir ilan görmüşsünüz galiba, orada yazan kampanya kalktı kargo da ayrıca alınıyor | ablacım keşke olsa ama fiyatlarımız sabit
üç tane de alsanız indirim uygulanmıyor maalesef | ay sonu zor biliyorum, yine de düşemem | küsuratı silmek benim yetkimde değil | eski fiyat artık geçerli değil kusura bakmayın | başka mağazanın rakamına inemiyoruz
sonraki alışveriş için kupon yok | öğrenci indirimi diye bir şey tanımlı değil | pazarlık payı koymuyorlar, yazan neyse o | toptan da perakende de aynı fiyat | hangi gün gelir inanın bilmiyorum
kuryenin nerede olduğunu göremiyorum | düğüne yetişir mi bir şey söyleyemem | bayramdan önce mi sonra mı olur belli değil | saati kargo şirketi belirliyor | köylere dağıtım kaç gün sürüyor bilgim yok | yarın desem yalan olur
tarih kesinleşmeden konuşmak istemem | sınav gününe kadar gelmeyebilir de, haberiniz olsun | teslim süresi sayfada yazmıyor | kenara ayırma yapamıyoruz ne yazık ki | siparişi veren alıyor, ayırtmak mümkün değil
emin olmadığım konuda söz vermem | kuralı esnetmek bana düşmez | verilmiş siparişi buradan iptal edemiyorum | kuryeye not iletme imkanım yok | fiyatı ay başına kadar tutamam | herkese nasılsa size de öyle, ayrıcalık tanıyamıyorum
maviyi sizin için bekletemem | sonraki partiden pay ayıramıyorum | garantisi var mı yok mu yazmıyor | değişim konusunda net bir bilgim yok | iade alınıp alınmadığını mağazaya sormak lazım | tamir edilir mi bilemiyorum
para iadesine yönetim bakıyor | kumaşının yüzde kaçı pamuk belirtilmemiş | hakiki deri diyemem, açıklamada geçmiyor | zeytinin hangi bahçeden geldiği kayıtlı değil | solar mı solmaz mı denemedik
zarar karşılama gibi bir yetkim bulunmuyor | sorunuzu dükkan sahibine ileteyim | buna ekipten biri cevap versin daha doğru | ilaç kullanıyorsanız doktorunuza danışın lütfen | Hasan Bey bakıp karar verecek
bir yetkiliyle görüşmek ister misiniz? | ölçüsünü eczacıya sorun en iyisi | şikayetinizi yazdığınız gibi aktardım | bu konu beni aşar, arkadaşlara bırakıyorum | hamileyseniz önce doktor görüşü alın | mesajınız ekipte, okuyacaklar
kargo ücreti ayrıca ekleniyor | nakliye fiyata dahil değil | kapıda nakit ödüyorsunuz | taksit seçeneğimiz bulunmuyor | veresiye satışımız yok maalesef | hediye paketi hizmeti yok bizde | gönderim bedeli şehre göre değişiyor
yanında promosyon ürün verilmiyor | para teslimatta tam olarak alınıyor | ben mağazanın otomatik asistanıyım | insan değilim, yazılımım 🙂 | adım yok benim, bot diyebilirsiniz | çay içemem ki ben programım
dükkan sahibi değilim sadece mesajlara bakarım | karşınızda bir robot var bilginiz olsun | ürünü elime almış değilim, sanal yardımcıyım | yorulmam ben hehe makineyim sonuçta | erkek giyim satmıyoruz | otuz sekiz numara tükenmiş
pembesi hiç gelmedi bizde gri ve bordo var | parfüm bizim işimiz değil | attığınız fotoğraftaki ürün başka mağazanın | büyük boy tencere şu an görünmüyor | tekrar gelir mi haberim yok | çocuk ayakkabısı çeşidimiz yok
bu sadece bitki çayı tansiyon ilacı değil | mideye iyi gelir diyemem | bir yaşından küçüğe bal verilmez, çocuk doktoruna sorun | saç dökülmesine etkisi hakkında bilgim yok | dizlik ısıtır, tedavi etmez
şeker hastası için uygun mu hekim bilir | ilacınızı bırakmayın lütfen | herkesin anlattığı faydaları doğrulayamam | bedeniniz kaç, genelde ne giyersiniz? | hangi şehirden yazıyorsunuz?
düğün ne zamandı, tarihi hatırlatır mısınız? | bu kazak size mi yoksa eşinize mi? | gün içinde kapıyı açacak kimse bulunuyor mu? | apartmanın yakınında eczane, okul, cami gibi bilindik bir yer var mı
gelen pakette eksik mi çıktı yoksa yanlış ürün mü? | nasıl oldu bu, açınca mı fark ettiniz? | kırmızı başlıklı olanı mı kastediyorsunuz hani ponponlu | halı kaç metrekare odaya serilecek? | perdenin eni boyu belli mi acaba
siparişi hangi isimle vermiştiniz? | isminizi ve cep numaranızı rica edeyim | kapı numarası yazmamışsınız onu da alayım mı | il ilçe mahalle sırasıyla yazarsanız karışmaz | size telefonla ulaşılacak numara hangisi olsun?
paketi siz mi alacaksınız, başkasıysa adını yazın | daire kaçtı, dört mü beş mi okuyamadım | açık adres şart, sadece ilçe yetmiyor | soyisminizi de ekleyin hanımefendi | merhaba Ayşe Hanım hoş geldiniz
selamün aleyküm, aleyküm selam abi buyur | iyi akşamlar nasıl yardımcı olayım | sabrınız için sağ olun | hayırlı olsun, bir yastıkta kocayın 💐 | gözünüz aydın, analı babalı büyüsün | başınız sağ olsun, mekanı cennet olsun
Allah rahmet eylesin çok üzüldüm | annenize geçmiş olsun dileklerimi iletin | tüh ya kırık gelmesi kötü olmuş | anlattığınız için teşekkür ederim | oğlunuza sınavda başarılar | hahah kedi vitrinde manken sadece
yavaş yavaş bakın, ben buradayım | beyinize de bir gösterin fikri olsun | oh mis, mantının üstüne bir de çay | insanlık hali, hepimiz şaşırıyoruz (ben robotum gerçi) | buralar buz kesti, sizin orada soba yanıyor mu
fıkra iyiydi kahkaha attırdı | içinize sinmeden karar vermeyin | ne kadar ferah bir salon maşallah | dün akşamki maçı hiç sormayın | kaftan yere kadar iniyor, kolları geniş | battaniyenin bir yüzü peluş bir yüzü düz
bakır cezve, içi kalaylı, iki kişilik kahve çıkar | kahveye çalan bir bordo diyebilirim | beyazlarla yıkamayın ilk seferde boya verebilir | buzdolabında kapaklı kutuda saklamak gerekir
biraz tuzlu gelebilir, suda bekletip yiyen çok | kayışı kısaltılıp uzatılabiliyor | kavanozun kapağı vidalı, etiketi el yazısı gibi | nazar boncuklu, ucunda püskül sallanıyor | kalıbı bol, bir beden küçük seven de oluyor
gül suyu hafif kokar, tonik gibi pamukla sürülür | nevresim, iki yastık kılıfı ve çarşaftan oluşuyor | yani Kayseri'ye gri çorap, hem size hem kızınıza | cumartesi misafir gelmeden istediğinizi yazmışsınız
emekli maaşından sonra ödesem olur mu diye sordunuz | anladığım şu ki ürün eliniz değmeden kırık çıkmış | demek ki ucuzu olsun ama benzer dursun | size lacivert gelmiş, sipariş ettiğiniz siyahtı
güzelce paketlensin istiyorsunuz çünkü sürpriz olacak | sistem teslim edildi diyor, siz almadım diyorsunuz | kargoya para vermek istemediğinizi görüyorum | abinizin asker uğurlaması içinmiş
beğendiğinizi söyleyin, adresi yazın, en son onay verin | evet demeden hiçbir şey kesinleşmiyor | numara onaydan hemen sonra mesajda yazar | vazgeçtiğiniz ürünü sepetten şimdi çıkartabiliriz
toplamı görmeden onay istemiyorum zaten | parayı kapıda görevliye uzatıyorsunuz | hangi renk kaç beden, bu ikisi lazım bana | başka bir şey daha bakacaksanız aynı siparişte toplarız | galiba karıştı, bedava olan bir gönderim yok
benim anlattığım küçük cezveydi | katalogda görünmesi ayrıldığı anlamına gelmiyor | onay gelmedi o yüzden kaydı yok | takım sandınız ama fiyat tek fincanın | pardon size Fatma Hanım demişim
bugün elinizde olur diye bir cümle kurmadım efendim | fotoğraf geçen yılki seri, kemeri o yüzden farklı | iyi geceler Zeynep Hanım | hoşça kalın annenize selamlar | kendinize dikkat edin güzel günler | Allah'a emanet olun
görüşmek üzere, uğradığınız için sağ olun | hadi kolay gelsin size
`,
}
