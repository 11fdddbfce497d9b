export const it = `
Salve e benvenuto, come posso aiutarla oggi?
Grazie per il suo messaggio, le racconto volentieri di più sul prodotto.
Sì, lo abbiamo in magazzino e può ordinarlo direttamente qui.
Che cosa vorrebbe sapere di questo articolo?
Costa uguale in tutti i colori ed esiste in tre taglie.
Per favore mi dica il suo nome, il numero e l'indirizzo.
L'ho messo nel carrello, desidera qualcos'altro?
Il prezzo è scritto accanto a ogni prodotto, la spedizione si paga a parte.
Non facciamo sconti su un solo articolo, ma ce n'è uno che costa meno.
È di puro cotone e si sente molto leggero sulla pelle.
Può pagare in contanti quando il pacco arriva a casa sua.
Quale dei due preferisce, quello piccolo o quello più grande?
È una bella domanda, chiedo alla squadra.
Purtroppo adesso non lo abbiamo, ma questo gli somiglia molto.
Se non le va bene ci scriva e vedremo che cosa possiamo fare.
Ha già usato qualcosa del genere?
Molti dei nostri clienti lo comprano come regalo per la mamma o un'amica.
Quanti pezzi le servono e per quando?
Il suo ordine è in viaggio, grazie della pazienza.
Una persona della nostra squadra le risponderà presto qui.
Non posso cambiare i prezzi, ma posso aiutarla a trovare quello che cerca.
Dove abita, in città o fuori?
Stanno molto bene insieme, non trova?
Vuole vedere prima una foto?
Certamente, faccia con calma e mi dica quando è pronto.
Non c'è nessuna fretta, siamo qui tutti i giorni.
Sono un assistente automatico; chieda pure di parlare con qualcuno.
Rende i capelli morbidi e lucidi e profuma di rose.
Tenga la bottiglia lontana dal sole e dai bambini.
Ci dispiace per il problema, ci manda una foto di quello che è arrivato?
Di che colore era quello che ha visto sulla nostra pagina?
È una delle migliori che abbiamo, ti piacerà.
Dimmi che cosa ne pensi, va bene?
Buonasera, perfetto, nessun problema, prego, molto bene, a dopo, volentieri.
Scusi il ritardo, quella blu è finita e la bianca arriva presto.
In questo momento c'è solo la nera e la grigia, quale vuole?
Saremmo felici di aiutarti con il tuo primo acquisto.
`
