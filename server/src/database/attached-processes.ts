import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityOf, isAlive } from './process-identity.ts'

/** Notes that this process uses the server, and answers the way to take the note back. */
export async function attach(register: string): Promise<() => Promise<void>> {
  await mkdir(register, { recursive: true })
  const note = join(register, `${identityOf(process.pid)}-${crypto.randomUUID().slice(0, 8)}`)
  await writeFile(note, '')
  return () => rm(note, { force: true })
}

/** Whether a living process still uses the server; notes of dead ones are swept away. */
export async function isAttached(register: string): Promise<boolean> {
  const notes = await readdir(register)
  const dead = notes.filter((note) => !isAlive(note.split('-').slice(0, 2).join('-')))
  await Promise.all(dead.map((note) => rm(join(register, note), { force: true })))
  return dead.length < notes.length
}
