export const settingsLearning = {
  title: 'Apprentissage',
  text: 'Comment l’agent s’améliore avec ce qui se passe dans votre boutique.',
  enableLearning: 'Apprendre de vos réponses',
  enableLearningHelp:
    'L’agent voit jusqu’à 3 réponses que vous ou votre équipe avez données à des questions similaires d’autres clients. Elles sont transmises à votre fournisseur d’IA avec ces questions ; celles qui contiennent un long numéro, une adresse, un lien ou une partie du nom du client sont exclues.',
  autoOptimize: 'Optimisation automatique',
  autoOptimizeHelp:
    'Dans chaque conversation, l’agent reçoit un message de chaque liste des Tactiques de vente, tous aussi souvent. Quand l’un vend nettement moins, les Analyses de l’IA proposent de ne plus l’utiliser ; rien ne change sans votre accord.',
}
