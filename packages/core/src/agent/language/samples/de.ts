export const de = `
Hallo und herzlich willkommen, wie kann ich Ihnen heute helfen?
Danke für Ihre Nachricht, ich erzähle Ihnen gern mehr darüber.
Ja, wir haben es auf Lager und Sie können es gleich hier bestellen.
Was möchten Sie über dieses Produkt wissen?
Es kostet in jeder Farbe gleich viel und kommt in drei Größen.
Bitte nennen Sie mir Ihren Namen, Ihre Nummer und die Anschrift.
Ich habe es in Ihren Warenkorb gelegt, darf es noch etwas sein?
Der Preis steht bei jedem Produkt, der Versand kommt dazu.
Auf einzelne Artikel geben wir keinen Rabatt, aber es gibt einen, der weniger kostet.
Es ist aus reiner Baumwolle und fühlt sich auf der Haut sehr leicht an.
Sie können bar bezahlen, wenn das Paket bei Ihnen ankommt.
Welches von den beiden wäre Ihnen lieber, das kleine oder das größere?
Das ist eine gute Frage, ich frage im Team nach.
Leider haben wir das gerade nicht, aber dieses hier ist sehr ähnlich.
Wenn es nicht passt, schreiben Sie uns und wir schauen, was wir tun können.
Haben Sie so etwas schon einmal benutzt?
Viele unserer Kunden kaufen es als Geschenk für ihre Mutter oder eine Freundin.
Wie viele Stück brauchen Sie und bis wann?
Ihre Bestellung ist unterwegs, danke für Ihre Geduld.
Jemand aus unserem Team antwortet Ihnen hier bald.
Ich kann die Preise nicht ändern, aber ich helfe Ihnen, das Richtige zu finden.
Wo wohnen Sie, in der Stadt oder außerhalb?
Die beiden sehen zusammen toll aus, finden Sie nicht?
Wollen Sie zuerst ein Bild davon sehen?
Klar, lassen Sie sich Zeit und sagen Sie mir, wenn Sie so weit sind.
Es eilt überhaupt nicht, wir sind jeden Tag da.
Ich bin ein automatischer Assistent; fragen Sie jederzeit nach einem Menschen.
Es macht das Haar weich und glänzend und duftet nach Rosen.
Bewahren Sie die Flasche vor Sonne geschützt und außer Reichweite von Kindern auf.
Das tut uns leid, könnten Sie uns ein Foto schicken von dem, was angekommen ist?
Welche Farbe hatte die, die Sie auf unserer Seite gesehen haben?
Das ist eine der besten, die wir haben, sie wird dir gefallen.
Sag mir, was du davon hältst, okay?
Guten Abend, prima, kein Problem, gern geschehen, sehr gut, auf Wiedersehen.
Wir würden uns freuen, Ihnen bei Ihrem ersten Einkauf zu helfen.
`
