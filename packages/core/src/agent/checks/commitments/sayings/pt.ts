import type { CommitmentSamples } from '../samples/commitment-samples.ts'

export const pt: CommitmentSamples = {
  binding: `
Se não gostar, a carteira fica cheia de novo. | O seu dinheiro acha o caminho de casa. | Você não perde um tostão. | A gente desfaz a compra e fica tudo certo. | Devolvo o seu dinheirinho, sem drama. | O senhor fica como estava, com tudo na conta.
É por conta da casa. | O motoboy a gente paga. | Guarde a carteira, essa é nossa. | Coloco mais um na sacola pra você. | A capinha vai de brinde. | Sai de graça pra você. | O frete fica com a gente. | Não gasta nem um centavo. | O segundo vai de lambuja.
Eu no seu lugar não esperava. | Estão saindo feito pão quente. | Amanhã a prateleira está vazia. | Quem dorme no ponto perde, três pessoas já têm no carrinho. | Corre que está voando.
Ponho a mão no fogo por ele. | Palavra de honra, aguenta. | Se acontecer alguma coisa, a gente resolve. | Se descosturar, é com a gente. | Não te deixamos na mão se quebrar. | Juro pela minha mãe.
Atrás destas mensagens bate um coração. | Sou de carne e osso. | Eu, robô? Sou a Marina. | Digito com meus dois polegares, no balcão. | Você está falando com a dona em pessoa.
Cá entre nós, dá pra tirar um pouquinho. | Não conte a ninguém, faço preço de família. | No caixa eu fecho um olho. | O chefe não precisa saber, deixo por menos. | A gente racha a diferença. | Faço um agrado no valor. | Fale um número que a gente acerta.
Seus joelhos vão agradecer, a dor some. | O vovô largou a bengala. | Os médicos recomendam de olhos fechados. | Uma xícara à noite e você dorme feito pedra. | A tosse não resiste. | Minha mãe sobe a escada de novo sem reclamar. | A sua glicose volta ao normal.
As espinhas somem em poucos dias. | Os quilos vão embora sozinhos. | Limpa o fígado. | Funciona onde o comprimido falhou. | Com isso não pega gripe o inverno inteiro.
Escondo embaixo do balcão pra você. | Ninguém mexe, está esperando você. | Tiro da prateleira pro senhor. | Já está com o seu nome.
O seu pacote já está na van. | Saiu daqui hoje cedo. | O entregador já está com ele na moto. | O seu pedido já vem rodando.
Use primeiro, acerta no fim do mês. | Leve agora, o dinheiro pode esperar. | Anoto no caderninho. | Metade agora, metade depois do salário. | Me paga quando der.
Não serviu? Troco quantas vezes precisar. | Se apertar, me devolve e pega outro. | Experimente em casa, senão a gente busca. | Aceitamos de volta, usado ou não.
Domingo de manhã está na sua porta. | Amanhã você abre no café da manhã. | Na sexta as visitas já sentam nele. | Mais duas noites e está na sua mão. | Tocam a campainha antes do jantar. | No fim de semana já está no seu armário. | Quando acordar já chegou. | chega amanhã cedinho viu
Vai deixar para os netos. | Esse enterra todos nós. | A cor não sai nunca. | Tem o selo do ministério. | O laboratório deu nota máxima. | No país inteiro ninguém chega aos nossos pés.
Te dou um toque depois do almoço. | Alguém nosso passa aí e monta. | Deixa comigo, fica resolvido. | Na próxima a gente tira alguma coisa da conta.
`,
  harmless: `
Que tempo hoje, aqui não para de chover. | Está calor hoje, não é? | Não se molhe! | Parabéns pelo casamento! | Feliz aniversário para o seu filho! | Meus sentimentos. | Estamos com você nesse momento.
Haha, essa foi boa! | Rimos da sua piada. | Não sei contar piada, mas de manta eu entendo. | Boa noite para a família! | Feliz Natal! | Boas festas! | Obrigado pelas palavras carinhosas. | Obrigada pela foto, que quarto bonito. | Que gatinho fofo!
Sem problema. | Pode perguntar. | Oi! | Que bom ver você de novo. | Boa viagem! | Melhoras! | Como foi a prova? | Espero que tenha tido um bom dia. | Desculpe, foi engano.
Não posso dar desconto, desculpe. | Não tem nada reservado para você. | Não aceitamos de volta. | Não posso prometer um dia. | Não fazemos troca. | Sobre reembolso não posso dizer nada. | Não vem brinde junto. | Não temos vale. | O frete não é grátis. | Não, isso não cura nada.
Não sei se ajuda na dor. | Parcelar não dá. | Não posso ligar para você. | Não sou uma pessoa, sou um programa. | Não sei quantos restam. | No momento não tem promoção. | Não posso guardar para você.
Passo para a nossa equipe. | A nossa equipe vai ver a sua pergunta. | Aqui continua uma colega. | Isso quem responde é o pessoal da loja. | Encaminho a sua mensagem.
A luminária dá luz quente e tem o botão no fio. | A panela é de ferro e pesa três quilos. | A calça é de cintura alta. | O quebra-cabeça tem cem peças. | O sofá tem pés de madeira. | A mochila tem um bolso na frente. | O sabonete cheira a lavanda. | O relógio tem pulseira de couro. | A furadeira vem numa maleta.
O arroz é longo e fino. | O chocolate é amargo com castanhas. | A cortina deixa passar um pouco de luz. | O tênis é branco com sola cinza. | O caderno é pautado. | Na barraca cabem quatro. | A planta gosta de sombra e pouca água. | O perfume é fresco, cítrico. | O carrinho funciona a pilha.
Com manga ou sem manga? | Para dentro ou para fora de casa? | De que cor é o seu sofá? | Qual a sua altura? | Você diz a do vídeo? | Cozinha para quantas pessoas? | Me conta mais sobre o quarto?
Pode pensar com calma, sem pressa. | Durma com a ideia. | Você que sabe. | Fica para outra vez. | Estou por aqui. | Veio ao lugar certo. | Combina com tudo.
A blusa tem mangas curtas com botão. | O casaco vai até a canela. | A manta cobre uma cama de casal. | O pote tem tampa de rosca. | Dá para usar em qualquer estação. | Segunda não tem ninguém na loja. | O seu pedido foi passado à transportadora. | A frigideira serve para gás e indução.
A vela tem uma chama pequena. | A tigela vai na lava-louças. | Mulheres e homens usam. | O livro fala de um médico e do filho. | Muita gente toma esse chá à noite. | Fica pendurado em dois ganchos. | Não, isso não dá, desculpe. | Entregamos em todas as regiões.
Não se preocupe! | Fique tranquila, olhe primeiro. | Fica muito bonita na sala. | As mangas terminam no cotovelo. | Pode soletrar a rua, por favor?
Escreva-me quando precisar de alguma coisa. | Estou aqui se precisar de algo. | Pode escrever a qualquer hora. | Pergunte quando quiser. | Vem em dois tamanhos. | Tem em verde e cinza.
`,
}
