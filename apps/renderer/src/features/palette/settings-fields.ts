import type { ParseKeys } from 'i18next'

export interface SettingsField {
  readonly tab: 'general' | 'ai' | 'tactics' | 'flow' | 'integrations' | 'notifications' | 'data'
  readonly label: ParseKeys
}

const on = (tab: SettingsField['tab'], labels: readonly ParseKeys[]): readonly SettingsField[] =>
  labels.map((label) => ({ tab, label }))

/** What can be found in Settings: each a field's label, or the title of a section. */
export const settingsFields: readonly SettingsField[] = [
  ...on('general', [
    'settings.general.companyName',
    'settings.general.contactEmail',
    'settings.general.language',
    'settings.general.timezone',
    'settings.general.defaultCurrency',
    'settings.general.country',
  ]),
  ...on('ai', [
    'settings.ai.key',
    'settings.ai.baseUrl',
    'settings.ai.model',
    'settings.ai.responseStyle',
    'settings.ai.personalityTrait',
    'settings.ai.systemPrompt',
    'settings.ai.shopFacts',
    'settings.ai.temperature',
    'settings.ai.maxTokens',
    'settings.ai.responseTimeout',
    'settings.ai.answerLanguages',
    'settings.speech.strictSpeech',
    'settings.speech.reviewSpeech',
    'settings.learning.enableLearning',
    'settings.learning.autoOptimize',
    'settings.prices.title',
  ]),
  ...on('tactics', [
    'settings.tactics.deliveryFee',
    'settings.tactics.freeDeliveryEnabled',
    'settings.tactics.freeDeliveryThreshold',
    'settings.tactics.bundleDiscountEnabled',
    'settings.tactics.bundleDiscountPercent',
    'settings.tactics.trialPackEnabled',
    'settings.tactics.trialPackPrice',
    'settings.tactics.trialPackDuration',
    'settings.tactics.upsellEnabled',
    'settings.tactics.upsellAggression',
    'settings.tactics.upsellMessages',
    'settings.tactics.fomoEnabled',
    'settings.tactics.fomoMessages',
    'settings.tactics.urgencyEnabled',
    'settings.tactics.urgencyMessages',
  ]),
  ...on('flow', [
    'settings.flow.autoGreetingEnabled',
    'settings.flow.greetingMessage',
    'settings.flow.productRecommendations',
    'settings.flow.priceNegotiation',
    'settings.flow.orderConfirmation',
    'settings.followUps.enabled',
    'settings.followUps.delay',
    'settings.followUps.quietFrom',
    'settings.followUps.quietUntil',
    'settings.flow.takeoverHours',
    'settings.flow.answersInRow',
    'settings.flow.answersPerDay',
    'settings.flow.humanAgent',
    'settings.savedReplies.title',
  ]),
  ...on('integrations', [
    'settings.status.title',
    'settings.pages.title',
    'settings.login.title',
    'settings.facebook.title',
    'gate.pageToken',
    'gate.verifyToken',
    'gate.appSecret',
    'gate.appId',
    'settings.webhook.title',
    'settings.webhook.port',
    'settings.webhook.publicUrl',
  ]),
  ...on('notifications', [
    'settings.notifications.orderAlerts',
    'settings.notifications.conversationAlerts',
    'settings.notifications.desktopOn',
    'settings.notifications.sound',
    'settings.notifications.email.title',
    'settings.notifications.sms.title',
    'settings.notifications.webhook.title',
    'settings.notifications.telegram.title',
  ]),
  ...on('data', [
    'settings.data.place.title',
    'settings.data.keep.logDays',
    'settings.data.keep.attachmentsMb',
    'settings.data.backups.title',
    'settings.data.export.title',
    'settings.data.erase.title',
  ]),
]
