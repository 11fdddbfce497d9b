import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, vi } from 'vitest'

import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const key = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789'

interface HelpFile {
  sections: { name: string; lines: string[] }[]
}

async function made(server: TestServer) {
  const response = await server.ask('/api/help/file', { method: 'POST', body: {} })
  expect(response.status).toBe(200)
  const { sections } = (await response.json()) as HelpFile
  return new Map(sections.map(({ name, lines }) => [name, lines.join('\n')]))
}

it('tells versions, status, integrity, settings without what was written, and the log without secrets [DT-11]', async () => {
  await using server = await startTestServer()
  await server.ask('/api/openai/config', { method: 'POST', body: { apiKey: key } })
  await server.ask('/api/settings', {
    method: 'PUT',
    body: {
      company: { companyName: 'Nila’s Pickles', timezone: 'Asia/Dhaka' },
      notifications: { emailTo: 'nila@example.com', smsTo: '+880 1711 234567' },
    },
  })
  const file = await made(server)
  expect([...file.keys()]).toEqual([
    'versions',
    'status',
    'store',
    'settings',
    'crashes',
    'program',
    'log',
  ])
  expect(file.get('versions')).toMatch(/PAL Admin 1\.2\.3.*\nNode 2\d.*\nSQLite 3\./)
  expect(file.get('status')).toContain('database: ')
  expect(file.get('store')).toContain('integrity: no problems found')
  expect(file.get('settings')).toContain('company.timezone: Asia/Dhaka')
  expect(file.get('settings')).toContain('company.companyName: 14 characters')
  expect(file.get('log')).toContain('PAL Admin 1.2.3 started')
  const whole = [...file.values()].join('\n')
  for (const secret of [key, 'Nila', 'nila@example.com', '1711', homedir()]) {
    expect(whole).not.toContain(secret)
  }
})

it('lists crashes, and tells the last lines of the program’s own log, masked [DT-11]', async () => {
  const home = await mkdtemp(join(tmpdir(), 'pal-help-'))
  try {
    const help = { programLog: join(home, 'main.log'), crashDumps: join(home, 'crashes') }
    await mkdir(join(help.crashDumps, 'pending'), { recursive: true })
    await writeFile(join(help.crashDumps, 'pending/0aa-1.dmp'), Buffer.alloc(1_234))
    await writeFile(help.programLog, `${'x'.repeat(99)}\n`.repeat(2_000) + `it used ${key}\n`)
    await using server = await startTestServer({ help })
    const file = await made(server)
    expect(file.get('crashes')).toMatch(
      /^2\d{3}-[\d-]+T[\d:]+\.\d{3}Z pending.0aa-1\.dmp \(1234 bytes\)$/,
    )
    expect(file.get('program')).toMatch(/it used sk-•••$/)
    expect(file.get('program')?.split('\n')).toHaveLength(200)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
})

it('tells no name of the computer’s user, however a path is written, and no bot’s token [DT-11]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pal-help-'))
  vi.stubEnv('HOME', String.raw`C:\Users\Rahim`)
  try {
    const help = { programLog: join(folder, 'main.log'), crashDumps: join(folder, 'crashes') }
    const lines = [
      String.raw`opened C:\Users\Rahim\PAL`,
      String.raw`{"path":"C:\\Users\\Rahim\\PAL"}`,
      'at file:///C:/Users/Rahim/PAL/main.js',
      'asked https://api.telegram.org/bot123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/sendMessage',
    ]
    await writeFile(help.programLog, lines.join('\n'))
    await using server = await startTestServer({ help })
    const program = (await made(server)).get('program')
    expect(program).toContain('~/PAL/main.js')
    for (const secret of ['Rahim', 'AAHdq']) expect(program).not.toContain(secret)
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  }
})

it('is made also while the store cannot be looked through [DT-11]', async () => {
  await using server = await startTestServer()
  // A small store is looked through in no time: of two, the second may come too late.
  const files = await Promise.all(Array.from({ length: 8 }, () => made(server)))
  const found = new Set(files.map((file) => /integrity: .*/.exec(file.get('store') ?? '')?.[0]))
  expect([...found].toSorted()).toEqual([
    'integrity: no problems found',
    expect.stringContaining('integrity: not looked through: The database is being checked'),
  ])
})
