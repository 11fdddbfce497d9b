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
Bedenkt u zich, dan staat het bedrag dezelfde dag op uw rekening. | Stuur hem terug en ik maak alles over wat u betaald hebt. | Ik zorg er zelf voor dat u uw geld terugziet.
U verliest niets als hij niet bevalt. | De koerier haalt hem op onze kosten weer op. | Zelfs na twee maanden nemen we hem aan. | Het label mag eraf en de doos kapot zijn, we nemen hem toch.
Beslis rustig thuis, desnoods komt hij weer naar ons. | Verkeerde besteld? We annuleren het en er is niets verloren. | U kunt op elk moment afzeggen, ook als hij al onderweg is.
Voor de moeite krijgt u wat geld van ons. | Komt het pakket te laat, dan bent u ons niets schuldig. | Zit er een kras op, dan gaat de halve som naar u. | Uw aanbetaling krijgt u helemaal terug.
Bestel voor twaalven en hij gaat vandaag nog weg. | Voor het feest hebt u hem zeker. | Hij is er voor het feest, wees gerust. | Het duurt hoogstens twee dagen.
Ik heb de bezorger gezegd eerst bij u langs te gaan. | Over een uur staat hij bij u. | Er komt geen vertraging, op mijn woord. | Reken er maar op voor de verjaardag van uw dochter.
Voor u bezorgen we zelfs op een feestdag. | Ik breng hem zelf naar uw dorp. | Naar het buitenland sturen is helemaal geen probleem. | Alles is ingepakt en gaat morgenvroeg weg.
Donderdag komen er nieuwe binnen. | Uw kleur is volgende week weer terug. | Ik heb iets kleins in het pakket gedaan voor uw kind. | Er gaat een kussensloop mee als bedankje.
Omdat u trouw bent, komt er iets bovenop. | Die bezorgkosten vergeten we gewoon. | Cadeaupapier? Dat hoeft u niet te betalen. | Er zit een potje om te proeven in uw pakket.
Bij twee gaat de derde mee zonder geld. | De kosten van de weg dragen wij. | De volgende keer maak ik u een betere prijs. | Na deze bestelling wacht er een bon op u.
Wacht tot vrijdag, dan wordt hij goedkoper. | Ik praat met de baas, die gaat vast akkoord met minder. | Neem er voor het hele gezin, dan haal ik er iets af.
Ik rond het totaal voor u af naar beneden. | U krijgt hem voor de groothandelsprijs. | U mag hem hebben voor wat we zelf betaalden. | Gedaan, de prijs die u noemde geldt. | Goed, we hebben een deal.
In orde, betaal maar wat u bood. | Ergens anders goedkoper gezien? Wij doen hetzelfde. | Laat me hun prijs zien en ik ga eronder. | Wordt hij later goedkoper, dan geven we u het verschil.
Deze prijs blijft voor u tot volgende maand. | Ik hou er een achter tot uw loon er is. | Hij is van u, uw naam staat er al op. | Ik verkoop hem aan niemand anders.
Kom wanneer u kunt, hij ligt klaar. | Ik heb hem voor u uit de verkoop gehaald. | Betaal zodra u het geld hebt. | Drie delen mag ook, zonder toeslag. | Een voorschot is niet nodig, uw woord is genoeg.
Normaal doen we dat niet, maar voor u maak ik een uitzondering. | Die regel telt voor u niet. | Zeg het tegen niemand, ik regel het. | Laat het aan mij over, de chef zegt ja.
Beschouw het als geregeld. | Ik heb het al in uw bestelling veranderd. | Ik heb genoteerd dat u niets hoeft af te rekenen. | Is er in het eerste jaar iets mee, dan lossen wij dat op.
Gaat de naad los, dan naaien we hem weer, maakt niet uit wanneer. | Onderdelen sturen we u zonder rekening. | Hij krimpt niet in de was, daar kunt u zeker van zijn.
Over tien jaar ziet hij er nog uit als nieuw. | Hij roest nooit. | Hij is helemaal zuiver, het lab heeft hem onderzocht. | Het is het origineel en er zit een certificaat bij.
De overheid heeft hem goedgekeurd. | Betere kwaliteit vindt u nergens. | De kleur is precies als op de foto, dat garandeer ik. | Hij past u zeker. | Iemand vroeg net naar hetzelfde stuk.
Als deze weg zijn komen er geen meer. | Vanaf morgen kost hij meer. | Bestelt u nu niet, dan moet ik hem aan een andere klant geven. | Er ligt nog maar een handvol op de plank.
Op dit moment kijken er ook anderen naar. | De hele stad koopt hem. | Ik ben de dochter van de eigenaar. | Ik zit in de winkel en antwoord u. | Ik heet Rina en werk hier al jaren.
Geen machine schrijft zo, dat ben ik. | Ik heb hem zelf thuis en gebruik hem elke dag. | Vanavond stuur ik u meer foto's. | Ik bel u zodra hij er is. | Onze man komt langs en plaatst het.
We naaien hem op uw maat. | We borduren de naam erop voor u. | Ik zoek het uit en laat het over tien minuten weten. | Een lepel elke ochtend en de bloeddruk zakt. | In de zwangerschap is hij veilig.
U kunt hem gerust aan een baby geven. | Met suikerziekte kunt u hem eten. | Neem twee lepels per dag, een week lang. | Uw tabletten kunt u dan laten staan.
Hij maakt de weerstand sterk, niemand wordt ziek. | Uw hoest is in drie dagen over. | Hij helpt tegen maagklachten. | Hij heeft geen bijwerkingen. | Artsen raden hem aan.
Het cholesterol gaat ermee omlaag. | Smeer het op de wond en die gaat sneller dicht. | De slaap komt vanzelf terug. | Uw haar valt niet meer uit. | De huid wordt gaaf en de puistjes verdwijnen.
U wordt slank zonder dieet. | Hij zuivert het bloed. | Hij doet het hart goed. | Kinderen groeien en leren er beter mee. | Zelfs met een allergie kunt u hem nemen.
Hij doet het werk van een medicijn. | Eronder wordt de pijn in uw rug minder. | Moeders die borstvoeding geven kunnen hem veilig nemen. | Mijn tante had hoge suiker en nu is die normaal.
Honing kalmeert een zere keel. | Deze honing maakt het hart sterk. | Met onze honing hebt u geen dokter nodig. | Er gaat een pot honing mee en daar betaalt u niets voor.
De honing laat ik u voor minder. | De tweede kantha gaat mee als geschenk. | Hou de kantha een maand en geef hem terug als hij niet bevalt. | Voor elke kantha staan we in, wat er ook gebeurt.
De honing is voor de avond bij u. | Zondag slaapt u er al onder. | U hoeft niet lang te wachten, twee nachtjes en hij is er. | Leg het kleingeld klaar, de man is onderweg.
Op de bruiloft draagt u hem al. | Hou uw telefoon bij de hand, de bezorger belt om twaalf uur aan. | Maak maar plaats op de plank, hij komt morgen.
Voor de bestelling van vandaag vraagt de bezorger u niets. | Vergeet het prijskaartje, we vinden wel een weg. | Met vaste klanten ruziën we niet om kleingeld.
Voor het inpakken kan uw beurs dicht blijven. | Wie vandaag koopt gaat met twee naar huis. | U betaalt er maar een van. | De rest trakteren wij. | Voor een klant als u kan er altijd iets af.
Zeg wat u kunt betalen en wij regelen het. | Op een paar munten zal het niet stuklopen. | Ik doe een goed woordje, dan wordt hij goedkoper. | De chef zegt nooit nee tegen mij.
De kosten laat ik van de rekening weg. | Ik schrijf een kleiner bedrag op de factuur. | Bevalt hij niet, dan hebt u de dag erna uw geld. | U hebt niets te vrezen, het risico is voor ons.
Niet tevreden, geld terug, zo simpel is het. | U krijgt een verse zonder enige discussie. | Klopt de maat niet, dan ruilen we hem aan de deur. | De koerier wacht terwijl u hem past.
U mag hem openmaken, bekijken en weer wegsturen. | Een open verpakking is geen bezwaar bij het terugbrengen. | Gebruikte nemen we ook terug. | Ik hou uw plaats in de rij vrij.
Uw exemplaar staat al apart. | Tot u beslist krijgt niemand anders hem. | Hij loopt niet weg, ik heb hem verstopt. | Die overleeft uw kinderen en die van hen.
Na twintig keer wassen is de kleur als op de eerste dag. | Gaat er een draadje los, dan is er een nieuwe onderweg. | U hebt er drie jaar geen omkijken naar. | Er kan hem niets gebeuren.
U kunt hem laten vallen en hij blijft heel. | Zuivere zijde, ik verwed mijn hoofd erom. | In uw straat heeft iedereen er al een. | Vanavond is de plank leeg.
Deze prijs kan ik alleen dit uur vasthouden. | Wie wacht betaalt meer. | U praat met Rina van de verkoop. | Ik heb hem net in het magazijn gezien, prachtig. | Ik heb gegeten en zit weer voor u klaar.
Ik kom bij u in de buurt en geef hem af. | Ik app u als de bus vertrekt. | Betaal gewoon op de eerste van de maand. | De helft aan de deur, de rest wanneer het u uitkomt.
We vertrouwen u, nu geen geld. | Ik regel het met de koerier, geen zorgen. | Ik heb hem voor u geannuleerd. | Binnen een week is hij gemaakt, daar zorg ik voor. | Een potje en uw maag is weer rustig.
U slaapt door zonder tabletten. | De koorts zakt na een kopje. | Hij houdt de griep weg bij de kinderen. | U kunt weer vrij ademen. | De gewrichten doen na een week geen pijn meer.
Geef de kleine een halve lepel voor het slapen. | Voor aanstaande moeders is er niets beters. | Daarmee hebt u de prik niet meer nodig. | Hij geneest brandwonden zonder litteken.
De rimpels verdwijnen en u ziet er jonger uit. | Hij werkt tegen stress en somberheid. | Hij helpt tegen alles, van wormen tot zweren. | Het is bewezen dat hij de suiker verlaagt.
De warme deken geneest reuma. | De tumor van mijn buurvrouw werd er kleiner door. | Drie druppels in het oor en de pijn is weg. | Geen robot hier, alleen mensen.
Niets automatisch antwoordt u, er zitten mensen achter. | Er liggen maar een paar stuks op de plank. | Dit zijn de laatste van het land. | Elk gebrek dekken wij.
Het vervoer nemen we voor onze rekening. | Deze krijgt u zonder te betalen. | Voor de andere rekenen we u niets. | Uw geld komt terug wanneer u het zegt. | Dinsdag hebt u hem in handen.
Aan de prijs is nog wel iets te doen. | Drink het en de rug doet geen pijn meer. | Sinds ze het drinkt heeft mijn moeder geen bril nodig. | Artsen schrijven precies dit voor. | Dit is geen bot.
Ik ben geen bot en geen programma. | In onze winkel is er geen bot. | Hier schrijft geen computer. | De bezorging komt voor onze rekening. | Dat hij bij u komt, trakteer ik.
Voor de bezorging is geen geld nodig. | Er zijn er nog maar drie over. | We garanderen de naden en de kleur. | De bezorger komt vannacht. | In uw pakket zit een kleine verrassing verstopt.
Voor de tweede vraag ik niets. | Wat er ook mee is, het is onze zaak. | Onder ons, de prijs kan nog omlaag. | Zaterdag houdt u hem in de hand. | Uw knieën doen geen pijn meer als u het drinkt.
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
Ik kan niet beloven dat hij er voor het feest is. | Ik weet niet precies wanneer hij komt. | De koerier kiest het uur, ik kan er geen noemen.
Ik kan de prijs niet verlagen, die is voor iedereen gelijk. | De prijs staat vast, het spijt me. | Ik heb geen korting te geven. | Er zit geen cadeau bij. | Ik kan er geen apart leggen.
Ik kan geen uitzondering maken. | Of hij tegen een ziekte helpt mag ik niet zeggen, vraag het een arts. | Het is een levensmiddel en geen medicijn. | Bent u zwanger, vraag het dan aan uw arts.
Of een baby hem mag hebben, moet een arts zeggen. | Er zit geen garantie op. | Later betalen kan hier niet. | We verkopen niet op afbetaling. | De prijzen van andere winkels ken ik niet.
Foto's kan ik u niet sturen. | Ik ben de automatische assistent van de winkel, geen mens. | Ik heb niet gezegd dat het gratis is. | Zoiets heb ik niet beloofd.
Ik kan de bestelling niet ongedaan maken. | Daar heb ik geen informatie over. | In de beschrijving staat er niets over. | Ik zie niet hoeveel er zijn. | Er is nu geen aanbieding.
We sturen hem niet naar het buitenland. | We naaien niet op maat. | In rood hebben we hem niet. | Ik weet niet wanneer hij terugkomt. | U schrijft dat u hem voor vrijdag wilt.
U vraagt of de bezorging gratis is. | U zegt dat de andere goedkoper was. | U wilt hem terugbrengen, heb ik dat goed begrepen? | Dat u graag korting zou hebben, begrijp ik.
U zoekt dus een cadeau voor uw moeder. | U bedoelt die met de rode rand. | U vroeg naar de garantie. | Het spijt me te horen dat het pijn doet. | Ik begrijp dat u haast hebt.
Ik begrijp dat het geld krap is. | Op welke dag hebt u besteld? | Wat is er mis mee? | Is het als cadeau bedoeld? | Voor wie is het? | Zal ik hem in de winkelwagen leggen? | Naar welk adres moet hij?
Hoeveel wilt u er? | Wanneer hebt u hem nodig? | Hebt u het nummer van de bestelling? | Was het pakket beschadigd? | Wilt u iets anders zien? | Klopt het telefoonnummer? | Bent u er nog?
De kantha is met de hand geborduurd. | De honing komt van de mosterdvelden. | Hij bestaat uit twee lagen. | De rand is donkerblauw. | Was hem in koud water. | Gebruik alstublieft geen bleek.
Laat hem drogen in de schaduw. | Honing kan hard worden, dat is normaal. | Hij is zoet en een beetje bloemig. | Hij past goed bij thee. | Bewaar hem droog. | L is iets wijder dan M.
De aarden pot is uitverkocht. | Het patroon verschilt per stuk. | Op een scherm kan de kleur er anders uitzien. | Hij is dun en geschikt voor de zomer. | Jong en oud gebruiken hem.
Het deksel is van metaal. | Velen eten hem bij het ontbijt. | Bedankt voor het wachten. | Fijn dat hij u bevalt. | Sorry voor het misverstand. | Sorry dat het zo lang duurde.
Ik hoop dat de kleine hem mooi vindt. | Groeten aan uw familie. | Ik heb het adres genoteerd. | Ik heb er twee in de winkelwagen gelegd. | Ik heb de honing uit de winkelwagen gehaald.
Kijk het adres alstublieft nog eens na. | Bevestig het, dan is de bestelling geplaatst. | Zonder uw ja wordt er niets besteld. | U kunt het aantal wijzigen voor u bevestigt. | Denk er rustig over na.
Vraag het eerst aan uw vrouw, dat is goed. | Het totaal staat onderaan. | De bezorging komt boven op de prijs. | Schrijf alstublieft het huisnummer. | Laat me weten welke u liever hebt.
Beide zijn mooi, de blauwe is warmer. | Als u me de maat zegt, kan ik verder. | Bent u niet zeker, neem dan de tijd. | We verkopen alleen wat u hier ziet. | Meer weet ik er niet over.
Niets is hier gratis, de bezorging kost ◇. | Stop alstublieft niet met uw tabletten. | Het zou verkeerd zijn dat te beloven. | Ik zeg liever eerlijk dat ik het niet weet.
Niemand kan beloven dat het geneest. | Wat anderen vertellen kan ik niet bevestigen. | Eeuwig blijft geen enkele stof goed. | Of hij krimpt kan ik niet zeggen. | In de zon kan de kleur wat verbleken.
Bellen kan ik u niet. | Er wordt niets gereserveerd, wie eerst bestelt krijgt hem. | De voorwaarden van de winkel kan ik niet veranderen. | Ik noteer de maat voor u. | M heb ik genoteerd.
Hij staat goed op het bed en op de bank. | Hij wordt bij u thuis afgegeven. | Ik begrijp de wens, maar ik kan daar niet over beslissen. | Ik zou graag helpen, maar onder de prijs mag ik niet gaan.
Dat ligt niet in mijn handen. | Wat de winkel toestaat staat daar, meer kan ik niet zeggen. | Ik kan u alleen zeggen wat in de beschrijving staat. | De winkel noemt daar geen datum voor.
Wanneer hij precies komt hangt van de koerier af. | Ik zie niet waar het pakket is. | Ik kan niet zeggen of hij er zondag is. | Of hij er voor de bruiloft is weet ik niet.
Reken alstublieft niet op een bepaalde dag. | Van een lagere prijs later weet ik niets. | Een tweede kost evenveel als de eerste. | Twee kosten het dubbele, er gaat niets af.
De verpakking hoort er niet bij. | Er komt niets extra in het pakket. | De bezorgkosten blijven gelijk. | Ik kan de kosten niet weglaten. | Ik kan u geen krediet geven.
Ik kan hem niet op eigen houtje terugnemen. | Voor terugbrengen gelden alleen de regels van de winkel. | Schrijf voor een retour alstublieft het nummer van uw bestelling.
Ik kan niet zeggen of ze hem zouden ruilen. | Ik kan uw maat niet vasthouden. | Hij blijft voor iedereen te koop. | Ik weet niet wie er nog naar kijkt. | Ik weet niet of hij uitverkocht raakt.
Ik wil u niet opjagen. | U hoeft vandaag niets te beslissen. | Het is stof, en stof slijt met de tijd. | Hij kan scheuren als er hard aan getrokken wordt. | Dat de kleur blijft kan ik niet garanderen.
Waterdicht is hij niet. | Van een test weet ik niets. | Van een certificaat is mij niets bekend. | Een keurmerk wordt niet genoemd. | Hier antwoordt u een programma.
Nee, de assistent met wie u schrijft is geen persoon. | Een naam heb ik niet, ik ben de assistent van de winkel. | Ik heb hem nooit aangeraakt, ik ben een programma.
Ik kan niet bij u langskomen of bellen. | Tegen pijn is hij niet bedoeld. | Ga met uw hoest alstublieft naar een arts. | Over doses kan ik geen advies geven. | Praat met uw arts voor u hem neemt.
Geef hem niet aan een baby zonder een arts te vragen. | Hij vervangt geen medicijn. | Of hij goed is bij suikerziekte kan ik niet beoordelen. | Het is gewoon iets zoets om te eten.
Het is maar een deken, hij warmt en verder niets. | Ik hoop dat u zich gauw beter voelt. | Dank dat u het eerlijk zegt. | Jammer dat uw oude kapot is.
U had pech in een andere winkel, dat begrijp ik. | U vraagt het terecht. | Goed dat u het vraagt voor u bestelt. | Dat is een eerlijke vraag.
U wilt aan het eind van de maand betalen, zoveel heb ik begrepen. | U had hem graag voor de verjaardag van uw dochter, dat las ik. | Als u wilt leg ik er nu een in de winkelwagen.
Zal ik hem voor u bestellen, of wacht u liever? | Wilt u er een of twee? | Wat moet er aan de bestelling veranderen? | Op welke naam moet het pakket? | Is de koerier al bij u geweest?
Hoe ziet de schade eruit? | Bedoelt u deze bestelling of de vorige? | U kunt kiezen uit M en L. | Ik heb de maat in de winkelwagen veranderd in L. | De winkelwagen is nu leeg.
Ik heb de straat verbeterd. | De bestelling is geplaatst en heeft een nummer. | Het nummer staat in het bericht hierboven. | Hij komt gevouwen in een papieren zak. | De steken lopen in golven.
In het begin voelt hij wat ruw. | Hij is zwaarder dan hij eruitziet. | De honing vloeit langzaam. | Hij heeft de kleur van donker barnsteen. | Goedenacht en tot de volgende keer.
Ik wens u een mooie bruiloft. | Veel succes met het examen. | Sorry, dat begreep ik niet, kunt u het anders schrijven? | Ik zie alleen tekst, geen spraakberichten. | Dan blijven we bij de blauwe.
Goed, ik laat hem weg. | Zoals u wilt, dan maar een. | Er is ook een goedkopere, zal ik die tonen? | We hebben er ook een die minder kost. | De koerier geeft hem af aan de deur.
De rok komt tot de knie. | De kabel past op de meeste telefoons. | Hij smaakt vol en kruidig. | De lamp heeft een ronde stekker. | Er zijn twee klanten met die naam, welke bent u?
Ik help u daar graag mee. | Wat wilt u erover weten? | Ja, we hebben iets voor minder geld, zal ik het tonen? | We hebben andere die goedkoper zijn. | De mouw komt tot de pols.
De kraag sluit met een knoop.
`,
}
