/**
 * What a shop does and how, a line for each, in the languages of the agent: words that end in ~ have endings.
 */
export const service: Readonly<Record<string, string>> = {
  assembly:
    'assembl~ fitting fitted install~ ফিটিং~ লাগানো fitting~ تركيب~ التركيب montaje~ montad~ montage~ monter~ aufbau~ zusammenbau~ kurulum~ montaj~ फिटिंग लगाना فٹنگ لگانا pasang pemasangan dipasang montaggio~ montagem~',
  included:
    'includ~ অন্তর্ভুক্ত ontorvukto মধ্যেই moddhei مشمول~ شامل inclu~ compris~ dabei inklusive inbegriffen enthalten dahil शामिल shamil termasuk compres~ inbegrepen',
  carry:
    'carr~ তুলে tule يحمل~ ويحمل~ suben subimos montent tragen trägt çıkar~ taşı~ पहुँचा~ पहुंचा~ pahuncha~ پہنچا~ لے angkat~ mengangkat portano portiamo levam levamos dragen',
  up: 'up hasta jusqu jusque bis kadar পর্যন্ত porjonto حتى तक تک sampai fino até tot boven oben',
  flat: 'flat apartment~ home house floor ফ্ল্যাট~ বাসা~ basa basay شقة شقت~ piso apartamento appartement~ wohnung~ daire~ eve फ़्लैट~ फ्लैट~ घर ghar فلیٹ گھر rumah appartamento casa woning huis',
  people:
    'people person~ লোক~ দুজন lok duijon شخص~ personne~ leute personen kişi~ लोग لوگ orang pessoa~ mensen',
  delivery:
    'deliver~ ship shipping shipped send sent sending ডেলিভারি~ পাঠা~ patha~ توصيل~ التوصيل نوصل~ شحن إرسال entreg~ envío~ envi~ livr~ expédi~ liefer~ versand~ versend~ verschick~ teslim~ kargo~ gönder~ डिलीवरी~ भेज~ पहुँच~ bhej~ ڈیلیوری~ بھیج~ پہنچ~ kirim~ antar~ pengiriman dikirim consegn~ spedi~ frete bezorg~ lever~ verzend~',
  only: 'only শুধু shudhu فقط solo sólo solamente únicamente seulement uniquement nur ausschließlich sadece yalnız~ सिर्फ़ सिर्फ केवल sirf صرف hanya cuma soltanto só apenas somente alleen',
  dhaka: 'dhaka~ ঢাকা~ دكا daca dacca dakka ढाका ڈھاکہ',
  elsewhere:
    'elsewhere outside বাইরে baire خارج fuera ailleurs hors außerhalb dışı~ diğer बाहर bahar باہر luar lainnya altrove fuori fora elders buiten',
  open: 'open~ খোলা~ khola مفتوح~ المفتوحة نفتح abr~ abiert~ ouvert~ ouvr~ offen geöffnet~ angebrochen~ öffn~ açık~ açılm~ खुल~ khul~ کھل~ buka~ dibuka terbuka apert~ abert~ geopend~',
  closed:
    'clos~ বন্ধ~ bondho مغلق~ نغلق cerrad~ cerramos ferm~ geschlossen kapalı~ बंद بند tutup chius~ fechad~ gesloten',
  back: 'back return~ ফেরত~ ferot~ إرجاع استرجاع نسترجع~ vuelta devol~ devuel~ retour~ repren~ zurück zurückgenommen zurücknehmen zurückgeben zurückgegeben zurückschicken rückgabe~ iade~ geri वापस~ wapas~ vapas~ واپس~ kembali~ dikembalikan pengembalian restitu~ reso resi indietro terug teruggenomen terugnemen terugsturen',
  take: 'take taken taking accept~ নিই নেওয়া nei nite نسترجع~ نقبل acept~ repren~ nehm~ nimmt alıyor~ alam~ लेते lete لیتے terima menerima accett~ aceit~ neem~ nemen',
  exchange:
    'exchang~ swap~ বদল~ bodol~ تبديل~ استبدال~ cambi~ échang~ umtausch~ tausch~ değiş~ बदल~ badal~ بدل~ tukar~ ganti~ troc~ ruil~',
  sell: 'sell~ sold stock keep রাখি rakhi বিক্রি~ نبيع vend~ führen verkauf~ sat~ बेच~ रखते bech~ rakhte بیچ~ رکھتے jual~ menjual verko~',
  pay: 'pay paid paying payment~ পেমেন্ট~ دفع~ الدفع pag~ paie~ payer règl~ zahl~ bezahl~ öde~ भुगतान ادائیگی bayar~ pembayaran betal~',
  receipt:
    'delivery receipt receiving পেয়ে peye হাতে الاستلام استلام recib~ réception~ livraison erhalt~ empfang~ nachnahme teslimat~ kapıda मिलने पाने milne ملنے tempat sampai consegna~ ricev~ recebimento~ receb~ ontvangst~',
  bkash: 'bkash বিকাশ~ bikash~ بيكاش',
  cash: 'cash নগদ~ ক্যাশ nogod نقد~ efectivo espèces bargeld nakit~ नक़द नकद कैश naqad nakad کیش tunai contant~ dinheiro',
  repair:
    'repair~ mend~ মেরামত~ meramot~ إصلاح تصليح repar~ répar~ reparier~ tamir~ onarım~ मरम्मत marammat مرمت perbaik~ memperbaiki ripar~ consert~ repareren',
  warranty:
    'warrant~ guarant~ ওয়ারেন্টি গ্যারান্টি ضمان~ garant~ gewähr~ वारंटी गारंटी وارنٹی گارنٹی garansi',
  wash: 'wash~ ধোয়া~ dhoa غسل~ lav~ wasch~ yıka~ धो~ دھو~ cuci~ dicuci wassen',
  machine: 'machine~ মেশিন~ غسالة máquina~ maschine~ makine~ मशीन~ مشین mesin macchina',
  order:
    'order~ অর্ডার~ طلب~ pedid~ encarg~ command~ bestell~ sipariş~ ऑर्डर~ آرڈر~ pesan~ ordin~ encomend~ bestel~',
  ahead:
    'ahead advance আগে مسبق~ antelación avance avant vorher voraus önce~ पहले pehle پہلے sebelum~ anticipo antes antecedência vooraf',
  pickup:
    'pick picked collect~ استلام recog~ retirar retrait abhol~ ambil~ diambil ritir~ ophal~ afhal~',
  first:
    'first প্রথম prothom الأول الاول أول اول primer primero primera premier première erste ersten erster erstes ilk पहले पहली pehle pehli پہلے پہلی pertama primo prima primeiro primeira eerste',
  broken:
    'broken damaged faulty defect~ ভাঙা~ ভাঙ্গা~ নষ্ট bhanga noshto مكسور~ المكسور~ تالف~ التالف~ معيب~ roto rota rotos rotas dañad~ cassé~ abîmé~ défect~ endommagé~ kaputt~ beschädigt~ defekt~ zerbrochen~ kırık bozuk hasarlı टूटा टूटी टूटे ख़राब खराब toota tooti kharab ٹوٹا ٹوٹی ٹوٹے خراب rusak pecah cacat rotto rotta rotti rotte danneggiat~ difett~ quebrad~ danificad~ defeit~ kapot~ beschadig~ gebroken',
  price:
    'price~ fixed দাম~ سعر~ السعر precio~ prix preis~ fiyat~ दाम~ daam قیمت~ harga~ prezz~ preço~ prijs~',
  appointment:
    'appointment~ অ্যাপয়েন্টমেন্ট~ appointment موعد بموعد cita rendez termin~ randevu~ अपॉइंटमेंट اپائنٹمنٹ janjian janji appuntamento marcação agendamento hora afspraak',
  workshop:
    'workshop~ garage ওয়ার্কশপ~ ورشة الورشة taller atelier werkstatt atölye~ वर्कशॉप ورکشاپ bengkel officina oficina werkplaats',
  engraving:
    'engrav~ খোদাই khodai نقش~ النقش grabad~ gravure graver gravur~ kazıma~ खुदाई khudai کندہ ukir~ diukir incision~ gravação graveren',
  wrapping:
    'wrap~ গিফট~ মোড়ক~ تغليف~ envolver envoltorio emballage~ verpack~ paket~ पैकिंग پیکنگ dibungkus bungkus confezion~ embrulh~ inpak~',
}
