/** By which way customers came, and what each brought. */
export const sources = {
  title: 'Where customers come from',
  note: 'The advertisement, link or comment that first brought each customer. Click a figure to see who is behind it.',
  noWebhook:
    'Facebook names the advertisement or link only by webhook, and none works at the moment. Set it up in Settings, Integrations: from then on new customers are counted by source.',
  none: 'Nobody began a conversation in this period.',
  failed: 'Where customers come from could not be loaded',
  source: 'Source',
  unknown: 'Not known',
  kind: { ad: 'Advertisement', link: 'Link', comment: 'Comment', other: 'Another way' },
} as const
