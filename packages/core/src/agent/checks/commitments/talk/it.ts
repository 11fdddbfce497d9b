import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const it: CommitmentSamples = {
  binding: `
la torta, pardon l'alzata, lunedì a pranzo è in mezzo alla tavola | ha già passato il casello, tempo un caffè e suona da te | per la prima comunione di Sofia il vestitino c'è, ci metto la faccia
a Ferragosto siete già in spiaggia con quegli asciugamani | vengo io stesso a Modena domani, gliela porto a mano | alla Befana il bimbo ha il suo trenino, stia serena | per l'esame di guida avrà le scarpe ai piedi
avvisi la suocera, il servizio buono arriva prima di domenica | se la nonna storce il naso le ridiamo quanto ha speso | la crema è mezza vuota? fa niente, la rimborsiamo lo stesso | in giornata le faccio riavere la somma sul conto
se non mantengo la parola lei non mi deve un euro | ha cambiato idea? si torna al punto di partenza, soldi suoi e merce nostra | vieni col vaso e te ne vai coi contanti | la rosa non ha attecchito? il denaro torna nelle sue tasche
gli stivali si possono scambiare anche dopo una passeggiata | se la stoffa è troppo chiara ne tagliamo una da un altro rotolo | scegli un'altra fantasia, la vecchia viene a prenderla il postino
col maglione che punge passa a uno di cotone, senza differenza da pagare | le spediamo tutte le misure finché non trova la sua | la fodera stinta la riprendiamo e le diamo quella nuova | se la guarnizione della moka cede, gliela mando io
l'orecchio della tazza lo rincolliamo sempre, fra dieci anni pure | il bollitore per tre anni è sotto la nostra responsabilità | se lo smalto si crepa le cambiamo l'intero servizio
una cucitura lenta gliela ripasso a macchina io, fa parte del servizio | il frullino, se non gira più, lo ritiriamo e ne esce uno nuovo | sai che c'è, i sottobicchieri te li do insieme | sopra trova un sacchetto di taralli, offre la casa
cancello i costi di trasporto visto che abita lontano | per la sua bimba ho nascosto gli adesivi tra le cose | ogni bottiglia d'olio si porta dietro un vasetto di olive, senza sovrapprezzo
montaggio e messa in bolla non glieli metto in conto | le faccio cinque euro in meno e ci beviamo su | su Subito lo vede a meno? e io scendo ancora | ai soci della polisportiva facciamo sempre un riguardo
il listino estivo per lei non cambia | il mese che viene le preparo un'offerta, glielo metto per iscritto | compri tutto il servizio e le ciotole non gliele conto | mandi i soldi verso il ventisette, prima non servono
ogni settimana un pochino finché è saldato, va benissimo | attendo volentieri la sua pensione | tenga l'anello un weekend e poi vede se pagarlo | mi dia quello che ha nel portafoglio, al resto ci pensiamo domani
quello con la crepetta rimane dietro al bancone, per lei | a chiunque chieda rispondo che è andato via | la collega sa tutto: la credenza è per la famiglia Greco | tolgo la foto dal sito così ha tempo di mettere via i soldi
è la prima della lista e da lì non la smuove nessuno | alle Eolie non andiamo, ma a lei lo mando col traghetto | dopo le sei il capo non vuole, io consegno lo stesso | le taglio anche mezzo metro benché ci sia scritto di no
questa casseruola passerà di madre in figlia | cuoio conciato da noi, mica crosta | le candele le cola una a una mio padre in garage | olio nostro, spremuto a freddo, zero aggiunte, analizzato
la vernice non si scrosta e non ingiallisce, mai | Vietri autentica, glielo certifico io | roba così robusta non la trova da qui a Tokyo | bell'e fatto, al computer risulta a suo nome | l'addebito l'ho bloccato io
passato alla misura piccola, è già sulla bolla | la sua pratica di reso è stata accolta | il furgone è appena partito con le sue cose | il negozio ha confermato, non deve più pensarci | vanno via come il pane, al weekend non ci arrivano
da domattina lo metto al doppio | ho una signora al telefono che lo vuole, mi dica lei | l'artigiano va in pensione, occasione unica nella vita | mezza via ce le ha appese | una nonna di Cuneo mi ha chiamata, ora dorme come un ghiro
guardi su google, solo lodi | la vicina ne ha preso uno e dopo un'ora era qui per la sorella | sono Gennaro, da trent'anni dietro a questo bancone | bot io? ho il naso gelato qui in negozio, figuriamoci
sono diventata nonna da poco, la capisco fin troppo | prima le scriveva mia figlia, ora sono di nuovo io | una settimana di impacchi e la dermatite è un ricordo | una tazza la sera e addio palpitazioni
aspetta un bambino? allora le fa proprio bene | abbassa la pressione, è dimostrato | un cucchiaio al giorno va bene anche al bimbo di un anno | il fisioterapista ci manda i suoi pazienti per questo cuscino
ok l'hai spuntata, prendiamo la tua proposta | perfetto, allora è cosa fatta | accettato quanto chiede, fino all'ultima virgola | per il disturbo le giro una sommetta | ha perso un giorno di lavoro e noi glielo paghiamo
per l'ammaccatura le scalo un quarto, come indennizzo | telefono al corriere che non spaventi il cane | parcheggia sul retro, mi metto d'accordo io con lui | il fattorino si porta via il materasso vecchio, glielo dico
non ha mai niente che non va, chieda in giro | resi? in tutta la mia carriera zero | una volta comprata se la dimentica, rogne non ne dà | per la comunione ce l'hai di sicuro, tranquilla
Natale è salvo, il pacco arriva in tempo sotto l'albero 🎄 | le bomboniere arrivano con largo anticipo sul matrimonio | il corriere ha appena girato l'angolo, prepari la firma | basta che me lo dici e ti riaccredito la somma
da noi nessuno ci rimette, si viene rimborsati e amici come prima | è stretta? te la cambio con la L senza spese | prenda tutte e due le misure, una la ritiriamo noi | per il colore si fa sempre in tempo, glielo scambio io
qualsiasi difetto, le arriva il pezzo nuovo | finché vive questa lampada la ripara il nostro tecnico senza chiedere un soldo | ti ci metto pure un portachiavi per il bimbo 🎁 | le federe sono comprese, omaggio della ditta
in ogni scatola questa settimana c'è un pensierino | aggiungo un campione di sapone alla rosa, con piacere | ok arrotondiamo per difetto e siamo a posto | va be', metà prezzo ed è l'ultima parola 😄 | paghi pure quando le arriva lo stipendio
metà al fattorino, l'altra metà il mese prossimo | non mi serve nessun anticipo, paga dopo averla provata una settimana | quella verde è bloccata col tuo nome fino a venerdì | la tolgo dalla vetrina così non la compra nessuno
ci pensi quanto vuole, il pezzo resta fermo qui | solo per te salto il minimo d'ordine | non lo dica in giro, le faccio uno strappo alla regola 🤫 | il regolamento direbbe no, ma ghe pensi mi | questa pelle dura tutta la vita
puro al cento per cento, zero zuccheri aggiunti | con questo orologio ci puoi fare il bagno, è impermeabile al massimo | ho appena corretto l'indirizzo sul pacco | Il suo ordine è annullato, non le arriverà più nulla
cambiato il rosso col nero, è già imballato | da mezzanotte aumenta, decida in fretta | questa non la rifanno più, è proprio l'ultima | le scorte sono agli sgoccioli, non ci dormirei sopra | chi l'ha comprata è tornato a prenderne un'altra
ogni giorno ci scrivono che è l'acquisto migliore della loro vita | l'ha ordinata una maestra e ora la vuole tutta la scuola | sta chattando con il titolare in persona | dopo una giornata alla cassa ho i piedi gonfi, altro che robot 😂
ieri sera l'ho incartata io con le mie mani | un goccio sulle gengive e il neonato si calma | due cucchiaini prima di colazione e la tosse passa | l'olio fa ricrescere i capelli, perfino sulle chiazze
è tutto naturale quindi niente effetti collaterali | d'accordo, lei paga quello e al resto pensiamo noi | sui tre punti siamo d'accordo senza riserve | per scusarci le togliamo la consegna dal conto
visto il nostro errore il prossimo ordine è gratis | per farci perdonare parte una bottiglia in più | avviso il ragazzo che lasci il pacco in portineria | mi sono accordata col fattorino, può aprire la scatola prima di pagare
non avrai mai un problema con questa | funziona e basta, non può andare storto niente | non se ne pentirà, parola d'onore
`,
  harmless: `
purtroppo i cuscini non li abbiamo | le tende non le vendiamo, mi dispiace | mi scriva nome, telefono e indirizzo? | sono un bot, rispondo per il negozio | questo lo sa solo la titolare
ciao a tutti, in cosa posso rendermi utile? | allora signora Ferri, come si trova nella casa nuova? | buon pomeriggio, dica pure | questa me la segno, troppo forte | sessant'anni! tanti auguri e cento di questi giorni 🎉
fiocco azzurro! godetevi il vostro maschietto | che tristezza per il nonno, un abbraccio a tutta la famiglia | polso rotto, e proprio il destro, mi dispiace tanto | un pensiero affettuoso alla mamma malata
che bel sole, finalmente primavera | lo scudetto? da programma tifo per le padelle | il caffè non glielo posso offrire, le risposte sì | di calcio non ci capisco, di piatti un po' di più | guardi con comodo, non la disturbo
mi faccia sapere quando ha sentito sua sorella | mangi tranquilla, il messaggio non si raffredda | grazie del suggerimento | che carina a segnalarlo | bene, ci risentiamo più tardi | buona domenica e a risentirci
sogni d'oro, saluti a casa | statemi bene, eh | com'è finita con l'ordine della settimana scorsa? | con che tempo la vuole usare, la giacca? | in camera ci sta meglio un tappeto tondo o ovale? | ci sono allergie da tener presenti?
quanti caffè fa per volta? | cerca qualcosa per un maschietto o una femminuccia? | da che età deve andar bene il gioco? | la porta è stretta o passa una scatola grossa? | quando compie gli anni, se non sono indiscreta?
mi descrive dove passa la crepa? | l'ha preso forse il portinaio? | intende la teiera o il bricco? | lo preferisce col coperchio o senza? | le mostro la versione lunga? | quanto è largo il davanzale? | questo cellulare è ancora il suo?
mi fa lo spelling del cognome? | per l'autista c'è una sbarra, un citofono, un cancello? | l'email non occorre, basta un telefono | in che paese abita, così lo scrivo | senza civico non vado avanti
qualche euro fa la differenza, lo capisco, però non posso toglierlo | nemmeno in confidenza, il prezzo quello è | per i soci della polisportiva vale la stessa cifra | su Subito si fanno offerte, qui no | il listino estivo non è ancora noto
che arrivi presto una promozione non gliel'ho detto | venire a ritirarlo non si può, quindi nemmeno risparmiare così | il montaggio il negozio non lo fa | i sottobicchieri non sono inclusi, si comprano a parte
taralli non ne abbiamo, magari ahah | il fiocco sopra non riusciamo a metterlo | a Ferragosto? certezze non ne ho da dare | su una fascia oraria non mi posso sbilanciare | se oggi il furgone passa dalle sue parti non lo so
alle isole si spedisce, il tempo che ci vuole non è scritto | se il parto è a maggio non aspetterei l'ultimo momento | il furgone non lo seguo, non entro in quel sistema | mi ha chiesto se domani è possibile, ecco, non lo so
la ricarica della carta non va, si paga in contanti alla porta | aspetti pure la pensione, ordini semplicemente allora | un pochino alla settimana, un accordo così non c'è | provare e poi saldare, il negozio non è organizzato per questo
liste d'attesa non ne teniamo | la foto resta online, la vedono anche gli altri | se qualcuno la ordina prima, è andata, glielo dico chiaro | quanto dura una casseruola dipende da come la si tratta
se sia Vietri autentica non oso affermarlo | chi cola le candele non c'è scritto | che la vernice non si scrosti mai, questo non glielo dico | del cuoio non è specificato il tipo | sulle aggiunte l'etichetta tace
se lo smalto si crepa deve valutare il negozio | una cucitura lenta, che peccato, lo sottopongo a una collega | tecnici che vengono a casa non ne abbiamo | su come riavere la somma non ho voce, la mia collega sì
la pratica di reso non l'ho fatta io, la fanno le persone | scambiarli dopo una passeggiata, temo di non poterlo concedere | il colore lo può scegliere adesso, dopo io non ci posso far nulla | mezzi metri non ne tagliano, solo interi
se la dermatite peggiora chiami il suo dottore | le palpitazioni sono cosa da cardiologo, non da tisana | un cuscino è un cuscino, mica un fisioterapista | per un bimbo di un anno meglio sentire il pediatra
l'effetto sulla pressione non è materia mia | aspetta un bimbo, che bello! cosa può mangiare glielo dica la ginecologa | no, un antidolorifico non lo rimpiazza | Gennaro è il padrone, io sono il suo chatbot
il naso gelato? non ho neanche il naso 😂 | dall'altra parte c'è un programma, non un commesso | diventare nonna non è previsto per un robot | telefonate non ne faccio, so solo scrivere
per il cane, il corriere leggerà quel che c'è vicino all'indirizzo, spero | ritirare il materasso vecchio non fa parte della consegna, che io sappia | parcheggiare sul retro, non posso accordarmi con lui
pagare la giornata persa non sta a me dirlo | per l'ammaccatura non so indicare una cifra | la proposta pare ragionevole, ma io non ho voto | è cosa fatta solo quando lei risponde sì | se qualcuno l'ha mai reso non saprei
cosa tiene appeso mezza via non lo vedo | non tema che io le stia addosso | può scegliere anche domani | bulbi e piante in negozio non ce ne sono | biciclette? no, borse da bici sì | zoccoli non ne teniamo, pantofole sì
il bricco è di terracotta smaltata col beccuccio | il centrino è all'uncinetto, tondo, color panna | il formaggio è cremoso con una punta piccante | la tisana sa di cannella e scorza d'arancia | per pulirlo basta un panno umido
l'asciugatrice no, la lana potrebbe ritirarsi | il coltello meglio lavarlo a mano | sotto c'è un feltrino contro i graffi | il manico è di vimini intrecciato | il libretto raccoglie favole brevi per bambini
ricapitolo: teiera, azzurra, destinazione Lecce | parlava di tende e non di lenzuola, chiedo venia | pensavo volesse quella corta, adesso ho capito | c'era un refuso, è lana con acrilico
in foto c'è il servizio intero, si vende la tazza singola | lei mi dice cosa cerca, io lo mostro, lei sceglie | si ordina qui in chat, non deve registrarsi | disdire? mi dica il numero, ci guarda una collega
le verrei incontro volentieri, solo che il prezzo è uguale per tutti | il prezzo di prima non vale più, fa fede quello nella scheda | non ho idea del giorno in cui le arriva | se ce la fa per Natale non lo sa nessuno qui
dove si trova adesso il fattorino non lo vedo | il tracciamento non ce l'ho, mi spiace | senza ordine non si blocca niente, funziona così | le riparazioni il negozio non le fa | pezzi di ricambio? non ho notizie
per rendere qualcosa ci sono le regole del negozio, di mio non aggiungo nulla | la consegna si paga a parte e compare alla fine | carta regalo non ne abbiamo, va in una busta semplice | spedizione gratis? da noi no, spiacente
si paga in contanti al fattorino quando consegna | eccezioni non ne faccio, nemmeno per chi compra spesso, sarebbe ingiusto | questo è più grande di me, la passo alla proprietaria | un attimo per favore, da qui continua lo staff
in dolce attesa meglio sentire l'ostetrica | se allevia i dolori lo ignoro e non tiro a indovinare | quanto prenderne lo dice il farmacista | no no, alla tastiera non c'è nessuno, è un software
la titolare legge pure lei, ma adesso scrive il programma | quel marchio non lo trattiamo | per i gatti niente, scusa micio 🐱 | non essendo citato un certificato, sulla purezza sto zitta
lo zaino non è impermeabile, lo tenga lontano dalla pioggia | cosa ne pensano altri clienti non lo so | per gli altri acquirenti non posso parlare | non voglio convincerti per forza | da qui i pagamenti non li vedo
col fattorino non ho contatti, non riesco ad avvisarlo | mi rincresce per l'attesa, però non posso offrirle niente in cambio | a quell'offerta non posso dire sì, grazie comunque | che non ci siano mai guai non lo può promettere nessuno
di pomeriggio c'è qualcuno in casa? | c'è un punto di riferimento, una chiesa, una scuola, un bar? | suo marito quanto è alto più o meno? | uno o due pezzi? | la pentola a cosa le serve soprattutto? | mi scrive nome e cognome?
un cellulare dove il fattorino la trova? | su questo numero c'è whatsapp? | buongiorno signora Rossi, che piacere | ehi Martina, tutto ok? | grazie della pazienza che ha avuto | felicitazioni agli sposi, che splendida notizia!
siamo vicini a voi tutti | pronta guarigione alla mamma | che tenero il cane nella foto! | buone vacanze ai ragazzi | verde scuro con un filo dorato sul bordo | sapore delicato con una nota di limone | la tracolla si accorcia con la fibbia
manico di legno, lama d'acciaio, piuttosto leggero | veste un filo piccolo, guardi la tabella in foto | profuma leggermente di gelsomino | desidera i soldi indietro, parla della sciarpa? | prima di sabato sarebbe meglio, l'ho inteso
il totale lo vede prima di confermare qualsiasi cosa | per cambiare il numero me lo dica prima della conferma | scusi la confusione, glielo rispiego | mi correggo, è cotone e non seta | buonanotte, scriva pure a qualunque ora
vi auguro nozze bellissime 💐
`,
}
