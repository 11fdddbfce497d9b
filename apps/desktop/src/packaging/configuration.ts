import { join, resolve } from 'node:path'

import type { Configuration } from 'electron-builder'

/** Of files, of the folder on Windows and of the Debian package: the workspace's own name has a slash. */
export const packedName = 'pal-admin'

type Environment = Readonly<Record<string, string | undefined>>

interface Asked {
  readonly desktop: string
  readonly platform: NodeJS.Platform
  readonly env: Environment
  /** Another version than the program's own, to play an update with. */
  readonly version?: string | undefined
  /** Where it is packed, instead of `release`. */
  readonly into?: string | undefined
}

/** What the environment decides, besides electron-builder.yml. */
export function packing({ desktop, platform, env, version, into }: Asked): Configuration {
  return {
    extends: join(desktop, 'electron-builder.yml'),
    publish: env['PAL_UPDATE_URL'] ? { provider: 'generic', url: env['PAL_UPDATE_URL'] } : null,
    ...(into !== undefined && { directories: { output: resolve(into) } }),
    extraMetadata: {
      name: packedName,
      main: 'dist/main.js',
      ...(version !== undefined && { version }),
      // Debian's packages name it.
      ...(env['PAL_HOMEPAGE'] && { homepage: env['PAL_HOMEPAGE'] }),
      // macOS installs an update only over a signed program.
      signed: platform !== 'darwin' || Boolean(env['CSC_LINK']),
    },
    ...(env['PAL_APPX_IDENTITY'] && {
      appx: {
        identityName: env['PAL_APPX_IDENTITY'],
        publisher: env['PAL_APPX_PUBLISHER'] ?? null,
        publisherDisplayName: env['PAL_APPX_PUBLISHER_NAME'] ?? null,
      },
    }),
  }
}

const certificates = ['CSC_LINK', 'CSC_KEY_PASSWORD', 'WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD']

/** A workflow gives what it lacks as empty text, which electron-builder takes for the path of a file. */
export function absentCertificates(env: Environment): string[] {
  return certificates.filter((name) => env[name] === '')
}
