declare global {
  var palAsked: Record<string, Promise<Response>> | undefined
}

/** The answer that first.js has asked for before the page's scripts were here: it is taken once. */
export function takeAsked(address: string): Promise<Response> | undefined {
  const answer = globalThis.palAsked?.[address]
  delete globalThis.palAsked?.[address]
  return answer
}
