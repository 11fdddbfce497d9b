import type { CommitmentSamples } from './commitment-samples.ts'

export const nl: CommitmentSamples = {
  binding: `
U krijgt er nog een gratis bij. | De verzending is gratis voor u.
Wij doen een cadeautje in uw pakket. | De tweede krijgt u van mij.
U betaalt niets voor de bezorging. | U hoeft niets te betalen.
Het kost u niets, dit is van het huis.
Wij betalen de porto.
De verzendkosten nemen wij voor onze rekening.
De bezorgkosten laat ik vallen.
Er zit een verrassing bij zonder toeslag.
De verpakking is gratis inbegrepen.
Houd hem maar, het is een geschenk van mij.
Wij vergoeden het hele bedrag. | U krijgt uw geld zonder vragen terug.
Bent u niet tevreden, dan krijgt u uw geld terug.
Uw geld is veilig, wij geven het terug wanneer u vraagt.
U kunt hem altijd terugsturen. | Retour is altijd mogelijk.
Geef hem terug, ook geopend of gebruikt.
U mag hem ruilen zo vaak u wilt. | Wij nemen hem op elk moment terug.
Past hij niet, dan ruilen wij hem gratis voor een andere maat.
Hij heeft levenslange garantie. | Er zit vijf jaar garantie op.
Wij garanderen dat hij nooit stukgaat.
Ik verzeker u dat hij eeuwig meegaat.
Gaat hij stuk, dan krijgt u een nieuwe.
Wij vervangen hem als er iets mis is. | Wij repareren hem kosteloos.
Bij schade sturen wij vervanging.
Als de kleur vervaagt, maken wij een nieuwe.
Wij zijn jaren verantwoordelijk. | Hij slijt nooit, dat beloof ik. | Morgen heeft u hem.
U krijgt hem vandaag nog. | Hij komt vannacht aan. | Hij wordt vanmiddag bezorgd.
Overmorgen is hij bij u. | De bezorging duurt maar een dag. | Wij bezorgen binnen enkele uren.
Maandagochtend is hij bij u thuis. | Wij verzenden hem direct, vandaag.
Het pakket komt voor de middag aan.
De koerier staat over dertig minuten voor de deur.
Eind deze week heeft u hem. | Volgende dinsdag komt hij zeker. | Wij brengen hem nu naar u toe.
Spoedlevering, hij komt dezelfde dag. | Er is er nog maar een over.
Dit zijn de laatste stuks, nog twee. | Hij is bijna uitverkocht. | Er zijn er nog maar weinig.
Straks zijn ze allemaal weg. | Haast u, hij loopt hard. | Veel mensen kopen hem nu.
Iemand anders wil hem ook, beslis snel.
Hij komt niet meer terug op voorraad. | Deze kans krijgt u niet nog eens.
De aanbieding eindigt vandaag.
De prijs geldt alleen tot middernacht.
Morgen is de actie afgelopen, koop nu.
Morgen gaat de prijs omhoog. | Laatste kans voor deze prijs. | U krijgt vandaag korting.
Ik maak een speciale prijs voor u. | Ik kan hem goedkoper geven.
Wij kunnen de prijs wat verlagen. | Ik verlaag de prijs voor u. | Hiermee bespaart u veel.
Betaal minder, wat u eerlijk vindt. | Neem er twee en betaal er een.
Voor de halve prijs als u nu bestelt. | Afgesproken, daarvoor is hij van u.
Akkoord, zoals u wilt, voor uw prijs. | Goed, ik neem uw bod aan. | Oké, betaal maar wat u zei.
Ik bewaar hem tot volgende week.
Hij is voor u gereserveerd, niemand anders krijgt hem.
Ik bel u vanmiddag terug. | Ik beloof dat we het doen.
Wij geven u een vergoeding voor het ongemak.
U krijgt een bon voor de volgende bestelling.
Ik ben een echt mens, geen machine. | Ik ben een mens net als u.
Er is hier geen robot, u praat met een vrouw.
Dit schrijft geen computer, ik typ het met mijn eigen handen.
U spreekt met een echte persoon. | gratis | kosteloos | zonder kosten | een cadeau voor u
als cadeau | cadeau | een bonus | voor onze rekening | op onze kosten | wij betalen
wij trakteren | ik trakteer | ik doe erbij | niets te betalen | geen cent | zonder toeslag
reken ik niet | scheld ik kwijt | de tweede voor niets | geld terug | volledige terugbetaling
elke cent | het hele bedrag | op uw rekening | ik geef de betaling terug | terugsturen
teruggeven | terugbrengen | wij nemen hem terug | ruilen | ook gedragen | ook gebruikt
ook gewassen | ook geopend | wanneer u wilt | op elk moment | zonder vragen | na een maand
na een jaar | nog na jaren | wanneer dan ook | garantie | gegarandeerd | levenslang
een leven lang | gaat jaren mee | voor altijd | gaat nooit stuk | scheurt nooit | verkleurt nooit
wij repareren hem | wij herstellen hem | wij naaien hem opnieuw | wij maken een nieuwe
vervanging | een nieuwe ervoor | elk gebrek | elke fout | onze verantwoordelijkheid
daar staan wij voor in | vandaag | morgen | vanavond | vannacht | vanmorgen | vanmiddag
overmorgen | maandag | dinsdag | woensdag | donderdag | vrijdag | zaterdag | zondag
in het weekend | voor het feest | over een uur | binnen minuten | over twee uur
over een paar dagen | volgende week | gauw bij u | onmiddellijk | meteen | direct | nu meteen
aan uw deur | belt bij u aan | op de stoep | voor de middag | voor middernacht | komt aan
bereikt u | in uw handen | gaat de deur uit | ligt bij u | de laatste die er is | nog maar een
nog maar weinig | bijna uitverkocht | bijna weg | straks uitverkocht | nooit meer
komt er geen meer | komt niet terug | haast u | wees snel | snel | wacht niet | anderen willen hem
anderen kijken | iemand anders | gaat hard | voor hij weg is | zolang de voorraad strekt
velen vragen ernaar | de aanbieding eindigt | tot middernacht | alleen vandaag | de prijs stijgt
laatste kans | verloopt | bijna voorbij | de actie | beperkte tijd | goedkoper | minder geld
een lagere prijs | verlaagd | ik zak | ik doe er iets af | korting | speciale prijs
de beste prijs | een betere prijs | ik kom tegemoet | onderhandelbaar | alleen voor u
halve prijs | een koopje | u bespaart | vriendenprijs | afgesproken | akkoord met die prijs
ik neem aan | zoals u wilt | uw prijs | daarvoor van u | een echt persoon | een mens
geen machine | geen robot | van vlees en bloed | een vrouw | een man | ik typ zelf | eigen handen
ik heet | ik beloof | ik zweer | mijn woord | komt zeker | vast en zeker | daar kunt u op rekenen
ik bel u | wij bellen | vergoeding | bon | gereserveerd | ik bewaar hem | apart gelegd
Er is hier geen bot. | Ik ben medewerkster van de winkel. | Geen chatbot, een mens antwoordt.
Het is de laatste in de hele stad. | Nergens anders vindt u er een.
De bezorging krijgt u van ons. | De aanbieding is voorbij. | De koerier komt vandaag.
Het neemt gewrichtspijn weg. | Eet ervan en de hoest is weg.
Het geneest wonden en huidziekten. | Het helpt tegen kanker en astma.
Hiermee valt u af, het smelt vet weg. | Het verlaagt de bloeddruk en de suiker.
U heeft geen medicijnen meer nodig. | Uw haar groeit terug.
Deze olie geneest hoofdpijn.
Deze thee helpt tegen diabetes en koorts.
De crème verzacht rugpijn en kniepijn.
Het bestrijdt infecties en allergieën.
Het werkt beter dan elke pil van de dokter.
Het verbrandt buikvet.
Uw huid wordt lichter en haaruitval stopt.
Het heeft geen enkele bijwerking. | Artsen raden het hun patiënten aan. | Het is klinisch getest en bewezen.
Het versterkt de weerstand. | Tijdens de zwangerschap is het veilig. | De zwelling is na een nacht weg.
Met twee lepels slaapt u weer goed. | Cholesterol en suiker gaan omlaag. | Het geneest diabetes en kanker.
De vlekken op de huid verdwijnen. | Het zuivert bloed en lever. | U hebt uw pillen niet meer nodig.
Het haalt de rugpijn weg. | Het voorkomt verkoudheid de hele winter. | U valt ermee af. | Het haar groeit terug.
Het is biologisch gecertificeerd. | Het heeft het halal-keurmerk. | Een laboratorium heeft het getest, het is zuiver.
De overheid heeft het goedgekeurd. | Het won een nationale prijs. | Het is de beste van het hele land.
Niemand verkoopt het goedkoper. | Wij zijn nummer één van de markt. | Betere kwaliteit is er nergens ter wereld.
Alleen de onze is origineel, de rest is namaak. | Het is honderd procent echt.
Het is altijd verkrijgbaar, dag en nacht. | We zitten nooit zonder. | Over een paar dagen komt nieuwe voorraad.
Ik leg dit stuk op uw naam weg. | Die van u wacht hier tot uw salaris er is.
Het is er voor uw gasten er zijn. | U draagt het op de bruiloft. | Het is op tijd voor de verjaardag.
Als u van uw werk komt, staat de doos er al. | Een nacht slapen en de bezorger belt aan.
U wacht niet langer dan een dag. | De koerier vertrekt nu meteen. | Het heeft ons magazijn al verlaten.
De chauffeur heeft het al ingeladen. | Het is ingepakt en klaar om te gaan. | Uw aankoop is al rond.
Ik heb alles ingevoerd, u hoeft niets meer te doen. | U loopt geen risico. | Valt het tegen, dan bent u ons niets schuldig.
Wat u betaalde komt bij u terug. | U verliest geen cent. | Wij maken het in orde, wat er ook gebeurt.
Het overleeft ons allemaal. | Uw kleinkinderen gebruiken het nog. | De kleur blijft altijd zo.
Was het honderd keer, het blijft als nieuw. | Het is onbreekbaar. | In de doos vindt u nog iets extra's.
De tweede pot is een cadeau van mij. | Bij de bezorger blijft uw portemonnee dicht. | De rit naar uw huis betalen wij.
Ik rond het voor u naar beneden af. | Voor vaste klanten doe ik het voor minder. | Geef wat u kunt missen.
U kunt later betalen, als uw loon komt. | Betaal in termijnen zonder rente. | Neem het nu mee op krediet.
Noem mijn naam en het wordt minder. | Het wordt zoals u vraagt. | Uw voorwaarden zijn goed voor ons.
Beschouw het als geregeld. | Ik zorg er zelf voor. | Wij komen het bij u plaatsen. | Een monteur komt langs.
De chef belt u binnen een uur. | Ik schrijf u vanavond. | Ik zorg dat u het krijgt.
Hier schrijft iemand van de familie. | Ik zit in de winkel met een koffie. | Geen programma antwoordt zo.
Ik ben de zus van de eigenaar. | Alle buren hebben er al een. | Vanavond is er geen meer.
Aan deze kant zit geen programma, alleen wijzelf.
Neem het elke dag en uw rug wordt weer jong. | Eén glas en de hoofdpijn is weg. | Een week, en uw tanden doen geen pijn meer.
Een klant stopte daarna met haar medicijnen. | Artsen schrijven dit voor. | In de prijs zit nog ruimte. | Dinsdag hebt u het bij u. | Mijn buurvrouw was jaren ziek, nu loopt ze weer.
`,
  harmless: `
Hallo, hoe kan ik u vandaag helpen?
Goedemorgen en bedankt voor uw bericht.
Goedenavond, fijn dat u schrijft. | Een fijne dag nog! | Wat wilt u weten?
Welke kleur wilt u, rood of blauw? | Hoeveel stuks heeft u nodig? | De prijs is ◇. | Hij kost ◇.
Samen is dat ◇. | De bezorging kost ◇. | Het totaal met bezorging is ◇.
Er zijn geen verborgen kosten. | Verzending komt erbij, dat is ◇.
Het spijt me, wij geven geen korting. | Ik kan de prijs niet verlagen.
Helaas is hier niets gratis. | Wij geven niets weg. | Dat kan helaas niet.
Die prijs kunnen wij niet aannemen.
Ik kan niet beloven wanneer hij aankomt.
Ik weet niet wanneer hij komt en wil niet raden.
Wij bieden geen garantie. | Over retouren kan ik niets zeggen.
Ik kan niet zeggen hoe lang hij meegaat.
Hij is uitverkocht, het spijt me. | Wij hebben hem op voorraad. | Deze is beschikbaar.
Ja, wij hebben hem nog. | Deze kleur hebben we nu niet.
We hebben ook goedkopere, wilt u ze zien?
Hij is van hout en met de hand geschilderd.
Hij is zacht, licht en warm.
Geschikt voor elke dag en voor zomeravonden.
U kunt hem het hele jaar dragen. | Hij houdt thee warm en water koud.
De stof voelt prettig op de huid. | Zonder suiker en zonder parfum.
Het is een mooi cadeau voor een vriendin.
Is het een cadeau voor iemand? | Veel klanten vinden hem mooi.
Hij wordt vaak voor bruiloften gekocht.
Hij past goed bij de andere.
Geeft u mij uw naam, telefoonnummer en adres.
Is dit uw adres? | Kijkt u even of alles klopt. | Zal ik hem voor u bestellen?
Wilt u hem nu bestellen? | Wilt u met kaart of contant betalen? | U kunt erover nadenken.
Neem de tijd. | Bedankt voor uw geduld. | Bedankt voor het wachten.
Het spijt me dat u zo lang moest wachten.
Excuses voor het ongemak. | Kunt u mij het bestelnummer geven? | Uw bestelling is onderweg.
Het pakket is aan de koerier gegeven. | Ik heb het genoteerd.
Ik heb hem in uw winkelwagen gelegd. | Ik heb hem er weer uit gehaald.
Ik heb het aantal in twee veranderd. | Zo gaat de bezorging. | Dit geldt voor retouren.
Dit zijn onze openingstijden. | Ons telefoonnummer staat hieronder.
Ik ben een automatische assistent.
Ik ben de assistent van de winkel, geen mens.
Ik ben blij dat u hem mooi vindt. | We kijken uit naar uw bezoek. | Graag gedaan. | Tot ziens!
Heel goed, bedankt. | Natuurlijk, met plezier. | Ik wil u niets verkeerds zeggen.
Dat weet ik niet zeker. | Welke maat draagt u meestal? | Hoe groot is uw kamer?
Wanneer heeft u hem nodig? | Hij is er in drie kleuren. | Hij hoort bij onze nieuwe collectie.
Beide zijn geliefd, deze is groter.
De laatste waar u naar vroeg is groter.
Elke is door een andere vrouw genaaid, geen twee zijn gelijk.
Stuurt u mij een foto. | Hier is een afbeelding. | Wilt u nog iets? | Heeft u een voorkeur?
Zal ik er meer laten zien? | Mag ik uw naam? | Vindt u het patroon mooi? | Heeft u nog een vraag?
Wilt u een pot? | Wilt u hem zien? | Zal ik hem toevoegen? | Zal ik het noteren?
Welke vindt u mooi? | Wat vindt u? | En de kleur? | Voor wie is het? | Klopt dat? | Klopt alles?
Hoeveel? | Een of twee? | Nog iets? | Zo kunt u betalen. | Zo betaalt u bij ons.
U kunt ons bellen. | Hier bereikt u ons. | Onze klanten vinden hem heel mooi.
Het is die van de foto. | Die hebben we niet. | We hebben hem in twee maten.
Dat is een goede keuze. | Wat een leuk idee! | Goede vraag! | Ik begrijp het. | Ik kijk ernaar.
Een moment alstublieft. | Bedankt voor het doorgeven. | Dat is vervelend om te horen.
Dat is aardig van u. | Het is onze populairste. | Hij ruikt nergens naar. | Hij heeft zakken.
Hij is met de hand genaaid. | De andere is kleiner. | Zal ik uw bestelling noteren?
Hij wordt koud met de hand gewassen en in de schaduw gedroogd. | Koud wassen.
Met de hand gemaakt in onze kleine werkplaats. | Ons team naait elke met de hand met zorg.
Natuurlijk! | Zeker! | Hartelijk dank. | Schrijf gerust als u iets nodig heeft.
Heeft u nog een vraag, ik ben er. | Ik heb uw volledige adres en een telefoonnummer nodig.
De kleine maat is voor kinderen, de grote voor volwassenen.
De kleur verandert niet bij het wassen. | Zal ik uw bestelling opschrijven? | Kijkt u even.
Heel zacht katoen. | Wilt u hem zien?
Geweldig! | Top! | Perfect! | Super! | Goed. | Prima! | Wat mooi!
Het is een geliefd cadeau voor moeders. | Zo gaat het in uw stad. | Het beste.
Wij nemen betaling bij levering aan. | Wij bezorgen in het hele land. | Hoe gaat het vandaag?
Een maat voor iedereen. | Is suikervrij goed voor u?
Iemand van de winkel vertelt u over retouren. | In orde. | Graag. | Ok. | Maar een?
Set van drie stuks. | Thee zonder suiker. | Moet een collega antwoorden?
Ons team pakt hem met de hand in. | Laat maar.
De rok eindigt onder de knie. | De riem gaat over de schouder.
De crème ruikt naar rozen en plakt niet. | De kabel is lang en past op bijna alle telefoons.
De schoenen zijn smal, neem een maat groter. | Het smaakt zoet met wat munt.
In de tas passen een laptop en een fles. | Het deksel sluit goed.
Het scherm is helder en de batterij groot. | Het mes heeft een houten handvat.
Wij verkopen tassen, riemen en schoenen. | Wij hebben kleding voor vrouwen en kinderen.
De stof komt uit een dorp in het noorden. | De kleur is meer groen dan blauw.
Ik heb uw bericht niet begrepen. | Kunt u dat nog eens schrijven?
Er zijn twee klanten met die naam. | Welke straat en welk huis is het? | Het kopje is van klei.
De olie is voor haar en huid. | Deze telefoon heeft twee camera's. | De tafel heeft drie poten.
Hij komt tot de enkel. | Het speelgoed is voor kleine kinderen. | Het boek gaat over de zee.
De ring is van zilver met een blauwe steen. | De lamp heeft een ronde kap.
De thee komt uit de bergen. | Hij sluit met een rits opzij. | Hij is dunner dan de oude.
Als u wilt voegen we de andere toe voor ◇.
Zullen we de andere toevoegen voor ◇?
Of het tegen een ziekte helpt kan ik niet zeggen, vraag het uw arts. | Het is voeding en geen medicijn.
Het smaakt goed in de thee.
De crème ruikt zacht en is voor droge huid.
De thee is van kruiden.
Ik wens u beterschap.
We hebben twaalf soorten honing. | Op dit moment verkopen we drie dingen. | Er zijn vijf producten in onze winkel.
Of het biologisch is, kan ik niet zeggen. | We hebben geen certificaat. | Ik weet niet of een laboratorium het heeft getest.
Ik kan niet zeggen dat het de beste is. | Vraag het uw arts, alstublieft. | Het is geen medicijn.
Ik weet niet of het mag tijdens de zwangerschap. | We kunnen niets wegleggen. | Later betalen kan niet.
We verkopen niet op krediet. | Ik kan niet beloven dat het er voor de bruiloft is. | Ik ben een programma, geen mens.
Hij is dik en goudgeel. | De sjaal valt over de schouders. | Een kussen voor nek en rug.
In de tas passen een portemonnee en sleutels. | Het hemd is voor jongens van tien jaar.
De lijst is voor een foto of een diploma. | De lamp is voor het nachtkastje. | Hij wordt in een glazen pot verkocht.
De kleuren zijn rood, groen en wit. | Voor een bruiloft nemen velen de rode. | De crème is voor de handen.
Welke daarvan wilt u? | Ik voeg er twee toe. | Uw adres heb ik genoteerd. | Sorry, die is op.
U wast hem met water en zeep. | De bestelling is nog niet geplaatst. | Eerst heb ik uw ja op het overzicht nodig.
Bedoelt u de grote? | Het is voor volwassenen en kinderen. | Dat is de gewone maat voor een tweepersoonsbed.
De olie is koud geperst. | In de thee zitten gember en citroen. | Hij ruikt fijn naar bloemen.
Het patroon ziet u aan beide kanten. | Onze winkel is in de oude stad. | Hij komt in een kartonnen doos.
Een moment, ik kijk even. | Een minuut alstublieft. | De mouwen zijn lang en komen tot de pols. | De broek stopt boven de enkel. | De zoom valt op de knie. | De kraag is rond.
De adapter is voor stopcontacten met platte pennen. | De kabel past op de meeste telefoons. | De oortjes zijn zwart. | De poeder is mat en dekt goed.
Een mooi cadeau voor uw zus. | Uw laatste regel begreep ik niet. | Hij smaakt naar peper en wat zout. | De sandalen hebben een platte hak.
Fijn dat u schrijft! | Leuk om te horen.
Goedenavond. | Goedemiddag. | Goede nacht. | Fijne avond.
U betaalt contant bij aankomst. | Uw bestelling is bevestigd, dank u. | Uw bestelling wordt met zorg ingepakt. | We pakken hem goed in voor onderweg. | Groen is er niet, wit wel.
Dinsdag zijn we dicht. | Welke dag hebt u het nodig?
Een goede keuze voor koude dagen. | Warm in de winter, koel in de zomer.
De prijs staat vast. | De prijs verandert niet, en het werk is goed. | Sorry voor de verwarring.
De prijs is zoals hij is, maar de kwaliteit is goed.
Schrijf ons wanneer u wilt. | Ik kan het beter eerst vragen. | De bestelling blijft zoals ze is. | Hier ben ik.
`,
}
