import { createInterface } from 'node:readline'

import { buildIfStale } from './build.ts'
import { nodeFlags } from './node-flags.ts'
import { openBrowser } from './open-browser.ts'
import { run } from './relay.mjs'
import { root, stripped } from './tool.ts'

/** The product on doubles of Facebook and the model, with a shop in it and a customer to be. */
export async function demo(args: readonly string[]): Promise<number> {
  await buildIfStale()
  const noOpen = args.includes('--no-open')
  return run(process.execPath, [...nodeFlags, `${root}/demo/main.ts`, ...args], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...stripped },
    started: ({ stdout }) => {
      if (!stdout) return
      stdout.pipe(process.stdout)
      createInterface(stdout).on('line', (line) => {
        const [, address] = /^(?:chat|ready) (http:\S+)$/.exec(line) ?? []
        if (!noOpen && address !== undefined) openBrowser(address)
      })
    },
  })
}
