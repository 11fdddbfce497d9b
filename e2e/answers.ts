import { everyLabels } from '@pal/core/agent/context/labels'
import type { GraphDouble } from '@pal/doubles/graph/graph-double'

const patience = everyLabels.map((labels) => labels.patience)

/** What customers were sent. A word for patience, which a slow machine says before it, is no answer. */
export const answersOf = ({ sent }: Pick<GraphDouble, 'sent'>) =>
  sent.filter(({ text }) => !patience.some((words) => text.includes(words)))
