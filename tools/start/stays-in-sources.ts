import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/**
 * If a source reads a file beside itself, that file stays in the sources, and the bundle reads it there. Of a package it is the file that
 * the source itself would import: one written for `require` is of no use to a browser.
 */
export const staysInSources: Plugin = {
  name: 'stays-in-sources',
  transform: {
    filter: { code: 'import.meta' },
    async handler(code, id) {
      const names = [...code.matchAll(resolved)].map(([, name = '']) => name)
      const found = await Promise.all(names.map((name) => this.resolve(name, id, { kind: 'import-statement' })))
      const places = new Map(names.map((name, at) => [name, found[at]?.id]))
      const addressOf = (name: string): string => {
        const place = places.get(name)
        if (place === undefined) throw new Error(`${id} resolves ${name}, which is not there`)
        return JSON.stringify(pathToFileURL(place).href)
      }
      return {
        code: code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replace(resolved, (_, name: string) => addressOf(name)),
        map: null,
      }
    },
  },
}

const resolved = /import\.meta\.resolve\('([^']+)'\)/gu
