import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../src/begin-page.ts', import.meta.url))

/**
 * Builds the page's first script by itself, with all that it needs in it, and puts it before all others: as a part of the application it would share files with that,
 * and wait for them.
 */
export const beginPage = (plugins: () => Plugin[]): Plugin => ({
  name: 'begin-page',
  apply: 'build',
  async buildStart() {
    this.emitFile({ type: 'asset', name: 'begin.js', source: await codeOf(plugins()) })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const file = Object.keys(bundle).find((name) => /\/begin-[^/]+\.js$/.test(name))
      if (file === undefined) throw new Error('the page’s first script was not built')
      return [{ tag: 'script', attrs: { async: true, src: `/${file}` }, injectTo: 'head-prepend' }]
    },
  },
})

const codeOf = async (plugins: Plugin[]): Promise<string> => {
  const lib = { entry, formats: ['iife' as const], name: 'begin' }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: { write: false, target: 'es2023', lib, emptyOutDir: false },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the page’s first script is no code')
  return chunk.code
}
