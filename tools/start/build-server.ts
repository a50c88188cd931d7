import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { parts } from './built.mjs'
import { root } from './job.ts'

/**
 * The server in one file, for `npm start`: reading two thousand files takes longer than everything else of a start
 * (`docs/decisions/0028-starting.md`). Everything else runs the sources.
 */
const build = async (): Promise<void> => {
  const bundle = await rolldown({
    input: { main: join(root, 'server/src/main.ts') },
    cwd: join(root, 'server'),
    platform: 'node',
    // Native code beside its package, and a package that nobody installed.
    external: ['sharp', '@node-rs/argon2', 'pg-native'],
    plugins: [staysInSources],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: dirname(join(root, parts.server.result)),
    cleanDir: true,
    // As a module it would read the whole of `node:http` with its WebSocket, which takes 30 ms.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: false,
  })
  await bundle.close()
}

/** A file that a source reads beside itself is where the source is. */
const staysInSources: Plugin = {
  name: 'stays-in-sources',
  transform: {
    filter: { code: 'import.meta' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replace(/import\.meta\.resolve\('([^']+)'\)/g, (_, name: string) =>
          JSON.stringify(pathToFileURL(createRequire(id).resolve(name)).href),
        ),
      map: null,
    }),
  },
}

await build()
