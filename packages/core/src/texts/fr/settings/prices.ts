export const settingsPrices = {
  title: 'Prix des modèles d’IA',
  text: 'En dollars américains par million de tokens. Utilisés pour les coûts à partir de maintenant ; les coûts antérieurs ne changent pas.',
  none: 'Aucun prix : le coût des réponses n’est pas connu.',
  model: 'Modèle',
  modelHelp: 'Le nom tel que l’écrit le fournisseur.',
  modelNeeded: 'Saisissez le nom du modèle.',
  modelKnown: 'Ce modèle a déjà un prix.',
  input: 'Entrée',
  inputHelp: 'Ce que lit le modèle : vos règles, le catalogue et la conversation.',
  cachedInput: 'Entrée en cache',
  cachedInputHelp:
    'Ce que le fournisseur a encore en cache. Laissez vide pour appliquer le prix d’entrée.',
  output: 'Sortie',
  outputHelp: 'Ce qu’écrit le modèle.',
  amountWrong: 'Saisissez un montant de 0 à 10 000.',
  cachedWrong: 'Saisissez un montant de 0 au prix d’entrée.',
  published: 'tarif publié',
  actions: 'Actions',
  add: 'Ajouter un prix',
  set: 'Définir le prix',
  edit: 'Prix de {{model}}',
  remove: 'Retirer le prix de {{model}}',
  reset: 'Revenir au prix publié de {{model}}',
  lacking_one: 'aucun prix connu : {{count}} réponse n’est pas comptée dans les coûts.',
  lacking_many: 'aucun prix connu : {{count}} de réponses ne sont pas comptées dans les coûts.',
  lacking_other: 'aucun prix connu : {{count}} réponses ne sont pas comptées dans les coûts.',
}

export const settingsRates = {
  title: 'Taux de change du dollar',
  text: 'L’IA se paie en dollars américains. Seul un taux permet d’appliquer les budgets et d’afficher les coûts dans une autre devise.',
  rate: '1 dollar américain en {{currency}}',
}
