import type { KeptStep } from '../../contract/decision-log.ts'
import type { OrderStep } from '../decision/order-step.ts'

/** What became of the order that the model decided on: the seller sees what it still lacked. */
export function keptStep(step: OrderStep): KeptStep {
  if (step.kind === 'missing') {
    const stock = step.unavailable.length > 0 ? (['stock'] as const) : []
    return { missing: [...step.missing, ...stock], asked: null }
  }
  return { missing: [], asked: step.kind === 'offer' ? (step.unconfirmed ?? 'confirm') : null }
}
