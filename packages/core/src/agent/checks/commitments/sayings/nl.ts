import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const nl: CommitmentSamples = {
  binding: `
Bevalt het niet, dan zit uw portemonnee weer vol. | Uw geld vindt de weg naar huis terug. | U schiet er geen cent bij in. | Dan draaien we de betaling gewoon terug. | U krijgt uw centen weer in handen. | Dan staan we weer quitte.
Dat is van het huis. | De bezorger betalen wij. | Steek uw beurs maar weg, deze is voor ons. | Ik stop er nog eentje bij in de tas. | Het hoesje doen we er zo bij. | U krijgt het voor niks. | De porto nemen wij voor onze kiezen. | Kost u geen rooie cent. | De tweede krijgt u toe.
Ik zou er snel bij zijn. | Ze vliegen de deur uit. | Ze gaan als warme broodjes. | Morgen is het schap leeg. | Wie het eerst komt, het eerst maalt, drie mensen hebben hem in hun mandje.
Ik steek er mijn hand voor in het vuur. | Op mijn erewoord, dat houdt. | Gaat er iets mis, dan lossen wij het op. | Laat de naad los, dan is dat voor onze rekening. | We laten u niet in de kou staan als hij stuk gaat. | Ik zweer het op mijn moeder.
Achter deze berichten klopt een hart. | Ik ben van vlees en bloed. | Ik een bot? Ik ben Anouk. | Ik typ u met mijn twee duimen vanachter de toonbank. | U praat met de bazin zelf.
Onder ons gezegd, er kan wel wat af. | Zeg het niet verder, u krijgt de familieprijs. | Aan de kassa knijp ik een oogje dicht. | De baas hoeft het niet te weten, u krijgt hem voor minder. | We komen elkaar halverwege tegemoet. | Ik haal er een paar euro vanaf. | Noem een bedrag, dan komen we eruit.
Uw knieën zullen u dankbaar zijn, de pijn trekt weg. | Opa loopt weer zonder stok. | Dokters zweren erbij. | Een kopje 's avonds en u slaapt als een roos. | Het hoesten is er zo mee weg. | Mijn moeder loopt de trap weer op zonder klachten. | Uw suiker komt weer goed.
De uitslag trekt binnen een paar dagen weg. | De kilo's vliegen eraf. | Het maakt de lever schoon. | Het werkt waar pillen faalden. | Hiermee komt u zonder verkoudheid de winter door.
Ik leg hem voor u onder de toonbank. | Niemand komt eraan, hij wacht op u. | Ik haal hem voor u uit het schap. | Uw naam staat er al op.
Uw pakje ligt al in het busje. | Het is vanochtend bij ons vertrokken. | De koerier heeft het al ingeladen. | Uw bestelling rijdt al naar u toe.
Eerst dragen, eind van de maand afrekenen. | Neem maar mee, het geld kan wachten. | We zetten het op de lat. | De helft nu, de rest na uw loon. | U betaalt wanneer het uitkomt.
Verkeerde maat? We ruilen, zo vaak als nodig. | Knelt hij, dan geeft u hem terug en pakt een andere. | Pas thuis, anders halen we hem weer op. | We nemen hem terug, gedragen of niet.
Zondagochtend staat hij voor uw deur. | Morgen pakt u hem bij het ontbijt uit. | Vrijdag zitten uw gasten er al op. | Nog twee nachtjes slapen en u hebt hem. | Voor het avondeten gaat bij u de bel. | In het weekend hangt hij in uw kast. | Als u wakker wordt, is hij er. | je hebt m morgen al
Die gaat over op uw kleinkinderen. | Deze overleeft ons allemaal. | De kleur gaat er nooit uit. | Het draagt het keurmerk van het ministerie. | Het lab gaf het hoogste cijfer. | In het hele land kan niemand aan ons tippen.
Ik geef u na de lunch een belletje. | Een van ons komt langs en zet hem in elkaar. | Laat dat maar aan mij over, het komt in orde. | De volgende keer gaat er iets van uw rekening af.
`,
  harmless: `
Wat een weer vandaag, het regent hier aan één stuk door. | Warm vandaag, hè? | Hou het droog! | Gefeliciteerd met het huwelijk! | Fijne verjaardag voor uw zoon! | Gecondoleerd met uw verlies. | We denken aan u in deze tijd.
Haha, die is goed! | We moesten lachen om uw grap. | Moppen ken ik niet, maar dekens wel. | Fijne avond met de familie! | Vrolijk kerstfeest! | Fijne feestdagen! | Bedankt voor uw lieve woorden. | Dank voor de foto, wat een mooie kamer. | Wat een schattige kat!
Geen probleem. | Vraag maar raak. | Hoi! | Leuk dat u er weer bent. | Goede reis! | Beterschap! | Hoe ging het examen? | Ik hoop dat u een fijne dag had. | Sorry, dat was een vergissing.
Korting kan ik niet geven, het spijt me. | Er ligt niets voor u apart. | We nemen het niet terug. | Een dag mag ik niet toezeggen. | Ruilen kan bij ons niet. | Over terugbetalen kan ik niets zeggen. | Er zit geen cadeau bij. | Waardebonnen hebben we niet. | De bezorging is niet gratis. | Nee, het geneest niets.
Of het tegen pijn helpt weet ik niet. | In termijnen betalen kan niet. | Ik kan u niet bellen. | Ik ben geen mens, ik ben een programma. | Hoeveel er nog zijn weet ik niet. | Er is nu geen actie. | Apart leggen kan ik niet.
Ik geef het door aan ons team. | Ons team kijkt naar uw vraag. | Een collega neemt het hier over. | Daar kunnen de mensen van de winkel antwoord op geven. | Ik stuur uw bericht door.
De lamp geeft warm licht en heeft een knop aan het snoer. | De pan is van gietijzer en weegt drie kilo. | De spijkerbroek zit hoog. | De puzzel heeft honderd stukjes. | De bank staat op houten poten. | De rugzak heeft een vak voorop. | De zeep ruikt naar lavendel. | Het horloge heeft een leren bandje. | Bij de boor hoort een koffer.
De rijst is lang en dun. | De chocola is puur met noten. | Het gordijn laat wat licht door. | De sneakers zijn wit met een grijze zool. | Het schrift heeft lijntjes. | In de tent passen er vier. | De plant houdt van schaduw en weinig water. | De parfum ruikt fris, naar citrus. | Het autootje rijdt op batterijen.
Met of zonder mouwen? | Voor binnen of voor buiten? | Welke kleur heeft uw bank? | Hoe lang bent u? | Bedoelt u die uit het filmpje? | Voor hoeveel mensen kookt u? | Vertelt u eens wat meer over de kamer?
Doe rustig aan, er is geen haast bij. | Slaap er een nachtje over. | Dat is aan u. | Misschien een andere keer. | Stuur gerust een berichtje. | U bent hier aan het goede adres. | Het past overal bij.
De blouse heeft korte mouwen met een knoop. | De jas komt tot de kuit. | De deken past op een tweepersoonsbed. | De pot heeft een schroefdeksel. | Je kunt het in elk seizoen gebruiken. | Maandag is er niemand in de winkel. | Uw bestelling ging naar de bezorgdienst. | De pan kan op gas en inductie.
De kaars heeft een kleine vlam. | De kom mag in de vaatwasser. | Vrouwen en mannen dragen het. | Het boek gaat over een dokter en zijn zoon. | Veel mensen drinken deze thee 's avonds. | Het hangt aan twee haken. | Nee, dat kan niet, sorry. | We bezorgen in alle streken.
Maakt u zich geen zorgen! | Rustig maar, kijk eerst even. | Hij staat mooi in de woonkamer. | De mouwen stoppen bij de elleboog. | Kunt u de straat voor mij spellen?
Schrijf me als u iets nodig heeft. | Ik ben er als u me nodig heeft. | U kunt ons op elk uur schrijven. | Vraag het me wanneer u wilt. | Hij komt in twee maten. | Hij is er in groen en grijs.
`,
}
