import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly run?: string
  readonly if?: string
  readonly env?: Readonly<Record<string, string>>
  readonly 'continue-on-error'?: boolean
}
interface Job {
  readonly 'runs-on': string
  readonly needs?: readonly string[]
  readonly permissions?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly environment?: string
  readonly strategy?: { readonly matrix: { readonly include: readonly Machine[] } }
  readonly steps: readonly Step[]
}
interface Machine {
  readonly os: string
  readonly name: string
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<'installers' | 'newer-node' | 'sign' | 'publish', Job>>
}

const workflow = load(text('.github/workflows/release.yml')) as Workflow
const { installers, 'newer-node': newerNode, sign, publish } = workflow.jobs
const jobs = Object.values(workflow.jobs)
const steps = jobs.flatMap((job) => job.steps)
const machines = installers.strategy?.matrix.include ?? []

/** The first of each that runs in Node 24: runners have had no older one since September 2026. */
const leastVersion: Readonly<Record<string, number>> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/upload-artifact': 6,
  'actions/download-artifact': 7,
}

it.each(['release.yml', 'ci.yml'])(
  '%s uses only what runners still run, and nobody else’s actions, each by its commit [DT-04]',
  (name) => {
    // A tag can be moved to other code; the version beside the commit is for people and updaters.
    const used = text(`.github/workflows/${name}`).match(/uses: .*/g) ?? []
    expect(used.length).toBeGreaterThan(0)
    for (const uses of used) {
      const pinned = /^uses: (?<action>[\w/-]+)@[\da-f]{40} # v(?<major>\d+)\.\d+\.\d+$/
      const { action = '', major = '' } = pinned.exec(uses)?.groups ?? {}
      expect(Number(major), uses).toBeGreaterThanOrEqual(leastVersion[action] ?? Infinity)
    }
  },
)

describe('the workflow of every change', () => {
  const file = text('.github/workflows/ci.yml')
  const {
    on,
    permissions,
    jobs: checks,
  } = load(file) as {
    readonly on: Readonly<Record<string, unknown>>
    readonly permissions: Readonly<Record<string, string>>
    readonly jobs: Readonly<Record<'linux' | 'other-systems', Job>>
  }
  const commands = (job: Job) => job.steps.map(({ run = '' }) => run).join('\n')

  it('asks what .ci/run asks, of every push and pull request, and skips nothing [DT-04]', () => {
    expect(Object.keys(on)).toEqual(['push', 'pull_request'])
    for (const command of text('.ci/run').match(/npm (run \w+|test)/g) ?? [])
      expect(commands(checks.linux)).toContain(command)
    expect(commands(checks.linux)).toMatch(/export E2E_ELECTRON=.*\n.*npm test/)
    expect(JSON.stringify(checks.linux)).toContain('"REQUIRE_ELECTRON":"1"')
    expect(file).not.toMatch(/continue-on-error|\bif:/)
  })

  it('packs and tries the units on the systems of most sellers, too [DT-04]', () => {
    expect(file).toMatch(/os: \[windows-\d+, macos-\d+\]/)
    expect(commands(checks['other-systems'])).toMatch(/npm run package[^]*test:watch -- --run/)
  })

  it('has no secret, and may only read [DT-10]', () => {
    expect(file).not.toMatch(/secrets\.|github\.token|environment:/)
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values(checks)) {
      expect(job.permissions).toBeUndefined()
      const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
      expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual([false])
    }
  })
})

describe('the release workflow', () => {
  it('builds on each system, on machines that do not become others [DT-04]', () => {
    expect(machines.map(({ name }) => name)).toEqual(['windows', 'macos', 'linux'])
    for (const { os } of machines) expect(os).toMatch(/^(windows|macos|ubuntu)-\d+(\.\d+)?$/)
    expect(installers['runs-on']).toBe('${{ matrix.os }}')
  })

  it('tries everything, the window too, before it makes anything, and goes on after no failure [DT-02, DT-04]', () => {
    expect(installers.env?.['REQUIRE_ELECTRON']).toBe('1')
    const order = [
      /npm run verify/,
      /export E2E_ELECTRON=[^]*npm test/,
      /npm run package -- --installers/,
      /try-installed\.sh/,
      /try-update\.sh/,
    ].map((what) => installers.steps.findIndex(({ run }) => what.test(run ?? '')))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    const uploads = installers.steps.findIndex(({ uses }) => uses?.includes('upload-artifact'))
    expect(uploads).toBeGreaterThan(Math.max(...order))
    expect(steps.filter((step) => step['continue-on-error'] !== undefined || step.if)).toEqual([])
    expect(sign.needs).toEqual(['installers', 'newer-node'])
    expect(publish.needs).toEqual(['sign'])
    expect(newerNode.steps.at(-1)?.run).toBe('npm test')
  })

  it('gives each secret to the step that needs it alone, and no text of a tag to a shell [DT-10]', () => {
    const given = (part: unknown) => [
      ...new Set(JSON.stringify(part ?? {}).match(/secrets\.[A-Z_]+/g)),
    ]
    for (const job of jobs) expect(given(job.env)).toEqual([])
    for (const { run = '' } of steps) {
      expect(run).not.toMatch(/secrets\.|github\.token/)
      // One that only chooses between words of our own may stay.
      expect(run.replace(/\$\{\{ contains\(github\.ref_name, '-'\) && [^}]*\}\}/, '')).not.toMatch(
        /\$\{\{ *github\./,
      )
    }
    // Of Apple’s, other systems are given nothing.
    for (const { env = {} } of steps)
      for (const value of Object.values(env))
        if (/secrets\.(MAC_|APPLE_)/.test(value))
          expect(value).toMatch(/^\$\{\{ matrix\.name == 'macos' && secrets\.\w+ \|\| '' \}\}$/)
  })

  it('has the key of updates where nothing is installed or built, and nowhere else [DT-10]', () => {
    const mentions = text('.github/workflows/release.yml').match(/secrets\.PAL_UPDATE_KEY/g)
    expect(mentions).toHaveLength(1)
    const withKey = sign.steps.filter((step) => JSON.stringify(step).includes('PAL_UPDATE_KEY'))
    expect(withKey.map(({ run }) => run)).toEqual([
      'node apps/desktop/src/packaging/release.ts sign release',
    ])
    expect(sign.steps.filter(({ run }) => run !== undefined)).toEqual(withKey)
    const used = sign.steps.flatMap(({ uses }) => uses?.replace(/@.*/, '') ?? [])
    expect(used).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'actions/download-artifact',
      'actions/upload-artifact',
    ])
    // A cache could bring what another job has put there.
    const node = sign.steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))
    expect(node?.with).toEqual({ 'node-version': 24 })
    expect(sign.environment).toBe('signing')
    for (const job of jobs) if (job !== sign) expect(job.environment).toBeUndefined()
  })

  it('may write a release in its last step alone, and keeps its token from all that runs [DT-10]', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(installers.permissions ?? newerNode.permissions ?? sign.permissions).toBeUndefined()
    expect(publish.permissions).toEqual({ contents: 'write' })
    for (const { uses, with: inputs } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false)
    // Nothing of ours runs there, and nobody gets what no person has looked at.
    expect(publish.steps.some(({ uses }) => uses?.startsWith('actions/checkout'))).toBe(false)
    expect(publish.steps.at(-1)?.run).toContain('--draft')
  })
})

