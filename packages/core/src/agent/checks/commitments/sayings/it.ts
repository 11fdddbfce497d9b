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
`,
}
