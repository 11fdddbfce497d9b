import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const small = 1_000
const worthIt = /\.(?:js|css|svg)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Beside each text of the page the same packed as small as it gets: once, not at every request. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    // What lies on the disk is what is packed: until then other plugins still change it.
    async writeBundle({ dir = '' }, bundle) {
      const paths = Object.keys(bundle).filter((name) => worthIt.test(name))
      for (const path of paths.map((name) => join(dir, name))) {
        const content = await readFile(path)
        if (content.length < small) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${path}.br`, await brotli(content, { params }))
        await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
