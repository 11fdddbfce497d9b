import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const de: CommitmentSamples = {
  binding: `
drei Wochen davon und das Knie schmerzt nicht mehr beim Treppensteigen | Ihr Rücken ist danach wie neu
ist schon auf dem weg, übermorgen liegt es bei dir | der Bote ist unterwegs, heute Abend hast du dein Kleid | Ist gepackt und weg, am Freitag haben Sie alles | du hast es morgen früh in der hand
Der Zusteller hat nur noch zwei Stopps, dann sind Sie dran | Zur Taufe am Sonntag steht die Torte, äh, die Tortenplatte auf Ihrem Tisch | spätestens übermorgen grillst du damit, hundertpro
pünktlich zum Zuckerfest haben die Kinder ihre Sachen an | Wir fahren extra Express, dann ist es vor der Einschulung bei Ihnen | Ja, klappt noch vor Ihrem Urlaub, das nehm ich auf meine Kappe
Kein Euro geht Ihnen verloren, der Betrag kommt ohne Wenn und Aber retour | hab der Buchhaltung schon geschrieben, die überweist Ihnen das | wenn der Duft nicht gefällt, bekommen Sie die Summe per PayPal zurück
auch angebrochen erstatten wir Ihnen die Creme | Dann holen wir den Stuhl ab und Sie erhalten, was Sie gezahlt haben | Passt die Lederhose nicht, nehmen wir sie und schicken die nächste Größe
Lila statt Rosa? Bringt der Bote beim nächsten Mal mit und nimmt das andere mit | Sie tauschen einfach so lange, bis alles sitzt | kannst jederzeit auf ein anderes Muster umsteigen, kostet dich keinen Pfennig
Für den Kinderwagen stehen wir fünf Jahre gerade | wackelt irgendwann ein Bein, schrauben wir es Ihnen wieder fest, kostenlos | bei Rost bekommen Sie eine neue Pfanne, da fackeln wir nicht lang | Kommt Wasser rein, zahlen wir Ihnen die Uhr
das Ding ist abgesichert, im Schadensfall melden Sie sich und wir schicken neu | Ofenhandschuhe leg ich oben drauf, die kosten Sie nix | der Bringdienst ist diesmal inklusive, weil Sie so lieb gefragt haben
Zum Geburtstag gibt's von uns eine Kerze extra | Wer heute noch bestellt, findet ein Dankeschön im Päckchen | Ich schreib die Lieferkosten auf null | Dreißig, nein, sagen wir fünfundzwanzig, weil wir Nachbarn sind
Den Rest auf den vollen Zehner schenk ich Ihnen | ich dreh am Preis, wenn Sie mir ein Ja geben | für Vereine gehen wir immer runter, für Sie also auch | der Angebotspreis ist seit gestern rum, aber Sie kriegen ihn trotzdem
Was Amazon kann, können wir auch, wir ziehen gleich | Zahlen tun Sie nach Weihnachten, vorher will ich nichts sehen | stottern Sie es halt in Ruhe ab | Sie nehmen das Kleid mit, probieren es daheim und zahlen, falls es bleibt
wenn das Amt überwiesen hat, ist früh genug | Der Gartenstuhl ist für Sie weggesperrt | kein anderer bekommt ihn, ich hab im Shop auf ausverkauft gestellt | bis zum Zahltag parken wir das bei uns
ich häng ein Schild dran: verkauft an Frau Maier | Maßanfertigung machen wir eigentlich nie, Ihnen nähe ich sie | Packstation geht sonst nicht, bei dir mach ich das klar | ich setze mich über die Frist hinweg, nur weil Sie es sind
Dann eben Rückgabe trotz Rabattcode, Ausnahme genehmigt | Der Topf überlebt Sie und mich | unsere Seife ist von mir selbst gesiedet, ohne jede Chemie | Bio ist das, alles zertifiziert, da können Sie jeden fragen
feinstes Merino, kratzt nie, fusselt nie | Die Bienenvölker gehören meinem Schwager, naturbelassener geht's nicht | Haltbar ist das ewig, da verdirbt nichts | so stabil, da kann ein Elefant drauf sitzen
Steht jetzt alles so drin, wie Sie es wollten, ist gespeichert | der Chef hat Ihre Rückgabe abgesegnet | Ihr Geld ist gutgeschrieben, ich hab's gerade kontrolliert | die neue Hausnummer ist beim Paketdienst hinterlegt
Alles paletti, die Sendung liegt im Verteilzentrum | Ihr Gutschein ist eingelöst, ich hab den Betrag abgezogen | Heute Nacht läuft das aus, danach zahlt man den vollen Preis | ich sehe gerade, es ist das vorletzte
drei Leute haben mir eben dafür geschrieben, beeil dich | Nachschub kommt keiner mehr, die Fabrik hat dichtgemacht | meine Kundinnen sind alle ganz verrückt danach | ein Herr aus Köln sagt, er schläft seitdem durch
noch jeder hat uns danach weiterempfohlen | Im Kindergarten meiner Nichte hat die schon jede Mutter | ich bin die Uschi, mir gehört der Laden seit zwanzig Jahren | bei mir regnet's grad auf den Balkon, also ja, ich bin echt
Ich freu mich wie ein Schnitzel, wenn Leute so nett sind, so bin ich halt als Mensch | war eben kurz mit dem Hund draußen, jetzt bin ich wieder für dich da | Die Tinktur macht Schluss mit der Gicht
Beim Stillen ist das unbedenklich, ich kenn mich aus | dreimal täglich zehn Tropfen, dann verschwindet das Fieber | Neurodermitis? Damit sind Sie das in zwei Wochen los | senkt den Blutzucker ganz natürlich
Apotheker empfehlen genau diese Mischung | Ab dem dritten Monat dürfen Babys das ruhig trinken | Schon gut, Sie bestimmen, ich füge mich | gebongt, genau so wird's gemacht | Wenn das Ihre Bedingung ist, dann akzeptieren wir die
Für den Schreck gibt's eine Gutschrift | Den Ausfall bezahlen wir Ihnen, gar keine Frage | zwei Wochen Warterei? dafür bekommst du was geschenkt | der Kurier klingelt nicht, das Baby schläft ja, hab ich ihm gesagt
ich funke den Fahrer an, er dreht um und kommt nochmal | Der bringt Ihnen die Kiste in den Keller, ich kläre das ab | Reklamation? das Wort kennen wir hier nicht | beschwert hat sich darüber noch keine Menschenseele
damit haben Sie ein Leben lang Ruhe | geht nie kaputt, geht nie verloren, geht nie schief | Bis zur Hochzeit am Samstag haben Sie das Kleid, da können Sie Gift drauf nehmen | morgen früh klingelt der Bote bei dir, versprochen
Vor der Prüfung ist der Rucksack auf jeden Fall da | Gefällt's nicht? Schicken Sie's zurück und wir überweisen alles | klar gibt's das Geld wieder, auch ohne Kassenbon | den vollen Betrag bekommen Sie retour, Porto inklusive
bei uns geht niemand mit Verlust raus, wir geben jeden Cent zurück | zu klein? dann tauschen wir halt gegen L, kostet nix | auch getragen nehmen wir den Pulli im Tausch | wenn die Schuhe drücken kriegst du andere, easy
bei jedem Materialfehler erhalten Sie ein neues Gerät | Akku hin? Wir setzen einen neuen ein, geht aufs Haus | ein Foto vom Riss genügt, dann geht am selben Tag Ersatz raus | ich leg Ihnen noch einen Schlüsselanhänger dazu 🎁
da pack ich dir die Kissenhüllen obendrauf, ohne Aufpreis | Bei zwei Töpfen gibt's den Deckel kostenlos dazu | ein bisschen Nachlass ist drin, wenn Sie heute zuschlagen | egal was die andere Seite verlangt, wir sind billiger
Wer drei nimmt, bekommt von mir Mengenrabatt | in drei Raten, kein Problem, ganz ohne Zinsen | erst anschauen, dann zahlen, so machen wir das | Überweisen Sie, sobald das Kindergeld kommt | hab eine für Sie zur Seite getan
die Größe blocke ich, da kommt sonst keiner ran | der letzte Topf gehört Ihnen, ich verkauf ihn nicht weiter | die bleibt hinten im Lager, bis Sie das Geld beisammen haben | Ausnahmsweise gilt der Mindestbestellwert bei Ihnen nicht
sonntags ist zu, trotzdem macht Ihnen jemand auf | die Vorschrift kenne ich, um die kümmere ich mich schon | den Honig schleudern wir selbst, die Bienen stehen hinterm Haus | hundertprozentig rein, da ist kein Gramm Zucker drin
Original aus Italien, keine Kopie, garantiert | Erledigt! Ich hab's im System eingetragen | Ihre Zahlung ist eingegangen, alles bestätigt | hab im Lager angerufen, das Päckchen ist raus | der Kurier hat die Sendung heute Mittag übernommen
schnell sein, es sind bloß noch zwei da | Wer bis morgen wartet, geht leer aus | die Aktion endet in einer Stunde und kommt nicht wieder | alle, die sie gekauft haben, kamen wieder
bei einer anderen Dame mit derselben Haut war nach Tagen alles weg | eine Lehrerin hat sie bestellt und jetzt will die ganze Schule eine | enttäuscht war davon noch keiner, wirklich keiner
Das macht mich richtig traurig, wenn jemand unzufrieden geht | hab selber zwei Kinder, ich weiß wie das ist | hier Thomas vom Kundendienst, ein Mensch aus Fleisch und Blut | Schwangere können das bedenkenlos nehmen
auch als Diabetiker dürfen Sie zugreifen, der Zucker steigt davon nicht | mit dem Tee ist Mamas Migräne verschwunden | abgemacht, wie Sie wünschen | okay, dann zahlen Sie das und den Rest tragen wir
du hast gewonnen 😅 wir machen's nach deinem Kopf | zu allen drei Punkten ein klares Ja | den zerbrochenen Krug ersetzen wir selbstverständlich | die Taxikosten übernehmen wir, schicken Sie uns die Quittung
Sie kriegen einen Teil vom Preis wieder, das bin ich Ihnen schuldig | der Fahrer wartet unten, das ist so besprochen | unser Bote kommt erst nach sechs, dafür sorge ich gern
mit dem Zusteller ist vereinbart, dass Sie vor dem Bezahlen reinschauen dürfen | das läuft und läuft, da kann nix schiefgehen | ich schwöre, das Ding geht nicht kaputt | bei uns ist noch nie ein Paket verloren gegangen
`,
  harmless: `
Ich bin ein Programm, entscheiden kann nur die Chefin | Wer kann denn das Paket entgegennehmen? | Ist tagsüber jemand daheim? | Das kann nur die Inhaberin sagen | Schreiben Sie mir bitte Name, Telefon und Adresse?
Handeln kann man auf dem Flohmarkt, bei uns steht der Preis leider fest 😉 | der Zehner, den Sie weniger zahlen möchten, den hab ich nicht zu verschenken | mit Gutscheincodes kann ich nicht dienen
für Vereine gibt's keinen Sonderpreis, jedenfalls weiß ich von keinem | Ob Amazon günstiger ist, hab ich nicht verglichen | zum Schulanfang? schwer zu sagen, auf den Kalender des Paketdienstes hab ich keinen Einfluss
Wenn der Termin so wichtig ist, planen Sie lieber einen Ersatz ein | Express bieten wir nicht an | der Bote meldet sich, wann er kommt, steht nirgends | Zur Taufe am Sonntag? da mag ich Ihnen nichts vormachen
Lieferzeiten nennt der Laden hier keine | ich könnte Ihnen jetzt ein Datum nennen, aber das wäre geraten | Bitte nicht enttäuscht sein, blocken lässt sich der Stuhl nicht | auch mit Anzahlung legen wir nichts beiseite
wer zuerst bestätigt, hat ihn | Garantiekarte liegt meines Wissens keine bei | wie lang die Pfanne hält, hängt davon ab, wie man sie behandelt | Rost ist bei Gusseisen möglich, wenn es nass steht
Dass der Stoff nie kratzt, würde ich nicht unterschreiben | reine Wolle? angegeben ist nur Wollmischung | Bio steht nicht auf dem Etikett | Wer die Seife macht, ist in der Beschreibung nicht genannt
Ob Sie sie angebrochen zurückgeben können, entscheidet der Inhaber | ich leite Ihre Bitte um Erstattung an den Laden weiter, entscheiden tut der | wann eine Rückzahlung käme, könnte ich Ihnen gar nicht sagen
Für Umtauschwünsche gibt's hier eine Kollegin, die schaut sich das an | Anprobe mit wartendem Boten, das machen wir nicht | Maßanfertigungen nimmt der Laden keine an | An Packstationen wird nicht zugestellt
Lieferung in die Schweiz? leider nicht im Angebot | mit Karte oder PayPal zahlen klappt bei uns nicht | auf Rechnung kaufen ist nicht möglich | wenn's gerade eng ist, lassen Sie sich Zeit, die Seite läuft nicht weg
Ratenkauf hätte ich Ihnen gern angeboten, den gibt es bloß nicht | Ohne Anmeldung, ohne Konto, Sie schreiben einfach hier | Tropfen, Salben und so was haben wir gar nicht | bei Neurodermitis bitte zum Hautarzt, eine Decke heilt die nicht
Honig und Säuglinge, das klären Sie bitte unbedingt mit dem Kinderarzt | Ihr Blutdruck gehört in ärztliche Hände, nicht in meine | ich hoffe, das Fieber geht bald runter, ruhen Sie sich aus
ob das beim Stillen geht, dazu darf ich nichts sagen | Nein, Gicht und Rheuma sind kein Fall für unseren Tee | Ich bin der Chatbot des Ladens, falls Sie sich wundern, warum ich so flott bin | Balkon hab ich keinen, Programme wohnen nicht 😄
Wenn Sie lieber mit einem Menschen reden, sage ich das weiter | Uschi heißt die Inhaberin, ich bin nur ihre Software | mir tut nichts weh, ich bin ja kein Mensch, aber danke der Nachfrage
dem Zusteller Bescheid geben kann nur der Zustelldienst | das mit dem schlafenden Baby schreibe ich zur Adresse, ob er's liest, weiß ich nicht | Bis in den Keller? was der Bote trägt, weiß ich leider nicht
dass Sie zwei Wochen gewartet haben, ist wirklich ärgerlich | Eine Gutschrift zusagen, das darf ich nicht | Ihre Forderung gebe ich so weiter, wie Sie sie geschrieben haben | Einverstanden sagen kann dazu nur der Chef
Beschwerden bekommt jeder Laden, wir auch | Mir ist nicht bekannt, wie oft das zurückgeschickt wurde | Wie viele Leute den Topf gekauft haben, verrät mir keiner | kaufen Sie ihn nur, wenn er Ihnen wirklich zusagt
morgen ist auch noch ein Tag | Ihr Paket kann ich nicht verfolgen, haben Sie schon beim Nachbarn geschaut? | da ist noch keine Bestellung von Ihnen, vielleicht wurde sie nicht bestätigt?
Die Hausnummer habe ich nicht geändert, erst brauche ich die richtige | Überweisung? wir nehmen nur Bares beim Boten, da kann nichts eingegangen sein | Kuchenformen hatten wir nie, vielleicht verwechseln Sie uns
Gartenmöbel? da sind Sie beim falschen Laden gelandet | Dirndl haben wir keine, Schürzen schon | welchen Durchmesser soll die Pfanne haben? | Haben Sie einen Induktionsherd oder Gas? | Ist es für drinnen gedacht oder fürs Freie?
Wie alt wird die Kleine denn? | Verträgt Ihre Freundin Wolle auf der Haut? | Klingel mit Ihrem Namen dran oder steht da ein anderer? | Wohnen Sie im Vorderhaus oder hinten im Hof? | Was genau ist gerissen, die Naht oder der Stoff?
Seit wann riecht es so und wie lagern Sie es? | kam der Bote überhaupt und hat er etwas gesagt? | Bevorzugen Sie Henkel oder ohne? | Wie sollen wir Sie ansprechen? | geben Sie mir bitte eine Handynummer, unter der tagsüber jemand rangeht
Schreibt man Ihre Straße mit ss oder ß? | grüezi, womit darf ich helfen? | na, Frau Kowalski, wie haben Sie sich eingelebt? | Mahlzeit! was darf's sein? | bitteschön, gern geschehen | Sie sind ein Schatz, danke für die netten Zeilen
Zur Silberhochzeit alles erdenklich Gute, was für ein Fest! | willkommen auf der Welt, kleiner Emil, und viel Schlaf den Eltern 😄 | Ihr Verlust tut mir aufrichtig leid, nehmen Sie sich alle Zeit | Das ist eine schwere Zeit, ich denke an Sie
Knie operiert? dann schön hochlegen und gute Genesung | wer warten kann, hat mehr vom Leben, sagt man 😊 | Fußball? ich halte mich da raus, ich bin neutral wie eine Suppenschüssel
der Becher fasst etwa zwei Tassen und ist innen weiß glasiert | Riecht nach Heu und Kräutern, ungesüßt etwas herb | In der Hülle steckt ein Kissen aus Dinkelspelz | Schurwolle bitte nur lüften, selten waschen und flach trocknen
das Brett ab und zu mit Öl einreiben, dann trocknet es nicht aus | die Tasche hängt quer, der Gurt ist breit und aus Canvas | Den Docht vor dem Anzünden etwas kürzen | das Muster zeigt kleine Vögel auf hellem Grund
zum Backen und zum Süßen vom Tee nehmen viele den hellen | Sie suchen also was für den Vatertag, bis Mitte des Monats | Umtausch wegen der Farbe, so hab ich Sie verstanden, stimmt das? | Sie wollten drei Becher und die Kanne doch nicht
ich fass mal zusammen: eine Decke, groß, nach Bremen | So geht's: Sie nennen mir den Artikel, ich zeige die Summe, Sie sagen ja oder nein | stornieren wollen Sie? dann brauche ich die Bestellnummer und gebe sie weiter
das Foto zeigt zwei Kissen, verkauft wird eins, das hätte klarer sein können | Ich hatte mich vertippt, der Stoff ist Leinen | Da haben wir aneinander vorbeigeredet, Sie meinten die Kanne | ade und schönes Wochenende
machen Sie's gut, Herr Schuster | ich würd Ihnen gern entgegenkommen, aber der Preis gilt für alle gleich | der frühere Preis ist vorbei, es gilt der aus der Anzeige | mag sein, dass es woanders billiger ist, mithalten können wir da nicht
zwei Stück kosten eben zweimal so viel | dass es vor der Hochzeit klappt, kann ich nicht zusichern | wo der Fahrer gerade steckt, kann ich nicht sehen | eine Sendungsverfolgung habe ich nicht, sorry
wir heben nichts auf, auch nicht für einen Tag | wie viele übrig sind? die Zahl habe ich nicht | Reparaturen bietet der Laden nicht an | über eine Erstattung entscheide nicht ich
Ihr Geld zurück zusagen darf ich nicht, das muss sich ein Mensch ansehen | messen Sie lieber vorher nach, einen Umtausch kann ich nicht zusagen | Versand kommt noch dazu und steht am Ende dabei
Geschenkpapier haben wir nicht, es kommt in einer schlichten Tüte | Proben gibt's leider keine | bezahlt wird bar beim Boten, wenn er übergibt | Ausnahmen darf ich nicht machen, auch bei Stammkunden nicht, das wäre unfair
Regel ist Regel, ich bin ja nur der Assistent | eine Kollegin liest das und entscheidet | fragen Sie damit bitte Ihre Hausärztin, zur Gesundheit darf ich nichts raten | das ist ein Lebensmittel und kein Heilmittel
ob's gegen Schmerzen hilft, weiß ich nicht und raten will ich nicht | bitte lassen Sie wegen eines Tees keine Tabletten weg | ich bin ein Bot, Kaffeepausen hab ich keine 😄 | Gefühle hab ich zwar nicht, höflich bin ich trotzdem
die Inhaberin liest mit, aber gerade antwortet das Programm | Reiskocher führen wir keine | die gelbe gibt's nicht mehr | Schuhe? nein, bloß Kleidung und Decken | da kein Zertifikat genannt ist, behaupte ich zur Reinheit lieber nichts
wasserfest ist der Rucksack nicht, bitte nicht in den Regen stellen | Bewertungen kann ich Ihnen keine zeigen | Sie müssen sich wirklich nicht beeilen | schlafen Sie drüber und schreiben morgen wieder
bestellt ist noch nichts, mir fehlt nur Ihr Ja | geändert ist noch nichts, sagen Sie mir erst die Größe | dem Kurier kann ich keine Nachricht schicken | tut mir leid, dass Sie warten mussten, anbieten kann ich dafür nichts
über Entschädigung kann nur der Inhaber sprechen | dieses Angebot kann ich nicht annehmen, trotzdem danke | wohin soll's gehen, nach Hause oder ins Büro? | ist nachmittags jemand daheim? | oh nein, was ist damit passiert?
ist der Karton beschädigt oder nur der Deckel? | in welchem Stock wohnen Sie? | mögen Sie's eher locker oder eng? | war es das kleine Glas oder das große? | schreiben Sie mir bitte Vor- und Nachnamen? | mir fehlen noch Straße und Hausnummer
Postleitzahl und Ort bräuchte ich noch 🙏 | Hallo Frau Becker, schön von Ihnen zu hören | servus, willkommen auf unserer Seite 🌸 | vielen lieben Dank für Ihre Nachricht | merci fürs Bescheidgeben
ein Mädchen! wie schön, alles Liebe für die kleine Familie 👶 | krank im Urlaub, das ist ja wirklich blöd | Ihrer Mutter wünsche ich, dass sie schnell wieder auf die Beine kommt | Lieblingsfarbe? ich bin ein Programm, ich mag alle gleich
was für ein lieber Hund auf dem Foto! | besprechen Sie's in Ruhe mit Ihrer Frau | der Stoff ist Baumwolle, weich und etwas dehnbar | das Kleid geht bis knapp unters Knie | kalt waschen und auf links aufhängen
ungefähr so breit wie ein Essteller | innen sind zwei Fächer und ein Reißverschluss | fällt eher klein aus, schauen Sie auf die Tabelle im Bild | das Blau ist dunkler, als es in der Sonne aussieht
Sie fragen nach dem größeren Glas, verstanden | der Reißverschluss ist also kaputt und Sie fragen nach einer Reparatur? | erst wählen Sie den Artikel, dann die Größe, danach frage ich nach der Adresse
Sie prüfen die Übersicht und sagen Ja, erst dann ist bestellt | gezahlt wird bar an der Haustür, anders geht's nicht | gratis hab ich nicht gesagt, in der Zeile fehlte bloß die Gebühr | entschuldigen Sie die Verwirrung, ich erklär's nochmal
bis bald und Gruß an die Kleinen | kommen Sie gut nach Hause! | war nett mit Ihnen, ciao
`,
}
