import { expect, it } from 'vitest'

import { aiServerOf, isLocalServer, isSafeServer } from './ai-server.ts'

it.each([
  ['', '', false],
  ['https://api.openai.com/v1', '', false],
  ['https://API.openai.com:443/v1/', '', false],
  ['https://api.openai.com.example.net/v1', 'https://api.openai.com.example.net', false],
  ['https://example.net:8443/v1', 'https://example.net:8443', false],
  ['http://localhost:11434/v1', 'http://localhost:11434', true],
  ['http://[::1]:8080', 'http://[::1]:8080', true],
  ['http://localhost.example.net', 'http://localhost.example.net', false],
])('knows whose server %j is [SE-11]', (baseUrl, server, local) => {
  expect([aiServerOf(baseUrl), isLocalServer(baseUrl)]).toEqual([server, local])
})

it.each([
  ['https://example.net/v1', true],
  ['http://example.net/v1', false],
  ['http://127.0.0.1:1234', true],
  ['ftp://127.0.0.1', false],
  ['example.net', false],
])('sends no key in the clear over a network: %j [SE-11]', (baseUrl, safe) => {
  expect(isSafeServer(baseUrl)).toBe(safe)
})
