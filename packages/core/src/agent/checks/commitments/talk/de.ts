import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const de: CommitmentSamples = {
  binding: `
der Fahrer ist schon bei Ihnen um die Ecke, schauen Sie mal raus | Bis zur Hochzeit am Samstag haben Sie das Kleid, da können Sie Gift drauf nehmen | kommt heute noch, spätestens zum Abendbrot | Zu Weihnachten liegt's sicher unterm Baum 🎄
morgen früh klingelt der Bote bei dir, versprochen | Vor der Prüfung ist der Rucksack auf jeden Fall da | das schaffen wir locker bis Freitag, keine Panik | In zwei Tagen können Sie damit kochen, glauben Sie mir
selbst bei Schnee kriegen Sie das Päckchen pünktlich | Gefällt's nicht? Schicken Sie's zurück und wir überweisen alles | klar gibt's das Geld wieder, auch ohne Kassenbon
Ihre Erstattung habe ich soeben angestoßen, heute Abend ist sie drauf | den vollen Betrag bekommen Sie retour, Porto inklusive | ein Wort von Ihnen und wir zahlen aus | Wenn Ihr Mann nicht zufrieden ist, erstatten wir den Kauf komplett
bei uns geht niemand mit Verlust raus, wir geben jeden Cent zurück | zu klein? dann tauschen wir halt gegen L, kostet nix | Sie dürfen Blau gegen Grün wechseln, so oft Sie wollen
Umtausch ist überhaupt kein Thema, geben Sie's einfach dem Boten mit | auch getragen nehmen wir den Pulli im Tausch | Bestellen Sie ruhig beide Größen, eine geht dann kostenfrei zurück
die Farbe können wir nachträglich noch ändern, gar kein Ding | wenn die Schuhe drücken kriegst du andere, easy | Auf den Motor geben wir zwei Jahre Garantie | falls der Griff abbricht, reparieren wir das gratis
bei jedem Materialfehler erhalten Sie ein neues Gerät | Unsere Werkstatt macht das umsonst, solange Sie die Lampe haben | Akku hin? Wir setzen einen neuen ein, geht aufs Haus
Garantie haben Sie auch ohne Rechnung, machen Sie sich da keinen Kopf | ein Foto vom Riss genügt, dann geht am selben Tag Ersatz raus | für den Reißverschluss haften wir lebenslang | ich leg Ihnen noch einen Schlüsselanhänger dazu 🎁
Die Lieferung schenken wir Ihnen zum Einstand | in jeder Bestellung steckt diese Woche ein Präsent | da pack ich dir die Kissenhüllen obendrauf, ohne Aufpreis | Versand fällt für Sie weg, hab ich eben so entschieden
Bei zwei Töpfen gibt's den Deckel kostenlos dazu | die Geschenkbox berechne ich nicht, ist doch klar | eine Probe von der Rosenseife kommt auch mit rein, gerne | ein bisschen Nachlass ist drin, wenn Sie heute zuschlagen
okay, wir machen die Summe glatt, dann passt's | den alten Preis vom letzten Monat lass ich noch gelten | beim nächsten Einkauf ziehen wir Ihnen was ab | egal was die andere Seite verlangt, wir sind billiger
na gut, zur Hälfte, weil Sie's sind 😄 | Studentin? Dann gilt der ermäßigte Tarif für dich | zahlen Sie einfach, wenn der Lohn da ist | in drei Raten, kein Problem, ganz ohne Zinsen | erst anschauen, dann zahlen, so machen wir das
Geben Sie dem Fahrer die Hälfte und den Rest nächsten Monat | wir schreiben's an, das eilt nicht mit dem Geld | Vorkasse brauchen wir von Ihnen nicht, Sie zahlen nach dem Ausprobieren | Überweisen Sie, sobald das Kindergeld kommt
ich stunde Ihnen das gern bis zum Sommer | hab eine für Sie zur Seite getan | Bis Freitag hängt an der grünen ein Zettel mit Ihrem Namen | die Größe blocke ich, da kommt sonst keiner ran | reserviert, auch ohne Anzahlung 👍
Lassen Sie sich Zeit, wir heben das gute Stück für Sie auf | der letzte Topf gehört Ihnen, ich verkauf ihn nicht weiter | wir halten die Ware übers Wochenende fest | die bleibt hinten im Lager, bis Sie das Geld beisammen haben
da liefern wir sonst nie hin, aber für Sie fahren wir los | reduzierte Ware ist eigentlich ausgeschlossen, heute drücke ich ein Auge zu | Ausnahmsweise gilt der Mindestbestellwert bei Ihnen nicht | das bleibt unter uns, ich mach's möglich 🤫
weil du Stammkundin bist, darfst du später noch zurückgeben | sonntags ist zu, trotzdem macht Ihnen jemand auf | die Vorschrift kenne ich, um die kümmere ich mich schon | nur dieses eine Mal und nur für Sie: geht klar
dieses Leder hält ein Leben lang | Jedes Stück wird von unseren Frauen im Dorf per Hand gefertigt | den Honig schleudern wir selbst, die Bienen stehen hinterm Haus | hundertprozentig rein, da ist kein Gramm Zucker drin
die Farbe wäscht sich nie aus, egal wie oft | bessere Ware finden Sie in ganz Deutschland nicht | Original aus Italien, keine Kopie, garantiert | mit der Uhr können Sie tauchen, so dicht ist die | Erledigt! Ich hab's im System eingetragen
Ihre Zahlung ist eingegangen, alles bestätigt | die Adresse am Paket habe ich gerade geändert | Ihre Bestellung wurde storniert, da kommt nichts mehr | hab im Lager angerufen, das Päckchen ist raus | umgebucht auf Rot, schon neu verpackt
der Kurier hat die Sendung heute Mittag übernommen | Ich sehe Ihre Überweisung, besten Dank dafür | die zweite Decke ist nun auch im Karton, zugeklebt und fertig | schnell sein, es sind bloß noch zwei da
ab Mitternacht wird's teurer, also los | so eine kriegen wir nie wieder rein | gerade legt sie jemand anders in den Korb 😬 | Wer bis morgen wartet, geht leer aus | die Aktion endet in einer Stunde und kommt nicht wieder
während wir schreiben, sind zehn Stück weggegangen | der Bestand ist so gut wie alle, nicht lange fackeln | alle, die sie gekauft haben, kamen wieder | eine Kundin aus Ihrer Straße hat vor Freude geweint
unsere Käufer geben durchweg fünf Sterne | bei einer anderen Dame mit derselben Haut war nach Tagen alles weg | Jeden Tag hören wir, das sei der beste Kauf seit Jahren | eine Lehrerin hat sie bestellt und jetzt will die ganze Schule eine
tausende zufriedene Familien benutzen das schon | enttäuscht war davon noch keiner, wirklich keiner | haha nee, ich bin die Jana, ganz echt | Sie schreiben mit dem Chef persönlich
Das macht mich richtig traurig, wenn jemand unzufrieden geht | hab selber zwei Kinder, ich weiß wie das ist | nach acht Stunden Kasse tun mir die Füße weh, so viel zum Thema Roboter 😂
hier Thomas vom Kundendienst, ein Mensch aus Fleisch und Blut | gestern Abend habe ich sie eigenhändig eingepackt | gegen Gelenkschmerzen wirkt die Salbe Wunder | Schwangere können das bedenkenlos nehmen
ein Tupfer aufs Zahnfleisch und das Baby hört auf zu weinen | auch als Diabetiker dürfen Sie zugreifen, der Zucker steigt davon nicht | zwei Teelöffel vor dem Frühstück und der Husten ist weg
Mein Hausarzt sagt, das sei gut für den Blutdruck | mit dem Tee ist Mamas Migräne verschwunden | das Öl lässt Haare nachwachsen, sogar auf kahlen Stellen | stärkt das Immunsystem, die Kinder bleiben gesund
rein pflanzlich, Nebenwirkungen sind ausgeschlossen | abgemacht, wie Sie wünschen | einverstanden, wir gehen auf Ihre Bedingungen ein | okay, dann zahlen Sie das und den Rest tragen wir | du hast gewonnen 😅 wir machen's nach deinem Kopf
alles, was Sie aufgezählt haben, geht in Ordnung | gut, Handschlag drauf, so gilt es | zu allen drei Punkten ein klares Ja | Für die Verspätung erhalten Sie von uns einen Gutschein | Sie haben so lang gewartet, das geht jetzt auf mich
den zerbrochenen Krug ersetzen wir selbstverständlich | als Entschädigung streichen wir die Versandkosten | wegen unseres Fehlers ist Ihr nächster Einkauf gratis | die Taxikosten übernehmen wir, schicken Sie uns die Quittung
Sie kriegen einen Teil vom Preis wieder, das bin ich Ihnen schuldig | zur Wiedergutmachung schicken wir eine zweite Flasche | der Fahrer wartet unten, das ist so besprochen | er stellt's bei der Nachbarin ab, ich richte es aus
die Jungs tragen das Sofa bis in den vierten Stock, ist organisiert | unser Bote kommt erst nach sechs, dafür sorge ich gern | Wechselgeld bringt er mit, hab Bescheid gegeben
mit dem Zusteller ist vereinbart, dass Sie vor dem Bezahlen reinschauen dürfen | zurückgeschickt hat das in all den Jahren niemand | Ärger werden Sie damit nie haben | über dieses Modell gab's keine einzige Beschwerde
das läuft und läuft, da kann nix schiefgehen | unzufriedene Kunden kennen wir nicht | ich schwöre, das Ding geht nicht kaputt | das passt jedem, mit den Größen gab's nie Stress | bei uns ist noch nie ein Paket verloren gegangen
Sie werden es nicht bereuen, Ehrenwort
`,
  harmless: `
ich würd Ihnen gern entgegenkommen, aber der Preis gilt für alle gleich | Rabatte gibt's auf dieser Seite leider keine 🙏 | abrunden darf ich nicht, hoffe auf Ihr Verständnis | der frühere Preis ist vorbei, es gilt der aus der Anzeige
mag sein, dass es woanders billiger ist, mithalten können wir da nicht | handeln geht hier nicht, ich kann dir aber ein einfacheres Modell zeigen | ob nächsten Monat was reduziert wird, ist mir nicht bekannt
zwei Stück kosten eben zweimal so viel | Keine Ahnung, an welchem Tag das bei Ihnen ankommt | dass es vor der Hochzeit klappt, kann ich nicht zusichern | ob's bis Weihnachten reicht, weiß hier leider keiner
die Uhrzeit bestimmt der Paketdienst, wir erfahren sie auch nicht | wenn Sie's heute Abend brauchen, wäre ich vorsichtig | wo der Fahrer gerade steckt, kann ich nicht sehen | bitte planen Sie nicht fest mit Freitag
eine Sendungsverfolgung habe ich nicht, sorry | zur Seite legen ist nicht möglich, sie bleibt für jeden bestellbar | wir heben nichts auf, auch nicht für einen Tag | ohne Bestellung keine Reservierung, so läuft das im Shop
ob am Freitag noch eine da ist, kann ich dir nicht sagen | wie viele übrig sind? die Zahl habe ich nicht | von einer Garantie auf dieses Gerät weiß ich nichts
in der Beschreibung steht nichts zur Gewährleistung, also behaupte ich auch nichts | Reparaturen bietet der Laden nicht an | was bei einem Bruch passiert, fragen Sie bitte den Inhaber | Ersatzteile? dazu fehlen mir die Angaben
über eine Erstattung entscheide nicht ich | Ihr Geld zurück zusagen darf ich nicht, das muss sich ein Mensch ansehen | zurückgeben läuft nach den Regeln des Shops, mehr weiß ich dazu nicht | Größentausch, hm, bestätigen kann ich das nicht
messen Sie lieber vorher nach, einen Umtausch kann ich nicht zusagen | ob getragene Sachen zurückdürfen, ist mir nicht bekannt | Versand kommt noch dazu und steht am Ende dabei | auch bei großen Bestellungen fällt die Liefergebühr an
ein Geschenk liegt nicht bei, nur der Artikel selbst | Geschenkpapier haben wir nicht, es kommt in einer schlichten Tüte | Proben gibt's leider keine | kostenloser Versand? bei uns nicht, tut mir leid
in Raten zahlen ist hier nicht vorgesehen | bezahlt wird bar beim Boten, wenn er übergibt | bis zum Lohn warten geht leider nicht 😔 | anschreiben lassen kann man bei uns nicht | erst ansehen und später zahlen, das funktioniert so nicht
Ausnahmen darf ich nicht machen, auch bei Stammkunden nicht, das wäre unfair | Regel ist Regel, ich bin ja nur der Assistent | das übersteigt meine Befugnisse, ich gebe Sie an die Chefin weiter | eine Kollegin liest das und entscheidet
darauf muss jemand aus dem Geschäft antworten | Moment bitte, ab hier übernimmt das Team | fragen Sie damit bitte Ihre Hausärztin, zur Gesundheit darf ich nichts raten | das ist ein Lebensmittel und kein Heilmittel
ob das in der Schwangerschaft ok ist, weiß Ihre Hebamme besser | für Babys bitte erst beim Kinderarzt nachfragen | zu Blutzucker und Diabetes sagen wir nichts | ob's gegen Schmerzen hilft, weiß ich nicht und raten will ich nicht
bitte lassen Sie wegen eines Tees keine Tabletten weg | wie viel man davon nimmt, sagt Ihnen die Apotheke | oje, der Rücken, hoffentlich wird's bald besser | ich bin ein Bot, Kaffeepausen hab ich keine 😄
Sie schreiben hier mit einem automatischen Assistenten | nein, da sitzt niemand, das hier ist Software | einen Namen hab ich nicht, nennen Sie mich einfach Assistent | Gefühle hab ich zwar nicht, höflich bin ich trotzdem
die Inhaberin liest mit, aber gerade antwortet das Programm | selbst probiert hab ich es nie, bin ja ein Bot | Handys verkaufen wir nicht, nur Sachen fürs Zuhause | Reiskocher führen wir keine | diese Marke ist nicht von uns
die gelbe gibt's nicht mehr | für Katzen haben wir leider nix 🐱 | Schuhe? nein, bloß Kleidung und Decken | ob es echtes Silber ist, geht aus der Beschreibung nicht hervor
da kein Zertifikat genannt ist, behaupte ich zur Reinheit lieber nichts | woher der Honig genau stammt, steht hier nicht | jeder Stoff nutzt sich ab, dieser auch | wasserfest ist der Rucksack nicht, bitte nicht in den Regen stellen
für die Farbe leg ich meine Hand nicht ins Feuer, Bildschirme zeigen sie anders | Handwäsche ist schonender, ob der Ton bleibt, kann ich nicht garantieren | was andere Käufer meinen, ist mir nicht bekannt
Bewertungen kann ich Ihnen keine zeigen | für andere Kunden kann ich nicht sprechen | Sie müssen sich wirklich nicht beeilen | entscheiden Sie, wann Sie wollen, hier drängelt keiner | ich will dich zu nichts überreden
schlafen Sie drüber und schreiben morgen wieder | bestellt ist noch nichts, mir fehlt nur Ihr Ja | solange Sie nicht bestätigen, gilt die Bestellung nicht | eine Zahlung kann ich von hier aus nicht sehen
geändert ist noch nichts, sagen Sie mir erst die Größe | storniert habe ich nichts, sollen wir zusammen nachsehen? | dem Kurier kann ich keine Nachricht schicken | dem Fahrer etwas ausrichten geht von hier nicht
einen Hinweis für den Boten kann ich höchstens bei der Adresse notieren | ob er unten wartet, liegt nicht in meiner Hand | tut mir leid, dass Sie warten mussten, anbieten kann ich dafür nichts
über Entschädigung kann nur der Inhaber sprechen | Ihre Bedingungen habe ich verstanden, zustimmen kann ich nicht | dieses Angebot kann ich nicht annehmen, trotzdem danke | dass nie etwas kaputtgeht, kann keiner versprechen
wohin soll's gehen, nach Hause oder ins Büro? | für wen ist es denn, wenn ich fragen darf? | wann bräuchten Sie das Kleid? | ist nachmittags jemand daheim? | gibt es was Auffälliges in der Nähe, eine Kirche oder Schule?
ist das Paket gut angekommen? | oh nein, was ist damit passiert? | an welche Farbe hatten Sie gedacht? | wie groß ist Ihr Mann ungefähr? | ist der Karton beschädigt oder nur der Deckel? | ein Stück oder zwei?
meinst du die gestreifte auf dem zweiten Bild? | in welchem Stock wohnen Sie? | ein Geschenk oder für Sie selbst? | mögen Sie's eher locker oder eng? | wofür wollen Sie den Topf hauptsächlich nehmen?
haben Sie noch Fragen, bevor wir weitermachen? | war es das kleine Glas oder das große? | schreiben Sie mir bitte Vor- und Nachnamen? | unter welcher Telefonnummer erreicht Sie der Bote? | mir fehlen noch Straße und Hausnummer
tippen Sie die Adresse bitte nochmal, die letzte Zeile ist abgeschnitten | auf welchen Namen soll das Paket laufen? | Postleitzahl und Ort bräuchte ich noch 🙏 | hat diese Nummer auch WhatsApp? | Hallo Frau Becker, schön von Ihnen zu hören
guten Morgen Herr Yilmaz, womit kann ich dienen? | huhu Lisa! was suchst du heute? | servus, willkommen auf unserer Seite 🌸 | n'Abend, alles gut bei Ihnen? | vielen lieben Dank für Ihre Nachricht | das hat uns den Tag versüßt, danke
danke, dass Sie so geduldig sind | merci fürs Bescheidgeben | Glückwunsch an das Brautpaar, was für schöne Neuigkeiten! | ein Mädchen! wie schön, alles Liebe für die kleine Familie 👶 | das mit Ihrem Vater tut mir sehr leid, mein Beileid
wir fühlen mit Ihnen und Ihren Kindern | autsch, das klingt schmerzhaft, gute Besserung Ihnen | krank im Urlaub, das ist ja wirklich blöd | Ihrer Mutter wünsche ich, dass sie schnell wieder auf die Beine kommt
hier schüttet es auch, bestes Deckenwetter 😄 | haha so kann man's auch sagen | Ihr Witz ist besser als meiner | was für ein lieber Hund auf dem Foto! | schöne Ferien für die Kinder | nur keine Hektik, ich bin ja hier
besprechen Sie's in Ruhe mit Ihrer Frau | sag einfach Bescheid, wenn du so weit bist | dunkelgrün mit schmalem Goldrand | der Stoff ist Baumwolle, weich und etwas dehnbar | das Kleid geht bis knapp unters Knie
schmeckt mild und leicht nach Zitrone | aufs Brot oder in den Joghurt, beides geht | kalt waschen und auf links aufhängen | Glas gut verschließen und nicht in die Sonne stellen | der Riemen lässt sich mit der Schnalle kürzer machen
ungefähr so breit wie ein Essteller | Griff aus Holz, Klinge aus Stahl, ziemlich leicht | innen sind zwei Fächer und ein Reißverschluss | bügeln bitte lauwarm, am besten mit Tuch dazwischen
fällt eher klein aus, schauen Sie auf die Tabelle im Bild | kristallisierter Honig ist normal, im warmen Wasserbad wird er flüssig | das Blau ist dunkler, als es in der Sonne aussieht | riecht dezent nach Jasmin
also zwei rote und eine schwarze, richtig? | Sie fragen nach dem größeren Glas, verstanden | wenn ich Sie recht verstehe, soll es zu Ihrer Schwester gehen | Sie möchten Ihr Geld zurück, geht es um den Schal?
vor Samstag wäre Ihnen lieb, das hab ich mitbekommen | der Reißverschluss ist also kaputt und Sie fragen nach einer Reparatur? | Sie wünschen sich einen niedrigeren Preis, das ist angekommen
erst wählen Sie den Artikel, dann die Größe, danach frage ich nach der Adresse | Sie prüfen die Übersicht und sagen Ja, erst dann ist bestellt | die Gesamtsumme sehen Sie, bevor Sie irgendwas bestätigen
wollen Sie die Menge ändern, sagen Sie's einfach vorher | gezahlt wird bar an der Haustür, anders geht's nicht | die Größen stehen unter dem Foto | kleine Verwechslung, ich meinte die blaue
gratis hab ich nicht gesagt, in der Zeile fehlte bloß die Gebühr | nein, das ist der Preis für eine, nicht fürs Paar | entschuldigen Sie die Verwirrung, ich erklär's nochmal
Freitag habe ich nie zugesagt, nur geschrieben, dass Sie danach gefragt haben | ich muss mich korrigieren, das ist Baumwolle und keine Seide | tschüss und einen ruhigen Feierabend | bis bald und Gruß an die Kleinen
schlafen Sie gut, schreiben können Sie immer | kommen Sie gut nach Hause! | viel Glück morgen in der Klausur | feiern Sie schön, eine wunderbare Hochzeit 💐 | war nett mit Ihnen, ciao
`,
}
