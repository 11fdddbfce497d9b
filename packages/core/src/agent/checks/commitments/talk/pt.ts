import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const pt: CommitmentSamples = {
  binding: `
hoje ainda o motoboy bate aí na sua porta | pode ficar tranquila que antes do casório tá tudo com você | o entregador acabou de virar a sua rua, já desce | até à consoada isso está na sua mesa, garanto-lhe
saindo agora do Brás, sábado cedinho você já tá usando | na sexta sem falta o estafeta toca-lhe à campainha | São João ninguém te segura, o vestido chega com folga | não gostou a gente devolve cada centavo e pronto
seu estorno já tá a caminho flor, olha o extrato mais tarde | devolvemos-lhe tudo por MB Way mal nos avise | fiz o pix de volta faz cinco minutinhos | se a sogra torcer o nariz você recebe seu dinheirinho
comprou errado? relaxa, ninguém sai no prejuízo aqui | esse valor cobrado duas vezes eu mando de volta amanhã sem falta | apertou na cintura? manda de volta que vai o G na hora | enjoou da cor, a gente substitui pelo off white
o sapatinho troca-se pelo número acima sem pagar nada | usou na festa e não serviu direito, mesmo assim eu troco | o mesmo rapaz que entrega já leva o errado embora
pra presente é sossegado porque ela pode vir aqui e escolher outro | até três meses depois ainda lhe mudamos o modelo | se o anel ficar folgado fazemos outro na medida do dedo | queimou o motor? a gente arruma sem cobrar nem peça
esse ventilador tem garantia nossa até de tombo | o fecho arranjo-lho eu própria se um dia se estragar | soltou pedrinha do brinco me chama que eu recoloco | qualquer defeitinho manda foto e já vai outro novo pra você
a máquina fica coberta por três invernos, peças e mão de obra | rasgou na costura nós refazemos e enviamos outra vez | dou assistência pro resto da vida nessa cafeteira | vou botar um sabonetinho de brinde junto viu
frete é cortesia da casa pra Belo Horizonte | ofereço-lhe os portes por ser a sua estreia connosco | leva o kit e a nécessaire sai de graça | o embrulho com fita e cartãozinho corre por nossa conta
escondi um docinho na caixa pra sua pequena | quem encomenda a toalha recebe os guardanapos de oferta | tem mimo surpresa te esperando dentro da sacola | tá bom vai, faço pelo preço da semana passada
tiro esses quebrados e a gente fecha redondo | me mostra o anúncio do outro que eu cubro na hora | quando voltar a comprar faço-lhe uma atenção | pegando o trio cai bastante o valor, pode contar
pra revendedora eu libero tabela de atacado mesmo sendo pouquinho | a campanha terminou mas eu ainda lha aplico | dou aquela chorada no preço porque fui com a sua cara | leva agora mulher, acerta comigo quando pingar o salário
metade no pix e o resto só depois do dia do pagamento | vista primeiro, se ficar bonita aí você paga | tá anotado no fiado, sem pressa | em três vezes sem juro nenhum eu faço pra você | sinal para quê, a sua palavra basta-me
pode ir liquidando aos bocadinhos até ao verão | espera cair o décimo terceiro que tá tudo certo | separei o seu na prateleira com etiqueta e nome | guardo-lhe a samarra até vir cá buscar
tirei do site pra ninguém passar na sua frente | essa última M é tua, ninguém bota a mão | enquanto você conversa com o marido eu seguro aqui | quando abrir a próxima fornada a primeira broa é sua
mantenho-lhe o valor congelado até receber | pus o casaco de lado lá atrás, venha quando lhe der jeito | a gente não faz isso, mas por você abro exceção | esquece o pedido mínimo dessa vez
ao domingo estamos fechados, porém a si levo eu mesma | aceito de volta mesmo com lacre rompido, só não espalha | passou do prazo mas finjo que não vi | para as ilhas não mandamos, mas no seu caso arranja-se
você é de casa, não precisa de comprovante nenhum | deixo provar antes de pagar, coisa que com outras clientes não acontece | linho puro, boto minha mão no fogo | tudo bordado à mão por senhoras de Viana, nem uma máquina
o queijo é da nossa própria quinta, leite das nossas ovelhas | essa panela de ferro passa de mãe pra filha | couro legítimo que não descasca nem com chuva | pode bater na máquina que a estampa não sai nunca
banhado a ouro com certificado, não dá alergia em ninguém | café mais fresco que esse não existe no Brasil | seu pedido já tá lançado aqui no sistema | caiu o pagamento, vi agora no app
falei com a transportadora e a morada já foi corrigida | a caixa saiu do depósito no caminhão da manhã | refiz a compra com a cor certa e cancelei aquela | mudei o tamanho na encomenda que já estava fechada
tudo embaladinho com código de rastreio colado | dei baixa no seu boleto, tá quitado | corre mulher que só sobrou unzinho | acaba hoje e o fornecedor não fabrica mais | a partir de amanhã vem com reajuste, aproveita
tem outra cliente com ele no carrinho agora mesmo | vacilou perdeu, isso voa | são as duas derradeiras peças do armazém | essa condição morre à meia-noite | não deixe para logo que logo já não encontra
quem leva um volta pra buscar o segundo, sempre | uma senhora de Braga escreveu-me a dizer que nunca dormiu tão bem | ontem mesmo uma madrinha pegou seis e amou | nota máxima de todo mundo que comprou
no seu prédio já tem três freguesas minhas felizes da vida | recebo áudio de cliente emocionada toda semana | as noivas não querem outra coisa | até a minha concorrente encomenda connosco | quem tá falando é a Juliana, sou a dona
robô o quê menina, tenho até unha pra fazer hoje | tô gripadinha mas vim te responder | essa da foto quem costurou fui eu com minha mãe | chamo-me Tiago, atendo nesta casa há uma data de anos | me arrepiei toda lendo sua história
também tenho filho pequeno, passo pelo mesmo perrengue | acabei agora de almoçar e já estou outra vez ao computador consigo | o melasma some em poucas semanas com esse creme
chá de graviola controla a glicose, pergunta pra qualquer médico | na gravidez está à vontade, não faz mal nenhum | pinga duas gotinhas na chupeta e a cólica vai embora | jejum mais uma colherada, adeus gastrite
quem tem diabetes come sem culpa | a cinta resolve a hérnia, dispensa cirurgia | fortalece as articulações e as dores desaparecem | fechado então, do jeitinho que você falou | beleza, fica pelo que ofereceu
está combinado, cumprimos as suas condições | ok ok me venceu pelo cansaço, é seu | negócio feito, paga só depois que abrir | por mim tudo bem, seguimos a sua proposta | topo, manda o endereço que vai nesses termos
seja como a senhora quer, não se fala mais nisso | pelo atraso vai um vale pra você gastar aqui | a caneca trincada eu reponho e ainda mando um par | compensamo-la pelo transtorno com um cabazinho
demorou? então o frete a gente abate | devolvo metade por causa do arranhão e você fica com a peça | fica com saldo na loja por cada dia de espera | a culpa foi nossa, assumimos todo o prejuízo
pra me redimir a próxima entrega não te custa nada | peço pro motoqueiro subir até seu apê | já combinei com o moço de passar depois que as crianças saem da escola | falo com o carteiro para deixar na vizinha do rés-do-chão
o estafeta vai ligar-lhe antes, encarrego-me disso | avisei o rapaz pra não buzinar por causa do neném | vou mandar priorizarem a sua na rota | ele te aguarda na portaria até você descer, tá acertado
dei ao motorista o recado do portão verde | ninguém nunca devolveu isso aqui | reclamação? não sei nem o que é | nunca chegou nada partido às mãos de um cliente | você não vai ter dor de cabeça com ele, escreve o que eu digo
montar é moleza, impossível dar errado | nenhuma das que vendi até hoje avariou | zero risco, nosso pacote não extravia | vai amar, se não amar eu mudo de nome
`,
  harmless: `
queria muito ajudar, só que o valor é tabelado | nem levando a coleção inteira tem desconto, acredita? | fim de mês é fogo né, mas não consigo mexer no preço | a campanha encerrou e já não se aplica
cobrir anúncio de outra loja não fazemos | infelizmente não me cabe fazer atençõezinhas no preço | os centavos ficam, não tem como arredondar | não existe cupom pra segunda compra por enquanto
revenda paga o mesmo que consumidor, lamento | chorar o preço comigo não adianta, sou só o assistente rs | que dia chega eu sinceramente não sei | onde anda o estafeta não consigo ver daqui
se dá tempo pro casório eu não tenho como afirmar | talvez chegue antes da consoada, talvez não | horário quem escolhe é a transportadora | pra Fernando de Noronha não achei informação de prazo
amanhã? não vou chutar pra não te enganar | até o bebé nascer não lhe consigo dizer se está aí | ainda não consta previsão de entrega no pedido | se é urgente pra festa, melhor perguntar à responsável antes de fechar
reserva infelizmente não existe aqui | deixar de lado a última M não está ao meu alcance | prefiro não prometer aquilo que desconheço | só garante a peça quem conclui o pedido | a regra é igual pra freguesa nova e antiga
abrir exceção não é comigo | desfazer compra fechada eu não consigo | recado pro motoqueiro não tem como eu passar | congelar o valor até o pagamento não dá, meu bem | de encomendas da próxima fornada ainda nada sei
a descrição não fala em garantia | se trocam tamanho depois de usado é coisa que só a loja responde | não encontrei nada sobre conserto | devolução de dinheiro quem analisa é o financeiro | o fecho tem arranjo? não faço ideia
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
com estampa ou lisinho? | quantos anos faz a aniversariante? | em que nome ficou a encomenda? | é prédio com portaria? | o elevador vai até ao seu andar? | desbotou logo ou foi com o tempo? | fala da argola pequena?
dou uma sugestão parecida? | a lascada foi a tigela ou o pires? | nome completinho e zap por gentileza | tá faltando o CEP | rua, número, bairro e cidade, pode mandar tudo junto | outro telefone caso não atenda nesse?
indique-me a morada com o código postal | quem assina o recebimento aí? | quando der me passa seus dados que eu preencho | complemento tem? bloco, apartamento… | oi Fernandinha, tudo joia? | bom dia seu Carlos, se achegue
ora viva, em que lhe posso ser útil? | valeu por esperar viu | felicidades aos noivos, que dia lindo vai ser 💍 | nasceu? que benção, saúde pro pequeno | que Deus conforte vocês nessa hora | os meus sentidos pêsames, D. Graça
estimo as melhoras do seu marido | puxa vida, que decepção abrir a caixa e ver cacos | fez bem em avisar | arrasa na prova, vai dar certo estudar tanto | parabéns à menina pelos seus anos | imagina, eu que agradeço o carinho
dias difíceis esses seus, um abraço | feliz natal aí pra família toda | nora caprichosa você hein, a sogra tem sorte | recebi a imagem, nítida | kkkk o cachorro da foto é só modelo | sem pressas, veja tudo com calma
bate um papo com o maridão e me conta | pão de queijo com isso aí, ai ai | errar CEP acontece nas melhores famílias | calor de rachar hoje aqui também? | ri sozinho com essa, quer dizer, se robô risse
deixe assentar a ideia e depois diga | sala com essa luz, coisa de revista | e o jogo ontem, sofreu muito? | saia midi, pega no meio da canela | tem bolso faca dos dois lados | caneca de ágata, meio litrinho
o tom lembra folha seca | molho rápido e sabão de coco, sem torcer | depois de aberto vai pra geladeira | doce de leite com pontinha de sal | regula no fivelão atrás | frasco âmbar com conta-gotas
galinho de Barcelos pintado na frente | ombro caído, bem soltinho | textura de manteiga, cheirinho de cupuaçu | usa-se à noite depois de lavar o rosto | uma travessa, seis tigelas e o escorredor | pavio de algodão e cera de soja
forro acetinado e colchete nas costas | ferro curado, não usa detergente nele | rede de casal com varanda de crochê | brinco de capim dourado, pesa quase nada | a lã pode picar quem tem pescoço sensível
recapitulando, dois cinzas M com destino a Curitiba | antes de sábado é o que precisa, já percebi | você queria pagar quando pingasse o salário, entendi a situação | a sua dúvida é se pode devolver depois de usar
tá atrás de algo nesse estilo mas baratinho | pediu preto e mandaram vermelho, confere? | seria com papel de presente, conforme falou | consta entregue porém aí não apareceu nada | gostaria de não pagar frete, compreendo
é pra colação de grau da irmã, que orgulho | primeiro escolhe, depois manda endereço, por fim confirma | sem o seu sim nada segue | número do pedido só nasce depois da confirmação | dá pra tirar item antes de finalizar
eu monto o resumo com total e você confere | ao estafeta entrega-se o dinheiro à porta | basta dizer cor e tamanho pra começar | mais alguma peça entra nesse mesmo carrinho | opa, frete grátis eu não falei não
acho que trocamos as bolas, eu comentava do menor | reservado não está, apenas figura no catálogo | falta confirmar, daí não ter número ainda | o valor é da unidade, não do jogo inteiro
enganei-me no seu nome, as minhas desculpas | ninguém cravou que chega hoje, deixa eu esclarecer | aquela imagem é da coleção passada, essa vem sem cinto | dorme com os anjos Rosinha | fui, beijo pra sua mãe
bom resto de dia e cuide-se | até uma próxima, gostei do papo | despeço-me então, boa noite à família | tchauzinho, volte sempre
`,
}
