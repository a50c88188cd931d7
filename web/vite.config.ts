import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { beginPage } from './page/begin-page.config.ts'
import { withoutJsonSchemas } from './page/left-out.config.ts'
import { preloads } from './page/preloads.config.ts'
import { typeface } from './page/typeface.config.ts'

const server = process.env['API'] ?? 'http://localhost:3000'

/** Writes each file that compresses well beside itself, compressed once and well, for the server to send as it is. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }, bundle) => {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|svg|html)$/u.test(file))) {
      const path = join(dir, name)
      const text = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }))
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
    }
  },
})

/** Works out a module `….at-build.ts` while building and sends what it came to, so that what it is worked out from stays behind. */
const workedOut = (): Plugin => ({
  name: 'worked-out',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => {
    if (!id.endsWith('.at-build.ts')) return null
    const exported: unknown = await import(pathToFileURL(id).href)
    if (typeof exported !== 'object' || exported === null) throw new TypeError(`${id} is no module`)
    const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    return { code: lines.join('\n'), moduleType: 'js' }
  },
})

/** What lists and forms are made of, with all that these need. */
const listsAndForms =
  /src[\\/](?:record[\\/](?:\w+[\\/])?[\w-]+|ui[\\/](?:\w+[\\/])+(?:check-field|confirm-button|conflict|date-field|delete-dialog|edit-page|export-button|fact-list|facts|filter-bar|form-dialog|moment-field|number-field|pager|percent-field|pick-file|picture-field|range-of-days|range-rows|record-loading|search-field|searched-field|select-field|sentence|summary|table-list|tabs|text-area-field|time-field|time-left))\.tsx?$/u

/** What is told and calculated of nights, in a dozen files of a few hundred bytes. */
const nights =
  /rules[\\/]src[\\/](?:rate[\\/](?!sheet)|days[\\/]|money[\\/]parse-money|property[\\/]why-not-sellable)|protocol[\\/]src[\\/](?:rates[\\/](?!workbook|batch|copy|held)|format[\\/]format\.ts$|words[\\/]sale[\\/]not-sellable-words)|src[\\/](?:kit[\\/]property[\\/]use-today|ui[\\/]property[\\/]no-room-types|screens[\\/]room-sale[\\/]avail-and-rate[\\/](?:edit[\\/]selected-cells|model[\\/]nights[\\/]shown-night))\.tsx?$/u

export default defineConfig({
  plugins: [react(), typeface(), workedOut(), beginPage(() => [workedOut()]), withoutJsonSchemas(), preloads(), compressed()],
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/files': { target: server, changeOrigin: false },
      '/help': { target: server, changeOrigin: false },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The routes name every file, and nothing compresses a hash: seven characters, the fewest that the bundler takes, tell the files apart as well as eight.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/u, priority: 5 },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/u, priority: 4 },
            // The page that everybody begins with and all that it needs travel together, not in thirty files.
            { name: 'first', test: /src[\\/](?:router\.ts|screens[\\/]sign-in[\\/]login-screen\.tsx)$/u, priority: 3 },
            // Likewise what all screens with a session need: their routes, the shell around them, and how their calls travel.
            {
              name: 'inside',
              test: /src[\\/](?:inside-routes|screens[\\/]sign-in[\\/]entry-path|kit[\\/](?:uploads[\\/]save-file|calls[\\/]wire[\\/]sessions-wire\.at-build))\.ts$/u,
              priority: 2,
            },
            // The small rules and shapes of nights that the grid shares with other screens.
            { name: 'nights', test: nights, priority: 1 },
            // And what most screens are made of, but not the grid, which does without.
            { name: 'parts', test: listsAndForms, priority: 0 },
          ],
        },
      },
    },
  },
})
