export const settingsFollowUps = {
  title: 'Relances',
  text: 'Écrire une fois de plus à un client qui ne répond plus.',
  enabled: 'Relances automatiques',
  enabledHelp:
    'Seulement dans les campagnes où elles sont aussi activées. Un seul message, et aucun après une commande, un refus, le mot « stop » ou si vous avez pris la main. Une semaine après un pack d’essai, vous en recevez un comme brouillon.',
  delay: 'Délai (heures)',
  delayHelp:
    'Après la dernière réponse de l’agent. Ce qui dépasserait le délai de 24 heures de Facebook part une demi-heure avant sa fin.',
  quietFrom: 'Silence à partir de',
  quietUntil: 'Silence jusqu’à',
  quietHelp:
    'À l’heure de votre boutique. Aucune relance ne part pendant ces heures ; si elles durent plus longtemps que le délai de Facebook, vous recevez le message comme brouillon. Deux fois la même heure : pas d’heures de silence.',
}
