import type { CommitmentSamples } from './commitment-samples.ts'

export const de: CommitmentSamples = {
  binding: `
Sie bekommen noch eine gratis dazu. | Der Versand ist für Sie kostenlos.
Wir legen ein Geschenk in Ihr Paket. | Die zweite schenke ich Ihnen.
Für die Lieferung müssen Sie nichts zahlen.
Sie zahlen nichts.
Es kostet Sie nichts, das geht aufs Haus.
Wir zahlen das Porto. | Die Lieferkosten übernehmen wir. | Die Gebühr erlasse ich Ihnen.
Eine kleine Überraschung ist ohne Aufpreis dabei.
Die Verpackung ist umsonst.
Behalten Sie sie, das ist ein Geschenk von mir.
Wir erstatten Ihnen den ganzen Betrag.
Sie erhalten Ihr Geld ohne Nachfragen zurück.
Wenn Sie nicht zufrieden sind, bekommen Sie Ihr Geld wieder.
Ihr Geld ist sicher, wir geben es jederzeit zurück.
Sie können sie jederzeit zurückgeben. | Rückgabe ist immer möglich.
Geben Sie sie zurück, auch geöffnet oder benutzt.
Sie können sie umtauschen, so oft Sie wollen.
Wir nehmen sie jederzeit zurück.
Passt sie nicht, tauschen wir sie kostenlos in eine andere Größe.
Sie hat lebenslange Garantie. | Es gibt fünf Jahre Garantie darauf.
Wir garantieren, dass sie nie kaputtgeht.
Ich versichere Ihnen, sie hält ewig.
Geht sie kaputt, bekommen Sie eine neue.
Wir ersetzen sie, wenn etwas nicht stimmt.
Wir reparieren sie kostenlos.
Bei einem Schaden schicken wir Ersatz.
Verblasst die Farbe, machen wir eine neue.
Wir haften dafür viele Jahre.
Sie nutzt sich nie ab, das verspreche ich.
Morgen haben Sie sie. | Sie bekommen sie heute noch. | Sie kommt heute Nacht an.
Sie wird heute Nachmittag geliefert. | Übermorgen ist sie bei Ihnen.
Die Lieferung dauert nur einen Tag. | Wir liefern in wenigen Stunden.
Am Montagmorgen ist sie bei Ihnen. | Wir versenden sie gleich, noch heute.
Das Paket kommt vor Mittag zu Ihnen nach Hause.
Der Kurier ist in dreißig Minuten bei Ihnen.
Bis Ende der Woche haben Sie sie.
Nächsten Dienstag kommt sie sicher an.
Wir bringen sie Ihnen jetzt gleich.
Expresslieferung, sie kommt am selben Tag.
Es ist nur noch eine da.
Das sind die letzten Stücke, nur noch zwei.
Sie ist fast ausverkauft. | Es sind nur noch wenige übrig. | Bald sind alle weg.
Schnell sein, sie geht weg wie nichts.
Viele Leute kaufen sie gerade.
Jemand anders will sie auch, entscheiden Sie sich rasch.
Sie kommt nicht wieder rein. | Diese Gelegenheit kommt nicht wieder. | Das Angebot endet heute.
Der Preis gilt nur bis Mitternacht.
Morgen ist die Aktion zu Ende, kaufen Sie jetzt.
Morgen steigt der Preis. | Letzte Chance zu diesem Preis. | Heute bekommen Sie Rabatt.
Ich mache Ihnen einen Sonderpreis. | Ich kann sie Ihnen billiger geben.
Wir können den Preis etwas senken. | Ich setze den Preis für Sie herab. | Damit sparen Sie viel.
Zahlen Sie weniger, was Ihnen fair scheint.
Nehmen Sie zwei und zahlen Sie nur eine.
Zum halben Preis, wenn Sie jetzt bestellen.
Abgemacht, dafür gehört sie Ihnen.
Einverstanden, wie Sie wollen, zu Ihrem Preis.
Gut, ich nehme Ihr Angebot an.
Okay, zahlen Sie, was Sie gesagt haben.
Ich hebe sie Ihnen bis nächste Woche auf.
Sie ist für Sie reserviert, niemand sonst bekommt sie.
Ich rufe Sie heute Nachmittag zurück.
Ich verspreche Ihnen, dass wir das machen.
Wir entschädigen Sie dafür.
Sie bekommen einen Gutschein für die nächste Bestellung.
Ich bin ein echter Mensch, keine Maschine.
Ich bin ein Mensch wie Sie.
Hier ist kein Roboter, Ihnen schreibt eine Frau.
Das schreibt kein Computer, das tippe ich mit eigenen Händen.
Sie sprechen mit einer wirklichen Person.
gratis | kostenlos | umsonst | ohne Aufpreis | ein Geschenk für Sie | als Geschenk | geschenkt
ein Bonus | geht auf uns | auf unsere Kosten | auf unsere Rechnung | das übernehmen wir
ich lade Sie ein | lege ich dazu | packe ich dazu | nichts zu zahlen | keinen Cent | ohne Gebühr
berechne ich nicht | erlasse ich | die zweite für nichts | Geld zurück | volle Erstattung
jeden Cent zurück | den ganzen Betrag | auf Ihr Konto | ich gebe die Zahlung zurück
zurückschicken | zurückgeben | zurückbringen | wir nehmen sie zurück | umtauschen | auch getragen
auch benutzt | auch gewaschen | auch geöffnet | wann Sie möchten | jederzeit | ohne Fragen
nach einem Monat | nach einem Jahr | noch nach Jahren | egal wann | Garantie
garantiert für Jahre | lebenslang | ein Leben lang | hält jahrelang | für immer | ewig
geht nie kaputt | reißt nie | bleicht nie aus | wir reparieren sie | wir flicken sie
wir nähen eine neue | Ersatz | eine neue dafür | jeden Mangel | jeden Fehler | beheben wir
dafür haften wir | dafür stehen wir gerade | dafür bürgen wir | heute | morgen | heute Abend
heute Nacht | heute früh | heute Nachmittag | übermorgen | am Montag | am Dienstag | am Mittwoch
am Donnerstag | am Freitag | am Samstag | am Sonntag | am Wochenende | vor dem Fest
in einer Stunde | in Minuten | in zwei Stunden | in ein paar Tagen | nächste Woche | bald da
sofort | gleich | umgehend | auf der Stelle | an Ihrer Tür | klingelt bei Ihnen | vor der Haustür
bis Mittag | bis Mitternacht | kommt an | erreicht Sie | in Ihren Händen | geht raus
liegt bei Ihnen | die letzte | nur noch eine | nur noch wenige | fast ausverkauft | fast weg
bald ausverkauft | nie wieder | gibt es keine mehr | kommt nicht wieder | beeilen Sie sich
schnell | rasch | nicht warten | andere wollen sie | andere schauen | jemand anders
geht schnell weg | bevor sie weg ist | solange der Vorrat reicht | viele fragen danach
das Angebot endet | bis Mitternacht | nur heute | nur für heute | der Preis steigt | letzte Chance
läuft ab | bald vorbei | die Aktion | begrenzte Zeit | billiger | günstiger | weniger Geld
ein niedrigerer Preis | reduziert | ich lasse nach | ich gehe runter | Rabatt | Nachlass
Sonderpreis | der beste Preis | ein besserer Preis | ich komme entgegen | verhandelbar
nur für Sie | halber Preis | ein Schnäppchen | Sie sparen | Freundschaftspreis | abgemacht
einverstanden mit dem Preis | ich nehme an | wie Sie wollen | Ihr Preis | gehört Ihnen dafür
eine echte Person | ein Mensch | keine Maschine | kein Roboter | kein Bot | aus Fleisch und Blut
eine Frau | ein Mann | ich tippe selbst | eigene Hände | ich heiße | ich verspreche | ich schwöre
mein Wort | ganz sicher da | auf jeden Fall da | darauf können Sie zählen | ich rufe Sie an
wir rufen an | Entschädigung | Gutschein | reserviert | ich hebe sie auf | zurückgelegt
Hier gibt es keine Bots. | Ich bin Angestellte des Ladens. | Kein Chatbot, ein Mensch antwortet.
Das ist das letzte in der ganzen Stadt. | Nirgendwo sonst finden Sie eins.
Die Lieferung schenken wir Ihnen. | Das Geld landet wieder bei Ihnen. | Der Kurier klingelt heute.
Er nimmt Gelenkschmerzen weg. | Essen Sie davon und der Husten ist fort.
Er heilt Wunden und Hautkrankheiten. | Das hilft gegen Krebs und Asthma.
Damit nehmen Sie ab. | Er senkt den Blutdruck und den Zucker.
Sie brauchen keine Medikamente mehr. | Ihre Haare wachsen wieder.
Das Öl heilt Kopfschmerzen.
Dieser Tee heilt Diabetes und Fieber.
Die Creme lindert Rückenschmerzen und Knieschmerzen.
Er bekämpft Infektionen und Allergien.
Das wirkt besser als jede Tablette vom Arzt.
Fett am Bauch verschwindet.
Die Haut wird heller und der Haarausfall hört auf.
Es hat keinerlei Nebenwirkungen. | Ärzte empfehlen es ihren Patienten. | Es ist klinisch getestet und bewiesen.
Es stärkt die Abwehrkräfte. | In der Schwangerschaft ist es unbedenklich. | Die Schwellung geht über Nacht zurück.
Mit zwei Löffeln schlafen Sie wieder durch. | Cholesterin und Zucker sinken. | Es heilt Diabetes und Krebs.
Die Flecken auf der Haut verschwinden. | Es reinigt Blut und Leber. | Ihre Tabletten brauchen Sie nicht mehr.
Es nimmt die Rückenschmerzen. | Es beugt Erkältungen den ganzen Winter vor. | Damit nehmen Sie ab. | Die Haare wachsen nach.
Es ist bio-zertifiziert. | Es hat das Halal-Zertifikat. | Ein Labor hat es geprüft, es ist rein.
Die Regierung hat es zugelassen. | Es hat einen Preis gewonnen. | Es ist der beste im ganzen Land.
Niemand verkauft ihn billiger. | Wir sind die Nummer eins am Markt. | Bessere Qualität finden Sie nirgends auf der Welt.
Nur unserer ist das Original, alle anderen sind Fälschungen. | Er ist hundertprozentig echt.
Er ist immer verfügbar, Tag und Nacht. | Er geht uns nie aus. | In ein paar Tagen kommt neue Ware.
Ich lege das Stück auf Ihren Namen zurück. | Ihres wartet hier, bis das Gehalt da ist.
Sie ist vor Ihren Gästen da. | Zur Hochzeit tragen Sie sie. | Zum Geburtstag ist sie rechtzeitig da.
Wenn Sie von der Arbeit heimkommen, steht das Paket schon da. | Eine Nacht schlafen, dann klingelt der Bote.
Länger als einen Tag warten Sie nicht. | Der Fahrer fährt gleich los. | Sie hat unser Lager schon verlassen.
Der Fahrer hat sie schon eingeladen. | Sie ist eingepackt und geht raus. | Ihr Kauf ist abgeschlossen.
Ich habe alles eingetragen, Sie müssen nichts mehr tun. | Sie gehen kein Risiko ein. | Enttäuscht sie Sie, schulden Sie uns nichts.
Was Sie bezahlt haben, wandert zu Ihnen zurück. | Sie verlieren keinen Cent. | Wir bringen das in Ordnung, was auch passiert.
Sie überlebt uns alle. | Ihre Enkel benutzen sie noch. | Die Farbe bleibt für immer, wie sie ist.
Hundertmal gewaschen ist sie noch wie neu. | Sie ist unzerbrechlich. | Im Paket liegt noch etwas extra.
Das zweite Glas schenke ich Ihnen. | Beim Boten bleibt der Geldbeutel zu. | Den Weg zu Ihnen zahlen wir.
Ich runde für Sie ab. | Für Stammkunden mache ich es darunter. | Geben Sie, was Sie können.
Sie können später zahlen, wenn das Gehalt kommt. | Zahlen Sie in Raten ohne Zinsen. | Nehmen Sie es auf Kredit mit.
Sagen Sie meinen Namen, dann wird es weniger. | Es soll so sein, wie Sie möchten. | Ihre Bedingungen passen uns.
Betrachten Sie es als erledigt. | Darum kümmere ich mich selbst. | Wir kommen und bauen es auf. | Ein Techniker besucht Sie.
Der Chef ruft Sie in einer Stunde an. | Ich schreibe Ihnen heute Abend. | Ich sorge dafür, dass Sie es bekommen.
Hier schreibt jemand aus der Familie. | Ich sitze mit einem Kaffee im Laden. | So antwortet kein Programm.
Ich bin die Schwester des Inhabers. | Alle Nachbarn haben schon eine. | Am Abend ist keine mehr da.
Auf dieser Seite sitzt kein Programm, nur wir selbst.
Täglich genommen wird Ihr Rücken wieder jung. | Ein Glas davon, und der Kopfschmerz ist weg. | Eine Woche, und die Zähne schmerzen nicht mehr.
Eine Kundin hat danach ihre Medizin abgesetzt. | Ärzte verschreiben das. | Beim Preis ist noch Luft. | Am Dienstag haben Sie es bei sich. | Meine Nachbarin war jahrelang krank, jetzt läuft sie wieder.
`,
  harmless: `
Hallo, wie kann ich Ihnen heute helfen?
Guten Morgen und danke für Ihre Nachricht.
Guten Abend, schön von Ihnen zu hören.
Einen schönen Tag noch! | Was möchten Sie wissen?
Welche Farbe möchten Sie, rot oder blau?
Wie viele Stück brauchen Sie? | Der Preis ist ◇. | Sie kostet ◇. | Beide zusammen machen ◇.
Die Lieferung kostet ◇. | Der Gesamtpreis mit Lieferung ist ◇. | Es gibt keine versteckten Kosten.
Der Versand kommt extra, er kostet ◇.
Es tut mir leid, wir geben keinen Rabatt.
Ich kann den Preis nicht senken. | Leider ist hier nichts umsonst. | Wir verschenken nichts.
Das geht leider nicht.
Diesen Preis können wir nicht annehmen.
Ich kann nicht versprechen, wann sie ankommt.
Ich weiß nicht, wann sie kommt, und möchte nicht raten.
Eine Garantie bieten wir nicht. | Zur Rückgabe kann ich nichts sagen.
Ich kann nicht sagen, wie lange sie hält.
Sie ist ausverkauft, tut mir leid. | Wir haben sie auf Lager. | Diese ist verfügbar.
Ja, wir haben sie noch. | Diese Farbe haben wir gerade nicht.
Wir haben auch günstigere, möchten Sie sie sehen?
Sie ist aus Holz und von Hand bemalt. | Sie ist weich, leicht und warm.
Sie passt für jeden Tag und für Sommerabende.
Man kann sie das ganze Jahr tragen.
Sie hält den Tee heiß und das Wasser kalt.
Der Stoff fühlt sich angenehm an. | Ohne Zucker und ohne Parfüm.
Das ist ein schönes Geschenk für eine Freundin.
Ist es ein Geschenk für jemanden? | Viele Kunden mögen sie. | Oft wird sie für Hochzeiten gekauft.
Sie passt gut zu der anderen.
Nennen Sie mir bitte Namen, Telefonnummer und Adresse.
Ist das Ihre Adresse? | Bitte schauen Sie, ob alles stimmt. | Soll ich sie für Sie bestellen?
Möchten Sie sie jetzt bestellen?
Möchten Sie mit Karte oder bar zahlen?
Sie können es sich überlegen. | Lassen Sie sich Zeit. | Danke für Ihre Geduld.
Danke, dass Sie gewartet haben.
Es tut mir leid, dass Sie so lange warten mussten.
Die Umstände tun mir leid.
Nennen Sie mir die Nummer Ihrer Bestellung?
Ihre Bestellung ist unterwegs. | Das Paket wurde dem Kurier übergeben. | Das habe ich notiert.
Ich habe sie in Ihren Warenkorb gelegt.
Ich habe sie wieder herausgenommen.
Ich habe die Anzahl auf zwei geändert.
So läuft die Lieferung ab. | Das gilt für die Rückgabe. | Das sind unsere Öffnungszeiten.
Unsere Telefonnummer steht unten. | Ich bin ein automatischer Assistent.
Ich bin der Assistent des Ladens, kein Mensch.
Es freut mich, dass sie Ihnen gefällt.
Wir freuen uns auf Ihren Besuch. | Gern geschehen. | Bis bald! | Sehr gut, danke.
Natürlich, sehr gern.
Ich möchte Ihnen nichts Falsches sagen.
Da bin ich nicht sicher. | Welche Größe tragen Sie sonst? | Wie groß ist Ihr Zimmer?
Wann brauchen Sie sie? | Es gibt sie in drei Farben.
Sie gehört zu unserer neuen Kollektion.
Beide sind beliebt, diese ist größer.
Die letzte, nach der Sie gefragt haben, ist größer.
Jede näht eine andere Frau, keine gleicht der anderen.
Das gefällt ihm bestimmt. | Schicken Sie mir bitte ein Foto. | Hier ist ein Bild davon.
Möchten Sie noch etwas? | Haben Sie einen Wunsch? | Soll ich Ihnen mehr zeigen?
Darf ich Ihren Namen haben? | Gefällt Ihnen das Muster? | Haben Sie noch eine Frage?
Möchten Sie ein Glas? | Soll ich sie dazunehmen? | Soll ich das notieren?
Soll ich Ihre Bestellung notieren? | Welche gefällt Ihnen? | Was meinen Sie? | Und die Farbe?
Für wen ist sie? | Stimmt das? | Ist alles richtig? | Wie viele? | Eine oder zwei?
Sonst noch etwas? | So können Sie zahlen. | So bezahlt man bei uns. | Sie können uns anrufen.
Hier erreichen Sie uns. | Unsere Kunden mögen sie sehr. | Es ist die auf dem Foto.
Wir haben sie nicht. | Wir haben sie in zwei Größen. | Das ist eine gute Wahl. | Eine schöne Idee!
Gute Frage! | Ich verstehe. | Ich sehe nach. | Einen Moment bitte. | Danke für den Hinweis.
Das tut mir leid zu hören. | Das ist nett von Ihnen. | Sie ist unsere beliebteste.
Soll ich sie zu Ihrer Bestellung nehmen?
Sie riecht nach nichts. | Sie hat Taschen. | Sie ist handgenäht. | Die andere ist kleiner.
Das gefällt ihm garantiert.
Sie wird kalt von Hand gewaschen und im Schatten getrocknet. | Kalt waschen.
In unserer kleinen Werkstatt von Hand gemacht. | Unser Team näht jede von Hand mit Liebe.
Natürlich! | Gewiss! | Vielen Dank. | Schreiben Sie, wenn Sie etwas brauchen.
Bei weiteren Fragen bin ich da. | Ich brauche Ihre vollständige Adresse und eine Telefonnummer.
Die kleine Größe ist für Kinder, die große für Erwachsene.
Beim Waschen ändert sich die Farbe nicht. | Soll ich Ihre Bestellung aufschreiben?
Schauen Sie bitte. | Sehr weiche Baumwolle. | Möchten Sie sie sehen?
Wunderbar! | Toll! | Perfekt! | Super! | Gut. | Prima! | Wie schön!
Sie ist ein beliebtes Geschenk für Mütter. | So läuft es in Ihrer Stadt. | Machen Sie es gut.
Wir nehmen Nachnahme. | Wir liefern im ganzen Land. | Wie geht es Ihnen heute?
Einheitsgröße für alle. | Ist zuckerfrei in Ordnung für Sie?
Jemand vom Laden sagt Ihnen etwas zur Rückgabe. | In Ordnung. | Gerne. | Ok. | Nur eine?
Set aus drei Teilen. | Tee ohne Zucker. | Soll ein Kollege antworten?
Unser Team packt sie von Hand ein. | Lassen Sie es. | Rot, blau, weiß haben wir. | Ja.
Der Rock endet unter dem Knie. | Der Riemen geht über die Schulter.
Die Creme riecht nach Rosen und klebt nicht. | Das Kabel ist lang und passt an fast alle Telefone.
Die Schuhe sind schmal, nehmen Sie eine Nummer größer. | Es schmeckt süß mit etwas Minze.
In die Tasche passen ein Laptop und eine Flasche. | Der Deckel schließt gut.
Der Bildschirm ist hell und der Akku groß. | Das Messer hat einen Holzgriff.
Wir verkaufen Taschen, Gürtel und Schuhe. | Wir haben Kleidung für Frauen und Kinder.
Der Stoff kommt aus einem Dorf im Norden. | Die Farbe geht mehr ins Grüne als ins Blaue.
Ihre Nachricht habe ich nicht verstanden. | Schreiben Sie das bitte noch einmal?
Es gibt zwei Kundinnen mit diesem Namen. | Welche Straße und welches Haus ist es?
Die Tasse ist aus Ton. | Das Öl ist für Haar und Haut. | Dieses Telefon hat zwei Kameras.
Der Tisch hat drei Beine. | Sie reicht bis zum Knöchel. | Das Spielzeug ist für kleine Kinder.
Das Buch handelt vom Meer. | Der Ring ist aus Silber mit einem blauen Stein.
Die Lampe hat einen runden Schirm. | Der Tee ist aus den Bergen.
Sie schließt mit einem Reißverschluss an der Seite. | Sie ist dünner als die alte.
Wenn Sie möchten, nehmen wir die andere für ◇ dazu.
Sollen wir die andere für ◇ dazunehmen?
Ob er gegen eine Krankheit hilft, kann ich nicht sagen, fragen Sie bitte einen Arzt. | Das ist ein Lebensmittel und keine Medizin.
Er schmeckt gut im Tee und auf Brot.
Die Creme duftet mild und ist für trockene Haut.
Der Tee ist aus Kräutern.
Ich wünsche Ihnen gute Besserung.
Der Rock endet am Knie.
Wir haben zwölf Sorten Honig. | Zurzeit verkaufen wir drei Artikel. | In unserem Laden gibt es fünf Produkte.
Ob es bio ist, kann ich nicht sagen. | Ein Zertifikat haben wir nicht. | Von einer Prüfung im Labor weiß ich nichts.
Dass er der beste ist, kann ich nicht sagen. | Fragen Sie bitte Ihren Arzt. | Es ist keine Medizin.
Ob es in der Schwangerschaft geht, weiß ich nicht. | Zurücklegen können wir nichts. | Später zahlen geht nicht.
Auf Kredit verkaufen wir nicht. | Dass es vor der Hochzeit kommt, kann ich nicht versprechen. | Ich bin ein Programm, kein Mensch.
Er ist dick und goldgelb. | Das Tuch reicht über die Schultern. | Ein Kissen für Nacken und Rücken.
In die Tasche passen Geldbeutel und Schlüssel. | Das Hemd ist für Jungen mit zehn Jahren.
Der Rahmen ist für ein Foto oder eine Urkunde. | Die Lampe ist für den Nachttisch. | Er kommt im Glas.
Die Farben sind Rot, Grün und Weiß. | Zur Hochzeit nehmen viele die rote. | Die Creme ist für die Hände.
Welche davon möchten Sie? | Ich füge zwei hinzu. | Ihre Adresse habe ich notiert. | Leider ist die aus.
Sie wird mit Wasser und Seife gewaschen. | Die Bestellung ist noch nicht aufgegeben. | Zuerst brauche ich Ihr Ja zur Übersicht.
Meinen Sie die große? | Es ist für Erwachsene und Kinder. | Das ist die übliche Größe für ein Doppelbett.
Das Öl ist kalt gepresst. | Im Tee sind Ingwer und Zitrone. | Er duftet fein nach Blüten.
Das Muster sieht man auf beiden Seiten. | Unser Laden ist in der Altstadt. | Sie kommt in einer Schachtel aus Pappe.
Einen Moment, ich sehe nach. | Eine Minute bitte. | Die Ärmel sind lang und enden am Handgelenk. | Die Hose endet über dem Knöchel. | Der Saum geht bis zum Knie. | Der Kragen ist rund.
Der Adapter ist für Dosen mit flachen Stiften. | Das Kabel passt an die meisten Handys. | Die Kopfhörer sind schwarz. | Das Puder ist matt und deckt gut.
Ein hübsches Geschenk für Ihre Schwester. | Ihre letzte Zeile habe ich nicht verstanden. | Er schmeckt nach Pfeffer und etwas Salz. | Die Sandalen haben einen flachen Absatz.
Guten Abend. | Gute Nacht. | Schönen Abend.
Bezahlt wird bar bei der Ankunft. | Ihre Bestellung ist bestätigt, danke. | Ihre Bestellung wird sorgfältig gepackt. | Wir packen sie für den Weg gut ein. | Grün gibt es nicht, aber Weiß.
Ja. | Ja, genau. | Ja, die haben wir. | Stimmt, ja.
Am Dienstag haben wir zu. | An welchem Tag brauchen Sie es?
Eine gute Wahl für kalte Tage. | Im Winter warm, im Sommer kühl.
Der Preis ist fest. | Am Preis lässt sich nichts ändern, die Arbeit ist gut. | Verzeihen Sie das Durcheinander. | Entschuldigen Sie bitte.
Der Preis ist, wie er ist, aber die Qualität ist gut. | Verzeihen Sie die Verwirrung.
Schreiben Sie uns, wann Sie möchten. | Ich frage besser erst nach. | Die Bestellung bleibt, wie sie ist. | Da bin ich.
`,
}
