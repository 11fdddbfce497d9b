import type { KeyObject } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Only what Node brings: nobody else's code runs where the key of updates is.
import { isSigned, sha512Of, signRelease } from '../shell/updates/signature.ts'

export interface Signing {
  readonly privateKey: KeyObject
  /** The half that is built into the program. */
  readonly publicKey: KeyObject
  readonly changelog: string
  readonly byHand?: boolean
  readonly rolloutHours?: number
  readonly stagingPercentage?: number | null
}

/** Of the files that programs look for updates in. */
export const feedName = /^(latest|beta)((?:-[a-z0-9-]+)?\.yml)$/

/** Signs every feed in the folder (latest.yml, beta-mac.yml, …) once its files are what it names. */
export async function signFolder(folder: string, signing: Signing): Promise<string[]> {
  const feeds = readdirSync(folder).filter((name) => feedName.test(name))
  if (feeds.length === 0) throw new Error(`${folder} holds no feed`)
  const signed: string[] = []
  for (const name of feeds) {
    const text = await signFeed(folder, name, signing)
    const [, channel, rest] = feedName.exec(name) ?? []
    const names = [name]
    // Whoever takes test versions looks there alone, and is not to stay with the last of them.
    if (channel === 'latest') names.push(`beta${rest}`)
    for (const each of names) writeFileSync(join(folder, each), text)
    signed.push(...names)
  }
  return signed
}

async function signFeed(folder: string, name: string, signing: Signing): Promise<string> {
  const { privateKey, publicKey, changelog, byHand = false } = signing
  const { rolloutHours = 0, stagingPercentage = null } = signing
  const content = readFeed(name, readFileSync(join(folder, name), 'utf8'))
  const release = { version: content.version, files: content.files, byHand }
  for (const { url, sha512 } of release.files) {
    const sum = await sha512Of(join(folder, url))
    if (sum !== sha512) throw new Error(`${name}: ${url} is not the file that the feed names`)
  }
  const palSignature = signRelease(release, privateKey)
  if (!isSigned({ ...release, rolloutHours, palSignature }, publicKey)) {
    throw new Error('PAL_UPDATE_KEY is not the key whose public half is built into the program')
  }
  const more = {
    releaseNotes: notesOf(changelog, release.version),
    ...(byHand && { byHand }),
    ...(rolloutHours > 0 && { rolloutHours }),
    ...(stagingPercentage !== null && { stagingPercentage }),
  }
  return `${JSON.stringify({ ...content, ...more, palSignature }, null, 2)}\n`
}

interface Feed {
  readonly version: string
  readonly files: { url: string; sha512: string }[]
}

/** As `writeFeedsAsJson` left it. */
function readFeed(name: string, text: string): Feed {
  let feed: unknown
  try {
    feed = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${name} is not as \`npm run package -- --installers\` writes it`, { cause })
  }
  if (!isFeed(feed)) throw new Error(`${name} names no version, or no files`)
  return feed
}

function isFeed(value: unknown): value is Feed {
  const { version, files } = Object(value) as { version?: unknown; files?: unknown }
  return (
    typeof version === 'string' &&
    Array.isArray(files) &&
    files.length > 0 &&
    files.every((file: unknown) => {
      const { url, sha512 } = Object(file) as { url?: unknown; sha512?: unknown }
      // A plain name: nothing outside of the folder is read.
      return typeof url === 'string' && /^[\w.-]+$/.test(url) && typeof sha512 === 'string'
    })
  )
}

/** The text below the version in the changelog, as the program shows it before an update. */
export function notesOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m)
  const section = sections.find((each) => /^\S+?(?=[,\s])/.exec(each)?.[0] === version)
  const notes = section
    ?.replace(/^.*\n/, '')
    // Lines are broken for whoever edits the file.
    .replaceAll(/(?<=\S)\n *(?=[^\s#-])/g, ' ')
    .replaceAll(/^- /gm, '• ')
    .replaceAll(/^### (.*)\n$/gm, '$1')
    .trim()
  if (!notes) throw new Error(`CHANGELOG.md has no section “## ${version}” with what is new`)
  return notes
}
