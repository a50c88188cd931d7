import { z } from 'zod'
import { gateEntriesName } from '#kit/session/session.ts'

/** An entry that this phone made without a network and that the server does not know yet. It names no guest. */
const keptEntry = z.object({
  id: z.uuid(),
  /** What was scanned or typed, and the number of its ticket. */
  ticket: z.string(),
  number: z.string(),
  gate: z.string(),
  at: z.string(),
  /** The property and the person at whose gate it was. */
  of: z.string(),
})

/** An entry that this phone made without a network and that the server does not know yet. */
export type KeptEntry = z.output<typeof keptEntry>

const keptEntries = z.array(keptEntry)

/** The entries that this phone keeps, in the order in which they were made. */
export const readKept = (of: string): readonly KeptEntry[] => all().filter((entry) => entry.of === of)

/** Keeps an entry until it is sent. It is removed with the session when the person logs out. */
export const keepEntry = (entry: KeptEntry): void => write([...all(), entry])

/** Forgets an entry that the server knows. */
export const dropEntry = (id: string): void => write(all().filter((entry) => entry.id !== id))

const all = (): readonly KeptEntry[] => {
  try {
    return keptEntries.parse(JSON.parse(window.localStorage.getItem(gateEntriesName) ?? '[]'))
  } catch {
    // Of an older release, or edited by hand.
    return []
  }
}

const write = (entries: readonly KeptEntry[]): void =>
  entries.length === 0
    ? window.localStorage.removeItem(gateEntriesName)
    : window.localStorage.setItem(gateEntriesName, JSON.stringify(entries))
