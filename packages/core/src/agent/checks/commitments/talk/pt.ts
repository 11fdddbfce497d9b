import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const pt: CommitmentSamples = {
  binding: `
hoje ainda o motoboy bate aí na sua porta | pode ficar tranquila que antes do casamento tá com você | o entregador já tá virando a sua rua | até ao Natal tem isso debaixo da árvore, garanto-lhe | amanhã cedinho já vai estar usando
sai daqui agora e de noite você recebe | antes da prova do seu filho a mochila chega com folga | se não gostar devolvo seu dinheiro todinho | o estorno cai na sua conta ainda hoje flor
devolvemos-lhe o valor por inteiro, portes incluídos | já fiz o pix de volta pra você | não serviu? o dinheiro volta rapidinho | reembolso total, sem perguntas nem burocracia | aquela diferença que você pagou eu te mando amanhã
se ficar apertado a gente troca pelo G | troco a cor pra você quando quiser amore | pode trocar mesmo depois de lavar | o mesmo rapaz que leva já traz o antigo e deixa o certo
qualquer numeração que não sirva mandamos outra sem custo | fica com o azul e se a sua mãe não gostar troca pelo bege | aceitamos a troca até sem etiqueta | experimenta em casa e substituímos pelo tamanho certo
tem um ano de garantia com a gente, até de queda | se o liquidificador pifar a gente conserta de graça | o fecho arranjo-lho eu se um dia se estragar | qualquer defeitinho manda foto que vai outro novo
dois anos coberta, peça e mão de obra | a bateria trocamos sem cobrar nada | assistência vitalícia, pode confiar | deu problema na costura, nós refazemos por nossa conta | vou colocar um brinco de brinde no pacote
frete por minha conta dessa vez tá | ofereço-lhe os portes por ser a primeira compra | vai embrulhado com laço e cartão sem pagar a mais | levando a manta, a capinha da almofada é presente nosso | mandei junto uma velinha de mimo
ganha uma amostra do creme na caixa | a entrega fica grátis só pra sua cidade | tá bom, faço pelo preço antigo | arredondo pra baixo e fechou | na próxima compra você tem um descontinho comigo
cobrimos o valor da concorrência sem problema | levando dois dou-lhe uma atençãozinha no preço | tiro uns reais pra você não sair triste | faço-lhe como se fosse para revenda | a promoção já acabou mas mantenho pra você
leva agora e me paga quando o salário cair | metade hoje e o resto no mês que vem, de boa | pode pagar só depois de ver a peça | anoto no caderninho e você acerta quando der | dividimos em três vezes sem juros
não precisa de sinal, confio na senhora | paga ao estafeta se gostar, senão não paga nada | vai me dando um pouquinho por semana | já separei o seu com nome e tudo | guardo-lhe o vestido até sábado
tirei da vitrine pra ninguém levar | a última M tá reservada pra ti | não vendo pra outra pessoa antes de você responder | seguro esse valor até o fim do mês | fica à sua espera aqui no balcão
seu lugar na próxima remessa tá garantido | normalmente não fazemos, mas para si abro uma exceção | só dessa vez a gente ignora o pedido mínimo | domingo não entrega mas pra você eu dou um jeito
não conta pra ninguém, aceito mesmo aberto | a regra é de sete dias mas te dou um mês | na sua aldeia não vamos, mas mando lá alguém de propósito | cliente antiga como você não precisa mandar comprovante
deixo provar em casa, coisa que não deixo a mais ninguém | é linho puro, assino embaixo | feito à mão de verdade pelas nossas bordadeiras | o mel é das nossas próprias colmeias na serra | essa panela dura a vida inteira
couro legítimo, nada de sintético | pode lavar mil vezes que não desbota | prata certificada que nunca escurece | não existe café melhor em Portugal inteiro | já lancei seu pedido no sistema | o pagamento caiu aqui, tudo certinho
alterei a morada junto da transportadora | sua caixa já saiu do estoque | cancelei o primeiro e refiz com a cor certa | pronto, troquei o tamanho na encomenda que já estava feita | confirmo que recebemos a sua transferência
já está embalado e com a etiqueta colada | corre que só tem mais um | acaba hoje e não volta mais viu | amanhã o preço sobe, aproveita | tem outra moça querendo o mesmo | se não fechar agora vai perder
restam duas peças na loja toda | a oferta vale só pelas próximas horas | estão a sair como pãezinhos quentes | todo mundo que leva volta pra comprar mais | uma cliente do Porto disse-me que nunca viu melhor
ontem uma noiva levou três e amou | só temos avaliação de cinco estrelas | suas vizinhas já usam e adoram | recebemos mensagens de agradecimento todos os dias | as mamães são apaixonadas por ele
o pessoal de Recife pede toda semana | quem fala é a Juliana, dona da loja | que robô o quê, sou gente de verdade | tô meio gripada hoje mas te atendo com carinho | fui eu mesma que costurei a da foto
o meu nome é Tiago e trabalho cá há anos | chorei lendo a sua mensagem | também sou mãe, sei como é | estou aqui no balcão com o meu cafezinho a escrever-lhe | o creme tira as manchas em uma semana
esse chá baixa a glicose, os médicos até recomendam | grávida pode tomar sem medo | umas gotinhas e a cólica do bebê passa | uma colher em jejum acaba com a gastrite | diabético pode comer à vontade
a cinta endireita a coluna e dispensa cirurgia | faz muito bem às articulações e alivia a artrose | fechado, do jeitinho que você falou | combinado, aceitamos as suas condições | beleza, fica pelo valor que ofereceu
está bem, fazemos à sua maneira | ok me convenceu, negócio feito | pode ser, paga só depois de abrir | de acordo com tudo o que pediu | topo sim, tá certo assim | pelo atraso vou te dar um vale
a caneca quebrada a gente repõe e manda outra junto | compensamos o transtorno com um miminho | se atrasar a entrega sai de graça | damos-lhe metade do valor por causa do risco | fica com crédito na loja pelo incómodo
desculpa a falha, na próxima você não paga nem o frete | indenizamos cada dia de demora | falo com o motoboy pra subir até o seu andar | já avisei o entregador pra passar depois da escola
vou pedir ao carteiro que deixe com a vizinha | o estafeta liga-lhe antes, eu trato disso | digo pra ele não tocar a campainha que o neném dorme | mandei sua localização pro rapaz da moto | peço à transportadora que antecipe a sua
ele espera você chegar do trabalho, tá combinado com ele | nunca ninguém devolveu | em anos de loja não tivemos uma reclamação sequer | não vai te dar dor de cabeça jamais | zero problema, confia
até hoje nenhuma quebrou no caminho | as encomendas chegam sempre direitinhas a toda a gente | impossível essa máquina falhar | vai ficar satisfeita, responsabilizo-me por isso
`,
  harmless: `
queria muito ajudar mas o preço é fixo | desconto a gente não faz nem levando dois | sei que o mês tá apertado, só que não posso baixar | o valor antigo já não vale | cobrir a concorrência não está nas minhas mãos
infelizmente não há redução de preço | não dá pra arredondar, é o que tá na página | cupom pra próxima compra não existe aqui | quem dera, mas não sou eu quem define os preços | para revenda o valor é o mesmo, lamento
não sei dizer que dia chega | não consigo ver onde anda o estafeta | pode ser que chegue antes do casamento, pode ser que não | se dá tempo pro Natal eu realmente desconheço | o horário é a transportadora que escolhe
pra uma data certa como prova é melhor falar com a loja | não vou dizer amanhã sem ter certeza | quanto tempo demora até a sua aldeia não está indicado | ainda não apareceu previsão de entrega
o motoboy não fala comigo, então não sei a hora | reserva não fazemos, desculpa | guardar a última M não está ao meu alcance | seria errado prometer o que não sei | só fica com a peça quem fecha o pedido
as regras valem igual pra todo mundo | exceções não sou eu que decido | cancelar encomenda já feita não consigo por aqui | não tenho como dar recado ao entregador | segurar o valor até o fim do mês não posso
separar o vestido sem pedido não dá, meu bem | não diz se tem garantia | sobre troca de tamanho não tenho informação | consertos não são mencionados na descrição | se aceitam devolução só a loja pode dizer
não faço ideia se o fecho tem arranjo | reembolso é assunto da gerência | a ficha fala só em tecido, não diz linho | não posso confirmar que o couro é legítimo | de onde vem o mel não tenho registado
quantos anos dura ninguém me informou | vou passar a sua mensagem pra dona | isso é melhor uma pessoa da equipe responder | aí só o médico mesmo | a gerente vê e decide | prefere falar com alguém da loja?
quanto à dose, fale com a sua médica por favor | encaminhei a reclamação tal como escreveu | o farmacêutico orienta melhor do que eu | é com o Sr. António, ele é que manda na loja | chamo um atendente humano se quiser
o frete é cobrado à parte | os portes não estão incluídos | a taxa de entrega muda conforme o bairro | paga em dinheiro na hora que receber | parcelado não trabalhamos | fiado não dá, desculpa | embrulho de presente não oferecemos
o total tem de ser pago na entrega | brinde não vai junto | sou o assistente automático da loja | não sou gente não, sou um robô rs | não tenho nome, mas ajudo com gosto | como programa não consigo provar o café
a dona não sou eu, só respondo mensagens | kkk não durmo, sou um sistema | nunca vi o armazém, sou um assistente virtual | está a falar com um bot, só para ficar claro | roupa masculina não vendemos | o P acabou
em rosa não há, só cinza e vinho | com perfume a gente não trabalha | esse da sua foto não é nosso | a panela grande de momento não aparece disponível | calçado infantil não temos | se vai voltar eu não sei
o chá é só uma bebida, não baixa glicose | não posso dizer se serve pra gastrite | mel não se dá a bebé com menos de um ano, pergunte ao pediatra | grávida? converse antes com sua obstetra | o creme é cosmético, não trata mancha
cinta não substitui médico | que chato o seu joelho, mas isto não é remédio | o efeito em diabéticos desconheço | que tamanho você costuma usar? | pra qual cidade seria? | é pra você ou pra presente? | pra quando precisa?
tem alguém em casa de manhã? | há algum ponto de referência perto, uma igreja ou padaria? | a encomenda chegou bem? | o que aconteceu com a caixa? | gostou mais do verde ou do mostarda? | quantas peças vão ser?
prefere liso ou bordado? | que idade tem a menina? | o pedido tava em nome de quem? | mora em casa ou apartamento? | qual é o andar? | a mancha já vinha ou saiu na lavagem? | tá falando do colar curtinho?
quer ver outros modelos? | qual das canecas veio partida? | me passa seu nome completo e telefone | falta só o CEP | preciso da rua, número e bairro por favor | deixa um número pra contato | escreva-me aqui a morada onde recebe
quem vai receber aí? | mande os dados da entrega quando puder | diga-me o primeiro e o último nome e eu anoto | oi Fernanda, boa tarde! | bom dia seu Carlos, seja bem-vindo | olá, em que posso ajudar? | obrigada pela paciência viu
parabéns pelo casamento, muitas felicidades 🎉 | que benção o bebê, muita saúde pra ele | sinto muito pelo seu pai, um abraço apertado | os meus sentimentos à família | melhoras pra sua mãe | poxa que pena que veio quebrada
agradeço por me contar | boa sorte no exame do seu filho | feliz aniversário à pequenina | nós é que agradecemos o contacto | lamento que esteja a passar por isso | boas festas a todos aí em casa | que gesto lindo com a sogra
obrigada pela foto, deu pra ver bem | kkkk o gato não tá à venda | leve o seu tempo, sem pressas | conversa com seu marido com calma | um cafezinho com bolo agora caía bem né | acontece, todo mundo se engana
que calorão hoje hein | boa piada haha | durma sobre o assunto | me fez rir essa | ficou linda a sua sala | a saia vai até abaixo do joelho | é de algodão com bolso na frente | a caneca é de barro e cabe um café grande
a cor puxa pro verde oliva | lave à mão em água fria | guarde tapado em sítio fresco | o sabor é de cacau com um toque de canela | a alça regula na fivela | vem num frasco de vidro com tampa dourada
o bordado é de florzinhas vermelhas | fica soltinha nos ombros | o creme cheira a coco e é mais grosso | passa na pele limpa antes de deitar | o jogo traz quatro pratos e uma travessa | essa vela tem pavio de madeira
tem forro por dentro e fecho atrás | a panela não vai à máquina de lavar | a rede é listrada, pra uma pessoa | os brincos são leves, de gancho | o cachecol pinica um pouco por causa da lã | então seriam dois cinzas M pra Curitiba
quer antes de sábado, percebi | você disse que pagaria quando o salário cair | está a perguntar se pode devolver, certo? | procura algo parecido só que mais em conta | chegou o vermelho e tinha pedido o preto, foi isso?
queria que fosse embrulhado pra presente | pelo que conta a encomenda ainda não apareceu | o seu pedido é que a entrega não seja cobrada | entendi, é pra formatura da irmã | escolhe o modelo, manda os dados e confirma
enquanto não disser sim nada é encomendado | depois de confirmar aparece o número do pedido | pode tirar item do carrinho antes de fechar | primeiro mostro o resumo com o total | o dinheiro entrega-se ao estafeta à porta
pra pedir é só escrever cor e tamanho | se quiser mais alguma coisa soma no mesmo pedido | desculpa, não falei que o frete era grátis | acho que houve confusão, eu falava do pequeno | não está reservado, apenas aparece no catálogo
seu pedido ainda não foi confirmado, por isso tá sem número | o preço é por unidade, não pelo jogo | enganei-me no nome, peço desculpa | ninguém disse que chegava hoje, deixa eu explicar
a foto é do modelo anterior, este vem sem cinto | durma bem, Rosa | até mais, beijo na sua mãe | se cuida e bom fim de dia | adeus e obrigado pela visita | falamos noutro dia | tchau tchau, boa tarde pra vocês
`,
}
