import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'

/**
 * The tree as it is, saved or not, in a temporary folder that goes with this process. Whatever is
 * done to it, and whenever it is stopped, the developer's own files stay as they are.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'pal-tree-'))
  // Tests that ask what another user may do run the product as that user.
  chmodSync(copy, 0o755)
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  for (const file of new Set(listed.split('\0'))) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  }
  const homes = globSync(['node_modules', '*/node_modules', '{apps,packages}/*/node_modules'], {
    cwd: root,
  })
  for (const modules of homes) linkModules(root, copy, modules)
  return copy
}

/** A package of ours leads to its copy, one from elsewhere to where it is installed. */
function linkModules(root: string, copy: string, modules: string): void {
  for (const name of packagesIn(join(root, modules))) {
    const real = realpathSync(join(root, modules, name))
    const inside = relative(realpathSync(root), real)
    const ours = !inside.startsWith('..') && !inside.split(sep).includes('node_modules')
    const link = join(copy, modules, name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(ours ? join(copy, inside) : real, link, 'junction')
  }
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => join(name, own)) : [name],
    )
}