describe('what is made', () => {
  interface Target {
    readonly target: string
    readonly arch: readonly string[]
  }
  const made = load(text('apps/desktop/electron-builder.yml')) as {
    readonly artifactName: string
    readonly win: { readonly target: readonly Target[] }
    readonly mac: { readonly target: readonly Target[] }
    readonly linux: { readonly target: readonly Target[] }
  }
  const targets = [made.win, made.mac, made.linux].flatMap(({ target }) => target)
  const endings: Readonly<Record<string, string>> = { nsis: 'exe' }
  const kinds = targets.map(({ target }) => endings[target] ?? target)

  it('is for both processors of each system; an update of macOS comes as a zip [DT-04]', () => {
    expect(kinds).toEqual(['exe', 'appx', 'dmg', 'zip', 'AppImage', 'deb'])
    for (const { arch } of targets) expect(arch).toEqual(['x64', 'arm64'])
  })

  it('has a name for each system, processor and version, so that none takes the place of another [DT-04]', () => {
    for (const part of ['${version}', '${os}', '${arch}', '.${ext}'])
      expect(made.artifactName).toContain(part)
    expect(made.artifactName).not.toContain(' ')
  })

  it('reaches the draft whole: installers, what updates compare, and the signed feeds [DT-04]', () => {
    const upload = installers.steps.find(({ uses }) => uses?.includes('upload-artifact'))
    const folder = 'apps/desktop/release'
    const wanted = [...kinds, 'blockmap', 'yml'].map((kind) => `${folder}/*.${kind}`)
    expect(String(upload?.with?.['path']).trim().split('\n')).toEqual([
      ...wanted,
      `!${folder}/builder-*.yml`,
    ])
    expect(upload?.with).toMatchObject({
      name: '${{ matrix.name }}',
      'if-no-files-found': 'error',
    })
    // Whatever feed a build left, only the signed ones get there.
    const signed = sign.steps.at(-1)
    expect(signed?.with).toMatchObject({ name: 'signed', path: 'release/*.yml' })
    const built = { path: 'release', pattern: '{windows,macos,linux}', 'merge-multiple': true }
    expect(publish.steps.slice(0, -1).map((step) => step.with ?? step.run)).toEqual([
      built,
      'rm release/*.yml',
      { path: 'release', name: 'signed' },
    ])
    expect(publish.steps.at(-1)?.run).toContain(' release/* ')
  })

  it('is installed and updated by the names that it has, with tests that there are [DT-04]', () => {
    const installs = text('.github/try-installed.sh')
    const updates = text('.github/try-update.sh')
    const named = `${installs}\n${updates}`.match(/-(win|mac|linux)-\w+\.(\w+)/g) ?? []
    expect(new Set(named)).toEqual(
      new Set([
        '-win-x64.exe',
        '-mac-arm64.dmg',
        '-mac-arm64.zip',
        '-linux-amd64.deb',
        '-linux-x86_64.AppImage',
      ]),
    )
    const tests = /for name in ([^;]+);/.exec(installs)?.[1]?.split(' ') ?? []
    expect(tests).toContain('installed')
    for (const name of tests) expect(existsSync(join(root, `e2e/${name}.spec.ts`)), name).toBe(true)
    expect(updates).toContain('npm test -- e2e/updated.spec.ts')
    // Played against the key of the makers, a forged release could only be one of theirs.
    expect(updates).toContain('npm run release -- key "$work/played.key"')
    for (const { name } of machines) {
      expect(installs).toMatch(new RegExp(`^ {2}${name}\\)$`, 'm'))
      expect(updates).toMatch(new RegExp(`^ {2}${name}\\)$`, 'm'))
    }
  })
})
