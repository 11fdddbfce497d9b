import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const nl: CommitmentSamples = {
  binding: `
uw taart staat morgen om elf uur op de receptie, reken daar maar op | hij is al voorbij Zwolle, dus over een kwartiertje bij jou | zet de koffie maar aan, de jongens komen zo je kast brengen | Koningsdag haal je makkelijk met die vlaggetjes
Met de kerst zitten jullie aan de nieuwe tafel, punt uit | Voor je rijexamen heb je die schoenen aan je voeten | ik ben zelf morgen in Utrecht dus ik gooi het wel even bij je door de bus | de babyuitzet is er ruim voor je uitgerekend bent
mocht oma het niks vinden dan krijg je elke euro weer | wij boeken het vandaag nog terug, kijk vanavond maar bij je bank | halfleeg of niet, voor die crème geven we je het geld | haal ik mijn woord niet, dan betaal jij niks
spijt van je koop? dan draaien we de boel terug en heb jij je poen weer | Kom langs met de vaas, u loopt met een bankbiljet naar buiten | tulpen niet opgekomen? dan ontvang je het aankoopbedrag
de laarzen mogen na een dag buiten lopen nog gewisseld worden | blijkt de gordijnstof te licht, dan snijden we een andere rol voor u aan | kies jij maar een ander printje, de post komt het oude halen
met de trui die kriebelt ga je gewoon naar een katoenen, zonder bijbetalen | elke maat die je wilt proberen sturen we na, net zolang tot het klopt | die verkleurde hoes nemen we in en jij krijgt een verse
fietsbel doet het niet meer? ik zet er persoonlijk een nieuwe op | wij lijmen het oor er altijd weer aan, ook over tien jaar | de waterkoker valt drie jaar lang onder onze verantwoording
Als het glazuur barst vervangen wij het hele servies | onze jongens vullen de gaskussens bij u thuis gratis bij | een losse naad stik ik voor je dicht, dat hoort bij de service | weet je wat, die onderzetters doe ik er zo bij
er ligt een zakje drop bovenop, van het huis | de afhaalkosten schrappen we, omdat je ver moet rijden | je dochtertje vindt een stickervel tussen de spullen | bij elke bos doen wij een vaasje present
voor het opmeten en ophangen vraag ik je niks | zeg tegen niemand dat je hem voor een prikkie hebt | ik doe er een vijfje af en dan heb je een mooie aanbieding | Marktplaatsprijs? daar duik ik zo onder
als lid van de buurtapp heb je bij ons altijd wat voordeel | de zomerprijs loopt voor u gewoon door | volgende maand krijg je van me een leuke aanbieding, zwart op wit | neem het servies compleet en ik sla de kommen niet aan
stuur rond de vijfentwintigste maar een tikkie terug, eerder hoeft niet | je mag elke week een beetje overmaken tot het af is | ik wacht op je vakantiegeld, rustig an | draag de ring een weekend en beslis dan pas of je betaalt
geef maar wat je nu in je portemonnee hebt, morgen zien we verder | die ene met het barstje blijft achter de toonbank, op jou | aan wie het ook vraagt, ik zeg dat ie weg is | mijn collega weet ervan: de kast is voor de familie Jansen
ik haal het plaatje van de site, dan kun jij sparen | je plekje op de wachtlijst is nummer een, dat geef ik niet meer weg | op de Wadden komen we nooit, maar jij krijgt het met de boot
na zessen leveren mag niet van de baas, ik doe het lekker toch | voor u knip ik ook een halve meter, al staat er dat dat niet kan | maatwerk weigeren we meestal, maar bij jou maak ik graag een uitzondering
die pan gaat van moeder op dochter | koeienleer uit eigen looierij, geen splitleer | elke kaars is met de hand gegoten, in onze schuur nog wel | je proeft dat er niets aan toegevoegd is, puur natuur, gekeurd en al
de verf bladdert niet, vergeelt niet en krast niet | echt Delfts blauw, dat kan ik zwart op wit geven | zo sterk spul vind je van hier tot Tokio niet | klaar is kees, het staat op uw naam in de computer | de incasso heb ik stopgezet
gewijzigd naar de kleine maat, ligt al op de pakbon | je retour is verwerkt en goedgekeurd | de bus is net weggereden met jouw spullen | bevestigd door de winkel, nergens meer omkijken naar | dit gaat hard, voor het weekend zijn ze weg
na vanavond vraag ik er het dubbele voor | ik heb een mevrouw aan de lijn die hem ook wil, dus zeg het maar | de kweker stopt ermee, laatste kans van je leven | de halve straat heeft ze al hangen
een oma uit Assen belde om te zeggen dat ze er weer van kan slapen | kijk op google, niks dan lof over ons | de buurvrouw nam er een en kwam binnen het uur terug voor haar zus | ik ben Henk, al dertig jaar achter deze toonbank
bot? kom nou, ik zit hier met een koude neus in de winkel | ben zelf net oma geworden, dus ik voel helemaal met je mee | mijn dochter deed even de berichten, nu ben ik er zelf weer | na een week smeren ben je je eczeem kwijt
een kopje voor het slapen en de hartkloppingen zijn voorbij | in verwachting? dan is dit juist heel goed voor je | werkt bloeddrukverlagend, dat is gewoon bewezen | je peuter mag er elke dag een lepel van
de fysiotherapeut stuurt zijn patiënten naar ons voor dit kussen | oke jij je zin, we nemen jouw voorstel over | top, dan is het in kannen en kruiken | akkoord met wat u vraagt, tot de laatste letter
voor al dat gedoe maak ik een bedragje naar je over | u bent er een dag vrij voor geweest, die betalen we | de deuk? ik doe er een kwart vanaf als schadevergoeding | ik bel de bezorger dat ie de hond niet moet laten schrikken
hij parkeert achterom, dat spreek ik voor je af | de koerier neemt de oude matras mee, zeg ik hem wel | er mankeert nooit wat aan, vraag maar na | retour? in mijn hele loopbaan niet gezien
gegarandeerd gezeik-vrij, je hebt er geen kind aan | Voor sinterklaas ligt het pakje bij de schoen, beloofd | morgenochtend kunt u er koffie uit drinken, echt waar | Uw kleinkind heeft de knuffel zeker voor zijn verjaardag
bevalt het niet, dan storten we alles terug | één appje en we maken het over | Niet blij? De winkel betaalt u uit, zo zijn wij | van blauw naar groen wisselen mag altijd, ook later nog | bestel gerust twee maten, wij halen er eentje op
zonder kaartje eraan ruilen wij ook | stuur een foto van de barst en er gaat dezelfde dag een nieuwe uit | bij fabrieksfouten vervangen we het complete apparaat | omdat het je eerste bestelling is doen wij de bezorging cadeau
de kussenslopen krijg je er gratis bij | inpakken als cadeau reken ik niet, joh | laten we het naar beneden afronden, klaar | okee dan, halve prijs, laatste bod 😄 | omdat u zo aardig vraagt zakken we met de prijs
in drieën splitsen is prima, zonder rente | Wij zetten het op de lat, u rekent af wanneer u kunt | wachten tot de kinderbijslag is geen enkel punt | tot vrijdag blijft de groene op jouw naam staan
wij houden hem achter tot u langs kunt komen | daar bezorgen we nooit, maar voor jou rijden we een stukje om | de retourtermijn is voorbij maar van u nemen we hem nog aan | regels zijn regels, behalve voor jou
dit leer gaat een leven lang mee | die kleur verschiet nooit, was maar raak | betere kwaliteit bestaat er in heel Nederland niet | het adres op het pakket heb ik zojuist aangepast | net met het magazijn gebeld, de doos is onderweg
de koerier heeft het vanmiddag meegenomen | deze komt nooit meer binnen, op is op | nog een uurtje en de actie is voorgoed voorbij | iedereen die hem kocht kwam terug voor een tweede | een mevrouw uit jouw buurt huilde van geluk
Dagelijks horen wij dat het hun beste aankoop ooit is | er is nog nooit iemand teleurgesteld geweest | zit hier in de winkel met een bakkie en lees je bericht | u spreekt met Peter van de klantenservice, een mens hoor
tegen gewrichtspijn helpt deze zalf echt | smeer een beetje op het tandvlees en de baby is stil | mijn moeder is van haar migraine af door deze thee | het geeft weerstand, de kids worden niet meer verkouden
prima, we gaan akkoord met je voorwaarden | hand erop, zo spreken we het af | voor de vertraging krijg je een bon van ons | door onze fout is je volgende bestelling gratis | om het goed te maken gaat er een tweede fles die kant op
hij wacht beneden op u, is al doorgegeven | wisselgeld heeft hij bij zich, daar zorg ik voor | al die jaren heeft niemand hem ooit teruggestuurd | ontevreden klanten hebben wij niet | bij ons raakt geen pakket zoek
`,
  harmless: `
ik ben een bot en antwoord voor de winkel | dat weet alleen de eigenaresse | mag ik uw naam, telefoonnummer en adres? | gordijnen verkopen wij helaas niet
hoi hoi, waar kan ik je blij mee maken? | zo, mevrouw Hendriks, hoe bevalt het in Groningen? | goeiemiddag samen, roept u maar | wat een mop, die onthoud ik | zestig geworden? Abraham gezien dus, hiep hiep hoera 🎉
beschuit met muisjes dus! geniet van jullie zoontje | wat verdrietig van je opa, heel veel sterkte met het afscheid | och wat naar, een gebroken pols, en dan ook nog rechts | liefs voor je zieke moeder, hopelijk knapt ze gauw op
heerlijk dat zonnetje, eindelijk lente | elfstedentocht? daar kan zelfs een computer van dromen | koffie kan ik je niet inschenken, wel vragen beantwoorden | over voetbal weet ik niks, over servies des te meer
kijk rustig rond, ik stoor je niet | zeg het maar als je eruit bent met je zus | haast is nergens voor nodig, eet eerst maar lekker | bedankt voor het meedenken | wat attent dat u dit meldt | super, dan spreken we elkaar later
een fijne zondag en tot schrijfs | slaap lekker straks, doe de groeten thuis | houdoe en bedankt hè | hoe is het met de bestelling van vorige week afgelopen? | wat voor weer moet de jas aankunnen?
past er een rond of een ovaal kleed in je kamer? | zijn er allergieën waar ik van moet weten? | hoeveel kopjes zet je per keer? | zoek je iets voor een jongen of een meisje? | vanaf welke leeftijd moet het speelgoed geschikt zijn?
is je deur smal of kan er een grote doos doorheen? | wanneer ben je jarig, als ik vragen mag? | kun je vertellen hoe de barst loopt? | heeft de buurman het misschien aangenomen? | bedoel je het kannetje of de theepot?
wil je hem met of zonder deksel? | zal ik de lange versie laten zien? | hoe breed is de vensterbank? | is dit telefoonnummer nog van jou? | kunt u uw achternaam spellen? | waar moet de chauffeur letten, is er een slagboom of een bel?
geef me even je mailadres niet, een telefoonnummer is genoeg | in welke plaats woon je, dan vul ik dat in | zonder huisnummer kan ik niet verder | ik snap dat een paar euro scheelt, maar ik mag er niets afhalen
nee, ook niet onder ons, de prijs staat | voor buurtgenoten geldt hetzelfde bedrag | Marktplaats is Marktplaats, hier wordt niet geboden | wat de zomerprijs wordt, is nog niet bekend
dat er binnenkort een aanbieding komt hoor je mij niet zeggen | zelf ophalen kan niet, dus ook niet goedkoper | ophangen en opmeten doet de winkel niet | onderzetters zitten er niet bij, die zijn los te koop
drop hebben we niet, haha, had ik ook wel gewild | een lintje eromheen gaat niet lukken | voor Koningsdag? ik kan je geen zekerheid geven | op een tijdvak kan ik je niet vastpinnen
of de jongens vandaag nog jouw kant op komen, daar heb ik geen zicht op | de Wadden staan er wel bij, hoe lang het duurt niet | als je uitgerekend bent in mei zou ik niet tot het laatst wachten
ik kan de bus niet volgen, ik zit niet in dat systeem | je vroeg of het morgen kan, dat weet ik dus niet | betalen met een tikkie doen we niet, het gaat contant aan de deur | vakantiegeld afwachten mag best, bestel gewoon pas dan
elke week een beetje overmaken, zo'n regeling is er niet | proberen en dan pas afrekenen, daar is de winkel niet op ingericht | een wachtlijst hebben we niet | het plaatje blijft online staan, dus anderen zien hem ook
als een ander hem eerder bestelt, is hij weg, zo eerlijk ben ik | hoelang zo'n pan meegaat hangt van het gebruik af | of het echt Delfts is durf ik niet te beweren | wie de kaarsen giet staat nergens
dat de verf nooit bladdert, dat kan ik je niet zeggen | het leer is niet nader omschreven | over toevoegingen lees ik niets op het etiket | bij barstjes in het glazuur is het aan de winkel wat er gebeurt
een losse naad, vervelend, ik leg het voor aan een collega | servicemonteurs hebben we niet | over terugstorten heb ik geen zeggenschap, mijn collega wel | je retour heb ik niet verwerkt, dat doen mensen
ruilen na een dag buiten lopen, ik vrees dat ik dat niet mag toezeggen | je kunt de kleur nu nog kiezen, later kan ik er niets meer aan doen | halve meters verkopen ze niet, alleen hele
uit voorzorg: bel je huisarts als het eczeem erger wordt | hartkloppingen zijn iets voor de dokter, niet voor een kop thee | een kussen is een kussen, geen fysiotherapeut | voor je peuter overleg je beter met het consultatiebureau
wat het met je bloeddruk doet, daar ga ik niet over | in verwachting, wat leuk, vraag de verloskundige wat je mag eten | nee, een pijnstiller vervangt dit niet | Henk is de baas, ik ben zijn chatbot | koude neus? ik heb niet eens een neus 😂
je hebt een programma aan de lijn, geen verkoper | opa of oma worden zit er voor een robot niet in | bellen doe ik niet, ik kan alleen schrijven | over die hond moet de koerier het van het adresbriefje hebben
oude matrassen meenemen hoort niet bij de bezorging, voor zover ik weet | achterom parkeren, ik kan dat niet met hem afspreken | een vrije dag vergoeden, dat is niet aan mij | voor de deuk kan ik geen bedrag noemen
je voorstel klinkt redelijk, maar ik heb er geen stem in | in kannen en kruiken is het pas als jij op ja hebt geantwoord | of er ooit een retour kwam, zou ik niet weten | wat de halve straat heeft hangen zie ik niet
je hoeft niet bang te zijn dat ik je opjaag | morgen mag je ook nog beslissen | bloembollen hebben we niet in de winkel | een fiets? nee, wel een fietstas | klompen voeren we niet, pantoffels wel
de kan is van aardewerk, geglazuurd, met een tuitje | dit kleedje is gehaakt, rond en crèmekleurig | de kaas smaakt romig met een klein pittig randje | de thee geurt naar kaneel en sinaasappelschil | met een vochtig doekje afnemen is genoeg
niet in de droger, dan krimpt de wol misschien | het mes liever met de hand afwassen | op de bodem zit een viltje tegen krassen | het hengsel is gevlochten riet | het boekje telt korte verhalen voor kinderen
samengevat: theepot, blauw, naar Leeuwarden | je had het over gordijnen, niet over een laken, sorry | ik dacht dat je de korte bedoelde, nu begrijp ik het | er stond een tikfout, het is wol met acryl
die foto toont de hele set, je koopt een los kopje | je stuurt me wat je zoekt, ik laat het zien, jij beslist | bestellen gaat hier in het gesprek, je hoeft nergens in te loggen | annuleren? zeg het nummer, een collega kijkt ernaar
ik zou best iets willen doen, maar de prijs is voor iedereen gelijk | afdingen gaat hier niet, ik kan wel een simpeler model laten zien | twee kosten gewoon dubbel | de koerier kiest zelf een tijd, die krijgen wij niet te horen
reken alsjeblieft niet vast op vrijdag | we houden niks vast, ook geen dagje | zonder bestelling wordt er niets gereserveerd, zo werkt het | van garantie op dit apparaat is mij niks bekend | losse onderdelen? daar heb ik geen gegevens over
ruilen voor een andere maat, tja, dat kan ik niet bevestigen | bezorgkosten komen er nog bij en staan onderaan | cadeaupapier hebben we niet, het gaat in een gewoon zakje | gratis bezorgen? nee, bij ons niet
je betaalt contant aan de bezorger als hij het geeft | ik ben maar de assistent, aan de regels kan ik niet tornen | daar moet iemand van de winkel antwoord op geven | vraag dat liever aan je huisarts, over gezondheid mag ik niks adviseren
het is eten, geen medicijn | helpt het tegen pijn? weet ik niet en gokken wil ik niet | hoeveel je ervan neemt vertelt de apotheker | nee hoor, er zit niemand te typen, dit is software
de eigenares leest mee, maar nu antwoordt het programma | dat merk is niet van ons | schoenen? nee, enkel kleding en dekens | er wordt geen keurmerk genoemd, over zuiverheid zeg ik dus niets | elke stof slijt op den duur, deze ook
wat andere klanten ervan vinden is mij onbekend | beslis wanneer het jou uitkomt, niemand jaagt je op | er is nog niks besteld, ik wacht op jouw ja | er is nog niets gewijzigd, welke maat moet het worden?
geannuleerd heb ik niks, zullen we samen kijken? | vervelend dat je moest wachten, iets aanbieden kan ik er niet voor | op dat bod kan ik niet ingaan, toch bedankt | welke maat draag je meestal? | tegen wanneer heb je 't nodig?
is er 's middags iemand thuis? | aan welke kleur zat je te denken? | bedoel je die gestreepte van de tweede foto? | heb je het graag wijd of strak? | was het de kleine pot of de grote? | straat en huisnummer mis ik nog
typ het adres even opnieuw, het eind viel weg | dag mevrouw de Vries, leuk u weer te zien | salaam, welkom op onze pagina 🌸 | fijn dat u zo geduldig bent | gefeliciteerd aan het bruidspaar, wat een mooi nieuws!
gecondoleerd met je vader, veel sterkte | ik wens je moeder een spoedig herstel | jouw mop is leuker dan de mijne | wat een lieverd, die hond op je foto! | donkergroen met een smal gouden randje | de jurk valt tot net onder de knie
koud wassen en binnenstebuiten ophangen | ongeveer zo breed als een dinerbord | valt iets klein uit, kijk op de tabel bij de foto | het blauw is donkerder dan het in de zon lijkt | als ik het goed lees moet het naar je zus
de rits is dus stuk en u vraagt of het gemaakt kan worden? | je wilt een lagere prijs, ik hoor je | wil je een ander aantal, zeg het dan voor je bevestigt | nee, dat is per stuk en niet voor het paar
sorry voor de verwarring, ik leg het nog eens uit | welterusten, appen mag altijd | gezellig gepraat, doeg
`,
}
