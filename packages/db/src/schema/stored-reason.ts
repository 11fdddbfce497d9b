import { because, readReason, type Reason } from '@pal/core/texts/reason'

/** A reason as a column holds it: JSON text of its code and what fills it. */
export function storeReason({ code, params }: Reason): string {
  return JSON.stringify({ code, params })
}

/** What this program cannot say is shown as it is stored: never an error. */
export function readStoredReason(text: string | null): Reason | null {
  if (text === null) return null
  return parsed(text) ?? because('unknown_reason', { text })
}

function parsed(text: string): Reason | null {
  try {
    return readReason(JSON.parse(text))
  } catch {
    return null
  }
}
