import { expect, it } from 'vitest'

import { withoutDisclosure } from './disclosure.ts'
import { everyLabels } from './labels.ts'

it('a list shows what was said after the disclosure, in every language and with any name [CV-02]', () => {
  for (const { assistant } of everyLabels) {
    for (const name of ['', 'Nila’s Sarees', 'নীলা']) {
      expect(withoutDisclosure(`${assistant(name)}\n\nThe jar is ৳650.\n\nYes?`)).toBe(
        'The jar is ৳650.\n\nYes?',
      )
    }
  }
})

it('what else was said stays as it is [CV-02]', () => {
  const [{ assistant }] = everyLabels as [(typeof everyLabels)[number]]
  for (const text of [assistant('Nila'), `${assistant('Nila')}\n\n `, 'Hello\n\nthere', ''])
    expect(withoutDisclosure(text)).toBe(text)
})
