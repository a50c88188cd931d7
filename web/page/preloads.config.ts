import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src', import.meta.url))

/**
 * Writes which files each screen needs beside those of the page, for the server to name them in the page: the browser then fetches all of them at once, not
 * each after the one that asks for it.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const page = filesOf(bundle, [chunkWith(chunks, 'main.tsx')])
    const inside = chunkWith(chunks, 'inside-routes.ts')
    const needed = Object.entries(screensByPath()).map(([path, screen]) => {
      const all = filesOf(bundle, [inside, chunkWith(chunks, screen)])
      return [path, [...all].filter((file) => !page.has(file))] as const
    })
    this.emitFile({ type: 'asset', fileName: '.preloads.json', source: JSON.stringify(Object.fromEntries(needed)) })
  },
})

/** The screen of each path, as the loaders import it; what else a loader brings is for some people only. */
const screensByPath = (): Readonly<Record<string, string>> => {
  const folder = join(source, 'screen-loaders')
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const found = texts.flatMap((text) => [
    ...text.matchAll(/'(\/[^']+)':(?:(?!\n {2}'\/)[\s\S])*?import\('#(screens\/[^']+-screen\.tsx)'\)/g),
  ])
  return Object.fromEntries(found.flatMap(([, path = '', screen = '']) => (/^\/(?:u|admin)\//.test(path) ? [[path, screen] as const] : [])))
}

const chunkWith = (chunks: readonly Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk => {
  const id = join(source, name)
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(id))
  if (found === undefined) throw new Error(`no file of the build has ${name}`)
  return found
}

/** These files with all that they import, and their style sheets. */
const filesOf = (bundle: Rolldown.OutputBundle, roots: readonly Rolldown.OutputChunk[]): ReadonlySet<string> => {
  const chunks = new Set(roots)
  for (const { imports } of chunks) {
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') chunks.add(imported)
    }
  }
  return new Set([...chunks].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))
}
