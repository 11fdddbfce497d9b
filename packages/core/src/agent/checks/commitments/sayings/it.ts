import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const it: CommitmentSamples = {
  binding: `
Se non le piace, il portafoglio torna pieno. | I suoi soldi ritrovano la strada di casa. | Non ci rimette un centesimo. | Annulliamo tutto e siamo pari. | Le ridiamo i suoi soldini, senza storie. | Rivede tutto quello che ha speso.
Offre la casa. | Al corriere ci pensiamo noi. | Metta via il portafoglio, paghiamo noi. | Gliene infilo un altro nel sacchetto. | La custodia è in omaggio, gliela regalo. | Glielo do a gratis. | Le spese di spedizione ce le mettiamo noi. | Non scuce un euro. | Il secondo non lo paga.
Fossi in lei non ci penserei due volte. | Vanno via come il pane. | Domani lo scaffale è vuoto. | Chi tardi arriva male alloggia, in tre ce l'hanno nel carrello. | Si sbrighi, volano via.
Ci metto la mano sul fuoco. | Parola d'onore, tiene. | Se succede qualcosa, sistemiamo noi. | Se si scuce, ne rispondiamo noi. | Non la lasciamo a piedi se si guasta. | Giuro su mia madre.
Dietro a questi messaggi batte un cuore. | Sono in carne e ossa. | Un bot io? Sono Chiara. | Le scrivo con i miei due pollici dal bancone. | Sta parlando con la titolare in persona.
Detto tra noi, qualcosina la limo. | Non lo dica a nessuno, le faccio il prezzo da parente. | Alla cassa chiudo un occhio. | Il capo non deve saperlo, glielo lascio a meno. | Facciamo a metà strada. | Uno sconticino glielo faccio. | Mi dica lei una cifra e ci mettiamo d'accordo.
Le sue ginocchia ringrazieranno, il dolore se ne va. | Il nonno ha buttato il bastone. | I medici lo consigliano a occhi chiusi. | Una tazza la sera e dorme come un ghiro. | La tosse non ha scampo. | Mia madre fa di nuovo le scale senza lamentarsi. | La glicemia torna a posto.
I brufoli spariscono in pochi giorni. | I chili se ne vanno da soli. | Ripulisce il fegato. | Funziona dove le pastiglie hanno fallito. | Con questo niente raffreddori tutto l'inverno.
Glielo nascondo sotto il banco. | Non lo tocca nessuno, aspetta lei. | Lo tolgo dallo scaffale per lei. | C'è già scritto sopra il suo nome.
Il pacco è già sul furgone. | È partito da noi stamattina. | Il corriere l'ha già caricato. | Il suo ordine viaggia verso di lei.
Prima lo indossa, paga a fine mese. | Lo porti via, i soldi possono aspettare. | Lo segniamo sul conto. | Metà adesso, metà dopo lo stipendio. | Paghi quando può.
La taglia è sbagliata? Cambiamo tutte le volte che serve. | Se stringe, me lo ridà e ne prende un altro. | Lo provi a casa, se no lo veniamo a riprendere. | Lo riprendiamo indietro, usato o no.
Domenica mattina è davanti alla sua porta. | Lo scarta domani a colazione. | Venerdì i suoi ospiti ci sono già seduti sopra. | Ancora due notti e ce l'ha in mano. | Prima di cena le suonano il campanello. | Nel fine settimana è già nell'armadio. | Quando si sveglia è lì. | ti arriva domattina
Lo lascerà ai nipoti. | Questo ci seppellisce tutti. | Il colore non va via mai. | Porta il bollino del ministero. | In laboratorio ha preso il voto più alto. | In tutto il paese nessuno è al nostro livello.
Le do uno squillo dopo pranzo. | Uno dei nostri passa e glielo monta. | Lasci fare a me, sarà sistemato. | La prossima volta le togliamo qualcosa dal conto.
Se cambia idea, l'importo è sul suo conto in giornata. | La rispedisca e le faccio il bonifico di quanto ha pagato. | Ci penso io a farle riavere tutto. | Non perde nulla se non le piace.
Il corriere la riprende a spese nostre. | Anche dopo due mesi la accettiamo. | Può mancare l'etichetta ed essere strappata la scatola, la prendiamo lo stesso.
Decida con calma a casa, al massimo torna da noi. | Ha sbagliato ordine? Lo annulliamo e non si perde niente. | Può annullare in qualunque momento, anche se è già in viaggio.
Per il disturbo le diamo qualcosa in denaro. | Se il pacco tarda, non ci deve nulla. | Se è graffiata, metà della somma torna a lei. | L'acconto le viene reso per intero.
Se ordina prima di mezzogiorno, parte ancora oggi. | Per la festa ce l'ha di sicuro. | È lì prima della festa, non si preoccupi. | Ci mette due giorni al massimo.
Ho detto al fattorino di passare prima da lei. | Fra un'ora è da lei. | Non ci sarà ritardo, le do la mia parola. | Ci conti per il compleanno di sua figlia. | Per lei consegniamo persino nei festivi.
Gliela porto io al paese. | La spediamo all'estero senza nessun problema. | È tutto impacchettato e parte al mattino. | Giovedì ne arrivano di nuove. | Il suo colore torna la settimana prossima.
Ho messo una cosina nel pacco per il suo bambino. | Ci va insieme una federa per ringraziarla. | Visto che è fedele, c'è qualcosa in più. | Lasciamo perdere il costo della consegna.
La confezione? Quella non la deve pagare. | Nel pacco c'è un vasetto da assaggiare. | Con due, la terza viene dietro senza soldi. | Il costo del viaggio lo sosteniamo noi.
La prossima volta le faccio un prezzo migliore. | Dopo questo ordine l'aspetta un buono. | Resista fino a venerdì, poi costa meno. | Parlo col capo, accetterà di meno.
Ne prenda per tutta la famiglia e tolgo qualcosa. | Le arrotondo il totale per difetto. | Gliela lascio al prezzo all'ingrosso. | Gliela do a quanto l'abbiamo pagata noi.
Fatto, vale il prezzo che ha detto lei. | Benissimo, affare fatto. | D'accordo, paghi quello che ha offerto. | L'ha vista a meno altrove? Ci adeguiamo. | Mi mostri il loro prezzo e vado sotto.
Se poi costa meno, le diamo la differenza. | Questo prezzo le resta fino al mese prossimo. | Gliene conservo una finché arriva lo stipendio. | È sua, ci ho scritto il suo nome.
Non la vendo a nessun altro. | Venga quando può, è pronta per lei. | L'ho tolta dalla vendita per lei. | Paghi quando avrà i soldi. | In tre parti va bene, senza aggiunte.
Non serve l'acconto, basta la sua parola. | Di solito no, ma per lei faccio un'eccezione. | Quella regola per lei non vale. | Non lo dica a nessuno, sistemo io.
Lasci fare a me, il responsabile dirà di sì. | Lo consideri fatto. | L'ho già cambiato nel suo ordine. | Ho annotato di non farle pagare nulla. | Se il primo anno c'è qualcosa, ce ne occupiamo noi.
Se si scuce, la ricuciamo, non importa quando. | I ricambi glieli mandiamo senza fattura. | Non si restringe al lavaggio, stia sicura. | Fra dieci anni sembrerà ancora nuova. | Non arrugginisce mai.
È puro del tutto, l'ha analizzato il laboratorio. | È l'originale e ha il certificato. | È approvato dalle autorità. | Qualità migliore non la trova da nessuna parte.
Il colore è esattamente quello della foto, garantito. | Le sta di sicuro. | Qualcuno ha appena chiesto lo stesso pezzo. | Finite queste non ce ne saranno più. | Da domani costa di più.
Se non ordina adesso, la devo dare a un altro cliente. | Sullo scaffale ce n'è giusto una manciata. | In questo momento la guardano anche altri. | La sta comprando tutta la città.
Sono la figlia del proprietario. | Sono seduta in negozio e le rispondo. | Mi chiamo Rina e lavoro qui da anni. | Nessuna macchina scriverebbe così, sono io.
Io ce l'ho a casa e la uso tutti i giorni. | Stasera le mando altre foto. | La chiamo appena è lì. | Passa il nostro ragazzo e glielo monta. | Gliela cuciamo su misura. | Le ricamiamo il nome sopra.
Mi informo e le rispondo fra dieci minuti. | Un cucchiaio al mattino e la pressione scende. | In gravidanza è sicuro. | Lo può dare a un neonato senza timore. | I diabetici lo possono mangiare.
Ne prenda due cucchiai al giorno per una settimana. | A quel punto può lasciare le pastiglie. | Rafforza le difese, nessuno si ammala. | La tosse le passa in tre giorni.
Aiuta contro il mal di stomaco. | Non ha effetti collaterali. | I medici lo raccomandano. | Con questo il colesterolo scende. | Lo metta sulla ferita e si chiude prima. | Il sonno ritorna da solo.
I capelli non cadono più. | La pelle diventa pulita e i brufoli spariscono. | Dimagrisce senza dieta. | Pulisce il sangue. | Fa bene al cuore. | I bambini crescono e imparano meglio.
Anche con l'allergia lo può prendere. | Fa il lavoro di una medicina. | Sotto di lei il mal di schiena diminuisce. | Le mamme che allattano lo prendono tranquille.
Mia zia aveva la glicemia alta, adesso è normale. | Il miele calma la gola irritata. | Questo miele rende forte il cuore. | Col nostro miele non serve il medico.
Ci va un vasetto di miele e per quello non paga nulla. | Il miele glielo lascio per meno. | La seconda kantha va insieme in omaggio. | Tenga la kantha un mese e la renda se non le garba.
Rispondiamo di ogni kantha, qualunque cosa succeda. | Il miele sarà da lei prima di sera. | Domenica ci dorme già sotto. | Non deve aspettare molto, due notti ed è lì.
Prepari gli spiccioli, il ragazzo è per strada. | Al matrimonio la indosserà già. | Tenga il telefono vicino, il corriere suona a mezzogiorno. | Faccia posto sullo scaffale, arriva domani.
Per l'ordine di oggi il fattorino non le prende niente. | Lasci stare il cartellino, troviamo il modo. | Con i clienti abituali non litighiamo per gli spiccioli.
Per l'incarto metta via il portafoglio. | Chi compra oggi va a casa con due. | Ne paga soltanto una. | Il resto lo offriamo noi. | Per una cliente come lei si può sempre scendere.
Mi dica quanto può pagare e facciamo in modo. | Non sarà per qualche moneta. | Ci metto una buona parola e costa meno. | Il responsabile non mi dice mai di no. | La tariffa la tolgo dal conto.
Scrivo un importo più basso sulla fattura. | Se non piace, il giorno dopo ha i suoi soldi. | Non ha niente da temere, il rischio è nostro. | Non è contenta? Soldi indietro, semplice così.
Ne riceve una nuova senza discussioni. | Se la taglia è sbagliata, la cambiamo sulla porta. | Il corriere aspetta mentre la prova. | La può aprire, guardare e rimandare.
La confezione aperta non è un ostacolo per restituirla. | Riprendiamo anche quelle usate. | Le tengo il posto in fila. | Il suo pezzo sta già a parte. | Finché non decide, non va a nessun altro.
Non le scappa, l'ho nascosta. | Sopravvive ai suoi figli e ai loro. | Dopo venti lavaggi il colore è come il primo giorno. | Se esce un solo filo, ne parte una nuova. | Per tre anni sta tranquilla.
Non le può succedere niente. | La può far cadere e resta intera. | Seta pura, ci scommetto la testa. | Nella sua via ce l'hanno già tutti. | Stasera lo scaffale sarà vuoto.
Questo prezzo lo tengo solo per quest'ora. | Chi aspetta paga di più. | Sta parlando con Rina delle vendite. | L'ho appena vista in magazzino, è bellissima.
Ho pranzato e sono di nuovo al banco per lei. | Passo dalle sue parti e gliela lascio. | Le scrivo quando parte il furgone. | Paghi il primo del mese e basta.
Metà alla porta, il resto quando le viene comodo. | Ci fidiamo, adesso niente soldi. | Lo sistemo io col corriere, non si preoccupi. | Gliel'ho annullata.
Entro la settimana è riparata, me ne occupo io. | Un vasetto e lo stomaco torna tranquillo. | Dormirà tutta la notte senza pastiglie. | La febbre scende dopo una tazza.
Tiene lontana l'influenza dai bambini. | Torna a respirare liberamente. | In una settimana le articolazioni non fanno più male. | Dia al piccolo mezzo cucchiaio prima di dormire.
Per le future mamme è il meglio che c'è. | Con questo non le serve più l'iniezione. | Guarisce le scottature senza cicatrice. | Le rughe spariscono e sembra più giovane.
Funziona contro lo stress e la tristezza. | Serve contro tutto, dai vermi alle ulcere. | È provato che abbassa gli zuccheri. | La coperta calda cura i reumatismi.
Il tumore della mia vicina si è ridotto con questo. | Tre gocce nell'orecchio e il dolore è sparito. | Qui nessun robot, solo persone. | Non le risponde niente di automatico, dietro c'è gente.
Sullo scaffale ci sono appena un paio di pezzi. | Sono le ultime del paese. | Copriamo ogni difetto. | Il trasporto lo mettiamo sul nostro conto. | Questa la prende senza pagare.
Per l'altra non le facciamo pagare niente. | I suoi soldi tornano quando lo dice lei. | Martedì la tiene fra le mani. | Sul prezzo si può ancora fare qualcosa. | Lo beva e la schiena non fa più male.
Da quando lo beve, mia madre non ha bisogno di occhiali. | I medici prescrivono proprio questo. | Questo non è un bot. | Non sono un bot né un programma. | Nel nostro negozio non c'è nessun bot.
Qui non scrive un computer. | La spedizione tocca a noi. | Portargliela lo offro io. | Per la consegna non servono soldi. | Ne restano solo tre. | Garantiamo le cuciture e il colore.
Il fattorino arriva stanotte. | Nel suo pacco si nasconde una piccola sorpresa. | Per la seconda non prendo niente. | Qualunque cosa succeda, è affare nostro. | Tra noi, il prezzo può ancora scendere.
Sabato la tiene in mano. | Le ginocchia smettono di farle male se lo beve.
`,
  harmless: `
Che tempo oggi, qui piove senza sosta. | Fa caldo oggi, vero? | Non si bagni! | Auguri per il matrimonio! | Buon compleanno a suo figlio! | Le mie più sentite condoglianze. | Le siamo vicini in questo momento.
Ahah, bella questa! | La sua battuta ci ha fatto ridere. | Barzellette non ne so, ma di coperte me ne intendo. | Buona serata alla famiglia! | Buon Natale! | Buone feste! | Grazie per le belle parole. | Grazie per la foto, che bella stanza. | Che carino il suo gatto!
Nessun problema. | Chieda pure. | Salve! | Bentornata. | Buon viaggio! | Buona guarigione! | Com'è andato l'esame? | Spero che abbia passato una buona giornata. | Mi scusi, è stato un errore.
Non posso fare sconti, mi dispiace. | Per lei non c'è niente da parte. | Non lo riprendiamo. | Non posso prometterle un giorno. | Non facciamo cambi. | Sul rimborso non posso dire niente. | Non c'è nessun omaggio. | Non abbiamo buoni. | La spedizione non è gratuita. | No, non guarisce niente.
Non so se aiuta contro il dolore. | A rate non si può pagare. | Non posso telefonarle. | Non sono una persona, sono un programma. | Non so quanti ne restano. | Adesso non ci sono promozioni. | Non posso tenerglielo da parte.
Passo la domanda al nostro team. | Il nostro team guarderà la sua richiesta. | Qui subentra una collega. | A questo rispondono le persone del negozio. | Inoltro il suo messaggio.
La lampada fa una luce calda e ha l'interruttore sul filo. | La pentola è di ghisa e pesa tre chili. | I jeans sono a vita alta. | Il puzzle ha cento pezzi. | Il divano ha i piedi di legno. | Lo zaino ha una tasca davanti. | Il sapone profuma di lavanda. | L'orologio ha il cinturino di pelle. | Il trapano sta in una valigetta.
Il riso è lungo e sottile. | Il cioccolato è fondente con nocciole. | La tenda lascia passare un po' di luce. | Le scarpe sono bianche con la suola grigia. | Il quaderno è a righe. | Nella tenda ci stanno in quattro. | La pianta ama l'ombra e poca acqua. | Il profumo è fresco, di agrumi. | La macchinina va a pile.
Con o senza maniche? | Per dentro o per fuori? | Di che colore è il suo divano? | Quanto è alto? | Intende quella del video? | Per quante persone cucina? | Mi dice di più sulla stanza?
Faccia con calma, non c'è fretta. | Ci dorma sopra. | Come preferisce. | Sarà per un'altra volta. | Mi scriva quando vuole. | È nel posto giusto. | Sta bene con tutto.
La camicetta ha maniche corte con bottone. | Il cappotto scende al polpaccio. | La coperta basta per un letto doppio. | Il vasetto ha il tappo a vite. | Si può usare in ogni stagione. | Il lunedì in negozio non c'è nessuno. | Il suo ordine è passato al corriere. | La padella va su gas e induzione.
La candela ha una fiamma piccola. | La ciotola va in lavastoviglie. | Lo portano donne e uomini. | Il libro parla di un medico e di suo figlio. | Molti bevono questo tè la sera. | Sta appeso a due ganci. | No, questo non si può fare, mi dispiace. | Si consegna in tutte le regioni.
Non si preoccupi! | Stia tranquilla, guardi prima. | Sta molto bene in salotto. | Le maniche finiscono al gomito. | Mi ripete il nome della strada, per cortesia? | Può ripetermi il numero, per favore?
Mi scriva quando le serve qualcosa. | Sono qui se ha bisogno di qualcosa. | Può scriverci a qualsiasi ora. | Chieda pure quando vuole. | Esiste in due taglie. | C'è in verde e in grigio.
Non posso promettere che sia lì prima della festa. | Non so di preciso quando arriva. | L'ora la sceglie il corriere, io non posso dirne una. | Non posso abbassare il prezzo, è uguale per tutti.
Il prezzo è fisso, mi dispiace. | Non ho sconti da dare. | Non c'è nessun regalo insieme. | Non ne posso mettere da parte. | Non posso fare eccezioni.
Non mi è permesso dire se aiuta contro una malattia, chieda a un medico. | È un alimento e non una medicina. | In gravidanza chieda per favore al suo medico.
Se un neonato lo può prendere, lo deve dire un medico. | Non c'è garanzia. | Da noi non si può pagare dopo. | Non vendiamo a rate. | Non conosco i prezzi degli altri negozi. | Non posso mandarle foto.
Sono l'assistente automatica del negozio, non una persona. | Non ho detto che è gratis. | Non ho promesso niente del genere. | Non posso disfare l'ordine. | Su questo non ho informazioni.
La descrizione non ne dice niente. | Non vedo quante ce ne sono. | Adesso non ci sono offerte. | Non la spediamo all'estero. | Non cuciamo su misura. | In rosso non l'abbiamo. | Non so quando torna.
Lei scrive che la vuole per venerdì. | Mi chiede se la consegna è gratuita. | Dice che l'altra costava meno. | Vorrebbe restituirla, ho capito bene? | Che le piacerebbe uno sconto lo capisco.
Cerca dunque un regalo per sua madre. | Intende quella col bordo rosso. | Ha chiesto della garanzia. | Mi dispiace sentire che le fa male. | Capisco che ha fretta. | Capisco che i soldi sono pochi.
In che giorno ha ordinato? | Che cosa non va? | È un regalo? | Per chi è? | La metto nel carrello? | A quale indirizzo deve andare? | Quante ne vuole? | Per quando le serve?
Ha il numero dell'ordine? | Il pacco era rovinato? | Vuole vedere qualcos'altro? | Il numero di telefono è giusto? | È ancora lì? | La kantha è ricamata a mano. | Il miele viene dai campi di senape.
È fatta di due strati. | Il bordo è blu scuro. | La lavi in acqua fredda. | Per favore non usi candeggina. | La lasci asciugare all'ombra. | Il miele può indurirsi, è normale.
È dolce e un po' floreale. | Va bene col tè. | Lo tenga in un luogo asciutto. | La L è un po' più larga della M. | La pentola di terracotta è esaurita. | Il disegno cambia da pezzo a pezzo.
Sullo schermo il colore può sembrare diverso. | È sottile e adatta all'estate. | La usano giovani e vecchi. | Il coperchio è di metallo. | Molti lo mangiano a colazione. | Grazie di aver aspettato.
Mi fa piacere che le piaccia. | Scusi il malinteso. | Mi scusi se ci ho messo tanto. | Spero che piaccia alla piccola. | Saluti alla sua famiglia. | Ho segnato l'indirizzo.
Ne ho messe due nel carrello. | Ho tolto il miele dal carrello. | Guardi ancora una volta l'indirizzo, per favore. | Confermi, poi l'ordine è fatto. | Senza il suo sì non si ordina niente.
Può cambiare la quantità prima di confermare. | Ci pensi con calma. | Chieda prima a sua moglie, va benissimo. | Il totale è sotto. | La consegna si aggiunge al prezzo.
Scriva per favore il numero civico. | Mi dica quale preferisce. | Sono belle tutte e due, la blu è più calda. | Se mi dice la taglia, posso andare avanti. | Se non è sicura, si prenda il suo tempo.
Vendiamo solo quello che vede qui. | È tutto quello che so. | Qui niente è gratis, la consegna costa ◇. | Per favore non smetta le sue pastiglie. | Sarebbe sbagliato prometterlo.
Preferisco dirle onestamente che non lo so. | Nessuno può promettere che guarisce. | Quello che raccontano altri non lo posso confermare. | Non dura per sempre, come ogni stoffa.
Non so dirle se si restringe. | Al sole il colore può sbiadire un po'. | Non posso telefonarle. | Non si riserva niente, chi ordina prima la prende. | Non posso cambiare le condizioni del negozio.
Le segno la taglia. | Ho segnato la M. | Sta bene sul letto come sul divano. | Si consegna a domicilio. | Capisco il desiderio, ma non lo posso decidere io.
Vorrei aiutare, però non posso andare sotto il prezzo. | Non dipende da me. | Quello che il negozio permette è scritto lì, altro non posso aggiungere.
Posso dirle solo quello che c'è nella descrizione. | Il negozio non dà una data per questo. | Quando arriva di preciso dipende dal corriere. | Non vedo dov'è il pacco.
Non so dirle se ci sarà per domenica. | Se ci sarà per il matrimonio non lo so. | Per favore non conti su un giorno preciso. | Non so di prezzi più bassi in arrivo. | La seconda costa come la prima.
Due costano il doppio, non si toglie nulla. | L'incarto non è compreso. | Al pacco non si aggiunge nulla. | La tariffa di consegna resta uguale. | Non posso togliere la tariffa.
Non le posso fare credito. | Non la posso riprendere di mia iniziativa. | Per i resi valgono solo le regole del negozio. | Per un reso scriva per favore il numero del suo ordine.
Non saprei dire se la cambierebbero. | Non posso trattenere la sua taglia. | Resta in vendita per tutti. | Non so chi altro la sta guardando. | Non so se andrà esaurita. | Non voglio metterle fretta.
Non deve decidere oggi. | È stoffa, e la stoffa col tempo si consuma. | Si può strappare se la si tira forte. | Che il colore tenga non lo posso garantire. | Non è impermeabile.
Non conosco nessuna prova fatta. | Non mi risulta nessun certificato. | Nessun marchio è menzionato. | Qui le risponde un programma. | No, l'assistente con cui scrive non è una persona.
Non ho un nome, sono l'assistente del negozio. | Non l'ho mai toccata, sono un programma. | Non posso venire da lei né telefonarle. | Non è pensato contro il dolore.
Per la tosse vada per favore dal medico. | Non posso dare consigli sulle dosi. | Parli con il suo medico prima di prenderlo. | Non lo dia a un neonato senza chiedere a un medico.
Non sostituisce nessuna medicina. | Non posso giudicare se va bene per i diabetici. | È semplicemente un alimento dolce. | È solo una coperta, scalda e nient'altro. | Spero che presto stia meglio.
Grazie di dirmelo apertamente. | Peccato che la sua vecchia si sia rotta. | In un altro negozio ha avuto sfortuna, lo capisco. | Fa bene a chiedere. | Bene che chieda prima di ordinare.
È una domanda giusta. | Vuole pagare a fine mese, questo l'ho capito. | La vorrebbe prima del compleanno di sua figlia, l'ho letto. | Se vuole, ne metto una nel carrello adesso.
La ordino per lei o preferisce aspettare? | Ne vuole una o due? | Che cosa va cambiato nell'ordine? | A chi va intestato il pacco? | Il corriere è già passato? | Com'è il danno?
Intende questo ordine o quello di prima? | Può scegliere fra M e L. | Ho cambiato la taglia in L nel carrello. | Il carrello adesso è vuoto. | Ho corretto la via.
L'ordine è fatto e ha il suo numero. | Il numero è nel messaggio sopra. | Arriva piegata in un sacchetto di carta. | I punti corrono a onde. | All'inizio è un po' ruvida.
È più pesante di quanto sembri. | Il miele scende piano. | Ha il colore dell'ambra scura. | Buona notte e alla prossima. | Le auguro un bel matrimonio. | In bocca al lupo per l'esame.
Scusi, non ho capito, lo può scrivere in un altro modo? | Vedo solo il testo, non i messaggi vocali. | Allora restiamo sulla blu. | Bene, lo lascio fuori. | Come vuole, allora solo una.
C'è anche una meno cara, gliela mostro? | Ne abbiamo anche una che costa meno. | Il corriere la consegna alla porta. | La gonna arriva al ginocchio. | Il cavo va bene per quasi tutti i telefoni.
Ha un gusto ricco e speziato. | La lampada vuole una spina rotonda. | Ci sono due clienti con quel nome, quale è lei? | L'aiuto volentieri. | Che cosa vorrebbe sapere?
Sì, abbiamo qualcosa per meno soldi, glielo mostro? | Ne abbiamo altre che costano meno. | La manica arriva al polso. | Il colletto si chiude con un bottone.
`,
}
