import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { chooseTests } from './test-place.ts'

let root = ''
const files = {
  'apps/renderer/src/orders/page.test.tsx': "it('shows orders [OR-01]')",
  'packages/core/src/money.test.ts': "it('adds up [OR-02]')",
  'packages/core/node_modules/x/src/money.test.ts': "it('adds up [OR-02]')",
  'scripts/start.test.ts': "it('starts')",
  'apps/desktop/src/testing/scenarios/start-of-day.test.ts': "it('a day [OR-01]')",
  'e2e/orders.spec.ts': "test('an order [OR-01]')",
  'e2e/start.spec.ts': "test('starts and ends')",
  'e2e/electron.spec.ts': "test('a window [SH-01]')",
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pal-place-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const money = 'packages/core/src/money.test.ts'
const day = 'apps/desktop/src/testing/scenarios/start-of-day.test.ts'
const none = { unit: null, scenarios: null, browser: null, shell: null }
const chosen = (...args: string[]) => chooseTests(root, args)

it('takes a folder, a file or a part of its name, however its path is written', () => {
  for (const arg of ['packages/core', money, 'mon', `./${money}`, join(root, money), 'core\\src']) {
    expect(chosen(arg)).toEqual({ ...none, unit: [money] })
  }
})

it('tells each runner its own', () => {
  const orders = String.raw`e2e/orders\.spec\.ts`
  const start = String.raw`e2e/start\.spec\.ts`
  const shell = [String.raw`e2e/electron\.spec\.ts`]
  expect(chosen('e2e')).toEqual({ ...none, browser: [orders, start], shell })
  expect(chosen('start')).toEqual({
    ...none,
    unit: ['scripts/start.test.ts'],
    scenarios: [day],
    browser: [start],
  })
  expect(chosen('e2e/orders.spec.ts', 'mon')).toEqual({ ...none, unit: [money], browser: [orders] })
})

it('looks for a title where no path holds the words, and means them as they are', () => {
  expect(chosen('[OR-01]')).toEqual({
    unit: ['apps/renderer/src/orders/page.test.tsx', String.raw`--testNamePattern=\[OR-01\]`],
    scenarios: [day, String.raw`--testNamePattern=\[OR-01\]`],
    browser: [String.raw`e2e/orders\.spec\.ts`, String.raw`--grep=\[OR-01\]`],
    shell: null,
  })
  expect(chosen('a window').shell).toEqual([String.raw`e2e/electron\.spec\.ts`, '--grep=a window'])
})

it('says so when there is no such test', () => {
  expect(() => chosen('nowhere')).toThrow("no test with 'nowhere'")
  expect(() => chosen('money', 'nowhere')).toThrow("no test with 'nowhere'")
})
