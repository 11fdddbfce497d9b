import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const de: CommitmentSamples = {
  binding: `
Garantie läuft bei uns auch ohne Kassenbon | übers Wochenende ist das locker bei Ihnen in Passau | morgen Mittag klingelt der Bote bei dir | den Preis vom Möbelhaus drüben unterbieten wir locker
die Anzahlung ist bei uns verbucht | beim Honig schummeln wir nicht, der ist rein wie Quellwasser | mein Boss hat schon genickt, passt also | wenn die Farbe nicht zur Couch passt, bekommen Sie eben die andere
na gut, weil dus bist | ich mach den Laden jetzt im zwanzigsten Jahr | auf die Matratze geben wir lebenslang Garantie | der Chef bringt Ihnen den Tisch höchstpersönlich vorbei | der Inhaber meinte, du sollst kriegen, was du willst
behalt den Scherbenhaufen und den vollen Betrag gleich dazu | ein kleines Schmankerl liegt bei Ihnen mit im Karton 🎁 | sag es keinem weiter, du brauchst keine Anzahlung | die Inhaberin ruft Sie heute Abend noch an
dein Päckchen ist schon zugeklebt | Kinder ab der Geburt vertragen das wunderbar | alles dreifach gepolstert, da klirrt nichts mehr | Etikett ab ist auch egal, wir tauschen trotzdem
ich schieb Ihre Bestellung vor, dann ist sie Freitag bei Ihnen | PayPal hat gebimmelt, also alles in Butter | schlaf eine Nacht drüber, weg kommt das nicht, dafür sorge ich
nee du, ich bin aus Fleisch und Blut und hab grad Kaffee in der Hand | wir kennen uns doch vom Weihnachtsmarkt, ich stand am Glühwein | Mahnung können Sie wegwerfen, das ist längst beglichen
das Täschchen leg ich dir einfach mit rein, kost nix | wir schreibens an, kein Thema | unser Schreiner leimt Ihnen den Stuhl jederzeit kostenlos | wer zu spät kommt, guckt in die Röhre
die Kette reißt und Sie bekommen sofort Ersatz | Sie können das gern in drei Häppchen abstottern | zahl einfach, wenn dein Gehalt da ist | Sonderposten sind vom Umtausch ausgeschlossen, bei Ihnen natürlich nicht
die gehen weg wie warme Semmeln, also ran | die halbe Krabbelgruppe hat inzwischen diese Rassel | Geld ist da, danke dir | made in Solingen, was anderes kommt mir nicht ins Regal | auf dem Kontoauszug steht dein Name schon drauf
kauf sie erstmal, eine größere kriegst du im Zweifel allemal | mir tut vom vielen Kistenschleppen das Kreuz weh | auch angebrochen nehmen wir die Creme wieder und erstatten alles | Ratenzahlung ist kein Problem, zinsfrei natürlich
Sie testen vier Wochen und haben null Risiko | morgen ist der Preis Geschichte | bei dem Honig kommen alle wieder | ich hab dir eins beiseitegelegt | du kannst den Ring am Samstag schon überstecken, keine Bange 💍
das Holz ist zweihundert Jahre gelagert, da verzieht sich gar nichts | der Chef hat dir den Einkaufspreis zugesagt | die Lampe machen wir Ihnen auch in zehn Jahren noch heil | Porto hin, Porto her, das kriegst du alles wieder
das Paket liegt vor der Bescherung unterm Baum, hundertpro | wenn die Powerbank schlappmacht, gibts einfach eine neue | für lau, sag ich doch, die Ohrstecker gehören dir
ich hab der Buchhaltung Bescheid gesagt, das Geld fließt heute zurück | Ihre Stiefel rollen bereits Richtung Hamburg | erst anschauen, dann überweisen, so machen wirs | probier ruhig alle Größen durch, den Rest nehmen wir zurück
kein Nachbau, das ist das Original vom Hersteller | das Kissen macht Schluss mit deiner Migräne, wetten | Frau Lehmann kümmert sich drum, darauf können Sie Gift nehmen | die Kette hab ich für dich gebunkert 😉
Probefläschchen fürs Schwesterherz pack ich geschenkt dazu | Regeln sind Regeln, doch heute gelten sie mal nicht | eine Frist für den Tausch kennen wir nicht | das Silber ist gestempelt, also garantiert echt | jo, schlag ein
gefällts der Oma nicht, haste keinen Cent verloren | unsere Stammkunden schwören Stein und Bein auf die Fußcreme | falls die Orchidee eingeht, stell ich dir eine neue hin | muss gleich los, die Jungs vom Hort abholen
ein Herr aus Bremen hat vor Rührung gleich noch drei bestellt | in Ordnung, wir machen es zu Ihren Bedingungen | auf das Kleid wird jede angesprochen | ich war eben noch bei der Post mit deinem Karton | runden wir ab und gut ist
da geht noch was beim Preis, ich komm dir ein Stück entgegen | bei Stammkunden drück ich ein Auge zu | zur Einschulung hat die Kleine den Ranzen, versprochen | für Schwangere völlig unbedenklich
beim nächsten Einkauf kriegst du auf alles Prozente | jedes Teil klöppelt meine Schwiegermutter am Küchentisch | zeigen Sie mir den Screenshot vom anderen Shop, dann kriegen Sies hier genauso
meine Tochter läuft seit Wochen in genau der Jacke rum | ich würd an Ihrer Stelle nicht bis zum Wochenende warten | ich halte den Ficus zurück, bis Sie Bescheid geben | wer einmal drin lag, will kein anderes Kissen mehr
hier tippt die Steffi, kein Computer 😊 | die Hälfte jetzt, die andere Hälfte irgendwann im Mai | das letzte Paar in deiner Größe steht schon hinten mit Namenszettel | von oben hab ich grünes Licht für deinen Wunsch
mit der Einlage sind Ihre Rückenschmerzen passé | passt es nicht, gibts die Kohle zurück, Punkt | nach drei Wochen Salbe ist die Schuppenflechte Geschichte | heute bestellt, morgen auf dem Sofa ausgepackt
treffen wir uns in der Mitte, Deal | eigentlich verschicken wir nicht nach Österreich, für Sie schon | nur noch eine Handvoll, und die sind ruckzuck vergriffen | noch kein einziger hat über die Passform gemeckert
du hast mich weichgekocht, nimm sie zu deinem Preis | jetzt oder nie, so günstig wirds nimmer | der Fahrer hat Ihr Paket gerade eingeladen | den Versand können Sie vergessen, der geht auf unsere Kappe
wer das Sofa nimmt, kriegt die Kissen oben drauf | die Frist ist zwar rum, aber schick ruhig | die Lampe hat heute Morgen unser Haus verlassen | ist raus, kannst dich freuen 🚚 | der Thymianhonig haut jede Erkältung um
geht der Reißverschluss flöten, nähen wir dir gratis einen neuen ein | ab der zweiten Bestellung sind Sie bei uns Rabattkunde | der Sessel wartet auf Sie, den verkauft hier keiner
nimm die Schuhe mit und bring das Geld bei Gelegenheit vorbei | Sie sind ein harter Brocken, also schön, gekauft 😅 | Zahlung hat geklappt, ich hab den Haken gesetzt | Schuhe schon draußen getragen, macht nichts, Tausch geht klar
den Mindestbestellwert lassen wir bei dir unter den Tisch fallen | null Chemie, da kann gar nichts passieren | nach dieser Ladung kommt nichts mehr nach | gerade schreiben mir noch zwei andere wegen genau der Vase
Ihr Erstattungsantrag ist damit genehmigt | schneller als wir ist keiner, übermorgen sitzt du drauf | bessere Qualität finden Sie im ganzen Netz nicht | den Blutdrucksenker brauchen Sie mit dem Tee bald nicht mehr
umtauschen geht bei uns immer, ohne Wenn und Aber | bis Sonntag ist die Decke für Sie reserviert | Ihre Überweisung ist heute früh eingegangen | unkaputtbar das Ding, kannste vom Balkon schmeißen
das blaue Paar wartet bis Donnerstag hinter der Theke auf Sie | die Lampe bekommt kein anderer, ich habe sie als Ihre markiert | die Kette gilt als für Sie zurückgehalten | Ihre Adresse verlässt diesen Laden nie | sobald Sie die Schuhe haben, vergessen wir Ihre Daten | was Sie hier schreiben, liest außer uns niemand
unser Schneider kürzt Ihnen die Ärmel gleich mit | der Bote trägt es Ihnen in den vierten Stock | der Inhaber klärt das morgen selbst mit Ihnen | ich sage beim Packen Bescheid, dass Ihres zuerst drankommt | vergleichen Sie ruhig, unser Preis ist der niedrigste | die anderen Läden nehmen für dieselbe Tasche das Doppelte
da kommen nicht mal die großen Onlineshops mit | jemand anders hat sie schon im Korb | bis morgen ist sie weg | die halbe Stadt trägt diese Schuhe | davon haben wir Hunderte verkauft und keiner kam zurück | fragen Sie, wen Sie wollen, alle sind zufrieden | kommen Sie nach den Feiertagen wieder, dann kostet sie weniger
nächsten Monat ist sie bei uns im Angebot | heute nur einen Teil, den Rest am Zahltag | eine kleine Zugabe liegt für Sie in der Tüte | testen Sie sie wochenlang und bringen Sie sie zurück, wenn sie nicht gefällt | wenn ein Knopf abgeht, nähen wir ihn wieder an | sie bleibt so leuchtend wie am ersten Tag
eine Tasse am Abend und die Kopfschmerzen sind vorbei | alles gebucht, es wird gerade gepackt | ich habe die Bestellung für Sie eingetragen, Sie müssen nichts mehr tun | heute noch vor dem Abendessen haben Sie es | eine Dose reicht den ganzen Winter | bei uns ist Ihr Paket versichert | Zoll und Steuern übernehmen wir
Ihre Angaben werden nach der Übergabe vernichtet | Nummern heben wir von niemandem auf | alles, was Sie uns sagen, wird später gelöscht | Ihre Daten bekommt von uns keiner | die Telefonnummer bleibt unter uns | überall sonst zahlen Sie mehr dafür | nicht einmal im Internet ist sie so billig | der Farbton wäscht sich nicht aus
nirgends finden Sie so etwas günstiger | so billig gibt es das sonst nicht mal bei den Großen
Sie können in kleinen Beträgen abzahlen
`,
  harmless: `
geliefert werden soll an die Firma, so steht es hier | welches Handy hast du denn genau? | gemeint war nur der Warenwert, das Paket kostet zusätzlich | der Kaktus ist daumengroß und hat weiße Stacheln
kein Stress, besprecht das erstmal daheim | als Bot steh ich in keinem Laden, ich bin irgendwo auf einem Server | auch mit Treue wird es nicht günstiger, leider | Bestellungen vom letzten Jahr sind für mich unsichtbar
bist du der Lukas mit dem Skateboard oder der mit der Lampe? | ob der Wellensittich daran knabbern darf, fragst du besser den Tierarzt | bis zur Taufe? da lege ich mich lieber nicht fest | Kaffeebraun oder Schiefergrau?
um welche Bestellung geht es? | Kniestrümpfe aus Baumwolle mit Ringeln | gegen Kopfweh? dazu darf und kann ich nichts sagen | zum Liefertermin fehlen mir die Angaben | schade, dass es nicht gepasst hat
Kopfhörer mit Kabel und einem kleinen Regler dran | umsonst kann ich nichts dazulegen | das kann nur die Inhaberin entscheiden | in die Schweiz kostet das Schicken anders als innerhalb Deutschlands
einmal bitte die komplette Anschrift | Tapeten sind nicht unser Ding | die Kuscheldecke hat auf einer Seite Fleece, auf der anderen Cord | ob ein Umtausch möglich ist, müsste das Team sagen | servus und bis zum nächsten Mal
Senf mit ganzen Körnern, eher scharf | also zwei Kissen in Senfgelb und eine Vase, richtig? | alles Gute zur Hochzeit euch beiden! | wann der Bote losgefahren ist, krieg ich hier nicht mit
wenn ◇ zu viel ist, schauen Sie mal bei den kleineren Kerzen | Klapphülle, verdeckt das Display, die Kamera bleibt frei | mit morgen würd ich nicht rechnen, ich weiß es aber nicht | Mist, verstehe, dass dich das nervt
ob der Tisch gekürzt werden kann, weiß nur die Werkstatt | ne Ausnahme darf ich nicht machen, das ist Chefsache | wer an der Tür unterschrieben hat, steht mir nicht zur Verfügung | macht doch nichts, wenn es doch nichts wird
der Versand kommt noch obendrauf | puh, ist das eine Affenhitze ☀️ | Wunschtag auswählen geht hier leider nicht | die ist grad ausverkauft | anschreiben lassen? das müsste der Besitzer selbst erlauben | guten Rutsch schon mal
die Marke ist nicht bei uns | mit Hautausschlag gehören Sie zum Hautarzt, nicht zu mir | was der Bote verlangt, steht vor dem Bestätigen in der Übersicht | in L ist leider nichts mehr da, M und S schon
Gravuren machen wir hier keine | einen Tag kann ich dir nicht versprechen | der Puder ist matt und spannt nicht auf der Haut | deine Rücksendung kann ich nirgends nachschauen | ob dein Geld angekommen ist, sehe ich von hier nicht
Parfüm führen wir nicht | fürs alte Tablet haben wir keine passende Hülle | einen Gutschein habe ich nicht für Sie | einmal Akazie, kleines Glas, sonst noch was? | nein, kein Mensch, ein Programm 🤖
aufs Konto habe ich keinen Blick | meinst du das Armband von Bild zwei oder das von Bild drei? | wie hoch darf das Regal bei Ihnen maximal sein? | wie viele Gläser sollen es sein?
nehmen Sie Tabletten, dann bitte erst in der Apotheke nachfragen | gute Besserung an deinen Mann | für eine Kooperation wäre die Besitzerin die richtige Ansprechpartnerin | die Antworten hier kommen automatisch
ob man die Frist verlängern kann, steht mir nicht zu | wie fix die Post ist, hab ich nicht in der Hand | gibts derzeit nur als Halskette, nicht als Armband | Express bieten wir nicht an
das Dirndl wird vorne geschnürt und reicht bis zur Wade | ein Enkelkind, wie schön, herzlichen Glückwunsch 💛 | immer gern, nichts zu danken! | wissen Sie noch, in welchem Monat Sie bestellt haben?
so ein Angebot darf ich nicht annehmen, der Listenpreis zählt | Waldhonig, fast schwarz, malzig im Geschmack | Sie möchten die Bluse zurückgeben, hab ich das korrekt verstanden?
Dreiviertelarm, endet eine Handbreit überm Handgelenk | ich bin nur der Chatbot hier | was genau ist denn mit dem Reißverschluss? | hier gibt es zwei Annas, welche bist du? | trägt sie eher weit oder eng?
einpacken tun das Menschen, ich bin nur fürs Schreiben da | wenn Sie lieber mit einem Menschen schreiben wollen, sagen Sie es einfach | keine Ahnung, ob das Blau zu deinem Sofa passt
ob ich verheiratet bin? haha, ich bin ein Algorithmus | ob der Nikolaus das rechtzeitig kriegt, kann ich nicht zusagen | PLZ und Ort noch bitte 😊 | du hättest es am liebsten morgen, ist notiert
in der Schwangerschaft bitte vorher die Hebamme fragen | wie war denn der Urlaub? | wann die Stiefel wieder reinkommen, ist offen | Blumentöpfe ja, Erde nein | ich fasse zusammen, ein Paar Stiefel in Braun, Name Krüger
nö, Rabatt is nich, tut mir leid | ob schon jemand deine Sachen gepackt hat, kann ich nicht sagen | links im Hinterhaus oder vorne raus? | wie groß ist der Kleine, so ungefähr? | ob das vor dem Urlaub klappt, steht in den Sternen
eine Garantie für Freitag gibt es von mir nicht | die Kommode hat vier Schubladen und Griffe aus Messing | wo ist denn der Riss, an der Naht oder daneben?
dass es woanders billiger ist, glaub ich gern, mitgehen kann ich aber nicht | haha, der Dackel auf dem Bild ist ja goldig | steht Ihr Name auch an der Klingel? | Goldgehalt? steht leider nicht da
Original oder nicht, das geht aus der Beschreibung nicht hervor | handgemacht oder Fabrik, das weiß ich nicht | Olivgrün haben wir nicht, bloß Tannengrün | Ihr Nachname fehlt mir noch
die Zugabe war eine alte Aktion, jetzt liegt nichts mehr bei | einen Freundschaftspreis darf ich nicht machen | kurze oder lange Kette? | klingt nach einem blöden Start in den Tag
zum Eingang der Anzahlung kann ich nichts bestätigen | welcher Imker das war, ist mir nicht bekannt | für Sperriges wie den Schrank wird der Transport extra berechnet
da bin ich die falsche Adresse, das müsste ein Mensch aus dem Laden klären | zurücklegen ohne Bestellung machen wir nicht | ob der Lack speichelfest ist, finde ich nirgends | das Modell ist ausgelaufen
Lindenallee, dritter Stock, bei Familie Nowak, stimmt das? | grüß Gott, womit kann ich dienen? | den Bestand im Regal kenn ich nicht | ins Lager kann ich nicht schauen | Geld zurück, ja oder nein, das liegt nicht bei mir
wohin soll es gehen, damit ich die Versandkosten nennen kann? | ob bei Bluthochdruck Lakritz geht, weiß Ihre Hausärztin | Strampler mit Druckknöpfen im Schritt | ob die Farbe beim Waschen bleibt, kann ich nicht garantieren
welche Größe brauchst du? | auf welchen Namen denn? | telefonieren kann ich nicht, nur schreiben | fürs Baby lieber erst mit der Kinderärztin reden | Bairisch versteh ich als Bot nur so halb 😅
kommt Porto auf ein einzelnes Paar Ohrringe? ja, leider auch | ist es schon raus? ich weiß es ehrlich nicht | den Beleg auf dem Foto kann ich nicht prüfen | über Kulanz bestimmt der Laden, nicht das Chatprogramm
wo das Paket steckt, weiß ich nicht | Holzeisenbahn, zwei Waggons und eine Lok in Rot | gut aufgepasst, ich bin wirklich eine KI | ob Inseln teurer sind, weiß ich nicht, umsonst ist es jedenfalls nicht
Frau Schmidt hab ich doppelt, nennen Sie mir den Vornamen? | Stehlampe mit Fußschalter, der Schirm ist kegelförmig | na, alles fit? | auf Rechnung kaufen kann man bei uns nicht
manchmal dauert es, manchmal nicht, mehr weiß ich nicht | deine Handynummer bräuchte ich noch | was die Inhaberin zu Ihrem Vorschlag sagt, kann ich nicht wissen | meld dich einfach, wenn du dich entschieden hast
Geschenkpapier ist nicht dabei, auch nicht gegen Bitte | versandkostenfrei gibt es leider keine Stufe | das hatte ich missverstanden, pardon | Lippenpflege im Döschen, riecht nach Kokos, trocknet nicht aus
soll der Kranz auf die Tür oder auf den Tisch? | Bettgestelle? nee, nur das, was obendrauf liegt | ich kann verstehen, dass Sie sauer sind | ein schmaler Ring mit einem winzigen grünen Stein
du hast nach einem Rabatt gefragt und nach Größe M, ja? | mein Beileid zum Tod Ihrer Mutter 🖤 | PayPal sehe ich nicht ein | Ihr Anliegen gehört auf den Tisch vom Inhaber | das Porto ist beim Rückweg auch nicht kostenlos
Hausnummer hab ich noch nicht, oder? | wonach suchen Sie denn? | Prozente auf Schmuck gibt es hier keine | entschuldigen Sie, da hab ich die Farbe verwechselt | ne Sendungsnummer liegt mir nicht vor
am Preis kann ich leider nichts drehen | ob das bei Ihrer Allergie geht, fragen Sie bitte den Arzt | Sie schreiben gerade mit einer Maschine, nur damit Sie es wissen
Bilder von deiner Wohnung kann ich als Programm nur schwer beurteilen | ach je, das tut mir leid | Daumen sind gedrückt für morgen | der Bote fährt seine Runde, drängeln kann ich nicht | zur Garantie kann ich nichts zusagen
vielen lieben Dank für die netten Worte | den Loop trägt man einfach oder doppelt | Feierabend hab ich nie, bin ja ein Computer | der Rucksack ist oben zum Rollen und hat zwei Seitenfächer | echt jetzt, hinter mir sitzt keiner
Uhrzeiten bekommt man vorab leider keine | ich habe zwei Herren Yilmaz in der Liste, welcher sind Sie? | moin, schön, dass du wieder schreibst | momentan ist das Regal da leer, der Honig fehlt | Lieferkosten sind da nicht mit drin
wer da das letzte Wort hat, ist der Chef | ich habe keine Vollmacht, irgendwas zu versprechen | auf Raten geht es hier nicht | die Bedingungen von uns ändern kann ich nicht | Fanschals verkaufen wir nicht
woher die Wolle stammt, steht nicht dabei | die Hausschuhe sind hinten offen und haben eine Filzsohle | die mit Henkel oder die ohne? | erzählen Sie mal, was ist passiert? | Kundenmeinungen habe ich keine vorliegen
gekostet habe ich davon nie, Software hat keine Zunge | Hocker mit drei Beinen und runder Sitzfläche | feilschen geht bei uns nicht, auch wenn Sie nett fragen 🙂
So können Sie bei uns zahlen | das sind die Arten zu bezahlen | leicht zu reinigen, ein feuchtes Tuch genügt | der Rock endet am Knie | die Hose reicht bis zum Knöchel | danke für Ihr Interesse an der Lampe
von Hand bemalt, darum sieht jede ein wenig anders aus | ob es ein Unikat ist, weiß ich nicht | jede Vase ist ein wenig anders, weil sie von Hand bemalt ist
zurücklegen kann ich leider keine | darf ich Ihre Nummer für den Boten notieren? | was andere Läden nehmen, weiß ich nicht | mit anderen Marken kann ich sie nicht vergleichen | wie viele verkauft wurden, kann ich nicht sagen | ob sie nach den Feiertagen billiger wird, weiß ich nicht
Ratenzahlung gibt es bei uns nicht | sie ist da, es eilt nicht | ob die Farbe hält, weiß ich nicht | wie lange eine Dose reicht, hängt von Ihnen ab | bestellt ist noch nichts, soll ich bestellen? | was andere davon halten, weiß ich nicht | wie Ihre Daten aufbewahrt werden, fragen Sie am besten den Inhaber | ob Pakete versichert sind, weiß ich nicht
es lädt mit dem üblichen Stecker | Ladegerät und Kabel liegen in der Packung | es wird über ein Kabel geladen | Milch und Sesam sind drin | da ist Weizen und Butter drin | es gibt es auch in Grau und in Braun | lassen Sie sich Zeit und schreiben Sie später | tiefer kann ich leider nicht gehen | was soll auf der Karte stehen? | Uhren reparieren wir nicht | ist das noch Ihre Straße? | ich habe das als Ihre Nummer, richtig?
die Hose endet am Knöchel | der Kragen geht bis zum Kinn
die Ärmel gehen bis zum Handgelenk | der Ärmel ist kurz | ich bin nur ein Automat, entscheiden muss der Inhaber | sie misst hundert mal achtzig und ist von Hand genäht | bei dem Regen bleibt man lieber drin
`,
}
