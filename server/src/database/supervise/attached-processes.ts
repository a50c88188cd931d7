import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf, isAlive } from './process-identity.ts'

/**
 * Records that this process uses the server, and returns a function that removes the record. Both are synchronous, so that a process can
 * call it while it exits.
 */
export const attach = (register: string): (() => void) => {
  mkdirSync(register, { recursive: true })
  const note = join(register, `${identityOf(process.pid)}-${crypto.randomUUID().slice(0, 8)}`)
  writeFileSync(note, '')
  return () => rmSync(note, { force: true })
}

/** Whether a living process still uses the server; records of dead processes are deleted. */
export const isAttached = (register: string): boolean => {
  const notes = readdirSync(register)
  const dead = notes.filter((note) => !isAlive(note.split('-').slice(0, 2).join('-')))
  for (const note of dead) rmSync(join(register, note), { force: true })
  return dead.length < notes.length
}
