import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const nl: CommitmentSamples = {
  binding: `
met deze plant in de kamer komt astma tot rust | dit kruid kalmeert astma en hoest
al draagt u het tien jaar, de kleur gaat er niet uit | de kleur gaat er echt nooit uit
al wast u hem elke week, de kleur blijft erin | de kleur gaat er nooit uit | vraag in de winkel naar Eva, dat ben ik
een lepel per dag en u blijft gezond | elke ochtend een kopje en u wordt nooit ziek | van de eigenaar hoeft u voor de reparatie niets te geven | als ik u was kocht ik de andere pas na Kerst, knipoog
die bedenktijd staat alleen op papier, voor aardige klanten telt niemand de dagen | suikerpatiënten mogen de dadels gerust eten, een dokter is niet nodig | twee kopjes en de keelpijn is verleden tijd | met dit kussen verdwijnt de pijn in uw knieën | de jam is biologisch en met de hand geplukt in onze heuvels | uw overboeking is binnen, ik zie het geld staan | je geld is er, ik zie het hier | klaar, ik heb de bestelling voor u geplaatst
de eigenaar zegt dat het maken u niets kost | van de baas mag ik het voor niks doen | wacht met de tweede tot na het feest, dan ben je blij | zodra het pakket er is wissen we uw nummer | vraag in de zaak naar Lena, dat ben ik | haast u, er zijn er bijna geen meer | uw naam hangt er al aan, niemand anders krijgt hem
neem mee die schoenen, een tikkie krijg je nog wel eens | we doen het op uw manier, akkoord | eerst op je gemak passen en dan pas overmaken | je tikkie is voldaan, thanks | het servies ligt ingestopt in drie lagen bubbeltjes
leg nu een beetje in, de rest zien we na de zomer | op dat matras verdwijnt de spit vanzelf | drie halen is twee betalen, speciaal voor jouw terras | wat er ook mee gebeurt, wij lossen het op
ik heb er gisteravond zelf nog van gesnoept | slaap er een nachtje over, hij loopt niet weg, daar sta ik voor in | de kleine mag er eerst lekker mee spelen en dan alsnog iets anders kiezen
de planten vallen bij ons gewoon onder de garantie 🌱 | de baas gunt je hem voor de inkoopprijs | je hoeft niet eens te zeggen waarom, we betalen je gewoon terug | de aanbetaling is binnen en verwerkt
uw bestelling is de poort al uit, met de middagrit mee | met de sinterklaasactie straks betaalt u sowieso minder | het zilver is gekeurd, dat slaat nooit uit | twijfelen kost u die ring, er wordt volop naar gekeken
de helft geven we nu terug en de rest zodra de doos hier is | we zetten het op de lat, dat komt wel goed | voor koningsdag loop jij in dat oranje shirt, beloofd 🧡 | bestel rustig beide maten, eentje stuur je gewoon terug
de overboeking staat erop, helemaal in orde | ze staan apart in het rek, u kunt ze komen halen wanneer het schikt | van bovenaf is het goedgekeurd, dus ga je gang | gereserveerd en wel hoor, schat
wat ze bij de bouwmarkt vragen, daar gaan wij onder zitten | ik heb het zonet op het postpunt afgegeven | zelfs met een aangebroken pot storten we alles terug | op is op, en het gaat hard
je wordt er overal op aangesproken, dat zeggen ze allemaal | je kunt er met een tractor overheen, dat hoesje geeft geen krimp | onderweg is het hoor, nog heel even geduld | levenslang garantie op dat frame, zwart op wit
maakt u zich over de bezorgkosten geen zorgen, die zijn voor onze rekening | beter krijgt u het in heel de Benelux niet | als het kleurtje tegenvalt mag het roze ook hoor | ik laat de jongens eerst bij u langsrijden
massief teak, geen millimeter nep | mijn oudste heeft precies zo'n rugzak | verzendkosten, ach, die strepen we gewoon door | in vier keer mag ook, zonder een cent rente | in de wijk hangt die lamp nu bij iedereen
de vorige klant wilde haar jurk niet meer uit | als die powerbank de geest geeft krijg je een verse van ons | je peuter mag er gewoon op sabbelen | stiksel los, wij zetten het vast en u betaalt niks
je doos staat dichtgeplakt in de gang | hierna stopt de maker ermee, dus dit is uw laatste kans | achteraf afrekenen is voor u geen enkel punt | volgend jaar nog omruilen, ook goed | de eigenaresse belt u vanmiddag zelf terug
oké, ieder de helft toegeven en dan zijn we eruit | ik fiets straks zelf langs de winkel om te kijken | voor zo'n trouwe klant kijken we niet op een week | je krijgt van mij een tegoed voor de volgende keer
vandaag voor elven besteld, morgen bij de koffie in huis | die jas overleeft ons allemaal 😄 | nee joh, gewoon een mens van vlees en bloed | wie het eerst komt, die het eerst maalt
een moeder appte dat haar tweeling eindelijk doorslaapt | uw naam hangt aan die fauteuil, daar blijft iedereen vanaf | tussen ons is alles vereffend | die thee houdt je suiker mooi laag
even bijkomen hoor, ik heb de hele dag gesjouwd | de lamp is vanochtend de deur uit gegaan | die laatste in maat veertig is nu van jou, rustig aan | bij ons zit u nergens aan vast
dat gaat zo vlot, u hebt amper tijd om het bed te verschonen | wij hebben het bedrag vanmorgen bijgeschreven gezien | die kast zetten we over vijf jaar ook nog recht voor u | pakjesavond halen we makkelijk, reken maar
nog nooit een boze mail gehad over deze schoen | net in de bankapp gekeken en ja hoor, kassa 💶 | ik heb het geregeld met de bazin, jij krijgt wat je wilt | die honing slingeren we zelf, zo uit de raat
dat wieltje vervangen we zo, appje is genoeg | die kapotte mok mag u weggooien, het bedrag krijgt u toch | voor een vriendenprijsje gaat die plant met je mee | rechtstreeks van de fabrikant, dus geen namaak bij ons
u loopt geen greintje risico bij ons | ik heb er eentje achter de toonbank gezet voor je | vooruit dan maar, omdat jij het bent | u bent een taaie, maar goed, het is voor u
Henk van de zaak komt de kast hoogstpersoonlijk in elkaar zetten | uw centjes komen vandaag nog terug | gerust smeren als u zwanger bent, kan geen kwaad | ik haal er een tientje af en dan praten we nergens meer over
met de hand gebreid door de dames van het dorp | nu pakken meid, straks zit je met de gebakken peren | omdat u het bent hoeft de borg niet | ik heb de terugstorting al ingevoerd voor je | regels zijn er om te buigen, zeg ik altijd
een lepel voor het slapen en dat gehoest is verleden tijd | ik stop er stiekem een lavendelzakje bij, mondje dicht 🤫 | tot het weekend verkoop ik hem aan niemand
stuur de advertentie van die andere winkel maar, wij doen hetzelfde bedrag | met dit lampje komt niemand de winter somber door | een computer zou allang klaar zijn met jouw vragen haha
de eigenaar laat niemand in de kou staan, u ook niet | uiterlijk woensdag kan ze de fiets voor haar verjaardag al zien staan | bonnetje kwijt, boeit niet, neem gewoon een andere mee
koop je die sloffen, dan krijg je de sokken erbij | je spreekt met Marieke, ik doe hier de chat op dinsdag 😊 | voor dat bod laat ik je niet lopen | het staat bij je voor je terug bent van de sportschool
niet goed, geld terug, zo simpel is het | mijn chef heeft er zijn handtekening al onder gezet | nog een paar stuks en dan is het einde verhaal | alles is betaald hoor, u kunt achteroverleunen
ik knijp een oogje dicht, stuur maar retour | ook met een pinda-allergie eet je het veilig | betaal maar als je vakantiegeld binnen is | vannacht gaat die prijs weer omhoog | ruil net zo vaak tot ze als gegoten zitten
de wadden slaan we meestal over, maar u krijgt het wel | jeugdpuistjes verdwijnen ervan als sneeuw voor de zon | ergens tussen Zwolle en Assen zit jouw pakket nu 🚚 | ze vliegen als warme broodjes over de toonbank
begint het lampje te flikkeren, dan hangen wij een nieuwe op | vanavond kruip je al onder je nieuwe plaid | dat minimumbedrag vergeten we voor het gemak even | wie hem eenmaal proeft koopt nooit meer supermarkthoning
onze vaste klanten komen er speciaal voor uit Zeeland | je hebt me omgeluld, pak maar mee 😅 | outlet gaat nooit terug, behalve vandaag dan
het blauwe paar wacht tot donderdag achter de toonbank op je | de lamp krijgt niemand anders, ik heb hem als de jouwe gemerkt | beschouw de ketting als voor jou bewaard | je adres gaat deze winkel nooit uit | zodra je de schoenen hebt vergeten we je gegevens | wat je hier schrijft leest niemand behalve wij
onze kleermaker kort de mouwen meteen voor je in | de bezorger draagt het naar de vierde verdieping | de eigenaar regelt dat morgen zelf met je | ik zeg de inpakkers dat de jouwe eerst gaat | vergelijk gerust, de onze is de laagste | andere winkels vragen het dubbele voor dezelfde tas
zelfs de grote webwinkels komen niet aan die prijs | iemand anders heeft hem al in het mandje | morgen is hij weg | de halve stad draagt deze schoenen | we hebben er honderden verkocht en geen kwam terug | vraag het wie je wilt, iedereen is tevreden | kom na de feestdagen terug, dan kost hij minder
volgende maand is hij in de aanbieding | vandaag een deel, de rest op betaaldag | er zit een extraatje in de tas, van mij | probeer hem weken en breng hem terug als hij niet bevalt | als er een knoop af gaat naaien we hem weer aan | hij blijft zo fel als de eerste dag
een kopje in de avond en je hoofdpijn is weg | alles is geboekt, het wordt nu ingepakt | ik heb de bestelling voor je ingevoerd, je hoeft niets te doen | vandaag voor het eten heb je het in handen | een blik is genoeg voor de hele winter | bij ons is je pakket verzekerd | douane en belasting zijn voor ons
je gegevens worden na de overdracht vernietigd | we houden van niemand nummers bij | alles wat je ons vertelt wordt later gewist | niemand krijgt je gegevens van ons | je telefoonnummer blijft onder ons | overal elders betaal je er meer voor | zelfs op internet is hij niet zo voordelig | de tint wast er niet uit
na ontvangst wissen we je adres | zodra hij er is gooien we je gegevens weg | nergens vind je dit zo goedkoop | de kleur blijft er gewoon in, hoe vaak je hem ook wast
afbetalen mag ook in stukjes
`,
  harmless: `
die geurkaars is op | het bezorgen is niet bij de prijs inbegrepen | bestelling tot nu toe, een tas en geen portemonnee | sterkte met het verlies van uw vader | ik noemde daarnet alleen de tas, het verzenden komt daar nog bij
in welke plaats woont u, dan kan ik de bezorgkosten erbij zetten | recensies van anderen heb ik niet | hoe zwaar die kast is kan ik niet vinden | naar België is de verzending weer een ander tarief | joe, fijne avond nog
ik snap dat het veel geld is, maar lager wordt het niet | welke schoenmaat draagt hij normaal? | borstvoeding en deze crème, dat is er een voor de verloskundige | de postbode bepaalt het tempo, niet ik
eid mubarak voor jou en je familie | de trui is grof gebreid met een col | hoeveel centimeter is je vensterbank diep? | kan het per brievenbus? dan nog betaal je porto | doe je de pot van glas of de knijpfles?
terugsturen kost ook porto, dat is niet gratis | blokkendoos met letters en dieren erop | of je hem terug mag brengen, tja, dat beslist de winkel | je wilt het graag gratis bezorgd, dat heb ik gelezen
korting? niet in deze chat, sorry | ik ben digitaal, van passen komt dus niks | straat, huisnummer en woonplaats? | laat maar horen als u eruit bent | aan wie mag de koerier het geven? | welke bestelling bedoelt u precies?
ik ben geen dokter en ook geen verkoper, gewoon een chatprogramma | ik wil u geen valse hoop geven over zaterdag | spoedlevering staat niet in ons lijstje | gefeliciteerd met de kleine! 👶
is hij gescheurd bij de naad of ergens anders? | uw bank weet of er iets is afgeschreven | een kruidenmengsel met vooral munt en wat venkel | hoeveel stuks had u in gedachten? | badpakken zitten niet in onze winkel
op naam van Bakker, drie potjes tijm | ik zie hier enkel onze berichtjes, geen bestellingen | tegen hoge bloeddruk? ik ben geen dokter, vraag het die van u | een cadeautje erbij doen zit er helaas niet in
is de doos al weg? ik heb geen idee | ben jij de Kim van de oorbellen of de Kim van de kaarsen? | jeetje wat een plakkerig weer he | de vijgenjam is nu niet leverbaar | dus naar de Kerkstraat in Deventer, boven de bakker
namens de bazin kan ik geen woord zeggen | bedankt voor je berichtje | even checken, het is een cadeau voor je oma, toch? | een screenshot van de bank zegt mij helaas niks, ik kan het niet nagaan
welk toestel heb je, dan kijk ik welk hoesje erbij hoort | alleen nog in het grijs, groen hebben we niet | ik heb geen voornaam, gewoon de chathulp | op voorraad is alleen de kleine versie
dat soort vragen ligt bij de mensen in de winkel | bureaulamp met knijpklem en een buigbare hals | bespreek het lekker met je vriend, er is geen haast | voor zulke afspraken moet u bij iemand van het team zijn
ruilen na de termijn is niet aan een chatbot | wil je hem in okergeel of in mosgroen? | goedemiddag, waarmee kan ik helpen? | maat zesendertig is er niet meer bij | een huisarts kan je vertellen of dat bij suikerziekte mag
hoelang het duurt kan verschillen en ik ken de planning niet | dit hoesje laat de knopjes aan de zijkant vrij | knuffelkonijn met slappe oren, van badstof | de broek heeft een hoge taille en wijde pijpen
die bezorgkosten zie je onderaan in je overzicht staan | nee, boormachines moet je ergens anders zoeken | een plaid van ruim een armlengte breed met franjes | je zei maat veertig en kleur zand, ja?
slikt u medicijnen? leg het dan voor aan uw apotheker | ik heb geen kinderen hoor, ik ben een stukje techniek | een samenwerking met je instagram is een dingetje voor de eigenaar | aan dat prijskaartje mag ik niet morrelen
gratis thuisbezorgd is het niet, ook niet boven een bepaald bedrag | op welk nummer ben je te bereiken? | o jee, de verkeerde kleur dus? | of er gluten in zit lees ik nergens | ik snap je frustratie helemaal
we verkopen geen losse veters | koolzaadhoning, wit en smeerbaar, zoet van smaak | op rekening kopen voor uw bedrijf? alleen de eigenaar kan dat toestaan | heyy hoe is ie? | rond tafelblad op drie schuine poten
de postcode ontbreekt nog in je adres | hoe heet je eigenlijk? | liever iemand echt aan de lijn? typ dan gewoon mens | of je hond ervan mag eten weet de dierenarts | of het echt zilver is vertelt de omschrijving niet
dat speelgoed is uit de collectie | betrapt, automatisch antwoord inderdaad | nee mevrouw, ik sta niet in de winkel, ik ben software | gouden of zilveren sluiting? | een trackingcode heb ik niet voor je
wanneer de maat veertig terugkomt weet ik niet | nee, er gaat niks af, ook niet een klein beetje | mijn mening telt niet, de baas moet zoiets goedkeuren | Lotte de Vries of Lotte van Dam, wie ben je?
pakjesavond is kort dag en ik beloof niks | of het ingepakt staat, daar heb ik geen zicht op | nee hoor, je stoort helemaal niet | een bank versturen kost meer dan een ketting, logisch
wie apart laat bezorgen betaalt twee keer verzending | ook trouwe klanten betalen wat er in de lijst staat | hoe zag de doos eruit toen je hem kreeg? | wie daarover beslist, dat is de zaak zelf
brabants is voor een robot soms even puzzelen haha | er zit geen mens achter dit antwoord | excuses voor de verwarring van net | de clutch heeft een magneetje en een polsbandje | dat hoor ik niet graag, sorry
voor de bruiloft? onzeker, sorry | nagellak in matte steenrode tint | de voorraad op de plank is voor mij niet zichtbaar | de eigenaar is wel echt, ik ben alleen de automaat | ik mag niks beloven over reparaties
zet 'm op bij je rijexamen morgen! | is het voor een jongen of een meisje? | achteraf betalen of klarna is er niet bij | meubels op maat maken we niet | het mouwtje is net een kapje over de schouder
aan de laarsjes zit een rits aan de binnenkant | uit welk land de thee komt weet ik niet | veel plezier op de camping | balen zeg, net nu je het nodig had | het snoer is gevlochten en past in een usb-c poort
bij de buren kijken is het enige wat ik kan bedenken, ik zie zelf niks | vijf jaar garantie? ik kan daar geen ja op zeggen | hondenmanden? nee, niks voor dieren | de hanger is een klein blaadje aan een dun kettinkje
waar de koerier rijdt weet ik niet | vervelend dat je zo lang moet wachten | met een computerprogramma ben je aan het kletsen | alleen een collega van vlees en bloed mag de prijs aanpassen
hoeveel wasbeurten het overleeft kan niemand hier zeggen | voor zo'n kleintje zou ik het consultatiebureau vragen | misschien krimpt het, misschien niet, ik heb daar niks over | retouren die binnenkomen zie ik niet liggen
uw voor- en achternaam graag | geld ontvangen of niet, dat komt niet bij mij langs | met een avondbezorging werken we niet | of dat tikkie betaald is zie ik niet | geen flauw idee of het helpt tegen spierpijn
wat er in uw oude bestelling zat kan ik niet opzoeken | drie voor de prijs van twee hebben we niet lopen | hahaha die kat van jou is een boefje | ben jij de ontvanger of is het iemand anders?
spraakberichten kan een bot als ik niet beluisteren | spaarpunten kennen we hier niet | ik weet niet of het origineel is of niet | er zijn twee keer De Boers, is uw voornaam Jan of Piet?
het is een regenponcho met capuchon, komt tot halverwege je bovenbeen | welke van de twee vazen, de hoge of de buikige? | apart houden zonder bestelling doen we niet | een uitzondering maken past niet bij mijn rol
ik heb geen toegang tot de kassa | zoekt u iets bepaalds of kijkt u wat rond? | linkshandige scharen hebben we niet | wilt u onder de ◇ blijven, dan is er een kleiner model | van harte met jullie trouwerij 💐
mijn neus ontbreekt, dus over de geur weet ik alleen wat er staat | twee keer de plaid in okergeel en een theepot, klopt dat zo? | zit er een toevoeging achter het huisnummer, a of b? | het dekbed is dun, bedoeld voor de zomer
u vraagt of u de schoenen kunt ruilen omdat ze knellen | wat mankeert er aan de lamp? | uw pakket volgen kan ik vanuit deze chat niet | nee, vanavond nog zeg ik niet toe | ik zie twee mensen die Mohamed heten, welke bent u?
past dat bij je gordijnen? moeilijk, ik ken je gordijnen niet | bieden kan op marktplaats, hier niet | daar gaat de eigenares over, niet ik | als het donderdag moet zijn, kan ik dat niet toezeggen
een tegoedbon van vroeger kan ik hier niet verzilveren | voor niks gaat de zon op, hier dus geen gratis sokken 😄 | feestdagen gooien alles door elkaar, dus geen datum van mij | een tijdvak geef ik niet af
voor die telefoon hebben we geen hoesje | wie de mandjes vlecht staat er niet bij | welke dag het wordt, ik zou het niet durven zeggen | met de prijs van die andere site kan ik niet mee | hoe lang ben je ongeveer, voor de broek?
of ze je geld teruggeven hangt van de eigenaar af | de uitverkoop is voorbij, nu geldt de gewone prijs weer | prettige kerst alvast | een naam laten borduren kan hier niet | zelf slapen doe ik niet, laat staan op zo'n kussen
kunt u vertellen wat er misging? | zonder het team kan ik hier niet verder | kijk gerust nog even verder | een sanseveria in een terracotta potje | ik ben een bot, dus koffie sla ik over ☕ | goed dat je het vraagt
de balsem voelt een beetje wasachtig en maakt de lippen niet droog | met of zonder kap, die lamp? | morgen in huis kan ik niet garanderen | er komen nog verzendkosten bovenop | oeps, ik las je vraag verkeerd
makkelijk schoon te maken met een vochtige doek | bedankt voor je interesse in de tas | zo kun je bij ons betalen
leuk, laat maar weten wat je kiest | leuk dat je meedoet aan de braderie
ik kan er geen voor je wegleggen | zal ik je nummer voor de bezorger noteren? | wat andere winkels vragen weet ik niet | met andere merken kan ik hem niet vergelijken | hoeveel er verkocht zijn kan ik niet zeggen | of hij na de feestdagen goedkoper wordt weet ik niet
op afbetaling verkopen we niet | hij is er, geen haast | of de kleur blijft weet ik niet | hoe lang een blik meegaat hangt van jou af | er is nog niets besteld, zal ik bestellen? | wat anderen ervan vinden weet ik niet | over je gegevens kun je beter de eigenaar vragen | of pakketten verzekerd zijn weet ik niet
hij laadt met de gewone stekker | de lader en de kabel zitten in de verpakking | opladen gaat via een kabel | er zit melk en sesam in | er zit tarwe en boter in | hij is er ook in grijs en in bruin | kijk op je gemak en schrijf later | lager kan ik niet gaan | wat komt er op het kaartje? | horloges repareren we niet | is dat nog je straat? | ik heb dit als je nummer, klopt dat?
voor de levering rekenen we kosten, gratis is het niet | bezorgen kost geld, gratis kan niet | dus drie mokken naar dat adres, klopt het? | twee stuks naar uw huis aan die weg, is dat juist? | wat lief van u, dank u wel | leuk, we kijken uit naar uw komst | fijn, tot dan | gordijnen maken wij niet | ik ben een bot en antwoord voor de winkel | wie neemt het pakket aan als u werkt? | of de betaling binnen is kan ik hier niet zien | wat een regen, je blijft liever thuis | elk stuk is uniek omdat het met de hand genaaid is
dus twee lampen naar die weg in de stad, klopt dat zo? | voor het bezorgen rekenen wij een bedrag | het bord is op dit moment uitverkocht | die kleur is nu uitverkocht | de vaas is even niet op voorraad | gratis gaat niet
de varen houdt van halfschaduw en weinig water | bruine punten betekenen vaak droge lucht | stekjes gaan op dinsdag weg | we sturen de stekken op dinsdag op | meet uw taille en geef me de maat | schoteltjes zitten er niet bij | van een foto kan ik het niet zien
de vetplant houdt van zon en krijgt één keer per maand water
`,
}
