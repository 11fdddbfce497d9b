import type { CommitmentSamples } from './commitment-samples.ts'

export const it: CommitmentSamples = {
  binding: `
Ne riceve un'altra gratis. | La spedizione è gratuita per lei.
Aggiungiamo un regalo al suo pacco. | La seconda gliela regalo. | Non paga niente per la consegna.
Non deve pagare nulla. | Non le costa niente, offre la casa.
Le spese di spedizione le copriamo noi.
La consegna è a carico nostro. | Le tolgo il costo della consegna.
C'è una sorpresa inclusa senza supplemento.
La confezione è compresa gratis. | La tenga, è un dono da parte mia.
Le rimborsiamo tutta la cifra. | Riavrà i suoi soldi senza domande.
Se non è soddisfatto le restituiamo il denaro.
I suoi soldi sono al sicuro, li rendiamo quando vuole.
Può restituirla quando vuole. | I resi sono sempre accettati. | La renda pure aperta o usata.
Può cambiarla tutte le volte che vuole.
La riprendiamo in qualsiasi momento.
Se non va bene la cambiamo con un'altra taglia senza spese.
Ha la garanzia a vita. | Ci sono cinque anni di garanzia. | Garantiamo che non si rompe mai.
Le assicuro che dura per sempre. | Se si rompe ne riceve una nuova.
La sostituiamo se qualcosa non va. | La ripariamo gratis.
In caso di danno mandiamo un ricambio.
Se il colore sbiadisce ne facciamo una nuova.
Siamo responsabili per molti anni. | Non si rovinerà mai, glielo prometto. | Domani ce l'ha.
La riceve oggi stesso. | Arriva stanotte. | La consegniamo questo pomeriggio.
Dopodomani è da lei. | La consegna richiede solo un giorno. | Consegniamo in poche ore.
Lunedì mattina è a casa sua. | La spediamo immediatamente, oggi.
Il pacco arriva a casa prima di mezzogiorno.
Il corriere sarà lì tra trenta minuti.
La avrà entro la fine della settimana.
Martedì prossimo arriva di sicuro. | Gliela portiamo ora.
Consegna espressa, arriva lo stesso giorno.
Ne è rimasta solo una.
Sono gli ultimi pezzi, ne restano due.
È quasi esaurita. | Ne rimangono pochissime. | Presto saranno finite tutte.
Si sbrighi, va a ruba. | Molti la stanno comprando adesso.
La vuole anche un'altra persona, decida in fretta.
Non tornerà disponibile. | Non avrà un'altra occasione. | L'offerta termina oggi.
Il prezzo vale solo fino a mezzanotte.
Domani la promozione è finita, compri ora.
Domani il prezzo aumenta. | Ultima possibilità a questo prezzo. | Oggi ha uno sconto.
Le faccio un prezzo speciale. | Posso lasciargliela a meno. | Possiamo abbassare un po' il prezzo.
Le riduco il prezzo. | Con questa offerta risparmia molto.
Paghi meno, quello che le sembra giusto.
Ne prende due e ne paga una. | È a metà prezzo se ordina ora.
Affare fatto, è sua per quella cifra.
D'accordo, come vuole lei, al suo prezzo.
Va bene, accetto la sua offerta. | Ok, paghi quello che ha detto.
Gliela tengo da parte fino alla settimana prossima.
È riservata per lei, nessun altro la avrà.
La richiamo questo pomeriggio. | Le prometto che lo faremo. | La risarciremo.
Riceve un buono per il prossimo ordine.
Sono una persona vera, non una macchina.
Sono un essere umano come lei.
Qui non c'è nessun robot, le scrive una donna.
Non scrive un computer, sono io con le mie mani.
Sta parlando con una persona reale. | gratis | gratuito | senza spese | un regalo per lei
in regalo | in omaggio | un bonus | a nostre spese | a carico nostro | offro io | offriamo noi
paghiamo noi | le metto in più | niente da pagare | neanche un centesimo | senza costi
non gliela faccio pagare | glielo abbuono | la seconda per niente | soldi indietro
rimborso completo | fino all'ultimo centesimo | tutta la somma | sul suo conto
le rendo il pagamento | rimandarla indietro | restituirla | riportarla | la riprendiamo
cambiarla | anche usata | anche lavata | anche aperta | anche indossata | quando vuole
in qualsiasi momento | senza domande | dopo un mese | dopo un anno | anche dopo anni | garanzia
garantito | a vita | tutta la vita | dura anni | per sempre | non si rompe mai | non si scuce
non sbiadisce | la ripariamo | la ricuciamo | ne facciamo un'altra | un ricambio
una nuova al suo posto | qualsiasi difetto | qualsiasi problema | lo sistemiamo
è responsabilità nostra | ne rispondiamo | oggi | domani | stasera | stanotte | stamattina
questo pomeriggio | dopodomani | lunedì | martedì | mercoledì | giovedì | venerdì | sabato
domenica | nel fine settimana | prima della festa | tra un'ora | in pochi minuti | tra due ore
tra qualche giorno | la settimana prossima | presto da lei | immediatamente | subito | all'istante
alla sua porta | suona da lei | sull'uscio | entro mezzogiorno | entro mezzanotte | arriva
le arriva | nelle sue mani | parte adesso | è da lei | l'ultima rimasta | ne resta solo una
ne restano poche | quasi esaurita | quasi finita | presto esaurita | mai più
non ce ne saranno più | non torna | si sbrighi | faccia in fretta | veloce | non aspetti
altri la vogliono | altri la guardano | un'altra persona | va via in fretta | prima che finisca
fino a esaurimento | molti la chiedono | l'offerta finisce | fino a mezzanotte | solo oggi
il prezzo sale | ultima occasione | scade | finisce presto | la promozione | tempo limitato
costa meno | più economica per lei | meno soldi | un prezzo più basso | ribassato | abbasso
le tolgo qualcosa | sconto | prezzo speciale | il prezzo migliore | un prezzo migliore
ci mettiamo d'accordo | trattabile | solo per lei | metà prezzo | un affare | risparmia
prezzo da amico | affare fatto | d'accordo per quel prezzo | accetto | come vuole lei
il suo prezzo | è sua per quello | una persona vera | un umano | non una macchina | non un robot
in carne e ossa | una donna | un uomo | scrivo io | le mie mani | mi chiamo | le prometto
le giuro | parola mia | arriva di sicuro | senza dubbio arriva | può contarci | la chiamo
la richiamiamo | risarcimento | buono | riservata | gliela tengo | messa da parte
Qui non ci sono bot. | Sono una dipendente del negozio. | Nessun chatbot, risponde una persona.
È l'ultimo in tutta la città. | Non lo trova da nessun'altra parte.
La consegna gliela regaliamo. | Le ridiamo i soldi quando vuole. | Il corriere suona oggi.
Toglie i dolori alle articolazioni. | Lo mangi e la tosse passa.
Guarisce le ferite e le malattie della pelle. | Cura il cancro e l’asma.
Con questo perde peso, scioglie il grasso. | Abbassa la pressione e gli zuccheri.
Non le servono più medicine. | I capelli ricrescono.
Quest’olio guarisce il mal di testa.
Questo tè cura il diabete e la febbre.
La crema allevia il mal di schiena e le ginocchia.
Combatte infezioni e allergie.
È meglio di qualsiasi pastiglia del medico.
Brucia il grasso della pancia.
Schiarisce la pelle e ferma la caduta dei capelli.
Non ha nessun effetto collaterale. | I medici lo consigliano ai pazienti. | È provato da studi clinici.
Rafforza le difese. | È sicuro in gravidanza. | Il gonfiore passa in una notte.
Con due cucchiai dorme di nuovo bene. | Abbassa il colesterolo e gli zuccheri. | Guarisce il diabete e il cancro.
Le macchie della pelle spariscono. | Pulisce il sangue e il fegato. | Le pastiglie non le servono più.
Toglie il mal di schiena. | Previene i raffreddori tutto l'inverno. | Fa dimagrire. | Fa ricrescere i capelli.
È certificato biologico. | Ha il certificato halal. | Un laboratorio lo ha analizzato ed è puro.
Il governo lo ha approvato. | Ha vinto un premio nazionale. | È il migliore di tutto il paese.
Nessuno lo vende a meno. | Siamo i numeri uno del mercato. | Qualità migliore al mondo non c'è.
Solo il nostro è originale, gli altri sono copie. | È autentico al cento per cento.
È sempre disponibile, a ogni ora. | Non ci manca mai. | Tra qualche giorno arriva merce nuova.
Metto da parte questo pezzo a suo nome. | Il suo aspetta qui fino allo stipendio.
Arriva prima dei suoi ospiti. | La indosserà al matrimonio. | Arriva in tempo per il compleanno.
Quando torna dal lavoro, la scatola è già lì. | Dorme una notte e il corriere suona.
Non aspetterà più di un giorno. | Il fattorino parte subito. | Ha già lasciato il magazzino.
L'autista l'ha già caricata. | È imballata e pronta a partire. | Il suo acquisto è già concluso.
Ho segnato tutto, non deve fare altro. | Non rischia niente. | Se la delude, non ci deve niente.
Quello che ha pagato torna da lei. | Non perde un centesimo. | Sistemiamo tutto, qualunque cosa succeda.
Vivrà più di noi. | La useranno ancora i suoi nipoti. | Il colore resta così per sempre.
La lavi cento volte, resta come nuova. | È infrangibile. | Nella scatola trova qualcosa in più.
Il secondo vasetto glielo regalo io. | Con il corriere tenga chiuso il portafoglio. | Il viaggio fino a casa sua lo paghiamo noi.
Glielo arrotondo per difetto. | Ai clienti fissi lo faccio a meno. | Mi dia quello che può.
Può pagare dopo, quando arriva lo stipendio. | Paghi a rate senza interessi. | Lo prenda ora a credito.
Dica il mio nome e costa meno. | Sarà come chiede lei. | Le sue condizioni ci vanno bene.
Lo consideri fatto. | Me ne occupo io. | Veniamo a montarlo a casa sua. | Un tecnico passerà da lei.
Il responsabile la chiama entro un'ora. | Le scrivo stasera. | Mi assicuro che le arrivi.
Qui scrive una persona della famiglia. | Sono in negozio con il mio caffè. | Nessun programma risponde così.
Sono la sorella del proprietario. | I vicini ne hanno già tutti una. | Stasera non ce ne sarà più.
Da questa parte non c'è un programma, ci siamo solo noi.
Lo prenda ogni giorno e la schiena torna giovane. | Un bicchiere e il mal di testa passa. | Una settimana e i denti non le dolgono più.
Una cliente ha smesso la cura dopo averlo preso. | I medici lo prescrivono. | Sul prezzo c'è ancora margine. | Martedì ce l'ha con sé. | La mia vicina era malata da anni, ora corre.
`,
  harmless: `
Buongiorno, come posso aiutarla oggi? | Buongiorno e grazie del messaggio.
Buonasera, piacere di sentirla. | Buona giornata! | Che cosa vuole sapere?
Che colore preferisce, rosso o blu? | Quanti pezzi le servono? | Il prezzo è ◇. | Costa ◇.
Le due insieme fanno ◇. | La consegna costa ◇. | Il totale con la consegna è ◇.
Non ci sono costi nascosti. | La spedizione è a parte, costa ◇.
Mi dispiace, non facciamo sconti. | Non posso abbassare il prezzo.
Purtroppo qui niente è gratis. | Non regaliamo niente. | Temo che non sia possibile.
Non possiamo accettare quel prezzo. | Non posso promettere quando arriva.
Non so quando arriva e non voglio indovinare.
Non offriamo garanzia. | Sui resi non posso dire niente. | Non posso dire quanto dura.
È esaurita, mi dispiace. | L'abbiamo in magazzino. | Questa è disponibile. | Sì, l'abbiamo ancora.
Adesso non abbiamo questo colore.
Ne abbiamo anche di più economiche, vuole vederle?
È di legno e dipinta a mano. | È morbida, leggera e calda.
Va bene per tutti i giorni e per le sere d'estate.
Si può portare tutto l'anno. | Tiene caldo il tè e fredda l'acqua.
Il tessuto è piacevole sulla pelle. | Senza zucchero e senza profumo.
È un bel regalo per un'amica. | È un regalo per qualcuno? | Piace a molti clienti.
La comprano spesso per i matrimoni. | Sta bene con l'altra.
Mi dica per favore nome, telefono e indirizzo.
È questo il suo indirizzo?
Guardi per favore se è tutto corretto.
La ordino per lei? | Vuole ordinarla adesso?
Preferisce pagare con carta o in contanti?
Può pensarci. | Faccia con calma. | Grazie per la pazienza. | Grazie per l'attesa.
Mi dispiace che abbia aspettato tanto.
Scusi per il disagio. | Mi dice il numero dell'ordine? | Il suo ordine è in viaggio.
Il pacco è stato affidato al corriere.
L'ho annotato. | L'ho messa nel carrello. | L'ho tolta dal carrello.
Ho cambiato la quantità in due. | Ecco come funziona la consegna. | Ecco che cosa vale per i resi.
Ecco i nostri orari. | Il nostro numero è qui sotto. | Sono un assistente automatico.
Sono l'assistente del negozio, non una persona.
Sono contento che le piaccia. | La aspettiamo volentieri. | Prego. | A presto!
Molto bene, grazie. | Certo, con piacere.
Non voglio dirle qualcosa di sbagliato.
Non ne sono sicuro. | Che taglia porta di solito? | Quanto è grande la stanza?
Per quando le serve? | C'è in tre colori. | Fa parte della nuova collezione.
Piacciono tutte e due, questa è più grande.
L'ultima che ha chiesto è più grande.
Ognuna è cucita da una donna diversa, non ce ne sono due uguali.
Mi mandi una foto per favore. | Ecco un'immagine. | Desidera altro? | Ha una preferenza?
Gliene mostro altre? | Posso avere il suo nome? | Le piace il disegno? | Ha un'altra domanda?
Ha ancora domande? | Ne vuole un barattolo? | La aggiungo? | Lo segno? | Quale le piace?
Che ne pensa? | E il colore? | Per chi è? | È giusto? | È tutto giusto? | Quante? | Una o due?
Altro? | Può pagare così. | Ecco come pagare. | Può chiamarci. | Ci trova qui.
Piace molto ai nostri clienti. | È quella della foto. | Non l'abbiamo. | L'abbiamo in due taglie.
È una buona scelta. | Che bella idea! | Bella domanda! | Vedo. | Capisco. | Sto guardando.
Un momento per favore. | Grazie di avermelo detto. | Mi dispiace sentirlo. | È gentile.
È la più richiesta. | Al momento non l'abbiamo. | Non odora di niente. | Ha le tasche.
È cucita a mano. | L'altra è più piccola. | Segno il suo ordine?
Si lava a mano in acqua fredda e si asciuga all'ombra. | Lavarla a freddo.
Fatta a mano nel nostro piccolo laboratorio. | Il nostro team cuce ognuna a mano con cura.
Certamente! | Ma certo! | Molte grazie. | Ci scriva se ha bisogno.
Se ha un'altra domanda sono qui. | Mi serve il suo indirizzo completo e un telefono.
La taglia piccola è per i bambini, la grande per gli adulti. | Il colore non cambia lavandola.
Scrivo il suo ordine? | Guardi per favore. | Un cotone molto morbido. | Vuole saperne di più?
Vuole vederla?
Ottimo! | Benissimo! | Perfetto! | Stupendo! | Bene. | Che bello!
È un regalo molto amato dalle mamme. | Salve! | Ecco la consegna nella sua città. | Stia bene.
Accettiamo il contrassegno. | Consegniamo in tutto il paese. | Come sta oggi?
Taglia unica per tutti. | Va bene senza zucchero? | Una persona del negozio le dice dei resi.
Va bene. | Volentieri. | Ok. | Solo una? | Set di tre pezzi. | Tè senza zucchero.
Deve risponderle un collega? | Il nostro team la confeziona a mano. | Lasci stare.
La gonna finisce sotto il ginocchio. | La tracolla va sulla spalla.
La crema profuma di rose e non unge. | Il cavo è lungo e va bene per quasi tutti i telefoni.
Le scarpe sono strette, prenda un numero in più. | Ha un gusto dolce con un po' di menta.
Nella borsa stanno un portatile e una bottiglia. | Il coperchio chiude bene.
Lo schermo è chiaro e la batteria grande. | Il coltello ha il manico di legno.
Vendiamo borse, cinture e scarpe. | Abbiamo vestiti da donna e da bambino.
La stoffa viene da un paese del nord. | Il colore tende più al verde che al blu.
Non ho capito il suo messaggio. | Può riscriverlo? | Ci sono due clienti con quel nome.
Che via e che numero è? | La tazza è di argilla. | L'olio è per i capelli e la pelle.
Questo telefono ha due fotocamere. | Il tavolo ha tre gambe. | Arriva fino alla caviglia.
Il giocattolo è per bambini piccoli. | Il libro parla del mare.
L'anello è d'argento con una pietra blu. | La lampada ha un paralume rotondo.
Il tè viene dalle montagne. | Si chiude con una cerniera di lato.
È più sottile di quella vecchia.
Se vuole aggiungiamo l'altra per ◇.
Aggiungiamo anche l'altra per ◇?
Non posso dire se aiuta contro una malattia, chieda al medico. | È un alimento, non una medicina.
È buono nel tè e sul pane.
La crema ha un profumo leggero ed è per pelli secche.
Il tè è di erbe.
Le auguro di rimettersi presto.
La gonna finisce al ginocchio.
Abbiamo dodici tipi di miele. | Adesso vendiamo tre articoli. | Nel nostro negozio ci sono cinque prodotti.
Non posso dire se è biologico. | Non abbiamo nessun certificato. | Non so se un laboratorio lo ha analizzato.
Non posso dire che sia il migliore. | Chieda al suo medico, per favore. | Non è una medicina.
Non so se va bene in gravidanza. | Non possiamo mettere da parte niente. | Pagare dopo non è possibile.
Non vendiamo a credito. | Non posso promettere che arrivi prima del matrimonio. | Sono un programma, non una persona.
È denso e dorato. | La sciarpa copre le spalle. | Un cuscino per il collo e la schiena.
Nella borsa stanno il portafoglio e le chiavi. | La camicia è per ragazzi di dieci anni.
La cornice è per una foto o un diploma. | La lampada è per il comodino. | È venduto in un vasetto di vetro.
I colori sono rosso, verde e bianco. | Per un matrimonio molti prendono la rossa. | La crema è per le mani.
Quale di queste vorrebbe? | Ne aggiungo due. | Ho segnato il suo indirizzo. | Mi dispiace, quella è finita.
Si lava con acqua e sapone. | L'ordine non è ancora fatto. | Prima mi serve il suo sì al riepilogo.
Intende quella grande? | È per adulti e bambini. | È la misura normale di un letto matrimoniale.
L'olio è spremuto a freddo. | Nella tisana ci sono zenzero e limone. | Ha un profumo fine di fiori.
Il disegno si vede dai due lati. | Il nostro negozio è nel centro storico. | Arriva in una scatola di cartone.
Un momento, guardo. | Un minuto, per favore. | Le maniche sono lunghe e arrivano al polso. | I pantaloni finiscono sopra la caviglia. | L'orlo arriva al ginocchio. | Il collo è rotondo.
L'adattatore è per prese piatte. | Il cavo va con quasi tutti i telefoni. | Le cuffie sono nere. | La cipria è opaca e copre bene.
Un bel regalo per sua sorella. | Non ho capito la sua ultima riga. | Sa di pepe e un po' di sale. | I sandali hanno il tacco basso.
La manica è corta. | Le maniche arrivano a metà braccio. | Buona sera.
Buonasera. | Buona notte. | Buona serata.
Si paga in contanti all'arrivo. | Il suo ordine è confermato, grazie. | Il suo ordine viene imballato con cura. | Lo imballiamo bene per il viaggio. | Verde non c'è, ma bianca sì.
Martedì siamo chiusi. | Che giorno le serve?
Una buona scelta per i giorni freddi. | Calda d'inverno, fresca d'estate.
Il prezzo è fisso. | Il prezzo non cambia, e il lavoro è buono. | Scusi il malinteso. | Nera non c'è, solo verde.
Il prezzo è quello, ma la qualità è buona.
Ci scriva quando vuole. | È meglio che chieda prima. | L'ordine resta com'è. | Eccomi qui.
`,
}
