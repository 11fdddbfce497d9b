import { gaps } from './gaps.ts'
import { products } from './product-sales.ts'
import { proposals } from './proposals.ts'
import { recall } from './recall.ts'
import { sources } from './sources.ts'

export const analytics = {
  gaps,
  products,
  proposals,
  recall,
  sources,
  description: 'L’efficacité de vente de l’agent, et où des ventes se perdent.',
  period: {
    label: 'Période',
    '24hours': 'Dernières 24 heures',
    '7days': '7 derniers jours',
    '30days': '30 derniers jours',
    '90days': '90 derniers jours',
  },
  failed: 'Impossible de charger les analyses',
  erased:
    'Des clients ont été effacés depuis. Ce qu’ils ont fait compte encore ici, mais leurs lignes n’existent plus.',
  zone: 'Les heures sont celles du fuseau de votre boutique : {{zone}}.',
  cards: 'Chiffres de la période',
  how: 'Comment {{name}} est calculé',
  none: '–',
  showAll: 'Afficher les {{number}}',
  noneYet: 'Rien encore pour le calculer',
  up: 'En hausse, contre {{before}}',
  down: 'En baisse, contre {{before}}',
  same: 'Comme avant',
  fresh: 'Rien à comparer',
  card: {
    conversions: {
      name: 'Taux de conversion',
      how: 'Commandes issues de conversations pendant la période, divisées par les conversations qui y ont commencé. Les commandes annulées comptent : elles ont été prises. Celles sans conversation ne comptent pas. Celles que vous avez prises à la main dans une conversation comptent.',
    },
    responses: {
      name: 'Temps de réponse moyen',
      how: 'Du premier message sans réponse d’un client à la réponse, en moyenne sur toutes les réponses de la période : celles de l’agent et les vôtres, aussi dans vos propres heures. Le client attend aussi à ces heures.',
      note: 'Réponses de l’agent et les vôtres, à toute heure',
    },
    points: {
      name: 'Points gagnés',
      how: '10 points pour une commande que l’agent a prise seul, 5 quand une personne a aidé, et 5 de plus si elle contient une vente complémentaire ou une remise groupée. Celles que vous prenez à la main n’en rapportent pas.',
    },
    accuracy: {
      name: 'Précision de l’apprentissage',
      how: 'Part des réponses de l’agent que personne n’a corrigées. Une réponse compte comme corrigée quand quelqu’un prend la main juste après, ou après le message suivant du client.',
    },
  },
  chatOrders_one: '{{count}} commande issue de conversations',
  chatOrders_many: '{{count}} de commandes issues de conversations',
  chatOrders_other: '{{count}} commandes issues de conversations',
  conversations_one: '{{count}} conversation',
  conversations_many: '{{count}} de conversations',
  conversations_other: '{{count}} conversations',
  answers_one: '{{count}} réponse',
  answers_many: '{{count}} de réponses',
  answers_other: '{{count}} réponses',
  replies_one: '{{count}} réponse',
  replies_many: '{{count}} de réponses',
  replies_other: '{{count}} réponses',
  corrected_one: '{{count}} corrigée',
  corrected_many: '{{count}} de corrigées',
  corrected_other: '{{count}} corrigées',
  measure: {
    conversations: 'Conversations',
    orders: 'Commandes',
    revenue: 'Chiffre d’affaires',
    aiCost: 'Coût de l’IA',
  },
  before: 'La période d’avant',
  beforeShort: 'Avant',
  unpriced_one:
    '{{count}} réponse n’est pas comptée : son modèle n’a pas encore de prix (définissez-le dans Configuration de l’IA) ou elle a été interrompue.',
  unpriced_many:
    '{{count}} de réponses ne sont pas comptées : leur modèle n’a pas encore de prix (définissez-le dans Configuration de l’IA) ou elles ont été interrompues.',
  unpriced_other:
    '{{count}} réponses ne sont pas comptées : leur modèle n’a pas encore de prix (définissez-le dans Configuration de l’IA) ou elles ont été interrompues.',
  byAgent: 'Commandes par l’agent : {{number}}',
  byHand: 'À la main : {{number}}',
  tried:
    'Les chats de test, les répétitions et les traductions de fiches ont coûté en plus : {{cost}}.',
  triedUnpriced: 'Appels sans prix connu, qui n’y sont pas : {{number}}.',
  setPrice: 'Définir les prix',
  currency: 'Devise',
  chart: {
    table: 'Afficher {{name}} en tableau',
    chart: 'Afficher {{name}} en graphique',
    toTable: 'Tableau',
    toChart: 'Graphique',
    key: 'Appuyez sur T pour le tableau',
    quiet: 'Rien dans cette période.',
    said: '{{name}} : {{total}} en tout, le plus le {{when}} ({{most}}).',
    saidNone: '{{name}} : rien dans cette période.',
    part: {
      hour: 'Heure',
      day: 'Jour',
    },
    total: 'Total',
  },
  funnel: {
    title: 'Étapes',
    note: 'Où en sont maintenant les conversations commencées dans cette période.',
    stage: 'Étape',
    reached: 'Ici ou plus loin maintenant',
    here: 'Sont ici maintenant',
    left: 'Restées sans suite ici',
    of: '{{share}} du total',
  },
  campaigns: {
    title: 'Campagnes',
    all: 'Toutes les campagnes',
    campaign: 'Campagne',
    rate: 'Conversion dans les chats',
    withoutChat: '{{count}} sans conversation',
    points: 'Points',
    empty: 'Aucune campagne. Les chiffres de chacune s’affichent ici.',
  },
  insights: {
    title: 'Observations',
    nothing:
      'Rien ne ressort dans cette période. Une étape est nommée dès que {{lost}} clients ne répondent plus, une heure lente à partir de {{answers}} réponses.',
    see: 'Les afficher',
  },
  rule: {
    stage_lost: 'Affiché dès que {{lost}} clients restent sans suite.',
    asked_out_of_stock:
      'Compte les paniers ouverts qui le contiennent et les clients à qui on en a parlé pendant la rupture.',
    ordered_out_of_stock: 'Affiché à partir de {{ordered}} commandes.',
    slow_hour:
      'Affiché à partir de {{answers}} réponses, quand une heure d’au moins {{answersOfHour}} prend {{slower}} fois la moyenne et plus de {{slow}}.',
    campaign_fell:
      'Affiché quand la conversion baisse de {{fall}} ou plus, avec {{campaign}} conversations dans les deux périodes.',
    needed_human:
      'Affiché quand {{corrected}} ou plus d’au moins {{replies}} réponses ont été corrigées.',
    too_little_data: 'La plupart des observations demandent {{conversations}} conversations.',
  },
  insight: {
    stage_lost_one:
      'Plus de clients sont restés sans suite à « {{stage}} » qu’à toute autre étape : {{count}} ({{share}}).',
    stage_lost_many:
      'Plus de clients sont restés sans suite à « {{stage}} » qu’à toute autre étape : {{count}} ({{share}}).',
    stage_lost_other:
      'Plus de clients sont restés sans suite à « {{stage}} » qu’à toute autre étape : {{count}} ({{share}}).',
    asked_out_of_stock_one: '{{product}} est en rupture. {{count}} client le veut.',
    asked_out_of_stock_many: '{{product}} est en rupture. {{count}} de clients le veulent.',
    asked_out_of_stock_other: '{{product}} est en rupture. {{count}} clients le veulent.',
    ordered_out_of_stock_one:
      '{{product}} est en rupture de stock. {{count}} commande de cette période le contient.',
    ordered_out_of_stock_many:
      '{{product}} est en rupture de stock. {{count}} de commandes de cette période le contiennent.',
    ordered_out_of_stock_other:
      '{{product}} est en rupture de stock. {{count}} commandes de cette période le contiennent.',
    slow_hour_one:
      'Les réponses sont les plus lentes dans l’heure à partir de {{hour}} : {{seconds}} en moyenne, {{average}} sur toutes les heures.',
    slow_hour_many:
      'Les réponses sont les plus lentes dans l’heure à partir de {{hour}} : {{seconds}} en moyenne, {{average}} sur toutes les heures.',
    slow_hour_other:
      'Les réponses sont les plus lentes dans l’heure à partir de {{hour}} : {{seconds}} en moyenne, {{average}} sur toutes les heures.',
    campaign_fell:
      '« {{campaign}} » vend moins : {{rate}} de ses conversations sont devenues des commandes, contre {{before}} dans la période d’avant.',
    needed_human_one: 'Vous avez corrigé {{count}} réponse de l’agent ({{share}}).',
    needed_human_many: 'Vous avez corrigé {{count}} de réponses de l’agent ({{share}}).',
    needed_human_other: 'Vous avez corrigé {{count}} réponses de l’agent ({{share}}).',
    too_little_data_one:
      'Trop peu de données : {{count}} conversation a commencé dans cette période.',
    too_little_data_many:
      'Trop peu de données : {{count}} de conversations ont commencé dans cette période.',
    too_little_data_other:
      'Trop peu de données : {{count}} conversations ont commencé dans cette période.',
  },
}
