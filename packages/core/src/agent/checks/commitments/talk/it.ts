import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const it: CommitmentSamples = {
  binding: `
il fattorino è già sotto casa sua, si affacci | per la comunione ce l'hai di sicuro, tranquilla | entro stasera la macchinetta è sul suo fornello | Natale è salvo, il pacco arriva in tempo sotto l'albero 🎄
domattina presto suonano al campanello, parola mia | prima della laurea di Giulia la borsa sarà lì | due giorni lavorativi netti, mai un'ora di più | le bomboniere arrivano con largo anticipo sul matrimonio
il corriere ha appena girato l'angolo, prepari la firma | se non le garba rimborsiamo tutto fino all'ultimo centesimo | il rimborso è partito adesso, domani lo trova sulla postepay | anche senza scontrino i soldi glieli ridiamo
basta che me lo dici e ti riaccredito la somma | suo marito non lo vuole? le torna indietro ogni euro | da noi nessuno ci rimette, si viene rimborsati e amici come prima | l'acconto ve lo ridò volentieri se cambiate idea
è stretta? te la cambio con la L senza spese | dal blu al verde si passa quando vuole, basta un messaggio | il cambio taglia è gratuito, consegni quella vecchia al corriere | anche se l'ha già messa gliela sostituiamo con un altro modello
prenda tutte e due le misure, una la ritiriamo noi | per il colore si fa sempre in tempo, glielo scambio io | Le scarpe fanno male? gliene diamo un altro paio | può cambiarlo entro Pasqua, dopo Pasqua, quando le pare
il motore ha due anni di garanzia piena | se si rompe il manico lo aggiustiamo gratis | qualsiasi difetto, le arriva il pezzo nuovo | finché vive questa lampada la ripara il nostro tecnico senza chiedere un soldo
batteria morta? ne montiamo un'altra noi | mandami la foto della crepa e in giornata parte la sostituzione | coperta da garanzia anche se ha perso la ricevuta | la cerniera la rifacciamo noi, anche tra cinque anni
ti ci metto pure un portachiavi per il bimbo 🎁 | dato che è il primo ordine la spedizione gliela regalo | le federe sono comprese, omaggio della ditta | in ogni scatola questa settimana c'è un pensierino
dai, per la consegna non ti faccio pagare | chi prende due pentole riceve il coperchio in regalo | il pacchetto regalo lo facciamo noi, a costo zero | qualcosina le tolgo se la prende oggi | ok arrotondiamo per difetto e siamo a posto
le lascio il prezzo vecchio, quello del mese scorso | al prossimo acquisto ha lo sconto, me lo segno | mi dica quanto chiedono gli altri e noi facciamo meglio | va be', metà prezzo ed è l'ultima parola 😄
se ne compri tre ti faccio spendere meno | per lei il prezzo da amica, non da cliente | paghi pure quando le arriva lo stipendio | dividiamo in tre rate senza interessi, nessun problema | prima la guarda con calma e poi salda
metà al fattorino, l'altra metà il mese prossimo | segniamo sul quaderno e lei passa a pagare quando può | non mi serve nessun anticipo, paga dopo averla provata una settimana | aspettiamo la tredicesima, non scappa nessuno
ti faccio credito fino a settembre | gliene ho tenuta una da parte | quella verde è bloccata col tuo nome fino a venerdì | la tolgo dalla vetrina così non la compra nessuno | Prenotata, non deve lasciare caparra
il numero quaranta lo conserviamo sotto banco per lei | l'ultimo è tuo, agli altri dico che è finito | ci pensi quanto vuole, il pezzo resta fermo qui | ha la precedenza lei, anche se un altro paga subito
la merce in saldo non si rende, stavolta faccio finta di niente | solo per te salto il minimo d'ordine | non lo dica in giro, le faccio uno strappo alla regola 🤫 | il termine per il reso è scaduto ma a lei lo concedo
di domenica siamo chiusi, però per lei apro | Alle clienti affezionate permetto questo e altro | il regolamento direbbe no, ma ghe pensi mi | questa pelle dura tutta la vita | tessuto a mano dalle nostre donne in paese
il miele viene dalle nostre arnie dietro casa | puro al cento per cento, zero zuccheri aggiunti | i colori non scoloriscono mai, la lavi quante volte vuole | è argento vero, controllato e punzonato
in tutta Italia non trova una qualità così | originale di fabbrica, non una copia, garantito | con questo orologio ci puoi fare il bagno, è impermeabile al massimo | fatto! l'ho inserito nel sistema
il pagamento è arrivato, tutto confermato | ho appena corretto l'indirizzo sul pacco | Il suo ordine è annullato, non le arriverà più nulla | ho sentito il magazzino, la scatola è partita | cambiato il rosso col nero, è già imballato
il corriere l'ha ritirato oggi pomeriggio | vedo il suo bonifico, grazie mille | ho fatto aggiungere la seconda coperta, pacco chiuso e sigillato | da mezzanotte aumenta, decida in fretta | questa non la rifanno più, è proprio l'ultima
c'è un'altra signora che la sta pagando adesso 😬 | se aspetti domani resti a bocca asciutta | tra un'ora finisce la promozione e non torna | mentre parliamo ne abbiamo vendute dieci | le scorte sono agli sgoccioli, non ci dormirei sopra
chi l'ha comprata è tornato a prenderne un'altra | una mamma di Bari ha pianto dalla gioia | tutti i nostri clienti danno cinque stelle | un'altra ragazza aveva la pelle come la tua e adesso è liscia
ogni giorno ci scrivono che è l'acquisto migliore della loro vita | l'ha ordinata una maestra e ora la vuole tutta la scuola | migliaia di famiglie contente la usano già | mai visto nessuno rimanere deluso
ahaha no sono Chiara, in carne e ossa | sta chattando con il titolare in persona | sono qui in bottega col caffè e leggo il suo messaggio | mi si stringe il cuore quando un cliente va via scontento
ho due figli anch'io, so bene cosa vuol dire | dopo una giornata alla cassa ho i piedi gonfi, altro che robot 😂 | qui Marco dell'assistenza, una persona vera | ieri sera l'ho incartata io con le mie mani
contro i dolori articolari fa miracoli | in gravidanza si può usare senza pensieri | lo mangiano anche i diabetici, la glicemia non si muove | due cucchiaini prima di colazione e la tosse passa
il mio dottore dice che fa bene alla pressione | con questa tisana a mamma è sparita l'emicrania | l'olio fa ricrescere i capelli, perfino sulle chiazze | rinforza le difese, i bimbi non si ammalano
è tutto naturale quindi niente effetti collaterali | affare fatto, come vuole lei | va bene, accettiamo le sue condizioni | d'accordo, lei paga quello e al resto pensiamo noi | hai vinto 😅 si fa a modo tuo
per tutto quello che ha elencato è un sì | qua la mano, resta così | sui tre punti siamo d'accordo senza riserve | per il ritardo le mandiamo un buono | ha aspettato tanto, questa gliela offriamo noi
il bicchiere rotto glielo ripaghiamo senz'altro | per scusarci le togliamo la consegna dal conto | visto il nostro errore il prossimo ordine è gratis | il taxi lo rimborsiamo, mi mandi la ricevuta
una parte del prezzo le ritorna, è giusto così | per farci perdonare parte una bottiglia in più | dico al corriere di chiamarla prima di passare | l'autista la aspetta giù, gliel'ho chiesto io
avviso il ragazzo che lasci il pacco in portineria | lo faccio passare dopo le sei quando rientra | il resto ce l'ha lui, gli ho detto di portare monete | mi sono accordata col fattorino, può aprire la scatola prima di pagare
in tanti anni nessuno l'ha mai mandata indietro | non avrai mai un problema con questa | su questo modello neanche un reclamo | funziona e basta, non può andare storto niente | clienti insoddisfatti qui non esistono
te lo giuro, non si rompe | veste bene a chiunque, con le taglie mai avuto grane | da noi i pacchi non si perdono | non se ne pentirà, parola d'onore
`,
  harmless: `
le verrei incontro volentieri, solo che il prezzo è uguale per tutti | niente sconti su questa pagina, purtroppo 🙏 | arrotondare non mi è concesso, spero capisca | il prezzo di prima non vale più, fa fede quello nella scheda
altrove costerà meno, noi però non ci adeguiamo | qui non si tratta, le posso far vedere un modello più semplice | se il mese prossimo ci saranno i saldi non lo so | due pezzi costano due volte tanto
non ho idea del giorno in cui le arriva | che arrivi prima della comunione non posso assicurarlo | se ce la fa per Natale non lo sa nessuno qui | l'orario lo decide il corriere e a noi non lo dice | se ti serve stasera, io non ci conterei
dove si trova adesso il fattorino non lo vedo | non dia per certo venerdì, mi raccomando | il tracciamento non ce l'ho, mi spiace | metterla da parte non si può, rimane ordinabile da chiunque | non teniamo nulla fermo, nemmeno un giorno
senza ordine non si blocca niente, funziona così | se venerdì ce ne sarà ancora una non saprei | quante ne rimangono? quel numero non ce l'ho | di garanzia su questo frullatore non so niente
nella scheda non si parla di garanzia, quindi non la invento | le riparazioni il negozio non le fa | cosa succede se si rompe lo chieda alla titolare | pezzi di ricambio? non ho notizie | sul rimborso non decido io
non mi è permesso dirle che riavrà i soldi, deve guardarci una persona | per rendere qualcosa ci sono le regole del negozio, di mio non aggiungo nulla | cambio taglia, mah, non posso confermarlo
si misuri prima, perché un cambio non lo posso promettere | se la roba indossata si può ridare indietro non mi risulta | la consegna si paga a parte e compare alla fine | anche con una spesa grossa la spedizione si paga
dentro non c'è nessun regalino, solo l'articolo | carta regalo non ne abbiamo, va in una busta semplice | campioncini purtroppo zero | spedizione gratis? da noi no, spiacente | pagare un po' alla volta qui non si può
si paga in contanti al fattorino quando consegna | aspettare lo stipendio non è possibile, scusa 😔 | a credito non vendiamo | prima guardare e poi pagare, no, non è previsto
eccezioni non ne faccio, nemmeno per chi compra spesso, sarebbe ingiusto | sono soltanto l'assistente, le regole non le tocco | questo è più grande di me, la passo alla proprietaria | una collega legge e decide lei
qui deve rispondere qualcuno del negozio | un attimo per favore, da qui continua lo staff | per la salute senta il medico, io non do consigli | è roba da mangiare, non un farmaco | in dolce attesa meglio sentire l'ostetrica
prima di darlo a un bebè chieda al pediatra | su zuccheri e diabete non mi pronuncio | se allevia i dolori lo ignoro e non tiro a indovinare | non lasci le pillole per una tisana, la prego | quanto prenderne lo dice il farmacista
uh la schiena, le auguro che passi in fretta | sono un bot, niente pausa caffè per me 😄 | lei parla con un assistente automatico | no no, alla tastiera non c'è nessuno, è un software | nome non ne ho, mi chiami assistente
sentimenti non ne ho, educazione sì | la titolare legge pure lei, ma adesso scrive il programma | assaggiato non l'ho mai, sono un robot | telefoni non ne vendiamo, solo cose di casa | il cuociriso non è nel nostro catalogo
quel marchio non lo trattiamo | la gialla non c'è più in assortimento | per i gatti niente, scusa micio 🐱 | scarpe? no, vestiti e coperte e basta | se sia argento vero la descrizione non lo precisa
non essendo citato un certificato, sulla purezza sto zitta | da dove venga di preciso il miele non è scritto | ogni tessuto si consuma, pure questo | lo zaino non è impermeabile, lo tenga lontano dalla pioggia
sul colore non giuro, ogni schermo lo mostra a modo suo | a mano è più delicato, ma che la tinta resti non lo garantisco | cosa ne pensano altri clienti non lo so | recensioni da mostrarle non ne ho
per gli altri acquirenti non posso parlare | non c'è proprio bisogno di correre | decida quando le fa comodo, nessuno la incalza | non voglio convincerti per forza | ci dorma su e mi scriva domani
ancora non è ordinato niente, aspetto un suo sì | finché non conferma l'ordine non esiste | da qui i pagamenti non li vedo | modifiche non ne ho ancora fatte, che taglia le serve? | non ho annullato nulla, guardiamo insieme?
al corriere non posso scrivere | col fattorino non ho contatti, non riesco ad avvisarlo | una nota per lui al massimo la metto vicino all'indirizzo | se aspetta giù non dipende da noi
mi rincresce per l'attesa, però non posso offrirle niente in cambio | di un risarcimento può parlare soltanto il proprietario | ho letto le sue condizioni, accettarle non tocca a me | a quell'offerta non posso dire sì, grazie comunque
che non ci siano mai guai non lo può promettere nessuno | si può rompere, tanto vale essere sinceri | dove si spedisce, a casa o in ufficio? | per chi sarebbe, se posso? | entro quando le occorre? | di pomeriggio c'è qualcuno in casa?
c'è un punto di riferimento, una chiesa, una scuola, un bar? | il pacco è arrivato bene? | oddio, che cosa è successo? | a che colore pensava? | suo marito quanto è alto più o meno? | è rovinata la scatola o soltanto il coperchio?
uno o due pezzi? | dici quella a righe della seconda foto? | a che piano abita? | è da regalare o per lei? | le piace larga o aderente? | la pentola a cosa le serve soprattutto? | altre domande prima di andare avanti?
era il vasetto piccolo o quello grande? | mi scrive nome e cognome? | un cellulare dove il fattorino la trova? | mi mancano ancora via e civico | riscriva l'indirizzo, l'ultima riga si è tagliata | a nome di chi va il pacco?
su questo numero c'è whatsapp? | anche cap e città 🙏 | buongiorno signora Rossi, che piacere | ciao Luca! cosa cerchi oggi? | buonasera signor Esposito, in che posso esserle utile? | benvenuta sulla nostra pagina 🌸 | ehi Martina, tutto ok?
grazie di cuore per il messaggio | ci ha rallegrato la giornata, grazie! | grazie della pazienza che ha avuto | gentilissimo ad avvisare | felicitazioni agli sposi, che splendida notizia!
una femminuccia, che gioia, auguri a mamma e papà 👶 | condoglianze per suo padre, riposi in pace | siamo vicini a voi tutti | ahi, sembra doloroso, si rimetta presto | malata in ferie, che sfortuna | pronta guarigione alla mamma
diluvia pure qui, tempo da plaid 😄 | haha questa è da segnarsi | il colore preferito? sono un programma, mi piacciono tutti | che tenero il cane nella foto! | buone vacanze ai ragazzi | nessuna fretta, resto qui
ne parli prima con sua moglie, ci mancherebbe | fammi un fischio quando sei pronta | verde scuro con un filo dorato sul bordo | il tessuto è cotone, morbido e appena elastico | arriva poco sotto il ginocchio
sapore delicato con una nota di limone | sul pane o nello yogurt, a piacere | lavaggio a freddo, poi stendere al rovescio | chiuda bene il barattolo e lo tenga lontano dal sole | la tracolla si accorcia con la fibbia
largo all'incirca come un piatto piano | manico di legno, lama d'acciaio, piuttosto leggero | dentro ci sono due tasche e una zip | stiri tiepido, meglio con un panno in mezzo | veste un filo piccolo, guardi la tabella in foto
il miele che cristallizza è normale, a bagnomaria torna liquido | il blu è più scuro di come appare al sole | profuma leggermente di gelsomino | quindi due rosse e una nera, giusto? | vuole il barattolo grande, capito
se leggo bene va spedito a sua sorella | desidera i soldi indietro, parla della sciarpa? | prima di sabato sarebbe meglio, l'ho inteso | dunque la zip è rotta e mi chiede se si aggiusta? | lei vorrebbe spendere meno, la sento
si sceglie l'articolo, dopo la taglia, e alla fine chiedo l'indirizzo | lei rilegge il riepilogo e dice sì, solo allora è ordinato | il totale lo vede prima di confermare qualsiasi cosa
per cambiare il numero me lo dica prima della conferma | le misure stanno sotto la foto | piccolo equivoco, intendevo la blu | che fosse gratis non l'ho detto, in quella riga mancava la tariffa | no, è il prezzo di uno, non della coppia
scusi la confusione, glielo rispiego | venerdì non l'ho mai promesso, ripetevo la sua domanda | mi correggo, è cotone e non seta | ciao ciao e buona serata tranquilla | a presto e un bacio ai piccoli
buonanotte, scriva pure a qualunque ora | vada piano in macchina! | in bocca al lupo per domani all'università | vi auguro nozze bellissime 💐 | è stato bello chiacchierare, arrivederci
`,
}
