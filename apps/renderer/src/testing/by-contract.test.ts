import { expect, it } from 'vitest'

import { misfit } from './by-contract.ts'
import { allWell, savedSettings } from './samples.ts'

const status = { method: 'GET', path: '/api/system/status', body: undefined }

it('what the server would never answer is said, by endpoint and field', () => {
  expect(misfit({ ...status, answer: allWell })).toEqual([])
  const { drafts: _, ...agent } = allWell.agent
  expect(misfit({ ...status, answer: { ...allWell, agent } })).toEqual([
    'system.status answers no such agent.drafts',
  ])
})

it('what the server would refuse is said, by endpoint and field', () => {
  const saving = { method: 'PUT', path: '/api/settings', answer: savedSettings }
  expect(misfit({ ...saving, body: { agent: { paused: true } } })).toEqual([])
  expect(misfit({ ...saving, body: { agent: { paused: 'yes' } } })).toEqual([
    'settings.save takes no such agent.paused',
  ])
  expect(misfit({ ...status, path: '/api/nowhere', answer: {} })).toEqual([
    'GET /api/nowhere is no endpoint',
  ])
})

it('a path with a part of its own is that of its endpoint', () => {
  const seen = { method: 'POST', path: '/api/conversations/7/seen', body: undefined }
  expect(misfit({ ...seen, answer: { success: true } })).toEqual([])
  expect(misfit({ ...seen, answer: {} })).toHaveLength(1)
})
