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
`,
}
