/** By what a browser also has that takes 127.0.0.1 for an insecure place. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
