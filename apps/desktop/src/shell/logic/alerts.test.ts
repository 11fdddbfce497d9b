import type { News } from '@pal/core/contract/notifications'
import { english } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { expect, it } from 'vitest'

import { alertsOf } from './alerts.ts'

const news = (kind: News['kind'], name: string): News => ({
  kind,
  name,
  title: `${kind} of ${name}`,
  text: 'As it is.',
  path: `/${name}`,
})
const shown = (all: readonly News[], catalogue = english) =>
  alertsOf(all, catalogue).map(({ title, body, path }) => `${title} | ${body} | ${path}`)

it('tells each piece of news as the server words it, and opens what it is about [DT-03, SE-08]', () => {
  expect(shown([news('order', 'A'), news('human', 'B'), news('draft', 'C')])).toEqual([
    'order of A | As it is. | /A',
    'human of B | As it is. | /B',
    'draft of C | As it is. | /C',
  ])
})

it('gathers many of one kind into one, and names each campaign by itself [SE-08]', async () => {
  const many = (['order', 'human', 'draft', 'budget', 'trust', 'stock'] as const).flatMap(
    (kind) => [news(kind, 'A'), news(kind, 'B')],
  )
  expect(shown(many)).toEqual([
    '2 new orders | A, B | /orders',
    '2 customers need you | A, B | /conversations?view=tasks&kind=handoff',
    '2 answers wait for your yes | A, B | /conversations?view=tasks&kind=draft',
    'Low stock: 2 products | A, B | /',
    'budget of A | As it is. | /A',
    'budget of B | As it is. | /B',
    'trust of A | As it is. | /A',
    'trust of B | As it is. | /B',
  ])
  expect(shown(many, await catalogueIn('de'))[2]).toBe(
    '2 Antworten warten auf Ihr Ja | A, B | /conversations?view=tasks&kind=draft',
  )
})

it('leaves pages to what the tray says of the agent [DT-03]', () => {
  expect(shown([news('page', 'Shop')])).toEqual([])
})
