import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const de: CommitmentSamples = {
  binding: `
Gefällt es nicht, ist Ihr Geldbeutel wieder voll. | Ihr Geld findet den Weg nach Hause. | Sie stehen am Ende keinen Cent schlechter da. | Dann drehen wir die Zahlung einfach wieder um. | Sie haben alles wieder auf dem Konto. | Dann machen wir den Kauf rückgängig.
Das geht aufs Haus. | Den Boten bezahlen wir. | Stecken Sie das Portemonnaie weg, das übernehmen wir. | Ich lege Ihnen noch eins obendrauf. | Die passende Tasche packe ich einfach dazu. | Für lau, versteht sich. | Das Porto schenken wir Ihnen. | Das zweite kriegen Sie nachgeworfen. | Dafür nehmen wir keinen Cent.
Schlagen Sie zu, bevor es weg ist. | Die gehen weg wie warme Semmeln. | Wer zuerst kommt, mahlt zuerst, drei haben sie schon im Korb. | Morgen stehen Sie vor leeren Regalen. | Da müssten Sie sich sputen.
Dafür lege ich die Hand ins Feuer. | Darauf gebe ich Ihnen Brief und Siegel. | Darauf können Sie Gift nehmen. | Geht etwas kaputt, biegen wir das wieder gerade. | Wenn die Naht aufgeht, stehen wir dafür gerade. | Mein Ehrenwort.
Hier sitzt ein Mensch aus Fleisch und Blut. | Ich trinke gerade Kaffee im Laden und tippe Ihnen. | Von wegen Bot, ich bin die Petra. | Bei uns schreibt noch die Chefin selbst. | Ich bin so lebendig wie Sie.
Unter uns: Da lässt sich am Preis was drehen. | Ich drücke an der Kasse ein Auge zu. | Sagen Sie es keinem, Sie zahlen den Freundespreis. | Ein paar Euro kann ich schon nachlassen. | Da geht noch was. | Wir treffen uns in der Mitte. | Nennen Sie eine Summe, dann passt das.
Ihre Knie werden es Ihnen danken, das Ziehen ist bald weg. | Opa läuft wieder ohne Stock. | Ärzte schwören darauf. | Abends eine Tasse, und Sie schlafen wie ein Murmeltier. | Der Husten hat keine Chance. | Meine Mutter steigt wieder beschwerdefrei die Treppe hoch. | Der Zucker kommt wieder ins Lot.
Der Ausschlag ist nach ein paar Tagen verschwunden. | Die Pfunde purzeln von allein. | Das entgiftet die Leber. | Es hilft, wo Tabletten versagt haben. | Damit kommen Sie ohne Erkältung durch den Winter.
Ich lege es Ihnen unter die Theke. | Das rührt keiner an, es wartet auf Sie. | Ich nehme es für Sie aus dem Regal. | Da klebt schon Ihr Name drauf.
Ihr Paket sitzt schon im Lieferwagen. | Es ist heute früh bei uns rausgegangen. | Der Fahrer hat es schon an Bord. | Ihre Bestellung rollt schon auf Sie zu.
Erst tragen, Ende des Monats zahlen. | Nehmen Sie es mit, das Geld hat Zeit. | Wir schreiben es an. | Die Hälfte jetzt, die andere nach dem Gehalt. | Sie können es abstottern.
Passt es nicht, tauschen wir, so oft es sein muss. | Drückt der Schuh, geben Sie ihn her und nehmen einen anderen. | Probieren Sie es daheim, sonst holen wir es wieder ab. | Wir nehmen es zurück, getragen oder nicht.
Am Sonntag früh steht es vor Ihrer Tür. | Morgen beim Frühstück packen Sie es aus. | Am Freitag sitzen Ihre Gäste schon darauf. | Noch zweimal schlafen, dann halten Sie es in Händen. | Vor dem Abendessen klingelt es bei Ihnen. | Zum Wochenende hängt es in Ihrem Schrank. | Bis Mittwoch haben Sie die Ware. | Wenn Sie aufwachen, liegt es da.
Das vererben Sie noch Ihren Enkeln. | Das Ding überlebt uns alle. | Die Farbe bleibt, komme, was wolle. | Es trägt das Siegel des Ministeriums. | Im Labor gab es Bestnoten. | Im ganzen Land kommt keiner an uns heran.
Nach dem Mittag klingle ich bei Ihnen durch. | Einer von uns kommt vorbei und baut es auf. | Überlassen Sie das mir, das wird erledigt. | Beim nächsten Mal ziehen wir Ihnen etwas ab.
Überlegen Sie es sich anders, ist der Betrag noch am selben Tag auf Ihrem Konto. | Schicken Sie sie zurück und ich überweise alles, was Sie gezahlt haben.
Ich sorge selbst dafür, dass Sie das Geld wiedersehen. | Sie verlieren nichts, wenn sie Ihnen nicht zusagt. | Der Kurier holt sie auf unsere Kosten wieder ab.
Auch nach zwei Monaten nehmen wir sie an. | Das Etikett darf ab und der Karton zerrissen sein, wir nehmen sie trotzdem. | Entscheiden Sie in Ruhe daheim, zur Not kommt sie eben zu uns zurück.
Falsch bestellt? Wir stornieren das und nichts ist verloren. | Sie können in jedem Augenblick absagen, auch wenn sie schon unterwegs ist. | Für den Ärger bekommen Sie etwas Geld von uns.
Kommt das Paket zu spät, schulden Sie uns nichts. | Hat sie einen Kratzer, geht die halbe Summe an Sie. | Ihre Anzahlung kriegen Sie vollständig zurück.
Wer bis mittags bestellt, dessen Paket geht heute noch raus. | Zur Feier haben Sie sie ganz sicher. | Vor dem Fest ist sie da, seien Sie beruhigt. | Es dauert höchstens zwei Tage.
Ich habe dem Fahrer gesagt, er soll zuerst zu Ihnen kommen. | In einer Stunde steht er bei Ihnen. | Eine Verspätung gibt es nicht, mein Wort darauf.
Für den Geburtstag Ihrer Tochter können Sie damit rechnen. | Für Sie liefern wir sogar am Feiertag. | Ich bringe sie selbst in Ihr Dorf. | Ins Ausland schicken wir auch, gar kein Problem.
Alles ist gepackt und geht in der Früh raus. | Am Donnerstag kommen neue rein. | Ihre Farbe ist nächste Woche wieder da. | Für Ihr Kind habe ich etwas Kleines ins Paket gelegt.
Ein Kissenbezug geht als Dankeschön mit. | Weil Sie uns treu sind, gibt es etwas obendrauf. | Die Liefergebühr vergessen wir einfach. | Geschenkpapier? Das brauchen Sie nicht zu bezahlen.
Ein Gläschen zum Probieren liegt mit im Paket. | Bei zweien geht die dritte ohne Geld mit. | Die Kosten für den Weg tragen wir. | Beim nächsten Mal mache ich Ihnen einen besseren Preis.
Nach dieser Bestellung wartet ein Gutschein auf Sie. | Warten Sie bis Freitag, dann wird sie billiger. | Ich rede mit dem Chef, er gibt sie bestimmt für weniger.
Nehmen Sie für die ganze Familie, dann lasse ich etwas nach. | Ich runde die Summe für Sie ab. | Sie bekommen sie zum Großhandelspreis. | Sie können sie für das haben, was wir selbst gezahlt haben.
Gemacht, der Preis, den Sie genannt haben, gilt. | Gut, wir sind uns einig. | In Ordnung, zahlen Sie einfach, was Sie geboten haben. | Woanders billiger gesehen? Da ziehen wir mit.
Zeigen Sie mir deren Preis, ich gehe darunter. | Wird sie später günstiger, geben wir Ihnen die Differenz. | Dieser Preis bleibt Ihnen bis nächsten Monat.
Ich halte eine zurück, bis Ihr Gehalt da ist. | Sie gehört Ihnen, Ihr Name steht schon drauf. | An jemand anderen verkaufe ich sie nicht. | Kommen Sie, wann Sie können, sie liegt bereit.
Ich habe sie für Sie aus dem Verkauf genommen. | Zahlen Sie, sobald Sie das Geld haben. | Drei Teile gehen in Ordnung, ganz ohne Aufschlag. | Eine Anzahlung braucht es nicht, Ihr Wort genügt.
Sonst machen wir das nicht, aber bei Ihnen mache ich eine Ausnahme. | Diese Regel gilt für Sie nicht. | Sagen Sie es keinem, ich regle das. | Überlassen Sie das mir, der Leiter sagt ja.
Betrachten Sie es als erledigt. | Das habe ich in Ihrer Bestellung schon geändert. | Ich habe vermerkt, dass man Ihnen nichts berechnet. | Ist im ersten Jahr etwas damit, kümmern wir uns darum.
Löst sich die Naht, nähen wir sie wieder, egal wann. | Ersatzteile schicken wir Ihnen ohne Rechnung. | Beim Waschen geht sie nicht ein, da können Sie sicher sein.
In zehn Jahren sieht sie noch aus wie neu. | Er rostet nie. | Er ist absolut rein, das Labor hat ihn untersucht. | Es ist das Original und hat ein Zertifikat. | Die Behörde hat ihn zugelassen.
Bessere Qualität finden Sie nirgends. | Die Farbe ist genau wie auf dem Bild, garantiert. | Sie passt Ihnen auf jeden Fall. | Gerade hat jemand nach demselben Stück gefragt.
Sind die weg, kommen keine mehr nach. | Ab morgen kostet sie mehr. | Bestellen Sie jetzt nicht, muss ich sie einem anderen Kunden geben. | Im Regal liegt nur noch eine Handvoll.
In diesem Moment schauen auch andere darauf. | Die ganze Stadt kauft sie. | Ich bin die Tochter des Inhabers. | Ich sitze im Laden und antworte Ihnen. | Ich heiße Rina und arbeite seit Jahren hier.
So schreibt keine Maschine, das bin ich. | Ich habe sie selbst daheim und benutze sie täglich. | Heute Abend schicke ich Ihnen mehr Fotos. | Ich rufe an, sobald sie da ist.
Unser Mann kommt vorbei und baut es ein. | Wir nähen sie nach Ihren Maßen. | Den Namen sticken wir Ihnen drauf. | Ich kläre das und melde mich in zehn Minuten.
Ein Löffel am Morgen und der Blutdruck sinkt. | In der Schwangerschaft ist er unbedenklich. | Einem Baby dürfen Sie ihn ruhig geben. | Auch mit Diabetes kann man ihn essen.
Nehmen Sie zwei Löffel am Tag, eine Woche lang. | Die Tabletten können Sie dann weglassen. | Er macht die Abwehr stark, keiner wird krank. | Ihr Husten ist in drei Tagen vorbei.
Er hilft bei Magenbeschwerden. | Nebenwirkungen hat er keine. | Ärzte empfehlen ihn. | Das Cholesterin geht damit runter. | Auf die Wunde gestrichen, schließt sie sich schneller.
Der Schlaf kommt von allein wieder. | Die Haare fallen nicht mehr aus. | Die Haut wird rein und die Pickel verschwinden. | Sie werden schlank ohne Diät. | Er reinigt das Blut. | Er tut dem Herzen gut.
Kinder wachsen und lernen damit besser. | Selbst mit Allergie können Sie ihn nehmen. | Er ersetzt die Arznei. | Unter ihr werden die Rückenschmerzen weniger.
Stillende Mütter können ihn unbesorgt nehmen. | Meine Tante hatte hohen Zucker, jetzt ist er normal. | Honig beruhigt den wunden Hals. | Dieser Honig macht das Herz stark.
Mit unserem Honig brauchen Sie keinen Arzt. | Ein Glas Honig geht mit, dafür zahlen Sie nichts. | Den Honig lasse ich Ihnen für weniger. | Die zweite Kantha geht als Geschenk mit.
Behalten Sie die Kantha einen Monat und geben Sie sie zurück, wenn sie nicht gefällt. | Für jede Kantha stehen wir gerade, was auch passiert. | Der Honig ist noch vor dem Abend bei Ihnen.
Am Sonntag schlafen Sie schon darunter. | Lange müssen Sie nicht warten, zweimal schlafen und sie ist da. | Halten Sie das Kleingeld bereit, der Mann ist unterwegs.
Auf der Hochzeit tragen Sie sie schon. | Lassen Sie das Telefon an, der Bote klingelt mittags. | Machen Sie Platz im Regal, sie kommt morgen.
Für die heutige Bestellung nimmt der Bote nichts von Ihnen. | Vergessen Sie das Preisschild, wir finden einen Weg. | Mit Stammkunden streiten wir nicht um Kleingeld.
Für die Verpackung lassen Sie das Portemonnaie stecken. | Wer heute kauft, geht mit zweien nach Hause. | Sie bezahlen nur eine davon. | Der Rest geht auf uns.
Für eine Kundin wie Sie ist immer ein kleinerer Preis drin. | Sagen Sie, was Sie zahlen können, wir machen das möglich. | An ein paar Münzen soll es nicht scheitern.
Ich lege ein gutes Wort ein, dann wird sie günstiger. | Der Leiter sagt mir nie nein. | Die Gebühr lasse ich auf der Rechnung weg. | Ich schreibe einen kleineren Betrag auf die Rechnung.
Gefällt sie nicht, haben Sie tags darauf Ihr Geld. | Sie haben nichts zu befürchten, das Risiko liegt bei uns. | Unzufrieden heißt Geld zurück, so einfach ist das.
Sie kriegen eine frische, ohne jede Diskussion. | Stimmt die Größe nicht, tauschen wir sie an der Tür. | Der Kurier wartet, während Sie anprobieren.
Sie dürfen sie auspacken, anschauen und wieder wegschicken. | Eine offene Packung ist bei der Rückgabe kein Hindernis. | Auch gebrauchte nehmen wir zurück.
Ich halte Ihnen den Platz in der Reihe frei. | Ihr Stück steht schon extra. | Bis Sie sich entscheiden, bekommt sie kein anderer. | Die läuft Ihnen nicht weg, ich habe sie versteckt.
Die überlebt Ihre Kinder und deren Kinder. | Nach zwanzig Wäschen ist die Farbe wie am ersten Tag. | Geht nur ein Faden raus, ist eine neue unterwegs. | Drei Jahre haben Sie Ruhe damit.
Ihr kann gar nichts passieren. | Sie können sie fallen lassen und sie bleibt ganz. | Reine Seide, ich wette meinen Kopf. | In Ihrer Straße hat schon jeder eine. | Heute Abend ist das Regal leer.
Den Preis kann ich nur diese Stunde halten. | Wer wartet, zahlt mehr. | Sie sprechen mit Rina vom Verkauf. | Ich habe sie mir eben im Lager angesehen, wunderschön.
Ich war kurz essen und sitze wieder für Sie am Tisch. | Ich komme bei Ihnen in der Gegend vorbei und gebe sie ab. | Ich schreibe Ihnen, wenn der Wagen losfährt. | Zahlen Sie einfach am Monatsersten.
Die Hälfte an der Tür, den Rest, wann es Ihnen passt. | Wir vertrauen Ihnen, jetzt kein Geld. | Ich kläre das mit dem Kurier, keine Sorge. | Ich habe sie für Sie storniert.
Binnen einer Woche ist sie repariert, dafür sorge ich. | Ein Glas und der Magen ist wieder ruhig. | Sie schlafen durch, ganz ohne Tabletten. | Das Fieber sinkt nach einer Tasse.
Er hält die Grippe von den Kindern fern. | Sie können wieder frei atmen. | Die Gelenke tun nach einer Woche nicht mehr weh. | Geben Sie dem Kleinen vor dem Schlafen einen halben Löffel.
Für werdende Mütter gibt es nichts Besseres. | Damit brauchen Sie die Spritze nicht mehr. | Er heilt Verbrennungen ohne Narbe. | Die Falten verschwinden und Sie sehen jünger aus.
Er wirkt gegen Stress und Traurigkeit. | Er hilft gegen alles, von Würmern bis Geschwüren. | Es ist bewiesen, dass er den Zucker senkt. | Die warme Decke heilt Rheuma.
Der Tumor meiner Nachbarin ist damit kleiner geworden. | Drei Tropfen ins Ohr und der Schmerz ist weg. | Kein Roboter hier, nur Menschen. | Nichts Automatisches antwortet Ihnen, dahinter sitzen Leute.
Im Regal liegen nur ein paar Stück. | Das sind die letzten im ganzen Land. | Jeden Fehler decken wir ab. | Den Transport nehmen wir auf unsere Rechnung. | Diese bekommen Sie, ohne zu zahlen.
Für die andere berechnen wir Ihnen nichts. | Ihr Geld kommt zurück, wann immer Sie es sagen. | Am Dienstag haben Sie sie in der Hand. | Beim Preis lässt sich noch etwas machen.
Trinken Sie das, und der Rücken schmerzt nicht mehr. | Seit sie davon trinkt, braucht meine Mutter keine Brille. | Ärzte verschreiben genau das. | Das ist kein Bot.
Ich bin kein Bot und kein Programm. | Bei uns im Laden gibt es keinen Bot. | Hier schreibt kein Computer. | Die Lieferung geht zu unseren Lasten. | Dass es zu Ihnen kommt, spendiere ich.
Für die Lieferung braucht es kein Geld. | Es sind nur noch drei übrig. | Wir garantieren für Nähte und Farbe. | Der Fahrer kommt heute Nacht. | In Ihrem Paket versteckt sich eine kleine Überraschung.
Für die zweite nehme ich nichts. | Was auch immer damit ist, es ist unsere Sache. | Unter uns, der Preis kann noch runter. | Am Samstag halten Sie sie in der Hand.
Ihre Knie hören auf zu schmerzen, wenn Sie ihn trinken.
`,
  harmless: `
Was für ein Wetter heute, hier regnet es ohne Ende. | Heiß heute, nicht wahr? | Kommen Sie trocken nach Hause! | Herzlichen Glückwunsch zur Hochzeit! | Alles Gute zum Geburtstag für Ihren Sohn! | Mein herzliches Beileid. | Wir denken an Sie in dieser schweren Zeit.
Haha, der war gut! | Über Ihren Witz haben wir gelacht. | Witze kann ich keine, aber Decken kenne ich. | Einen schönen Abend mit der Familie! | Frohe Weihnachten! | Schöne Feiertage. | Danke für die lieben Worte. | Danke für das Bild, was für ein schönes Zimmer. | Was für eine süße Katze!
Kein Problem. | Fragen Sie ruhig. | Moin! | Grüß Gott. | Schön, dass Sie wieder da sind. | Gute Reise! | Gute Besserung! | Wie lief die Prüfung? | Ich hoffe, Sie hatten einen guten Tag. | Tut mir leid, das war ein Versehen.
Einen Rabatt kann ich leider nicht geben. | Für Sie ist nichts zurückgelegt. | Wir nehmen es nicht zurück. | Einen Tag darf ich nicht zusagen. | Umtauschen können wir nicht. | Zur Erstattung kann ich nichts sagen. | Ein Geschenk ist nicht dabei. | Gutscheine haben wir keine. | Die Lieferung ist nicht umsonst. | Nein, es heilt nichts.
Ob es gegen Schmerzen hilft, weiß ich nicht. | Ratenzahlung geht bei uns nicht. | Anrufen kann ich Sie nicht. | Ich bin kein Mensch, sondern ein Programm. | Wie viele noch da sind, weiß ich nicht. | Zurzeit gibt es keine Aktion. | Zurücklegen kann ich es nicht.
Das gebe ich an unser Team weiter. | Unser Team sieht sich Ihre Frage an. | Hier übernimmt eine Kollegin. | Das müssen die Leute im Laden beantworten. | Ihre Nachricht reiche ich weiter.
Die Lampe macht warmes Licht und hat einen Schalter am Kabel. | Der Topf ist aus Gusseisen und wiegt drei Kilo. | Die Jeans sitzt hoch in der Taille. | Das Puzzle hat hundert Teile. | Das Sofa steht auf Holzfüßen. | Der Rucksack hat vorne ein Fach. | Die Seife riecht nach Lavendel. | Die Uhr hat ein Lederband. | Zur Bohrmaschine gehört ein Koffer.
Der Reis ist lang und dünn. | Die Schokolade ist dunkel mit Nüssen. | Der Vorhang lässt etwas Licht durch. | Die Turnschuhe sind weiß mit grauer Sohle. | Das Heft ist liniert. | Ins Zelt passen vier Leute. | Die Pflanze mag Schatten und wenig Wasser. | Das Parfüm duftet frisch nach Zitrone. | Das Spielauto fährt mit Batterien.
Mit oder ohne Ärmel? | Für drinnen oder draußen? | Welche Farbe hat Ihr Sofa? | Wie groß sind Sie? | Meinen Sie die aus dem Video? | Für wie viele Personen kochen Sie? | Erzählen Sie mir mehr über das Zimmer?
Lassen Sie sich Zeit, es eilt nicht. | Schlafen Sie ruhig eine Nacht darüber. | Das liegt ganz bei Ihnen. | Dann vielleicht ein andermal. | Melden Sie sich einfach. | Da sind Sie bei uns richtig. | Das passt zu allem.
Die Bluse hat kurze Arme mit Knopf. | Der Mantel geht bis zur Wade. | Die Decke reicht für ein Doppelbett. | Das Glas hat einen Schraubdeckel. | Man kann es in jeder Jahreszeit benutzen. | Montags ist niemand im Laden. | Ihre Bestellung ging an den Zustelldienst. | Die Pfanne geht auf Gas und Induktion.
Die Kerze brennt mit kleiner Flamme. | Die Schale darf in die Spülmaschine. | Frauen und Männer tragen sie. | Das Buch erzählt von einem Arzt und seinem Sohn. | Den Tee trinken viele am Abend. | Es hängt an zwei Haken. | Nein, das geht leider nicht. | Geliefert wird in alle Orte.
Keine Sorge! | Machen Sie sich keine Gedanken, schauen Sie erst einmal. | Sie macht sich gut im Wohnzimmer. | Die Hose endet am Knöchel. | Das Shirt endet an der Hüfte. | Könnten Sie mir die Straße noch einmal buchstabieren?
Schreiben Sie mir, wenn Sie etwas brauchen. | Ich bin da, wenn Sie mich brauchen. | Sie können uns jederzeit schreiben. | Fragen Sie mich, wann Sie wollen. | Es gibt sie in zwei Größen. | Es gibt ihn in Grün und Grau.
Dass sie vor dem Fest da ist, kann ich nicht versprechen. | Wann genau sie kommt, weiß ich nicht. | Die Stunde wählt der Kurier, ich kann keine nennen.
Am Preis kann ich nichts machen, er ist für alle gleich. | Der Preis steht fest, tut mir leid. | Einen Rabatt habe ich nicht zu vergeben. | Ein Geschenk ist nicht dabei. | Zurücklegen kann ich keine.
Eine Ausnahme kann ich nicht machen. | Ob er gegen eine Krankheit hilft, darf ich nicht sagen, fragen Sie bitte einen Arzt. | Er ist ein Lebensmittel und keine Arznei.
In der Schwangerschaft fragen Sie bitte Ihre Ärztin. | Ob ein Baby ihn haben darf, muss ein Arzt sagen. | Eine Garantie gibt es darauf nicht. | Später zahlen geht bei uns nicht.
In Raten verkaufen wir nicht. | Die Preise anderer Läden kenne ich nicht. | Fotos kann ich Ihnen nicht schicken. | Ich bin die automatische Assistentin des Ladens, kein Mensch.
Dass es umsonst ist, habe ich nicht gesagt. | So etwas habe ich nicht versprochen. | Rückgängig machen kann ich die Bestellung nicht. | Dazu liegt mir nichts vor.
In der Beschreibung steht davon nichts. | Wie viele es sind, sehe ich nicht. | Im Moment läuft keine Aktion. | Ins Ausland schicken wir sie nicht. | Nach Maß nähen wir nicht.
In Rot haben wir sie nicht. | Wann sie wiederkommt, weiß ich nicht. | Sie schreiben, dass Sie sie bis Freitag wollen. | Sie fragen, ob die Lieferung kostenlos ist.
Sie sagen, die andere war billiger. | Sie möchten sie zurückgeben, habe ich das richtig verstanden? | Dass Sie gern einen Nachlass hätten, verstehe ich. | Sie suchen also ein Geschenk für Ihre Mutter.
Sie meinen die mit dem roten Rand. | Sie haben nach der Garantie gefragt. | Dass es weh tut, tut mir leid. | Ich verstehe, dass Sie es eilig haben. | Ich verstehe, dass das Geld knapp ist.
An welchem Tag haben Sie bestellt? | Was stimmt damit nicht? | Ist sie als Geschenk gedacht? | Für wen soll sie sein? | Soll ich sie in den Warenkorb legen? | An welche Adresse soll sie gehen?
Wie viele möchten Sie? | Wann brauchen Sie sie? | Haben Sie die Nummer der Bestellung? | War das Paket beschädigt? | Möchten Sie etwas anderes sehen? | Stimmt die Telefonnummer? | Sind Sie noch da?
Die Kantha ist von Hand bestickt. | Der Honig stammt von den Senffeldern. | Sie besteht aus zwei Lagen. | Der Rand ist dunkelblau. | Waschen Sie sie in kaltem Wasser. | Bitte nicht bleichen.
Lassen Sie sie im Schatten trocknen. | Honig kann fest werden, das ist normal. | Er ist süß und ein wenig blumig. | Er passt gut zum Tee. | Bewahren Sie ihn trocken auf. | L ist etwas weiter als M.
Der Tontopf ist ausverkauft. | Das Muster ist bei jedem Stück anders. | Auf dem Bildschirm kann die Farbe anders aussehen. | Sie ist dünn und eher etwas für den Sommer. | Alt und Jung benutzen sie.
Der Deckel ist aus Metall. | Viele essen ihn zum Frühstück. | Danke, dass Sie gewartet haben. | Es freut mich, dass sie Ihnen gefällt. | Entschuldigen Sie das Missverständnis.
Verzeihung, dass es so lange gedauert hat. | Hoffentlich gefällt sie der Kleinen. | Grüßen Sie Ihre Familie. | Die Adresse habe ich notiert. | Zwei liegen jetzt im Warenkorb.
Den Honig habe ich aus dem Warenkorb genommen. | Schauen Sie die Adresse bitte noch einmal an. | Bitte bestätigen Sie, dann ist die Bestellung aufgegeben. | Ohne Ihr Ja wird nichts bestellt.
Die Anzahl können Sie vor dem Bestätigen ändern. | Überlegen Sie es sich in Ruhe. | Fragen Sie erst Ihre Frau, das ist in Ordnung. | Die Summe steht unten. | Die Lieferung kommt zum Preis hinzu.
Bitte schreiben Sie die Hausnummer. | Sagen Sie mir, welche Ihnen lieber ist. | Beide sind schön, die blaue ist wärmer. | Wenn Sie mir die Größe sagen, kann ich weitermachen.
Sind Sie unsicher, lassen Sie sich Zeit. | Wir verkaufen nur, was Sie hier sehen. | Mehr weiß ich darüber nicht. | Umsonst ist bei uns nichts, die Lieferung kostet ◇.
Setzen Sie Ihre Tabletten bitte nicht ab. | Das zu versprechen wäre falsch. | Ich sage lieber ehrlich, dass ich es nicht weiß. | Dass er heilt, kann niemand versprechen.
Was andere erzählen, kann ich nicht bestätigen. | Ewig hält kein Stoff. | Ob sie eingeht, kann ich nicht sagen. | In der Sonne kann die Farbe etwas verblassen. | Anrufen kann ich Sie nicht.
Reserviert wird nichts, wer zuerst bestellt, bekommt sie. | Die Bedingungen des Ladens kann ich nicht ändern. | Ich notiere die Größe für Sie. | M habe ich notiert.
Sie macht sich gut auf dem Bett und auf dem Sofa. | Übergeben wird sie bei Ihnen zu Hause. | Den Wunsch verstehe ich, aber entscheiden kann ich das nicht.
Ich würde gern helfen, nur darf ich nicht unter den Preis gehen. | Das liegt nicht in meiner Hand. | Was der Laden erlaubt, steht da, mehr kann ich nicht dazu sagen.
Ich kann Ihnen nur sagen, was in der Beschreibung steht. | Ein Datum nennt der Laden dafür nicht. | Wann genau sie kommt, hängt vom Kurier ab. | Wo das Paket ist, sehe ich nicht.
Ob sie bis Sonntag da ist, kann ich nicht sagen. | Ob sie zur Hochzeit da sein wird, weiß ich nicht. | Bitte verlassen Sie sich nicht auf einen bestimmten Tag.
Von einem kleineren Preis in Zukunft weiß ich nichts. | Eine zweite kostet so viel wie die erste. | Zwei kosten das Doppelte, abgezogen wird nichts. | Eine Verpackung gehört nicht dazu.
Ins Paket kommt nichts weiter. | Die Liefergebühr bleibt gleich. | Die Gebühr kann ich nicht weglassen. | Kredit kann ich Ihnen nicht geben. | Auf mein Wort hin kann ich sie nicht zurücknehmen.
Für Rückgaben gelten nur die Regeln des Ladens. | Für eine Rückgabe schreiben Sie bitte die Nummer Ihrer Bestellung. | Ob man sie umtauschen würde, kann ich nicht sagen.
Ihre Größe kann ich nicht zurückhalten. | Sie bleibt für alle im Verkauf. | Wer sie sonst noch anschaut, weiß ich nicht. | Ob sie ausverkauft sein wird, weiß ich nicht. | Ich möchte Sie nicht drängen.
Heute müssen Sie nichts entscheiden. | Es ist Stoff, und Stoff nutzt sich mit der Zeit ab. | Sie kann reißen, wenn man stark zieht. | Dass die Farbe bleibt, kann ich nicht garantieren.
Wasserdicht ist sie nicht. | Von einer Prüfung weiß ich nichts. | Von einem Zertifikat ist mir nichts bekannt. | Ein Siegel wird nicht erwähnt. | Hier antwortet Ihnen ein Programm.
Nein, der Assistent, mit dem Sie schreiben, ist keine Person. | Einen Namen habe ich nicht, ich bin die Assistentin des Ladens. | Angefasst habe ich sie nie, ich bin ein Programm.
Besuchen oder anrufen kann ich Sie nicht. | Gegen Schmerzen ist er nicht gedacht. | Gehen Sie mit dem Husten bitte zum Arzt. | Zur Dosis kann ich nichts raten.
Sprechen Sie bitte mit Ihrem Arzt, bevor Sie ihn nehmen. | Geben Sie ihn keinem Baby, ohne einen Arzt zu fragen. | Eine Arznei ersetzt er nicht.
Ob er bei Diabetes das Richtige ist, kann ich nicht beurteilen. | Er ist einfach ein süßes Lebensmittel. | Sie ist nur eine Decke, sie wärmt und sonst nichts. | Ich hoffe, es geht Ihnen bald besser.
Danke, dass Sie mir das offen sagen. | Schade, dass Ihre alte kaputt ist. | In einem anderen Laden hatten Sie Pech, das verstehe ich. | Sie fragen zu Recht. | Gut, dass Sie vor dem Bestellen fragen.
Das ist eine berechtigte Frage. | Sie möchten am Monatsende zahlen, so viel habe ich verstanden. | Sie hätten sie gern vor dem Geburtstag Ihrer Tochter, das habe ich gelesen.
Wenn Sie mögen, lege ich jetzt eine in den Warenkorb. | Soll ich sie für Sie bestellen, oder warten Sie lieber? | Möchten Sie eine oder zwei? | Was soll an der Bestellung geändert werden?
An wen soll das Paket gehen? | War der Kurier schon bei Ihnen? | Wie sieht der Schaden aus? | Meinen Sie diese Bestellung oder die frühere? | M und L stehen zur Auswahl.
Im Warenkorb habe ich die Größe auf L geändert. | Der Warenkorb ist jetzt leer. | Die Straße habe ich berichtigt. | Die Bestellung ist aufgegeben und hat ihre Nummer.
Die Nummer finden Sie in der Nachricht oben. | Sie kommt gefaltet in einer Papiertüte. | Die Stiche verlaufen in Wellen. | Am Anfang fühlt sie sich etwas rau an. | Sie ist schwerer, als sie aussieht.
Der Honig fließt langsam. | Er hat die Farbe von dunklem Bernstein. | Gute Nacht und bis zum nächsten Mal. | Ich wünsche Ihnen eine schöne Hochzeit. | Alles Gute für die Prüfung.
Verzeihung, das habe ich nicht verstanden, schreiben Sie es bitte anders? | Ich sehe nur Text, keine Sprachnachrichten. | Dann bleiben wir bei der blauen. | Gut, ich lasse ihn weg.
Wie Sie mögen, dann nur eine. | Es gibt auch eine günstigere, soll ich sie zeigen? | Wir haben auch eine, die weniger kostet. | Der Kurier übergibt sie an der Tür. | Der Rock endet am Knie.
Das Kabel passt an die meisten Telefone. | Er schmeckt kräftig und würzig. | Die Lampe braucht einen runden Stecker. | Zwei Kundinnen heißen so, welche sind Sie? | Dabei helfe ich Ihnen gern.
Was möchten Sie darüber wissen? | Ja, für weniger Geld haben wir auch etwas, soll ich es zeigen? | Andere, die günstiger sind, haben wir. | Der Ärmel reicht bis zum Handgelenk.
Der Kragen schließt mit einem Knopf.
`,
}
