export const rehearsalOffers = {
  label: 'Rehearsals offered',
  price: 'The price of {{product}} changed from {{was}} to {{becomes}}',
  prices_one: '{{count}} price of {{campaign}} changed',
  prices_other: '{{count}} prices of {{campaign}} changed',
  card: {
    added: 'New card: “{{text}}”',
    changed: 'Card changed: “{{text}}”',
    removed: 'Card removed: “{{text}}”',
  },
  cards_one: '{{count}} card changed',
  cards_other: '{{count}} cards changed',
  model: '{{model}} will be shut down on {{day}}',
  modelGone: '{{model}} was shut down on {{day}}',
  more: '{{names}} and {{more}} more',
  why: 'See what the agent now answers in past conversations of {{campaign}}, before customers do.',
  whyKept_one:
    'See what the agent now answers in the {{count}} conversation of {{campaign}} that you keep for this.',
  whyKept_other:
    'See what the agent now answers in the {{count}} conversations of {{campaign}} that you keep for this.',
  whyModel: 'See how {{other}} answers past conversations of {{campaign}} before you switch.',
  rehearse: 'Rehearse',
  rehearseNamed: 'Rehearse: {{what}}',
  notNow: 'Not now',
  notNowNamed: 'Not now: {{what}}',
  failed: 'The offer is still there',
  past: 'Rehearse past conversations',
  testChat: 'Try it in a test chat',
} as const
