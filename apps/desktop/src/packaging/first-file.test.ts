import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { rolldown, type OutputAsset } from 'rolldown'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import config from '../../rolldown.config.ts'

const run = promisify(execFile)

let firstFiles: OutputAsset[]
let folder = ''
let dist = ''

beforeAll(async () => {
  const [options] = [config].flat()
  await using build = await rolldown({ ...options, logLevel: 'warn' })
  const { output } = await build.generate([options?.output].flat()[0])
  firstFiles = output.filter((one) => one.type === 'asset').filter(isFirst)
})

const isFirst = ({ fileName }: OutputAsset) => /^(?:main|serve)\.js$/.test(fileName)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-first-'))
  dist = join(folder, 'dist')
  const electron = join(folder, 'node_modules/electron')
  await mkdir(dist)
  await mkdir(electron, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const { fileName, source } of firstFiles) await writeFile(join(dist, fileName), source)
  for (const name of ['main', 'serve']) {
    await writeFile(join(dist, `${name}.program.js`), `console.log('${name} runs')`)
  }
  await writeFile(
    join(electron, 'index.js'),
    `exports.app = {
       isPackaged: process.env.PACKAGED === '1',
       getPath: (name) => ${JSON.stringify(folder)} + '/' + name,
       getVersion: () => '1.2.3',
     }`,
  )
  await writeFile(join(electron, 'package.json'), '{"name":"electron","type":"commonjs"}')
  return () => rm(folder, { recursive: true, force: true })
})

/** What was kept of it, by folder. */
async function start(name: string, env: Record<string, string> = {}) {
  const { NODE_COMPILE_CACHE: _, ...own } = process.env
  const { stdout } = await run(process.execPath, [join(dist, `${name}.js`)], {
    env: { ...own, ...env },
  })
  expect(stdout).toBe(`${name} runs\n`)
  const places = { beside: 'dist/.compile-cache', installed: 'userData/compiled/1.2.3' }
  const kept = Object.entries(places).map(async ([place, path]) => {
    const at = join(folder, path)
    return existsSync(at) && (await readdir(at)).length > 0 ? [place] : []
  })
  return (await Promise.all(kept)).flat()
}

it('keeps what was compiled beside the bundle, and an installed program in the user’s folder', async () => {
  expect(await start('serve')).toEqual(['beside'])
  await rm(join(dist, '.compile-cache'), { recursive: true })
  expect(await start('main', { PACKAGED: '1' })).toEqual(['installed'])
})

it('keeps nothing of an AppImage, which is elsewhere at each start', async () => {
  expect(await start('main', { PACKAGED: '1', APPIMAGE: '/tmp/pal.AppImage' })).toEqual([])
  expect(await start('main')).toEqual(['beside'])
})
