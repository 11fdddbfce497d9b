/**
 * What things are made of and what is in them, a line for each, in the languages of the agent: words that end in ~
 * have endings.
 */
export const matter: Readonly<Record<string, string>> = {
  wood: 'wood wooden timber কাঠ~ kath kather خشب~ الخشب~ madera bois holz~ hölz~ ahşap tahta लकड़ी lakdi لکڑی kayu legno madeira hout~',
  oak: 'oak ওক بلوط~ البلوط roble chêne eiche~ meşe ओक اوک quercia rovere carvalho eiken~',
  teak: 'teak সেগুন segun ساج teca teck सागौन sagwan ساگوان jati',
  bamboo: 'bamboo বাঁশ~ خيزران bambú bambou bambus bambu बाँस baans بانس bambù bamboe',
  cane: 'cane rattan বেত~ ratán rotin rattan~ hasır बेंत بید rotan rattan vime',
  steel:
    'metal steel iron stainless ধাতু~ ইস্পাত~ লোহা~ loha lohar معدن~ حديد~ acero hierro acier métal fer stahl~ metall~ eisen~ edelstahl~ çelik metal~ demir इस्पात धातु लोहे लोहा اسٹیل دھات لوہے baja besi logam acciaio metallo ferro aço staal~ metaal~ ijzer~ inox~',
  glass:
    'glass কাঁচ~ কাচ~ kach زجاج~ vidrio cristal verre glas cam काँच कांच kaanch شیشے شیشہ kaca vetro vidro',
  leather:
    'leather চামড়া~ chamra~ جلد~ الجلد cuero cuir leder~ deri चमड़ा चमड़े chamda چمڑا چمڑے kulit pelle cuoio couro leer leren',
  cotton:
    'cotton সুতি~ suti قطن~ القطن algodón coton baumwoll~ pamuk~ सूती कपास sooti سوتی katun cotone algodão katoen~',
  silk: 'silk সিল্ক~ রেশম~ reshom~ حرير~ الحرير seda soie seide~ ipek~ रेशम~ resham~ ریشم~ sutra seta zijde~',
  wool: 'wool woollen উল~ পশম~ صوف~ الصوف lana laine wolle~ yün~ ऊन~ اون wol lã wollen',
  linen: 'linen লিনেন كتان lino lin leinen~ keten लिनेन linho linnen',
  plastic:
    'plastic প্লাস্টিক~ plastik~ بلاستيك~ plástico plastique kunststoff~ प्लास्टिक پلاسٹک plastica kunststof',
  paper: 'paper কাগজ~ kagoj~ ورق~ papel papier~ kağıt~ कागज~ काग़ज़~ kagaz کاغذ kertas carta',
  gold: 'gold golden সোনা~ স্বর্ণ~ shona~ ذهب~ oro dorad~ doré~ gold~ altın~ सोना सोने sona سونا سونے emas ouro goud~',
  silver:
    'silver রুপা~ রূপা~ rupa~ فضة فضي~ plata platead~ argent~ silber~ gümüş~ चाँदी चांदी chandi چاندی perak argento prata zilver~',
  clay: 'clay ceramic~ terracotta মাটি~ matir সিরামিক~ طين فخار سيراميك barro arcilla cerámica argile céramique ton keramik~ kil seramik~ मिट्टी mitti مٹی argilla ceramica argila cerâmica klei keramiek',
  solid: 'solid নিরেট مصمت صلب الصلب maciz~ massi~ massiv~ masif ठोस thos ٹھوس padat maciç~',
  hand: 'handmade hand hands হাতে হাতের hate hater يدوي~ mano manos main mains handgemacht~ elde yapımı हाथ haath ہاتھ tangan mão mãos handgemaakt~',
  raw: 'organic raw জৈব কাঁচা organik kacha عضوي خام orgánic~ ecológic~ crud~ bio biologique cru crue roh~ ham जैविक कच्चा نامیاتی کچا mentah biologic~ orgânic~ biologisch~ rauw~',
  vegetarian:
    'vegetarian~ vegan~ নিরামিষ نباتي~ végétarien~ végan~ vegetarisch~ vejetaryen~ शाकाहारी vegetaris vegetariër~',
  egg: 'egg eggs ডিম~ بيض البيض huevo huevos œuf~ oeuf~ eier~ yumurta~ अंडा अंडे ande انڈا انڈے telur uova uovo ovo ovos eieren',
  nut: 'nut nuts বাদাম~ badam~ مكسرات nuez nueces noix nuss nüsse~ fındık~ kuruyemiş मेवा मेवे kacang noci noce noz nozes noten noot',
  sugar:
    'sugar চিনি~ chini سكر السكر azúcar sucre zucker~ şeker~ चीनी cheeni چینی gula zucchero açúcar suiker~',
  salt: 'salt লবণ~ lobon ملح الملح sal sel salz~ tuz~ नमक namak نمک garam sale zout~',
  oil: 'oil তেল~ زيت~ aceite huile öl yağ~ तेल تیل minyak olio óleo azeite olie',
  butter:
    'butter মাখন~ makhon زبدة mantequilla beurre tereyağ~ मक्खन makkhan مکھن mentega burro manteiga boter',
  milk: 'milk দুধ~ dudh~ حليب الحليب leche lait milch~ süt~ दूध doodh دودھ susu latte leite melk~',
  chicken:
    'chicken মুরগি~ murgi~ دجاج~ الدجاج pollo poulet huhn hühn~ tavuk~ मुर्ग~ चिकन مرغ~ چکن ayam frango kip kippen~',
  fish: 'fish salmon মাছ~ স্যামন~ mach macher سمك السمك سلمون سالمون السلمون بالسلمون pescado salmón poisson saumon fisch~ lachs~ balık~ somon~ मछली सैल्मन machhli مچھلی سالمن ikan pesce salmone peixe salmão vis zalm~',
  grain:
    'grain grains cereal~ শস্য~ shossho حبوب الحبوب céréales getreide~ tahıl~ अनाज anaj اناج biji bijian cereali grãos graan~ granen',
  gluten: 'gluten~ গ্লুটেন غلوتين جلوتين ग्लूटेन گلوٹن glutine glúten',
  without:
    'without ছাড়া chara بدون دون خال خالية خالي sin sans ohne बिना bina بغیر tanpa senza sem zonder',
  dry: 'dry শুকনো shukn~ جاف~ seco seca secos sec sèche~ croquettes trocken~ kuru सूखा sukha خشک kering secco secca droog~ droge pienso',
  fresh:
    'fresh টাটকা তাজা taja طازج~ fresc~ frais fraîche~ frisch~ taze~ ताज़ा ताजा taaza تازہ segar vers verse',
  flavour:
    'flavour~ flavor~ taste স্বাদ~ shad نكهة~ sabor~ saveur~ goût geschmack~ aroma~ tadı स्वाद~ swad ذائقہ rasa gusto sapore smaak~',
  water: 'water~ পানি~ pani ماء مياه الماء agua eau wasser~ suya पानी paani پانی acqua água',
  battery:
    'battery ব্যাটারি~ بطارية~ batería~ batterie~ akku~ pil pili batarya~ बैटरी بیٹری baterai batteria bateria batterij~ accu',
  cable: 'cable ক্যাবল كابل câble~ kabel~ kablo~ केबल کیبل cavo cabo',
}
