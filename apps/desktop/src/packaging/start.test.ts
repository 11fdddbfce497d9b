import { join } from 'node:path'

import { rolldown, type OutputChunk } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'

import { reachedFrom } from '../../chunks.ts'
import config from '../../rolldown.config.ts'

const root = join(import.meta.dirname, '../../../..')
const ours = (path: string) => join(root, path)

let chunks: OutputChunk[]
const warnings: string[] = []
const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file)

beforeAll(async () => {
  const [options] = [config].flat()
  await using build = await rolldown({
    ...options,
    logLevel: 'warn',
    onLog: (_level, { message }) => warnings.push(message),
  })
  const { output = {} } = options ?? {}
  const written = await build.generate([output].flat()[0])
  chunks = written.output.filter((one) => one.type === 'chunk')
})

/** The files that are read for a start, and the modules in them. */
function startOf(entry: string) {
  const [first] = chunks.filter(({ moduleIds }) => moduleIds.includes(ours(entry)))
  const files = reachedFrom([first?.fileName ?? ''], (file) => chunkOf(file)?.imports ?? [])
  const read = [...files].flatMap((file) => chunkOf(file) ?? [])
  const modules = read.flatMap((chunk) =>
    Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
      // Below the repository, or from the package's name on.
      path: id
        .replaceAll('\\', '/')
        .replace(/^.*\/node_modules\//, '')
        .replace(`${root}/`, ''),
      bytes: renderedLength,
    })),
  )
  return { read, modules, bytes: read.reduce((sum, { code }) => sum + code.length, 0) }
}

const isAgents = /^(?:packages\/core|apps\/desktop)\/src\/agent\//
/** Names and shapes that lists show, and what a message says before any thought. */
const light = new Set([
  'packages/core/src/agent/checks/holds-key.ts',
  'packages/core/src/agent/checks/problem-reason.ts',
  'packages/core/src/agent/outcome/draft-trust.ts',
  'packages/core/src/agent/prompt/examples-privacy.ts',
])
const heavyFolders =
  /^packages\/core\/src\/agent\/(?:checks|decision\/answers|language|outcome|prompt|templates)\//

describe.each([
  'apps/desktop/src/serve.ts',
  'apps/desktop/src/app/compose.ts',
  'apps/desktop/src/main.ts',
])('%s', (entry) => {
  it('begins without what the agent thinks with, which is loaded when it is needed', () => {
    const agents = startOf(entry).modules.filter(({ path }) => isAgents.test(path))
    const heavy = agents.filter(({ path }) => heavyFolders.test(path) && !light.has(path))
    expect(heavy.map(({ path }) => path)).toEqual([])
    const bytes = agents.reduce((sum, module) => sum + module.bytes, 0)
    expect(bytes / 1024).toBeLessThan(110)
  })

  it('begins without the model’s and the mail’s packages and the phone numbers of the world', () => {
    const { modules } = startOf(entry)
    const packages = /^(?:openai|nodemailer|libphonenumber-js|htmlparser2)\//
    expect(modules.filter(({ path }) => packages.test(path))).toEqual([])
  })

  it('begins in English alone: another language is loaded where it is chosen [SH-11]', () => {
    const others = /^packages\/core\/src\/texts\/(?!en\/)[a-z]{2}\//
    expect(startOf(entry).modules.filter(({ path }) => others.test(path))).toEqual([])
    const all = chunks.flatMap(({ moduleIds }) => moduleIds)
    expect(all.filter((id) => id === ours('packages/core/src/texts/ar/reasons.ts'))).toHaveLength(1)
  })

  it('reads few files and less than two megabytes', () => {
    const { read, bytes } = startOf(entry)
    expect(read.length).toBeLessThanOrEqual(10)
    expect(bytes / 1024).toBeLessThan(2_000)
  })

  it('reads one byte a letter, and no comments: Node takes five times as long for others', () => {
    const { read } = startOf(entry)
    const wide = read.flatMap(({ code }) =>
      code.split('\n').filter((line) => /[^\0-\u007f]/.test(line)),
    )
    expect(wide).toEqual([])
    const comments = read.flatMap(({ code }) => code.match(/\/\*\*(?! @license)/g) ?? [])
    expect(comments.length).toBeLessThan(20)
  })
})

it('what is loaded later is loaded later by all: the bundler has nothing to warn of', () => {
  expect(warnings).toEqual([])
})

it('nobody loads what a program or a thread begins with: that would begin another', () => {
  const entries = ['main.ts', 'serve.ts', 'link.ts', 'threads/store.worker.ts']
  for (const entry of entries.map((path) => ours(`apps/desktop/src/${path}`))) {
    const [own] = chunks.filter(({ moduleIds }) => moduleIds.includes(entry))
    expect(own?.facadeModuleId).toBe(entry)
    const loading = chunks.filter(({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].includes(own?.fileName ?? ''),
    )
    expect(loading.map(({ fileName }) => fileName)).toEqual([])
  }
})

it('the agent is in the program all the same', () => {
  const all = new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
  expect(all.has(ours('packages/core/src/agent/checks/checks.ts'))).toBe(true)
  expect(all.has(ours('apps/desktop/src/agent/turn/turn.ts'))).toBe(true)
})

it('the thread of the store and the attached window load nothing of the server', () => {
  for (const entry of ['apps/desktop/src/threads/store.worker.ts', 'apps/desktop/src/main.ts']) {
    const { modules } = startOf(entry)
    const server = ({ path }: { path: string }) => path === 'apps/desktop/src/app/compose.ts'
    expect(modules.filter(server)).toEqual([])
  }
})
