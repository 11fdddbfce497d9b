/**
 * How customers of one language say yes and no to the summary of an order. Phrases, parted by |,
 * compared without case, marks and punctuation. A message counts only where nothing else is in
 * it: what is missing here is asked for with the buttons, what is too much takes orders that nobody
 * gave.
 */
export interface PlainAnswers {
  /** A yes by itself and together with others. */
  readonly yes: string
  /** The same to those whose language it is: others laugh so ("ja ja ja"), or hesitate. */
  readonly ownYes?: string
  /** A yes only as the whole message: with more it may be mere politeness. */
  readonly alone: string
  /** Adds nothing to a yes and takes nothing away. */
  readonly courtesy: string
  /** As the whole message: nobody asks again at once. */
  readonly no: string
}

export const plainAnswers: Readonly<Record<string, PlainAnswers>> = {
  en: {
    yes: 'yes | yes i do | yep | yeah | yup | sure | go ahead | confirm | i confirm | confirmed | confirm it | confirm my order | confirm the order | place the order | place my order | place it | order it | yes to the order | please order | of course | that is right | thats right | that is correct | that s right | all correct | yess | yea | book it | book my order | order now | take my order | take the order | proceed | please proceed | go for it | lets do it | let s do it | i ll take it | ill take it | i want it | all good | yes do it | yes go ahead | yep correct | yeah do that | do that | yes place it | go for it | looks right | looks good | all correct | everything is correct | everything is right | send it | yes send it | thats correct | works for me | spot on | that s it | thats all correct | that s all correct | thats all right | that s all right',
    alone:
      'ok | okay | k | alright | all right | sounds good | that is correct | correct | agreed | do it | ok please | okay please',
    courtesy:
      'please | plz | pls | ok | okay | thanks | thank you | thank you so much | sir | madam | bro | dear | great | perfect | order | that is all correct | and | n | now | thx | tnx | ty | fine',
    no: 'no | nope | no thanks | no thank you | cancel | cancel it | not now | stop | no cancel',
  },
  bn: {
    yes: 'হ্যাঁ | হ্যা | জি | জ্বি | জী | জ্বী | কনফার্ম | কনফার্ম করুন | কনফার্ম করেন | কনফার্ম করে দিন | কনফার্ম করে দেন | অর্ডার কনফার্ম | অর্ডার করুন | অর্ডার করেন | অর্ডার করে দিন | অর্ডার করে দেন | নিশ্চিত | নিশ্চিত করুন | নিশ্চিত করছি | অবশ্যই | অর্ডার দিন | করে দিন | করে দেন | জি করেন | অর্ডার কনফার্ম করেন | অর্ডারটা নিন | রাজি | সঠিক | সব ঠিক আছে | হুম হ্যাঁ | দিয়ে দেন | দিয়ে দিন | দিয়ে দাও | কনফার্ম করো | অর্ডার করো | অর্ডার দেন | বুক করেন | বুক করুন | বুক করে দেন | বুক করে দিন | বুকিং দেন | কনফার্ম করে ফেলেন | করে ফেলেন | নিয়ে নেন | করে দেন | করেন | ঠিক কনফার্ম | ঠিক কনফার্ম করুন | হ্যাঁ করেন | একদম ঠিক | সব ঠিক | পাঠান | পাঠিয়ে দিন | পাঠিয়ে দেন | জি নিব | জি নেব | ঠিক আছে নিব | নিয়ে নিব | কনফার্ম আছে | ওকে নিব | সব ঠিকঠাক',
    alone: 'হা | হুম | ঠিক আছে | ঠিকাছে | ওকে | আচ্ছা | নিব | নেব | আচ্ছা ঠিক আছে | হুম ঠিক আছে',
    courtesy:
      'প্লিজ | প্লীজ | ধন্যবাদ | আপু | ভাই | ভাইয়া | আপা | স্যার | ঠিক আছে | ওকে | আচ্ছা | অর্ডারটা | অর্ডারটি | দয়া করে | কোনো সমস্যা নেই | কোনো সমস্যা নাই | আমার | দারুণ | হুম | এটা | এটাই | অর্ডার টা | অর্ডার টি',
    no: 'না | না ধন্যবাদ | বাতিল | বাতিল করুন | লাগবে না | থাক | এখন না | নিব না',
  },
  'bn-latn': {
    yes: 'ha thik ache | ha thik ase | ha ok | hae | hya | hyan | haan | hea | ji | jee | jii | yes | confirm | confirm koren | confirm korun | confirm kore den | confirm kore din | order confirm | order koren | order korun | order kore den | order kore din | obosshoi | nishchit | kore din | kore den | ji koren | order confirm koren | orderta nin | raji | shothik | shob thik ache | hum ha | darun ha | diye den | diye din | dia den | diye dao | confirm koro | order koro | book koren | book korun | book kore den | book kore din | booking den | kore felen | confirm kore felen | niye nen | ekdom thik | shob thik | sob thik ache | pathan | pathiye den | pathiye din | ok nibo | ji nibo | thik ache nibo | niye nibo | confirm ache | nibo ami | pathay den | pathaye den | pathay din | pathaiya den',
    alone:
      'ha | haa | hmm ji | hum | thik ache | thik ase | thikache | ok | okay | acha | accha | nibo | accha thik ache',
    courtesy:
      'please | plz | dhonnobad | thanks | apu | apa | vai | bhai | bhaiya | vaiya | sir | ha | hum | thik ache | thik ase | ok | okay | acha | accha | orderta | kono somossa nai | amar | darun | order den | hmm | hm | eta | etai | order ta | order ti | aca',
    no: 'na | nah | batil | batil koren | lagbe na | lagbena | thak | nibo na | cancel | cancel koren | ekhon na',
  },
  ar: {
    yes: 'نعم | أجل | ايوه | أيوه | ايوا | أيوا | موافق | موافقة | أؤكد | اؤكد | أكد | أكد الطلب | اكد الطلب | تأكيد | تأكيد الطلب | أؤكد الطلب | مؤكد | أكيد | بالتأكيد | اطلب | ثبت الطلب | أكدوا طلبي | صحيح | كل شيء صحيح | سجلوا الطلب | اطلبها لي | نعم تفضل | نعم تفضلي | طبعا | طبعا شكرا | اكد | أكدي | اكدي | أكدي الطلب | اكدي الطلب | أكدوا الطلب | اعتمد | اعتمدي | اعتمد الطلب | اعتمدي الطلب | اعتمدوا الطلب | كمل الطلب | كملي الطلب | نفذ الطلب | سجل الطلب | سجلي الطلب | صح | مضبوط | اي نعم | إي نعم | اعملها | نعم اعملها | اعملوها | بالضبط | توكل | أكدها | كل شيء تمام | كله تمام | كله صحيح | ارسلوه | أرسلوه | ارسلها | أرسلها | آخذه | باخذه | اوافق | أوافق | تمام موافق | تمام تفضل | تمام تفضلي | أرسله | ارسله | أرسليه | ارسليه | اطلبه | اطلبها | اطلبيه | اطلبيها | إي اطلبه',
    alone:
      'اي | إي | تمام | اوكي | أوكي | ماشي | حاضر | طيب | توكل على الله | خلاص تمام | اوك | اوكيه | على بركة الله | تمام توكل على الله',
    courtesy:
      'من فضلك | لو سمحت | شكرا | شكرا لك | تمام | اوكي | أخي | أختي | اخي | اختي | حبيبي | إن شاء الله | ممتاز | من فضلكم | كذا | هيك | كده | ماشي | اوك | طيب | الطلب | على الله | يلا',
    no: 'لا | لا شكرا | إلغاء | الغاء | ألغ الطلب | ليس الآن | لا أريد | كنسل',
  },
  es: {
    yes: 'sí | si | claro | claro que sí | por supuesto | confirmo | lo confirmo | confirmo el pedido | confirmado | confirme | confirma el pedido | confirme el pedido | haga el pedido | haz el pedido | adelante | sí quiero | confirma mi pedido | sí está bien | todo correcto | hágalo | pídalo | confírmalo | confirmalo | confírmelo | pídelo | pidelo | pídelo ya | hazlo | hazlo ya | haz mi pedido | pide | lo quiero | me lo llevo | me la llevo | así está bien | asi esta bien | está bien así | eso es | confirma | adelante hazlo | sip | sip correcto | sí correcto | exacto | todo bien | está correcto | esta correcto | está todo bien | esta todo bien | está perfecto | así es | mándalo | mandalo | envíalo | envialo | mándamelo | siii | sii | me parece bien | todo ok | confirmado sí',
    alone: 'vale | de acuerdo | dale | ok | okay | okey | está bien | correcto',
    courtesy:
      'por favor | gracias | muchas gracias | ok | vale | señor | señora | de acuerdo | perfecto | porfa | porfis | dale | genial | entonces',
    no: 'no | no gracias | cancelar | cancela | cancele | ahora no | no quiero',
  },
  fr: {
    yes: "oui | ouais | je confirme | je confirme la commande | confirmé | confirmez | bien sûr | allez-y | vas-y | passez la commande | validez | je valide | c'est confirmé | oui c'est bon | confirmez ma commande | c est correct | oui c est ça | tout est bon | commandez la | c'est bien ça | c'est ça | cest ca | c ça | commande | commandez | commande la | commande le | je commande | je la prends | je le prends | je prends | validez la commande | valide | oui faites-le | faites-le | c'est juste | ouais c'est juste | oui c'est juste | exact | c'est tout bon | cest tout bon | c tout bon | tout est correct | c'est parfait | ok pour moi | on valide | envoyez | envoyez-le | envoyez la | tout est ok | c'est exact | bon pour moi | ça me va | ca me va",
    alone: "ok | okay | d'accord | c'est bon | entendu | très bien | ça marche",
    courtesy:
      "s'il vous plaît | svp | stp | merci | merci beaucoup | ok | d'accord | parfait | monsieur | madame | tout est correct | confirmez la commande | c'est bon | c bon | cest bon | c ok | ok c bon | très bien | alors | super",
    no: 'non | non merci | annuler | annulez | pas maintenant',
  },
  de: {
    ownYes: 'ja | jo | jap',
    yes: 'machen sie | machen sie das | machen sie es so | jawohl | klar | na klar | ich bestätige | ich bestätige die bestellung | bestätigt | bestätigen | bitte bestellen | bestellen | bestellen sie | bestell es | passt | geht klar | einverstanden | natürlich | gern bestellen | bestellung bestätigen | machen sie das | mach das | stimmt | stimmt so | alles richtig | genau | genau so | aufnehmen | bestelle ich | ich bestelle | ich bestelle das | ich bestelle es | dann bestelle ich | dann bestelle ich das | ich nehme es | ich nehme sie | so bestellen | bestellen wir so | bestätige | genau das | ja genau | gerne so | super gerne | jep stimmt | stimmt alles | alles stimmt | passt alles | alles passt | machen wir so | so machen wir es | schicken sie es | schicken sie es los | schick los | ja schicken | alles korrekt | bin einverstanden',
    alone: 'ok | okay | in ordnung | gerne | alles klar | gut | jep | jo',
    courtesy:
      'bitte | danke | vielen dank | gern | gerne | ok | okay | in ordnung | perfekt | so | dann | alles klar | super | passt',
    no: 'nein | nein danke | stornieren | abbrechen | jetzt nicht | nö | nee',
  },
  tr: {
    yes: 'evet | onaylıyorum | siparişi onaylıyorum | onay | onayla | onaylayın | onaylandı | siparişi verin | siparişi ver | sipariş verin | tabii | tabii ki | tabi | kabul | kabul ediyorum | elbette | he evet | siparişimi onaylayın | devam edin | doğru | evet doğru | hepsi doğru | siparişi geç | siparişi geçin | siparişi gir | siparişi girin | siparişimi ver | siparişimi verin | alıyorum | evet alıyorum | hemen verin | yapın | evet yapın | aynen | aynen öyle | devam | verin | verin siparişi | gönderin | gönder | hepsi tamam | her şey doğru | her şey tamam | uygun | evet uygun | kabulüm | alayım | evet alayım | evet hepsi doğru',
    alone: 'tamam | tamamdır | olur | ok | okey | peki | uygundur | olur tamamdır',
    courtesy:
      'lütfen | teşekkürler | teşekkür ederim | sağ olun | tamam | ok | hanım | bey | abi | abla | harika | tamamdır | olur | peki | hemen | süper',
    no: 'hayır | hayır teşekkürler | yok | iptal | iptal edin | istemiyorum | şimdi değil | vazgeçtim',
  },
  hi: {
    yes: 'हाँ | हां | जी | जी हाँ | जी हां | कन्फर्म | कन्फ़र्म | कन्फर्म करें | कन्फर्म करो | कन्फर्म कर दीजिए | कन्फर्म कर दो | ऑर्डर कन्फर्म | ऑर्डर कन्फर्म करें | ऑर्डर कर दीजिए | ऑर्डर करें | ऑर्डर कर दो | पक्का | बिल्कुल | मंज़ूर है | मंजूर है | ज़रूर | कन्फर्म है | कन्फर्म कर दें | ऑर्डर कन्फर्म करें | कर दीजिए | जी कर दो | सही है | सब ठीक है | बुक कर दीजिए | बुक कर दो | बुक करो | बुक करें | बुक कर दें | कर दो | ऑर्डर कर दें | ऑर्डर ले लीजिए | ले लूँगा | ले लूँगी | बिल्कुल | करो | कर दो | हाँ करो | बिलकुल | भेज दीजिए | भेज दो | भेज दें | बिल्कुल ठीक | बिल्कुल सही | सब सही है | सब सही | सब ठीक | ले लेंगे | ठीक है भेज दीजिए',
    alone: 'हा | ठीक है | ओके | सही है | अच्छा | ठीक',
    courtesy:
      'प्लीज़ | प्लीज | कृपया | धन्यवाद | शुक्रिया | ठीक है | ओके | भाई | दीदी | सर | मैडम | मेरा | बढ़िया | सब सही है | जी | अच्छा | यही',
    no: 'नहीं | नहीं धन्यवाद | ना | रद्द करें | कैंसिल | कैंसल | नहीं चाहिए | अभी नहीं',
  },
  'hi-latn': {
    ownYes: 'ha | hn',
    yes: 'haan | han | ji | ji haan | haanji | confirm | confirm karo | confirm kare | confirm karen | confirm kar do | confirm kar dijiye | confirm kar dein | order kar do | order karo | order kar dijiye | order confirm karo | pakka | bilkul | manzoor hai | zaroor | yes | confirm hai | order confirm karein | kar dijiye | ji kar do | sahi hai | sab theek hai | haa ji | ha ji | confirm kr do | confirm krdo | confirm kardo | confirm kr dijiye | order kr do | order krdo | order kardo | order kr dijiye | book karo | book kar do | book kr do | book kardo | book kar dijiye | kar do | kr do | kardo | krdo | kr dijiye | sahi h | bhej dijiye | bhej do | bhej dein | bilkul theek | bilkul sahi | sab sahi hai | sab theek | sab theek hai | le lenge',
    alone: 'haa | theek hai | thik hai | ok | okay | sahi hai | accha | theek',
    courtesy:
      'please | plz | shukriya | dhanyavaad | thanks | ji | theek hai | thik hai | ok | okay | bhai | didi | sir | madam | mera | badhiya | sab sahi hai | thik h | theek h | thk hai | thk h | accha | acha | yahi',
    no: 'nahi | nahin | nahi chahiye | na | cancel | cancel karo | abhi nahi | rehne do',
  },
  ur: {
    yes: 'ہاں | جی | جی ہاں | ہاں جی | کنفرم | کنفرم کریں | کنفرم کر دیں | آرڈر کنفرم | آرڈر کنفرم کریں | آرڈر کر دیں | آرڈر کریں | بالکل | منظور ہے | تصدیق کرتا ہوں | تصدیق کرتی ہوں | ضرور | کنفرم ہے | آرڈر کنفرم کریں | کر دیں | درست ہے | سب ٹھیک ہے | آرڈر کر دیجیے | کنفرم کر دو | آرڈر کر دو | بک کر دیں | بک کر دو | بک کریں | کر دو | صحیح ہے | بالکل صحیح | بھیج دیں | بھیج دو | بھیج دیجیے | سب صحیح ہے | سب درست ہے | بالکل ٹھیک | لے لیں گے | ٹھیک ہے بھیج دیں',
    alone: 'ٹھیک ہے | اوکے | صحیح ہے | اچھا | ٹھیک',
    courtesy:
      'پلیز | براہ کرم | شکریہ | مہربانی | ٹھیک ہے | اوکے | بھائی | باجی | سر | میرا | زبردست | جی | اچھا | یہی',
    no: 'نہیں | نہیں شکریہ | جی نہیں | منسوخ کریں | کینسل | نہیں چاہیے | ابھی نہیں',
  },
  id: {
    ownYes: 'ya | yaa',
    yes: 'iya | setuju | konfirmasi | saya konfirmasi | saya setuju | dikonfirmasi | lanjut | lanjutkan | pesan | pesan sekarang | ya pesan | betul | jadi pesan | tentu | konfirmasi pesanan saya | iya benar | semua benar | tolong dipesankan | pesan saja | pesan aja | pesen aja | pesenin | pesankan saja | langsung pesan | proses | diproses | langsung proses | order aja | order saja | fix | gas | ambil | saya ambil | buatkan | ya buatkan | iya buatkan | benar konfirmasi | betul konfirmasi | benar semua | betul semua | sudah benar | sudah pas | udah bener | udah pas | kirim saja | kirim aja | kirim ya | sudah sesuai | sesuai',
    alone: 'oke | ok | okay | baik | boleh | jadi | siap | sip | benar | deal',
    courtesy:
      'tolong | terima kasih | makasih | trims | kak | gan | min | pak | bu | oke | ok | baik | siap | sip | pesankan | aja | saja | langsung | kakak | dong | deh | sekarang',
    no: 'tidak | tidak terima kasih | nggak | gak | batal | batalkan | jangan | nanti dulu',
  },
  it: {
    yes: "sì | si | certo | certamente | confermo | lo confermo | confermo l'ordine | confermato | confermate | procedi | procedete | proceda | ordinate | ordinate pure | fate l'ordine | faccia l'ordine | volentieri | certo che sì | sisì | confermi il mio ordine | proceda pure | sì va bene così | tutto giusto | lo ordini | fai l'ordine | fate pure l'ordine | ordinalo | ordinala | ordinalo pure | ordinala pure | ordina | ordina pure | lo prendo | la prendo | è giusto | giusto | giusto così | tutto ok | lo faccia | sì lo faccia | confermi | vada | esatto confermi | esatto confermo | tutto bene | tutto corretto | è tutto giusto | mandi pure | manda pure | mandate pure | spedite pure | per me va bene | mi va bene",
    alone: "va bene | ok | okay | d'accordo | esatto | corretto",
    courtesy:
      "grazie | grazie mille | per favore | prego | va bene | ok | d'accordo | perfetto | dai | allora | subito | bene | benissimo",
    no: 'no | no grazie | annulla | annullate | annullare | non ora',
  },
  pt: {
    yes: 'sim | claro | claro que sim | com certeza | confirmo | confirmo o pedido | confirmado | confirme | pode confirmar | pode fazer o pedido | faça o pedido | pode ser sim | isso mesmo | de acordo | confirma meu pedido | pode fazer | sim está certo | tudo certo | pode fechar o pedido | pode pedir | confirma | é isso | isso msm | tá certo | ta certo | pode fechar | fechado | fecha o pedido | pode mandar | pede pra mim | quero sim | vou querer | avance | pode avançar | isso certo | sim certo | exato | é isso mesmo | certinho | está tudo certo | tudo ok | pode enviar | manda | tá tudo certo | perfeito pode fechar | pra mim tá bom | confirmado sim',
    alone: 'ok | okay | está bem | tá bom | tá | pode ser | certo | beleza | isso | correto',
    courtesy:
      'tá ótimo | por favor | obrigado | obrigada | muito obrigado | muito obrigada | ok | está bem | tá bom | senhor | senhora | perfeito | está tudo certo | tudo certo | blz | beleza | então | já | pfv | ótimo',
    no: 'não | não obrigado | não obrigada | cancelar | cancele | agora não | não quero',
  },
  nl: {
    ownYes: 'ja',
    yes: 'jep | jazeker | zeker | natuurlijk | ik bevestig | ik bevestig de bestelling | bevestigd | bevestigen | bestel | bestel maar | bestellen maar | doe maar | akkoord | ja hoor | bevestig mijn bestelling | klopt | dat klopt | alles klopt | plaats de bestelling | bestellen | doe maar bestellen | graag bestellen | ik bestel | ik bestel hem | ik neem hem | ik neem het | klopt helemaal | ga maar door | ga je gang | ga uw gang | bevestig | bevestig maar | precies | ja precies | alles goed | alles in orde | alles correct | stuur maar | stuur maar op | helemaal goed | dat is goed | akkoord zo',
    alone: 'ok | oké | okay | prima | is goed | goed | in orde',
    courtesy:
      'graag | alsjeblieft | alstublieft | aub | bedankt | dank je | dank u | dankjewel | ok | oké | is goed | prima | perfect | oke | zo | dan | hoor | super',
    no: 'nee | nee bedankt | nee dank je | annuleer | annuleren | nu niet | toch niet',
  },
}
