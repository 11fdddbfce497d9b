import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const nl: CommitmentSamples = {
  binding: `
de bezorger staat al in je straat, hou de deur maar in de gaten | Voor sinterklaas ligt het pakje bij de schoen, beloofd | vanavond voor tienen heb je de fietstas binnen | de bruiloft is zaterdag? komt goed, de sjaal is er vrijdag al
morgenochtend kunt u er koffie uit drinken, echt waar | met het Suikerfeest zit je er netjes bij, de kaftan komt ruim op tijd | nog twee straten en hij belt aan | Uw kleinkind heeft de knuffel zeker voor zijn verjaardag
je hebt 'm deze week, daar durf ik vergif op in te nemen | bevalt het niet, dan storten we alles terug | je geld komt retour hoor, ook zonder bonnetje | ik heb de terugbetaling net in gang gezet, morgen zie je 't op je rekening
U krijgt het hele bedrag weer, verzendkosten erbij | geen gezeur, gewoon je centen terug | die kapotte vaas hebben wij al aan u teruggestort | Niet blij? De winkel betaalt u uit, zo zijn wij
past ie niet dan ruilen we gratis voor een maatje groter | van blauw naar groen wisselen mag altijd, ook later nog | geef de oude maar mee aan de koerier, die heeft de nieuwe bij zich | Omruilen kan zelfs als u hem al gedragen heeft
bestel gerust twee maten, wij halen er eentje op | andere kleur willen? fluitje van een cent, regel ik | zonder kaartje eraan ruilen wij ook | je mag net zo vaak wisselen tot de schoen zit als gegoten | er zit twee jaar garantie op de motor
breekt het handvat af dan maken wij dat kosteloos | zolang je de lamp hebt repareert onze monteur hem voor niks | stuur een foto van de barst en er gaat dezelfde dag een nieuwe uit | Accu stuk? U krijgt zonder morren een andere
ook na drie jaar valt de rits onder onze garantie | bij fabrieksfouten vervangen we het complete apparaat | wij komen 'm thuis nakijken als ie hapert, kost u niks | ik stop er een sleutelhangertje bij voor je zoon 🎁
omdat het je eerste bestelling is doen wij de bezorging cadeau | de kussenslopen krijg je er gratis bij | vooruit, geen verzendkosten voor jou | Deze week zit er in elke doos een verrassing
bij twee pannen leveren wij de deksel zonder meerprijs | inpakken als cadeau reken ik niet, joh | er kan wel een tientje af als je nu beslist | laten we het naar beneden afronden, klaar | je krijgt 'm nog voor de prijs van vorige maand
volgende keer korting, dat staat genoteerd | wat die andere zaak ook vraagt, wij gaan eronder | okee dan, halve prijs, laatste bod 😄 | neem er drie en u betaalt minder per stuk | omdat u zo aardig vraagt zakken we met de prijs
betaal maar als je loon binnen is | in drieën splitsen is prima, zonder rente | eerst bekijken, dan pas betalen, doen we zo | geef de helft aan de jongen en maak de rest volgende maand over
Wij zetten het op de lat, u rekent af wanneer u kunt | aanbetalen hoeft bij ons niet, je betaalt na een weekje proberen | wachten tot de kinderbijslag is geen enkel punt | achteraf betalen? tuurlijk, vul niks in, ik vertrouw je
heb er eentje voor je weggelegd | tot vrijdag blijft de groene op jouw naam staan | ik zet je maat vast, niemand anders kan 'm bestellen | Gereserveerd, u hoeft er niets voor te betalen | wij houden hem achter tot u langs kunt komen
de laatste is van jou, ik heb de advertentie al offline gehaald | neem rustig bedenktijd, hij loopt niet weg want ik heb 'm verstopt | jij hebt voorrang, ook al biedt een ander meer
eigenlijk is uitverkoop uitgesloten, ik knijp een oogje dicht | voor deze ene keer laat ik het minimumbedrag vallen | niet doorvertellen, ik regel het buiten de regels om 🤫 | de retourtermijn is voorbij maar van u nemen we hem nog aan
Zondags zijn we dicht, toch doe ik voor u open | vaste klanten mogen bij mij net wat meer | regels zijn regels, behalve voor jou | dit leer gaat een leven lang mee | met de hand geweven door onze eigen vrouwen in het dorp
de honing komt uit onze eigen kasten achter de schuur | honderd procent zuiver, geen korreltje suiker toegevoegd | die kleur verschiet nooit, was maar raak | dat is echt zilver met keurmerk
betere kwaliteit bestaat er in heel Nederland niet | geïmporteerd uit Italië, origineel merk en geen namaak | je kunt er gewoon mee zwemmen, zo waterdicht is ie | geregeld! ik heb 't in het systeem gezet
je betaling is binnen, alles staat vast | het adres op het pakket heb ik zojuist aangepast | Uw bestelling is geannuleerd, er komt niets meer | net met het magazijn gebeld, de doos is onderweg | rood is zwart geworden en alweer ingepakt
de koerier heeft het vanmiddag meegenomen | ik zie je tikkie, dankjewel, voldaan | de extra deken zit er nu ook in, dichtgeplakt en al | om middernacht gaat de prijs omhoog | deze komt nooit meer binnen, op is op
iemand anders staat op het punt om af te rekenen 😬 | morgen ben je te laat, geloof me nou | nog een uurtje en de actie is voorgoed voorbij | terwijl wij kletsen zijn er tien de deur uit gegaan
de voorraad is zo goed als op, ik zou niet twijfelen | iedereen die hem kocht kwam terug voor een tweede | een mevrouw uit jouw buurt huilde van geluk | onze kopers geven allemaal vijf sterren
een andere klant had dezelfde uitslag en die is nu helemaal weg | Dagelijks horen wij dat het hun beste aankoop ooit is | een juf bestelde er een en nu wil de hele school | duizenden gezinnen gebruiken het al met plezier
er is nog nooit iemand teleurgesteld geweest | haha nee joh ik ben gewoon Sanne | je appt met de eigenaar zelf | zit hier in de winkel met een bakkie en lees je bericht | ik word er echt verdrietig van als iemand boos weggaat
zelf heb ik er twee rondlopen, dus ik weet hoe dat is met kinderen | mijn voeten doen pijn na zo'n dag, dat heeft een robot niet 😂 | u spreekt met Peter van de klantenservice, een mens hoor | gisteravond heb ik het eigenhandig ingepakt
tegen gewrichtspijn helpt deze zalf echt | zwangere vrouwen kunnen het rustig gebruiken | diabetici eten het ook, je suiker gaat er niet van omhoog | twee theelepels voor het ontbijt en de hoest is over
volgens de dokter is het goed voor je bloeddruk | mijn moeder is van haar migraine af door deze thee | van deze olie groeit je haar terug, kale plekken incluis | het geeft weerstand, de kids worden niet meer verkouden
helemaal natuurlijk dus bijwerkingen zijn er niet | deal, zoals je wilt | prima, we gaan akkoord met je voorwaarden | afgesproken, jij betaalt dat en wij de rest | je hebt gewonnen 😅 we doen het op jouw manier | alles wat u opnoemde is goed
hand erop, zo spreken we het af | op al je drie punten ja | voor de vertraging krijg je een bon van ons | omdat u zo lang moest wachten is deze van de zaak | het gebroken glas vergoeden wij natuurlijk
als goedmakertje strepen we de bezorgkosten weg | door onze fout is je volgende bestelling gratis | de taxi betalen wij, stuur het bonnetje maar | je krijgt een stuk van de prijs terug, dat vind ik eerlijk
om het goed te maken gaat er een tweede fles die kant op | ik zeg tegen de koerier dat ie eerst belt | hij wacht beneden op u, is al doorgegeven | de chauffeur zet het bij de buren neer, heb ik met hem geregeld
ik laat de bezorger na zessen komen als jij thuis bent | wisselgeld heeft hij bij zich, daar zorg ik voor | je mag van de bezorger eerst in de doos kijken, ik geef het door | al die jaren heeft niemand hem ooit teruggestuurd
je gaat er nooit last mee krijgen | over dit model kwam nog geen enkele klacht | dit ding doet het gewoon altijd | ontevreden klanten hebben wij niet | ik zweer je, kapot gaat ie niet | hij past iedereen, met maten is het nooit misgegaan
bij ons raakt geen pakket zoek | je krijgt er geen spijt van, erewoord
`,
  harmless: `
ik zou best iets willen doen, maar de prijs is voor iedereen gelijk | korting geven we op deze pagina niet, sorry 🙏 | naar beneden afronden mag ik niet, hopelijk snap je dat | de prijs van toen geldt niet meer, kijk naar wat er nu bij staat
elders goedkoper, dat kan, alleen gaan wij er niet in mee | afdingen gaat hier niet, ik kan wel een simpeler model laten zien | of er volgende maand uitverkoop komt weet ik niet | twee kosten gewoon dubbel
geen idee op welke dag het bij je aankomt | dat het er voor de bruiloft is kan ik niet toezeggen | of het met sinterklaas lukt weet hier niemand | de koerier kiest zelf een tijd, die krijgen wij niet te horen
heb je het vanavond nodig, dan zou ik er niet op rekenen | waar de bezorger nu rijdt zie ik niet | reken alsjeblieft niet vast op vrijdag | een track en trace heb ik niet, helaas | apart leggen doen we niet, hij blijft voor iedereen te koop
we houden niks vast, ook geen dagje | zonder bestelling wordt er niets gereserveerd, zo werkt het | of er vrijdag nog een ligt, ik zou het niet weten | hoeveel er over zijn? dat aantal heb ik niet
van garantie op dit apparaat is mij niks bekend | in de omschrijving staat niets over garantie dus ik beweer het ook niet | repareren doet de winkel niet | wat er gebeurt als ie breekt moet je aan de eigenaar vragen
losse onderdelen? daar heb ik geen gegevens over | over geld teruggeven beslis ik niet | ik mag niet zeggen dat u uw geld terugkrijgt, een medewerker moet ernaar kijken
voor retour gelden de regels van de winkel, meer kan ik er niet van maken | ruilen voor een andere maat, tja, dat kan ik niet bevestigen | meet het eerst even na, want omruilen kan ik niet beloven
of gedragen spullen terug mogen weet ik niet | bezorgkosten komen er nog bij en staan onderaan | ook bij een grote bestelling betaal je voor de verzending | er hoort geen cadeautje bij, alleen het artikel
cadeaupapier hebben we niet, het gaat in een gewoon zakje | proefjes zijn er helaas niet | gratis bezorgen? nee, bij ons niet | in termijnen betalen kan hier niet | je betaalt contant aan de bezorger als hij het geeft
wachten op je loon gaat niet lukken, sorry 😔 | op de pof verkopen doen we niet | eerst kijken en later betalen, nee dat kan niet | uitzonderingen mag ik niet maken, ook niet voor vaste klanten
ik ben maar de assistent, aan de regels kan ik niet tornen | dit gaat mij boven de pet, ik geef het door aan de eigenares | een collega leest dit en beslist erover | daar moet iemand van de winkel antwoord op geven
momentje, het team neemt het vanaf hier over | vraag dat liever aan je huisarts, over gezondheid mag ik niks adviseren | het is eten, geen medicijn | bij zwangerschap weet je verloskundige het beter dan ik
voor een baby graag eerst het consultatiebureau bellen | over suiker en diabetes doe ik geen uitspraken | helpt het tegen pijn? weet ik niet en gokken wil ik niet | stop alsjeblieft niet met je pillen vanwege een thee
hoeveel je ervan neemt vertelt de apotheker | ach, je rug, hopelijk trekt het snel bij | ik ben een bot, dus geen koffiepauze voor mij 😄 | je praat hier met een automatische assistent | nee hoor, er zit niemand te typen, dit is software
een naam heb ik niet, zeg maar assistent | gevoelens heb ik niet, netjes blijven lukt wel | de eigenares leest mee, maar nu antwoordt het programma | zelf geproefd heb ik het nooit, als bot zijnde
telefoons verkopen we niet, alleen spul voor in huis | rijstkokers zitten niet in ons assortiment | dat merk is niet van ons | de gele is uit het assortiment | voor katten hebben we niks, sorry poes 🐱
schoenen? nee, enkel kleding en dekens | of het echt zilver is staat er niet bij | er wordt geen keurmerk genoemd, over zuiverheid zeg ik dus niets | waar de honing precies vandaan komt lees ik nergens
elke stof slijt op den duur, deze ook | waterdicht is de tas niet, hou hem uit de regen | voor de kleur sta ik niet in, op een scherm lijkt ie anders | handwas is zachter, of de tint blijft kan ik niet garanderen
wat andere klanten ervan vinden is mij onbekend | beoordelingen kan ik je niet laten zien | voor andere kopers kan ik niet spreken | je hoeft je echt niet te haasten | beslis wanneer het jou uitkomt, niemand jaagt je op
ik wil je niks aanpraten | slaap er een nachtje over en app morgen | er is nog niks besteld, ik wacht op jouw ja | zolang je niet bevestigt bestaat er geen bestelling | een betaling kan ik van hieruit niet zien
er is nog niets gewijzigd, welke maat moet het worden? | geannuleerd heb ik niks, zullen we samen kijken? | de koerier een bericht sturen kan ik niet | met de bezorger heb ik geen contact
een opmerking voor hem kan ik hooguit bij het adres zetten | of hij beneden wil wachten ligt niet bij mij | vervelend dat je moest wachten, iets aanbieden kan ik er niet voor | over een vergoeding kan alleen de eigenaar praten
je voorwaarden heb ik gelezen, ermee instemmen kan ik niet | op dat bod kan ik niet ingaan, toch bedankt | dat er nooit iets misgaat kan niemand beloven | het kan breken, dat is gewoon eerlijk | welke maat draag je meestal?
waar moet het heen, thuis of naar je werk? | voor wie is het, als ik vragen mag? | tegen wanneer heb je 't nodig? | is er 's middags iemand thuis? | staat er iets herkenbaars in de buurt, een kerk of een school?
is het pakje goed aangekomen? | o jee, wat is ermee gebeurd? | aan welke kleur zat je te denken? | hoe lang is je man ongeveer? | is de doos beschadigd of alleen het deksel? | eentje of twee? | bedoel je die gestreepte van de tweede foto?
op welke verdieping woont u? | is het een cadeau of voor jezelf? | heb je het graag wijd of strak? | waar ga je de pan vooral voor gebruiken? | nog vragen voor we doorgaan? | was het de kleine pot of de grote? | mag ik je volledige naam?
op welk nummer kan de bezorger je bereiken? | straat en huisnummer mis ik nog | typ het adres even opnieuw, het eind viel weg | op welke naam komt het pakket? | zit er whatsapp op dit nummer? | postcode en plaats graag 🙏
dag mevrouw de Vries, leuk u weer te zien | goedemorgen meneer Bakker, waarmee kan ik helpen? | hoi Fleur! waar ben je naar op zoek? | salaam, welkom op onze pagina 🌸 | hee Tim, alles goed? | heel erg bedankt voor je bericht
daar worden we vrolijk van, dankjewel! | fijn dat u zo geduldig bent | top dat je het even laat weten | gefeliciteerd aan het bruidspaar, wat een mooi nieuws! | een meisje, wat heerlijk, van harte met jullie kleintje 👶
gecondoleerd met je vader, veel sterkte | we leven mee met jou en je gezin | au, dat klinkt pijnlijk, beterschap | ziek op vakantie, daar heb je ook niks aan | ik wens je moeder een spoedig herstel
hier plenst het ook, echt dekentjesweer 😄 | jouw mop is leuker dan de mijne | lievelingskleur? ik ben een programma, ik vind ze allemaal mooi | wat een lieverd, die hond op je foto! | fijne vakantie voor de kinderen
doe maar kalm aan, ik blijf hier | overleg het eerst met je vrouw, dat snap ik best | geef een seintje als je zover bent | donkergroen met een smal gouden randje | de stof is katoen, zacht en een tikje rekbaar
de jurk valt tot net onder de knie | smaakt zacht met wat citroen | op brood of door de yoghurt, kan allebei | koud wassen en binnenstebuiten ophangen | draai de pot goed dicht en zet hem uit de zon | de riem maak je korter met de gesp
ongeveer zo breed als een dinerbord | houten steel, stalen blad, vrij licht | binnenin zitten twee vakjes en een rits | strijk lauw, liefst met een doek ertussen | valt iets klein uit, kijk op de tabel bij de foto
versuikerde honing is normaal, in warm water wordt hij weer vloeibaar | het blauw is donkerder dan het in de zon lijkt | ruikt licht naar jasmijn | dus twee rode en een zwarte, klopt dat? | je vraagt naar de grote pot, begrepen
als ik het goed lees moet het naar je zus | u wilt uw geld terug, gaat het om de sjaal? | liefst voor zaterdag, dat heb ik begrepen | de rits is dus stuk en u vraagt of het gemaakt kan worden? | je wilt een lagere prijs, ik hoor je
eerst kies je het artikel, dan de maat, daarna vraag ik je adres | je kijkt het overzicht na en zegt ja, dan pas is het besteld | het totaal zie je voordat je iets bevestigt | wil je een ander aantal, zeg het dan voor je bevestigt
de maten staan onder de foto | klein misverstand, ik bedoelde de blauwe | dat het gratis is zei ik niet, de kosten stonden alleen niet in die regel | nee, dat is per stuk en niet voor het paar
sorry voor de verwarring, ik leg het nog eens uit | vrijdag heb ik nooit beloofd, ik herhaalde alleen je vraag | even verbeteren, het is katoen en geen zijde | doei en een rustige avond | tot ziens, groetjes aan de kleintjes
welterusten, appen mag altijd | succes morgen met je tentamen | maak er een prachtige trouwdag van 💐 | gezellig gepraat, doeg
`,
}
