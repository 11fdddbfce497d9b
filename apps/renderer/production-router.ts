import type { Plugin } from 'vite'

const development = /([\\/]react-router[\\/]dist[\\/])development(?=[\\/])/

/** The package’s addresses lead to its development build alone, with warnings for its programmers. */
export const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('react-router')) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace(development, '$1production') }
  },
}
