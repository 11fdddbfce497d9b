/**
 * What things are like and whom they are for, a line for each, in the languages of the agent: words that end in ~
 * have endings.
 */
export const goods: Readonly<Record<string, string>> = {
  cover:
    'hardcover cover মলাট~ molat غلاف~ بغلاف tapa tapas couverture~ einband~ kapak~ जिल्द हार्डकवर جلد ہارڈکور sampul copertina capa kaft~ omslag',
  hard: 'hardcover hard শক্ত shokto مقوى dura duro rigide cartonné~ hart~ fest~ sert~ सख़्त सख्त سخت keras tebal rigid~ harde',
  page: 'page~ পৃষ্ঠা~ পাতা~ pata صفح~ página~ seite~ sayfa~ पन्न~ पेज panne صفحے صفحہ صفحات halaman pagin~',
  picture:
    'picture~ photo~ illustrat~ ছবি~ chobi~ صور~ الصور foto~ imagen~ image~ illustr~ bild~ resim~ तस्वीर~ tasveer~ تصویر~ gambar~ immagin~ imagem imagens afbeelding~',
  recipe:
    'recipe~ রেসিপি~ وصف~ الوصفات receta~ recette~ rezept~ tarif~ रेसिपी ترکیب~ resep ricett~ receita~ recept~',
  english:
    'english ইংরেজি~ ingreji~ إنجليزي~ بالإنجليزية انجليزي~ inglés inglesa anglais~ englisch~ ingilizce अंग्रेज़ी~ अंग्रेजी~ angrezi انگریزی inggris ingles~ inglês engels~',
  language:
    'language বাংলা bangla عربي~ बांग्ला हिंदी hindi اردو urdu bengali~ bengalí benggali bengalisch~',
  drawer:
    'drawer~ ড্রয়ার~ درج~ أدراج cajón cajones tiroir~ schublade~ çekmece~ दराज़~ दराज~ daraz دراز~ laci cassett~ gaveta~ lade lades',
  shelf:
    'shelf shelves তাক~ رفوف estante~ balda~ étagère~ regal~ fach fächer~ raf rafı~ शेल्फ़~ خانے rak ripian~ prateleira~ plank~',
  colour:
    'colour~ color~ রং রঙ~ rong~ لون ألوان بلون couleur~ farb~ renk~ रंग~ rang رنگ~ warna cor cores kleur~',
  white:
    'white সাদা~ shada sada أبيض بيضاء بالأبيض blanc~ weiß~ weiss~ beyaz~ सफ़ेद सफेद safed سفید putih bianc~ branc~ wit witte',
  black:
    'black কালো~ kalo أسود سوداء بالأسود negr~ noir~ schwarz~ siyah~ काला काले kala kale سیاہ کالا کالے hitam nero nera preto preta zwart~',
  red: 'red লাল~ lal أحمر حمراء والأحمر roj~ rouge~ rot rote~ kırmızı~ लाल laal سرخ لال merah ross~ vermelh~ rood rode',
  green:
    'green সবুজ~ shobuj أخضر خضراء والأخضر verde~ vert verte~ grün~ yeşil~ हरा हरे hara سبز ہرا ہرے hijau groen~',
  blue: 'blue নীল~ nil أزرق زرقاء azul~ bleu~ blau~ mavi~ नीला neela نیلا biru blu blauw~',
  walnut:
    'walnut আখরোট~ akhrot جوز الجوز nogal noyer nussbaum~ walnuss~ ceviz~ अखरोट اخروٹ noce nogueira notenhout~',
  size: 'size~ সাইজ~ مقاس~ talla~ tamaño~ taille~ größe~ beden~ boyut~ साइज़ साइज سائز ukuran taglia~ misura tamanho~ maat maten',
  dot: 'dotted dot dots ডট نقط~ منقط~ puntos puntead~ points pointillé~ gepunkt~ noktalı titik bertitik pontilhad~ puntin~ stippen',
  small:
    'small~ ছোট~ choto صغير~ pequeñ~ petit~ klein~ küçük~ छोट~ chhot~ چھوٹ~ kecil piccol~ pequen~',
  big: 'big large~ বড়~ boro كبير~ grand~ groß~ büyük~ बड़~ bada bade badi بڑ~ besar groot grote',
  adult:
    'adult~ grown বড়~ boro بالغ~ البالغة ausgewachsen~ erwachsen~ yetişkin~ वयस्क बड़~ بڑ~ dewasa volwassen~ âgé~',
  child:
    'child~ kid kids বাচ্চা~ শিশু~ bachcha~ طفل أطفال الأطفال niñ~ enfant~ kind kinder~ çocuk~ बच्च~ bacch~ بچ~ anak bambin~ criança~ kinderen',
  puppy:
    'puppy puppies কুকুরছানা~ الجرو جرو cachorr~ chiot~ welpe~ yavru~ पपी پپی cucciol~ filhote~ pups',
  cat: 'cat cats বিড়াল~ biral~ قط~ القطط للقطط gato~ gata~ chat chats katze~ kedi~ बिल्ली~ बिल्लि~ billi~ بلی بلیوں kucing~ gatto gatti gatta kat katten',
  dog: 'dog dogs কুকুর~ kukur~ كلب كلاب perr~ chien~ hund~ köpek~ कुत्त~ kutt~ کتے کتوں anjing~ cane cani cão cães hond~',
  food: 'food খাবার~ khabar~ طعام comida pienso nourriture croquettes futter~ mama~ खाना khana خوراک makanan cibo ração voer',
  women:
    'women ladies woman নারী~ মহিলা~ mohila~ نساء للنساء mujer~ femme~ frauen damen~ kadın~ महिला~ خواتین wanita donn~ mulher~ vrouw~ dames',
  men: 'men পুরুষ~ purush~ رجال للرجال hombre~ homme~ männer~ herren~ erkek~ पुरुष~ pria uomo uomini homem homens heren mannen',
  month:
    'month~ মাস~ mash mashe masher شهر~ mes meses mois monat~ aylık aydan ay महीन~ mahin~ مہین~ bulan mese mesi maand~',
  week: 'week~ সপ্তাহ~ shoptah~ أسبوع أسابيع semana~ semaine~ woche~ hafta~ हफ़्त~ हफ्त~ سبت ہفت~ minggu settiman~ weken',
  day: 'day~ দিন~ din dine diner يوم يومين أيام día~ jour~ tag tage~ gün~ दिन~ دن دنوں hari giorn~ dias dag~',
  hour: 'hour~ ঘণ্টা~ ঘন্টা~ ghonta~ ساع~ hora~ heure~ stunde~ saat~ घंट~ ghant~ گھنٹ~ jam ore uur uren',
  age: 'age old বয়স~ boyosh~ عمر~ edad âge alt alter~ yaş~ उम्र umar umur usia età idade leeftijd oud',
  piece: 'piece~ পিস~ قطع~ pieza~ pièce~ stück~ adet~ parça~ पीस buah pezz~ peça~ stuk~',
  bag: 'bag~ pack~ প্যাকেট~ ব্যাগ~ packet~ كيس~ الكيس أكياس الأكياس عبوة~ saco~ bolsa~ paquete~ sac sacs paquet~ sachet~ beutel~ packung~ tüte~ paket~ थैल~ पैकेट~ thaila تھیل~ پیکٹ~ kemasan bungkus~ kantong~ sacchett~ confezion~ pacot~ zak~ pakken',
  box: 'box~ বক্স~ صندوق علبة~ caja~ boîte~ karton~ kutu~ डिब्ब~ dibb~ ڈبے ڈبہ kotak scatol~ caixa~ doos dozen',
  bottle:
    'bottle~ jar jars বোতল~ বয়াম~ botol~ قارورة زجاجة مرطبان botella~ frasco~ bouteille~ bocal~ flasche~ glas gläser şişe~ kavanoz~ बोतल~ bottol شیشی بوتل~ toples bottigli~ barattol~ garrafa~ pote~ fles~ pot potten',
  book: 'book~ বই~ boi كتاب~ كتب~ الكتب libro~ livre~ buch bücher~ kitap~ किताब~ kitab~ کتاب~ buku libri livro~ boek~',
  new: 'new নতুন~ notun جديد~ nuev~ neuf neuve~ nouve~ neu neue~ yeni~ sıfır नई नए नया naya nayi نئی نیا نئے baru nuov~ novo nova novos novas nieuw~',
  used: 'used second পুরোনো~ পুরনো~ purono قديم~ مستعمل~ المستعملة usad~ segunda occasion~ gebraucht~ ikinci kullanıl~ पुरान~ puran~ پران~ bekas usat~ tweedehands gebruikt~',
  original: 'original~ অরিজিনাল أصلي~ orijinal~ असली asli اصلی originell~ origineel',
  imported: 'import~ আমদানি~ مستورد~ ithal~ आयात~ درآمد~ impor~ geïmporteerd~',
  made: 'made তৈরি~ toiri مصنوع~ hech~ fait~ gemacht hergestellt~ yapıl~ terbuat dibuat fatto fatta feit~ gemaakt',
  waterproof:
    'waterproof ওয়াটারপ্রুফ impermeab~ étanche~ wasserdicht~ geçirmez वाटरप्रूफ واٹرپروف kedap waterdicht~',
}
