// The door of every command. It runs under whatever Node the machine has (20 or newer), says how the command
// is used, or installs what is missing and hands over to tasks.ts under Node 24. It may import only what Node brings.
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import { insteadOf } from './commands.mjs'
import { installOnce } from './install.mjs'
import { chooseNode, installedIn } from './node24.mjs'
import { run } from './relay.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const [name = '', ...args] = process.argv.slice(2)
const instead = insteadOf(name, args)
if (instead) {
  console[instead.isWrong ? 'error' : 'log'](instead.said)
  process.exitCode = instead.isWrong ? 1 : 0
} else {
  try {
    process.exitCode = await runTask()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function runTask() {
  await installOnce(root, name)
  const node = chooseNode(
    {
      version: process.versions.node,
      execPath: process.execPath,
      platform: process.platform,
      arch: process.arch,
    },
    installedIn(root),
  )
  if ('missing' in node) throw new Error(node.missing)
  return run(node.path, [join(root, 'scripts', 'tasks.ts'), name, ...args], {
    cwd: root,
    env: withFirstInPath(dirname(node.path)),
  })
}

/**
 * Tools start `node` by its name: they must meet the chosen one.
 * @param {string} folder
 */
function withFirstInPath(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, [name]: `${folder}${separator}${process.env[name] ?? ''}` }
}
