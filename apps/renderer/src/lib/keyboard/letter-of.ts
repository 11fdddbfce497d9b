/**
 * The letter of a key, whatever else it writes: with Caps Lock it is a capital, and a keyboard in
 * Arabic, Bengali or Russian writes its own, but its keys are in the same places.
 */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (key > '~' ? code.slice('Key'.length) : key).toLowerCase()
