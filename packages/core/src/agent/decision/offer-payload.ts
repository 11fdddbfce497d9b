/** What the buttons below a summary send back begins so. */
export const yesPayload = 'pal:yes:'

const prime = 0x1_00_00_00_01_b3n
const basis = 0xcb_f2_9c_e4_84_22_23_25n

/**
 * What the button for a yes sends back: it names the offer, and tells Facebook nothing of it. FNV-1a
 * of 64 bits is enough, for a customer can only tap what we have sent.
 */
export function offerPayload(hash: string): string {
  return `${yesPayload}${digest(hash)}`
}

/** The same for the button that cancels or changes an order: it takes none. */
export function requestPayload(hash: string): string {
  return `pal:after:${digest(hash)}`
}

function digest(hash: string): string {
  let value = basis
  for (const byte of new TextEncoder().encode(hash))
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * prime)
  return value.toString(36)
}
