import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { keptFiles } from './kept-files.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-kept-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, text = name) => writeFile(join(folder, name), text)

async function textOf(input: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of input) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

async function all(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name, input } of keptFiles(folder)) found[name] = await textOf(input)
  return found
}

it('hands out each file whole, an empty one and a large one too [SE-10]', async () => {
  await write('a.png')
  await write('empty.png', '')
  await write('large.ogg', 'x'.repeat(700_000))
  await mkdir(join(folder, 'folder'))
  const { 'large.ogg': large, ...others } = await all()
  expect(others).toEqual({ 'a.png': 'a.png', 'empty.png': '' })
  expect(large).toHaveLength(700_000)
})

it('has none where there is no folder yet [SE-10]', async () => {
  folder = join(folder, 'none')
  expect(await all()).toEqual({})
  await mkdir(folder)
})

it('leaves out what is only being written [SE-10]', async () => {
  await write('.b.png.part')
  await write('b.png.part')
  await write('.DS_Store')
  await write('c.png')
  expect(await all()).toEqual({ 'c.png': 'c.png' })
})

it('goes on when files vanish, grow and appear meanwhile [SE-10]', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await write(`${name}.png`)
  await symlink(join(folder, 'nowhere'), join(folder, 'broken.png'))
  const found: Record<string, string> = {}
  for await (const { name, input } of keptFiles(folder)) {
    if (Object.keys(found).length === 0) {
      // The one that is open is read to the end it had, whatever becomes of its name.
      await writeFile(join(folder, name), 'and more', { flag: 'a' })
      await rm(join(folder, name))
      const others = ['a', 'b', 'c', 'd']
        .map((each) => `${each}.png`)
        .filter((each) => each !== name)
      await rm(join(folder, others.at(-1) ?? ''))
      await write('.e.png.part')
    }
    found[name] = await textOf(input)
  }
  expect(Object.keys(found)).toHaveLength(3)
  for (const [name, text] of Object.entries(found)) expect(text).toBe(name)
})

it('closes what is open when it is broken off [SE-10]', async () => {
  await write('a.png')
  for await (const { input } of keptFiles(folder)) {
    const reading = input[Symbol.asyncIterator]()
    await reading.next()
    break
  }
  await rm(join(folder, 'a.png'))
  await expect(all()).resolves.toEqual({})
})
