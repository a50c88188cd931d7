import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { parts } from './built.mjs'
import { root } from './job.ts'
import { staysInSources } from './stays-in-sources.ts'

/**
 * Builds the server into one file for `npm start`, because reading two thousand files takes longer than the rest of a start
 * (`docs/decisions/0028-starting.md`). All other commands run the sources.
 */
const build = async (): Promise<void> => {
  const bundle = await rolldown({
    input: { main: join(root, 'server/src/main.ts') },
    cwd: join(root, 'server'),
    platform: 'node',
    // Native code that is beside its package, and an optional package that is not installed.
    external: ['sharp', '@node-rs/argon2', 'pg-native'],
    plugins: [staysInSources],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: dirname(join(root, parts.server.result)),
    cleanDir: true,
    // As a module it would load all of `node:http` with its WebSocket, which takes 30 ms.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: false,
  })
  await bundle.close()
}

await build()
