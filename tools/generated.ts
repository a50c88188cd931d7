import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './house/repository.ts'

/** Writes a generated document when its generator is the running program, as `npm run words` does. */
export const runAsGenerator = (module: ImportMeta, path: string, write: () => string): void => {
  if (!module.main) return
  writeFileSync(join(root, path), `${write()}\n`)
  process.stdout.write(`Wrote ${path}\n`)
}

/** A generated document from the disk. */
export const written = (path: string): string => readFileSync(join(root, path), 'utf8').replace(/\n$/, '')
