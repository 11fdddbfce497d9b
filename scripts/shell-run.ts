import { existsSync } from 'node:fs'

import type { Counts } from './counts.ts'

/** Why the desktop window cannot be tried here; undefined where it can. */
export function shellNotRun(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | undefined {
  const program = env['E2E_ELECTRON']
  if (!program) return 'E2E_ELECTRON does not name an Electron program'
  if (!existsSync(program)) return `E2E_ELECTRON names ${program}, which is not there`
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return 'this machine has no screen; xvfb-run can give it one'
  }
  return undefined
}

/** A release is not made of what was not tried. */
export function shellMissed(env: NodeJS.ProcessEnv): Counts {
  return { passed: 0, failed: env['REQUIRE_ELECTRON'] ? 1 : 0, skipped: 0 }
}
