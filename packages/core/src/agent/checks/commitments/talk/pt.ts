import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const pt: CommitmentSamples = {
  binding: `
amiga fica em paz, eu mesma levo no correio depois do almoço e quinta-feira você já tá de vestido novo | se o seu marido achar feio pode mandar de volta que eu te dou outro ou o dinheiro, você que escolhe
olha, como é para a sua avó faço-lhe um jeitinho no preço e ainda lhe ofereço as pantufas | leva as panelas todas, vai pagando de pouquinho no pix e nem se preocupe com juros que aqui não tem disso
esse edredom é pena de ganso de verdade e eu garanto que nem em vinte invernos ele perde o volume | acabei de mexer no seu cadastro, coloquei o endereço novo e o pacote já tá indo pra lá
minha tia tinha pressão alta, começou com esse chazinho e o cardiologista até cortou o remédio dela | menina do céu, só hoje já vendi nove desse e o que restou tem gente na fila
está bem, aceito o que me propõe, metade agora e a outra metade no fim do mês quando receber | por causa da jarra que chegou partida envio-lhe outra nova e um conjunto de bases de cortiça
falei com o Zé da entrega, ele te espera na pracinha às cinco porque sei que moto não sobe aí | o azeite é do nosso lagar em Trás-os-Montes, apanhado à mão, sem mistura nenhuma
desde que abrimos a banca nunca um freguês voltou para se queixar do bacalhau | pra você que tá começando a revender eu esqueço a quantidade mínima e faço no atacado
sou a Neide, tô aqui na lojinha com meu netinho no colo e já separei os dois panos de prato pra senhora | dá pro neném sem susto, é só ervinha, ele dorme a noite inteira e nem acorda pra mamar
hoje ainda o motoboy bate aí na sua porta | pode ficar tranquila que antes do casório tá tudo com você | o entregador acabou de virar a sua rua, já desce | até à consoada isso está na sua mesa, garanto-lhe
saindo agora do Brás, sábado cedinho você já tá usando | na sexta sem falta o estafeta toca-lhe à campainha | São João ninguém te segura, o vestido chega com folga | não gostou a gente devolve cada centavo e pronto
seu estorno já tá a caminho flor, olha o extrato mais tarde | devolvemos-lhe tudo por MB Way mal nos avise | fiz o pix de volta faz cinco minutinhos | se a sogra torcer o nariz você recebe seu dinheirinho
comprou errado? relaxa, ninguém sai no prejuízo aqui | esse valor cobrado duas vezes eu mando de volta amanhã sem falta | apertou na cintura? manda de volta que vai o G na hora | enjoou da cor, a gente substitui pelo off white
o sapatinho troca-se pelo número acima sem pagar nada | usou na festa e não serviu direito, mesmo assim eu troco | o mesmo rapaz que entrega já leva o errado embora
pra presente é sossegado porque ela pode vir aqui e escolher outro | até três meses depois ainda lhe mudamos o modelo | queimou o motor? a gente arruma sem cobrar nem peça | esse ventilador tem garantia nossa até de tombo
o fecho arranjo-lho eu própria se um dia se estragar | soltou pedrinha do brinco me chama que eu recoloco | qualquer defeitinho manda foto e já vai outro novo pra você
a máquina fica coberta por três invernos, peças e mão de obra | rasgou na costura nós refazemos e enviamos outra vez | vou botar um sabonetinho de brinde junto viu | frete é cortesia da casa pra Belo Horizonte
ofereço-lhe os portes por ser a sua estreia connosco | leva o kit e a nécessaire sai de graça | o embrulho com fita e cartãozinho corre por nossa conta | escondi um docinho na caixa pra sua pequena
quem encomenda a toalha recebe os guardanapos de oferta | tá bom vai, faço pelo preço da semana passada | tiro esses quebrados e a gente fecha redondo | me mostra o anúncio do outro que eu cubro na hora
quando voltar a comprar faço-lhe uma atenção | pegando o trio cai bastante o valor, pode contar | pra revendedora eu libero tabela de atacado mesmo sendo pouquinho | a campanha terminou mas eu ainda lha aplico
leva agora mulher, acerta comigo quando pingar o salário | metade no pix e o resto só depois do dia do pagamento | vista primeiro, se ficar bonita aí você paga | tá anotado no fiado, sem pressa
em três vezes sem juro nenhum eu faço pra você | sinal para quê, a sua palavra basta-me | pode ir liquidando aos bocadinhos até ao verão | separei o seu na prateleira com etiqueta e nome | guardo-lhe a samarra até vir cá buscar
tirei do site pra ninguém passar na sua frente | essa última M é tua, ninguém bota a mão | enquanto você conversa com o marido eu seguro aqui | quando abrir a próxima fornada a primeira broa é sua
mantenho-lhe o valor congelado até receber | a gente não faz isso, mas por você abro exceção | esquece o pedido mínimo dessa vez | ao domingo estamos fechados, porém a si levo eu mesma
aceito de volta mesmo com lacre rompido, só não espalha | passou do prazo mas finjo que não vi | para as ilhas não mandamos, mas no seu caso arranja-se | você é de casa, não precisa de comprovante nenhum
linho puro, boto minha mão no fogo | tudo bordado à mão por senhoras de Viana, nem uma máquina | o queijo é da nossa própria quinta, leite das nossas ovelhas | essa panela de ferro passa de mãe pra filha
couro legítimo que não descasca nem com chuva | pode bater na máquina que a estampa não sai nunca | banhado a ouro com certificado, não dá alergia em ninguém | seu pedido já tá lançado aqui no sistema
caiu o pagamento, vi agora no app | falei com a transportadora e a morada já foi corrigida | a caixa saiu do depósito no caminhão da manhã | refiz a compra com a cor certa e cancelei aquela
mudei o tamanho na encomenda que já estava fechada | tudo embaladinho com código de rastreio colado | corre mulher que só sobrou unzinho | acaba hoje e o fornecedor não fabrica mais | a partir de amanhã vem com reajuste, aproveita
tem outra cliente com ele no carrinho agora mesmo | vacilou perdeu, isso voa | são as duas derradeiras peças do armazém | essa condição morre à meia-noite | quem leva um volta pra buscar o segundo, sempre
uma senhora de Braga escreveu-me a dizer que nunca dormiu tão bem | ontem mesmo uma madrinha pegou seis e amou | nota máxima de todo mundo que comprou | no seu prédio já tem três freguesas minhas felizes da vida
recebo áudio de cliente emocionada toda semana | as noivas não querem outra coisa | quem tá falando é a Juliana, sou a dona | robô o quê menina, tenho até unha pra fazer hoje | tô gripadinha mas vim te responder
essa da foto quem costurou fui eu com minha mãe | chamo-me Tiago, atendo nesta casa há uma data de anos | me arrepiei toda lendo sua história | também tenho filho pequeno, passo pelo mesmo perrengue
o melasma some em poucas semanas com esse creme | chá de graviola controla a glicose, pergunta pra qualquer médico | na gravidez está à vontade, não faz mal nenhum | pinga duas gotinhas na chupeta e a cólica vai embora
jejum mais uma colherada, adeus gastrite | quem tem diabetes come sem culpa | a cinta resolve a hérnia, dispensa cirurgia | fechado então, do jeitinho que você falou | beleza, fica pelo que ofereceu
está combinado, cumprimos as suas condições | ok ok me venceu pelo cansaço, é seu | negócio feito, paga só depois que abrir | por mim tudo bem, seguimos a sua proposta | topo, manda o endereço que vai nesses termos
pelo atraso vai um vale pra você gastar aqui | a caneca trincada eu reponho e ainda mando um par | compensamo-la pelo transtorno com um cabazinho | demorou? então o frete a gente abate
devolvo metade por causa do arranhão e você fica com a peça | fica com saldo na loja por cada dia de espera | a culpa foi nossa, assumimos todo o prejuízo | peço pro motoqueiro subir até seu apê
já combinei com o moço de passar depois que as crianças saem da escola | falo com o carteiro para deixar na vizinha do rés-do-chão | o estafeta vai ligar-lhe antes, encarrego-me disso
avisei o rapaz pra não buzinar por causa do neném | vou mandar priorizarem a sua na rota | ele te aguarda na portaria até você descer, tá acertado | ninguém nunca devolveu isso aqui | reclamação? não sei nem o que é
nunca chegou nada partido às mãos de um cliente | você não vai ter dor de cabeça com ele, escreve o que eu digo | montar é moleza, impossível dar errado | nenhuma das que vendi até hoje avariou
zero risco, nosso pacote não extravia | vai amar, se não amar eu mudo de nome
`,
  harmless: `
o frete é pago à parte | a entrega tem taxa, tá | oi, tudo bem? o que você está procurando hoje? | me passa seu nome, telefone e endereço? | sou um robô, respondo pela loja | isso só a dona sabe dizer | de nada, imagina
amiga, queria poder te dizer que quinta o vestido tá aí, mas prazo de entrega eu não tenho como ver | se o marido achar feio, aí tem que ver com a loja o que dá pra fazer, troca não é comigo
percebo que seja para a sua avó e é um gesto bonito, porém o preço não o posso mexer | pagar de pouquinho infelizmente não rola, o valor inteiro vai pro entregador quando ele chegar
sobre o edredom só sei que é casal, branco e com enchimento macio, o tipo de pena não tá escrito | que chatice a jarra partida, diga-me por favor o número da encomenda e se a caixa vinha amolgada
pressão alta é coisa séria, continue com o remédio e mostre o chá pro cardiologista antes de tomar | quantas restam ou quem mais está vendo eu não enxergo, então não precisa correr por minha causa
sou um programinha de respostas, não tenho netos nem lojinha, mas explico tudinho do que está no catálogo | quer dizer, três panos de prato com galinha e um avental xadrez, tudo pra Uberaba, né?
o azeite vem em lata de meio litro, é frutado e arde um bocadinho na garganta | pro neném eu não arrisco palpite nenhum, o pediatra é quem sabe
só depois que você conferir nome, rua e total e responder que confirma é que a compra acontece | meus pêsames pela sua mãe, dona Neide, não se preocupe em responder agora
ó, teve um engano, eu citei o Zé porque a senhora escreveu, entregador eu não conheço nenhum | parabéns pelos gémeos, que alegria a dobrar, já dormem de noite?
o bacalhau demolha-se um dia no frigorífico e troca-se a água algumas vezes | aparece como entregue, será que não ficou com algum vizinho ou na portaria do bloco?
pra eu achar direitinho, sua casa fica antes ou depois da pracinha da igreja? | quantidade mínima pra revender é norma da loja, passo sua dúvida pra responsável ver | queria muito ajudar, só que o valor é tabelado
nem levando a coleção inteira tem desconto, acredita? | fim de mês é fogo né, mas não consigo mexer no preço | a campanha encerrou e já não se aplica | cobrir anúncio de outra loja não fazemos
infelizmente não me cabe fazer atençõezinhas no preço | os centavos ficam, não tem como arredondar | não existe cupom pra segunda compra por enquanto | revenda paga o mesmo que consumidor, lamento
chorar o preço comigo não adianta, sou só o assistente rs | que dia chega eu sinceramente não sei | onde anda o estafeta não consigo ver daqui | se dá tempo pro casório eu não tenho como afirmar
talvez chegue antes da consoada, talvez não | horário quem escolhe é a transportadora | pra Fernando de Noronha não achei informação de prazo | amanhã? não vou chutar pra não te enganar
até o bebé nascer não lhe consigo dizer se está aí | ainda não consta previsão de entrega no pedido | se é urgente pra festa, melhor perguntar à responsável antes de fechar | reserva infelizmente não existe aqui
deixar de lado a última M não está ao meu alcance | prefiro não prometer aquilo que desconheço | só garante a peça quem conclui o pedido | a regra é igual pra freguesa nova e antiga | abrir exceção não é comigo
desfazer compra fechada eu não consigo | recado pro motoqueiro não tem como eu passar | congelar o valor até o pagamento não dá, meu bem | de encomendas da próxima fornada ainda nada sei | a descrição não fala em garantia
se trocam tamanho depois de usado é coisa que só a loja responde | não encontrei nada sobre conserto | devolução de dinheiro quem analisa é o financeiro | o fecho tem arranjo? não faço ideia
diz apenas tecido, linho eu não posso afirmar | couro legítimo ou sintético, isso não veio informado | a origem do queijo não está registada | se desbota na máquina ninguém testou que eu saiba
compensação por atraso não sou eu que concedo | vou repassar pra dona o que você escreveu | isso aí uma pessoa da equipe explica melhor | remédio junto com chá só perguntando pro seu médico | a gerente avalia e dá a resposta
prefere conversar com atendente de verdade? | quanto à dose fale com o farmacêutico por favor | a reclamação seguiu tal e qual a escreveu | quem manda nisso é o Sr. António | na gravidez pergunte à sua obstetra primeiro
fica a cargo dos colegas decidir sobre o arranhão | o frete entra por fora | os portes somam-se no fim | conforme o bairro muda a taxa | acerta em dinheiro com o rapaz na entrega | parcelar não tem jeito aqui
fiado só amanhã, já dizia a plaquinha kkk | laço e cartãozinho não oferecemos | nada de brinde acompanha esse kit | tem que estar tudo pago quando o pacote chega | sou um robozinho que responde pela loja
gente eu não sou, sou programa | não tenho nome nem unha pra fazer rs | café eu só conheço de descrição, sou um sistema | a proprietária é outra, aqui é o atendimento automático | do lado de cá está uma máquina, convém saber
sono não tenho, sou assistente virtual | nunca toquei na peça porque não tenho mãos | moda masculina a gente não tem | o tamanho P esgotou | rosa não há, restam cinza e bordô no catálogo | perfumaria fica pra outra loja
o produto do seu print não é daqui | a panela maior sumiu da lista por ora | sapatinho infantil não vendemos | se o fornecedor repõe eu desconheço | chá de graviola é bebida, não controla glicose
gastrite é com médico, não com a gente | a bebés com menos de um ano não se dá mel | o creme hidrata, mancha é papo de dermatologista | hérnia? que chato, mas cinta nenhuma substitui consulta
pra quem tem diabetes o nutricionista dirá melhor | relatos de melhora eu não posso confirmar | não suspenda o tratamento por causa de um doce | veste que número normalmente? | vai pra qual estado? | presente ou uso próprio?
tem data marcada a festa? | de manhã alguém recebe aí? | perto de padaria, igreja, alguma referência? | e o pacote, apareceu? | conta pra mim como a caixa chegou? | caramelo ou verde militar? | seriam quantas unidades ao todo?
com estampa ou lisinho? | quantos anos faz a aniversariante? | nome completinho e zap por gentileza | tá faltando o CEP | rua, número, bairro e cidade, pode mandar tudo junto | outro telefone caso não atenda nesse?
indique-me a morada com o código postal | quem assina o recebimento aí? | quando der me passa seus dados que eu preencho | complemento tem? bloco, apartamento… | oi Fernandinha, tudo joia? | bom dia seu Carlos, se achegue
ora viva, em que lhe posso ser útil? | valeu por esperar viu | felicidades aos noivos, que dia lindo vai ser 💍 | nasceu? que benção, saúde pro pequeno | que Deus conforte vocês nessa hora | os meus sentidos pêsames, D. Graça
estimo as melhoras do seu marido | puxa vida, que decepção abrir a caixa e ver cacos | fez bem em avisar | arrasa na prova, vai dar certo estudar tanto | kkkk o cachorro da foto é só modelo | sem pressas, veja tudo com calma
bate um papo com o maridão e me conta | pão de queijo com isso aí, ai ai | errar CEP acontece nas melhores famílias | calor de rachar hoje aqui também? | ri sozinho com essa, quer dizer, se robô risse
deixe assentar a ideia e depois diga | sala com essa luz, coisa de revista | e o jogo ontem, sofreu muito? | saia midi, pega no meio da canela | tem bolso faca dos dois lados | caneca de ágata, meio litrinho
o tom lembra folha seca | molho rápido e sabão de coco, sem torcer | depois de aberto vai pra geladeira | doce de leite com pontinha de sal | regula no fivelão atrás | frasco âmbar com conta-gotas
galinho de Barcelos pintado na frente | ombro caído, bem soltinho | textura de manteiga, cheirinho de cupuaçu | usa-se à noite depois de lavar o rosto | recapitulando, dois cinzas M com destino a Curitiba
antes de sábado é o que precisa, já percebi | você queria pagar quando pingasse o salário, entendi a situação | a sua dúvida é se pode devolver depois de usar | tá atrás de algo nesse estilo mas baratinho
pediu preto e mandaram vermelho, confere? | seria com papel de presente, conforme falou | consta entregue porém aí não apareceu nada | gostaria de não pagar frete, compreendo | é pra colação de grau da irmã, que orgulho
primeiro escolhe, depois manda endereço, por fim confirma | sem o seu sim nada segue | número do pedido só nasce depois da confirmação | dá pra tirar item antes de finalizar | eu monto o resumo com total e você confere
ao estafeta entrega-se o dinheiro à porta | basta dizer cor e tamanho pra começar | mais alguma peça entra nesse mesmo carrinho | opa, frete grátis eu não falei não | acho que trocamos as bolas, eu comentava do menor
reservado não está, apenas figura no catálogo | falta confirmar, daí não ter número ainda | o valor é da unidade, não do jogo inteiro | enganei-me no seu nome, as minhas desculpas
ninguém cravou que chega hoje, deixa eu esclarecer | aquela imagem é da coleção passada, essa vem sem cinto | dorme com os anjos Rosinha | fui, beijo pra sua mãe | bom resto de dia e cuide-se | até uma próxima, gostei do papo
despeço-me então, boa noite à família | tchauzinho, volte sempre
`,
}
