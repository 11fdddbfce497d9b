import { settingsCards } from './settings/cards.ts'
import { settingsData } from './settings/data.ts'
import { settingsFollowUps } from './settings/follow-ups.ts'
import { settingsLearning } from './settings/learning.ts'
import { settingsLogin } from './settings/login.ts'
import { settingsNotifications } from './settings/notifications.ts'
import { settingsPages } from './settings/pages.ts'
import { settingsPrices, settingsRates } from './settings/prices.ts'
import { settingsSpeech } from './settings/speech.ts'
import { settingsTactics } from './settings/tactics.ts'
import { settingsWebhook } from './settings/webhook.ts'

export const settings = {
  description: 'Comment l’agent travaille et à quoi il est connecté.',
  tabs: {
    general: 'Général',
    ai: 'Configuration de l’IA',
    tactics: 'Tactiques de vente',
    flow: 'Déroulement de la conversation',
    integrations: 'Intégrations',
    notifications: 'Notifications',
    data: 'Données',
  },
  tabsLabel: 'Paramètres',
  save: 'Enregistrer les modifications',
  discard: 'Abandonner',
  unsaved: 'Modifications non enregistrées',
  allSaved: 'Toutes les modifications sont enregistrées',
  saved: 'Paramètres enregistrés',
  saveFailed: 'Échec de l’enregistrement',
  checkFields: 'Vérifiez les champs signalés.',
  wrong: 'Saisissez une valeur valide.',
  tooLong: '{{most}} caractères au maximum. Raccourcissez le texte.',
  overtaken: {
    text: 'Une autre fenêtre a modifié entre-temps les mêmes réglages. Si vous enregistrez, les vôtres les remplacent.',
    field:
      'Une autre fenêtre a modifié ceci entre-temps. Si vous enregistrez, votre version la remplace.',
    useNewer: 'Garder les plus récents',
  },
  remove: 'Retirer',
  replace: 'Enregistré. Saisissez une valeur pour le remplacer.',
  showTyped: 'Afficher ou masquer la saisie',
  neverShown: 'N’est plus affiché après l’enregistrement.',
  loadFailed: 'Impossible de charger les paramètres',
  general: {
    shop: 'Votre boutique',
    shopText: 'L’agent se présente comme l’assistant de cette boutique.',
    companyName: 'Nom de l’entreprise',
    contactEmail: 'E-mail de contact',
    contactPhone: 'Téléphone de contact',
    address: 'Adresse de la boutique',
    addressHelp:
      'Imprimée sur les factures et les bons de livraison, avec le téléphone et l’e-mail.',
    emailWrong: 'Saisissez une adresse comme boutique@exemple.com.',
    region: 'Région',
    regionText:
      'Votre langue, ce qui compte comme aujourd’hui, et la devise des montants des Tactiques de vente.',
    language: 'Langue',
    languageHelp: 'Celle de ces écrans. Les clients reçoivent une réponse dans leur propre langue.',
    timezone: 'Fuseau horaire',
    here: 'Utiliser le fuseau horaire de cet ordinateur ({{zone}})',
    defaultCurrency: 'Devise par défaut',
    country: 'Pays',
    countryHelp: 'Les numéros de téléphone sont lus comme ils y sont composés.',
    countryOpen: 'Automatique, d’après la devise et le fuseau horaire',
  },
  ai: {
    title: 'Connexion',
    text: 'L’IA qui écrit les réponses. Ses coûts sont facturés sur votre propre compte.',
    key: 'Clé API',
    keyHelp: 'Sur platform.openai.com, sous API keys.',
    otherKeyHelp: 'Pour le serveur ci-dessous. Chaque serveur a sa propre clé.',
    stored: 'Une clé se terminant par {{last4}} est enregistrée.',
    needed: 'Saisissez d’abord une clé API.',
    test: 'Tester la connexion',
    testFailed: 'Échec du test',
    connectionFailed: 'Échec de la connexion',
    works: 'La connexion fonctionne',
    worksText: 'La clé est acceptée et le modèle répond.',
    worksTyped:
      'La clé est acceptée et le modèle répond. Enregistrez les modifications pour l’utiliser.',
    modelsFailed: 'Impossible de lister les modèles de cette clé : {{reason}}',
    retiring: 'bientôt retiré',
    retired: 'retiré',
    baseUrl: 'URL de base',
    baseUrlHelp:
      'Laissez vide pour OpenAI. Pour un autre fournisseur, ou un modèle sur cet ordinateur, saisissez son adresse avec /v1. Le http non chiffré ne vaut que pour cet ordinateur.',
    model: 'Modèle',
    modelHelp: 'Le nom tel que l’écrit le fournisseur.',
    modelGone: 'OpenAI a retiré {{model}} le {{date}}. Passez à {{other}}.',
    rehearseModel: 'Répéter avec {{other}}',
    modelGoing: 'OpenAI retire {{model}} le {{date}}. Passez à {{other}}.',
    responseTimeout: 'Délai de réponse maximal (secondes)',
    voice: 'Ton',
    voiceText:
      'La façon de parler de l’agent. Vos règles sur les prix, le stock et la vie privée passent toujours en premier.',
    responseStyle: 'Style de réponse',
    style: {
      friendly: 'Amical',
      professional: 'Professionnel',
      casual: 'Décontracté',
      persuasive: 'Persuasif',
    },
    personalityTrait: 'Trait de personnalité',
    personalityHelp: 'Par exemple : patient, avec une pointe d’humour.',
    systemPrompt: 'Consignes pour l’IA',
    systemPromptHelp:
      'Comment l’agent doit se comporter. Rien de ce que vous y mettez ne compte comme une promesse.',
    shopFacts: 'Ce qui peut être dit aux clients',
    shopFactsHelp:
      'Délais de livraison, retours, paiement, horaires, votre téléphone. Sur ces sujets, l’agent ne dit rien qui ne figure ici ou dans le catalogue.',
    languages: 'Langues dans lesquelles l’agent répond',
    languagesHelp:
      'À qui écrit dans une autre langue, il répond dans l’une de celles-ci. Si rien n’est coché : {{languages}}.',
    limits: 'Limites',
    limitsText: 'La liberté et la longueur de chaque réponse du modèle.',
    temperature: 'Température',
    temperatureHelp:
      '0 est constant, 1 est varié. Ignorée par les modèles qui ne la prennent pas en charge.',
    temperatureUnused: 'Ignorée : {{model}} ne prend pas en charge la température.',
    maxTokens: 'Nombre maximal de tokens',
    maxTokensHelp: 'La réponse la plus longue, réflexion du modèle comprise.',
  },
  speech: settingsSpeech,
  learning: settingsLearning,
  followUps: settingsFollowUps,
  prices: settingsPrices,
  rates: settingsRates,
  tactics: settingsTactics,
  cards: settingsCards,
  flow: {
    opening: 'Début',
    openingText: 'Comment commence une conversation avec un nouveau client.',
    autoGreetingEnabled: 'Salutation automatique',
    autoGreetingHelp: 'La première réponse commence par une salutation.',
    greetingMessage: 'Message de salutation',
    greetingHelp: 'Laissez vide et l’agent écrit une courte salutation.',
    selling: 'Vente',
    sellingText: 'Ce que l’agent peut faire de lui-même.',
    productRecommendations: 'Recommandations de produits',
    productRecommendationsHelp: 'Suggère des produits adaptés aux clients indécis.',
    priceNegotiation: 'Négociation du prix',
    priceNegotiationHelp:
      'L’agent ne baisse un prix que pour un client qui le demande : en deux fois au plus, jamais sous le prix le plus bas du produit.',
    orderConfirmation: 'Confirmation de commande',
    orderConfirmationHelp:
      'Après une commande, l’agent la répète en entier. Sinon, seulement son numéro.',
    human: 'Vous et l’agent',
    humanText: 'Quand vous prenez la main, et quand l’agent attend.',
    takeoverHours: 'Votre prise de main se termine après (heures)',
    takeoverHelp:
      'À compter de votre dernière réponse. D’ici là, l’agent est en pause dans cette conversation.',
    answersInRow: 'Réponses d’affilée',
    answersInRowHelp:
      'Le nombre maximal de réponses que l’agent envoie de suite avant que le client réponde.',
    answersPerDay: 'Réponses par client et par jour',
    answersPerDayHelp:
      'Le maximum en 24 heures ; ensuite, vous êtes invité à répondre. Ainsi, aucun client ne peut épuiser votre budget d’IA.',
    humanAgent: 'Mon application dispose de « Human Agent »',
    humanAgentHelp:
      'Facebook l’accorde lors de l’examen de l’application. Ce que vous écrivez vous-même part alors jusqu’à 7 jours après le dernier message du client, au lieu de 24 heures. L’agent et les réponses programmées restent à 24 heures.',
  },
  savedReplies: {
    title: 'Réponses enregistrées',
    text: 'Des textes que vous envoyez souvent. Choisissez-en un sous une conversation, ou tapez-y / et son nom.',
    none: 'Aucune réponse enregistrée.',
    add: 'Ajouter une réponse enregistrée',
    edit: 'Modifier la réponse enregistrée : {{title}}',
    remove: 'Supprimer la réponse enregistrée : {{title}}',
    addTitle: 'Ajouter une réponse enregistrée',
    editTitle: 'Modifier la réponse enregistrée',
    name: 'Nom',
    nameHelp: 'Court, comme vous la chercheriez : prix, livraison, merci.',
    nameNeeded: 'Saisissez un nom.',
    nameKnown: 'Une autre réponse enregistrée porte ce nom.',
    reply: 'Texte',
    replyHelp:
      'Rempli à l’utilisation : {name} du client, {order}, {status} et {total} de la dernière commande, {page}.',
    replyNeeded: 'Saisissez le texte.',
    save: 'Enregistrer',
  },
  status: {
    title: 'État',
    text: 'Si les messages peuvent être lus et recevoir une réponse en ce moment.',
    failed: 'Impossible de charger l’état',
    messenger: 'Facebook',
    ai: 'IA',
    state: {
      ok: 'Fonctionne',
      attention: 'À vérifier',
      down: 'En panne',
      not_configured: 'Non configuré',
    },
    fine: {
      messenger: 'Connecté, aucune erreur.',
      ai: 'Connecté, aucune erreur.',
    },
    toAi: 'Ouvrir Configuration de l’IA',
  },
  pages: settingsPages,
  login: settingsLogin,
  copy: 'Copier',
  copyLabel: 'Copier {{name}}',
  copied: '{{name}} : copié',
  copyFailed: 'Impossible de copier',
  copyFailedText: 'Sélectionnez le texte et copiez-le vous-même.',
  notifications: settingsNotifications,
  webhook: settingsWebhook,
  connectPage: {
    title: 'Connecter une page',
    text: 'Tout ce qu’il faut à l’agent pour lire les messages d’une page et y répondre.',
    connect: 'Connecter la page',
  },
  facebook: {
    title: 'Identifiants de l’application',
    text: 'Facultatifs pour commencer. L’identifiant et la clé secrète de l’application, ensemble, font durer la connexion ; le jeton de vérification sert au webhook.',
    console: 'Ouvrir la console pour développeurs',
    review:
      'Examen de l’application : tant que Facebook n’a pas examiné votre application, elle ne peut répondre qu’aux personnes qui y ont un rôle. Ajoutez-vous comme testeur pour l’essayer, et demandez l’examen de pages_messaging avant de vendre.',
    pageTokenMore:
      'Pour connecter une autre page, saisissez son propre jeton : Messenger, puis Jetons d’accès. Les pages ci-dessous restent connectées.',
    pageTokenHelp: 'Messenger, puis Jetons d’accès : générez-en un pour votre page.',
    verifyTokenHelp:
      'Pour le webhook seulement. Le texte de votre choix ; saisissez le même sur Facebook.',
    appSecretHelp:
      'Paramètres de l’application, puis Général. Prouve que les appels et webhooks sont authentiques.',
    appIdHelp: 'Paramètres de l’application, puis Général. Fait durer les jetons de page.',
    save: 'Enregistrer les identifiants',
    saved: 'Identifiants enregistrés',
    savedText: 'PAL Admin les utilise à partir de maintenant.',
    connectedText: 'Tout est prêt.',
    nothing: 'Saisissez au moins un identifiant.',
    removed: '{{name}} : retiré',
    removeLabel: 'Retirer {{name}}',
    removeTitle: 'Retirer {{name}} ?',
    removeText:
      'Ce qui en a besoin cesse de fonctionner jusqu’à ce que vous en enregistriez un nouveau. Il ne peut pas être récupéré.',
    removePagesText:
      'Toutes les pages sont déconnectées et l’agent ne répond à personne jusqu’à ce que vous reconnectiez une page. Pour n’en retirer qu’une, déconnectez-la sous Pages connectées.',
    valid: 'Jeton valide',
    validText: '{{page}} est connectée.',
    invalid: 'Jeton non valide',
    invalidText: 'Vérifiez le jeton et réessayez.',
    validationFailed: 'Échec de la validation',
  },
  data: settingsData,
}
