import { sql } from 'kysely'
import { hashOfKey } from './token.ts'

const lettersShown = 4

/** The columns of a new API key, for an `insert`: its hash, its name, its last letters, and who made it. */
export const columnsOfKey = (key: string, name: string, person: string) => ({
  key_hash: hashOfKey(key),
  name,
  ends_with: key.slice(-lettersShown),
  made_by: person,
})

/** The columns that a list of API keys shows, for a `select`. */
export const shownOfKey = [
  'name',
  'ends_with as endsWith',
  'created_at as createdAt',
  'made_by as madeBy',
  'last_used_at as lastUsedAt',
  'revoked_at as revokedAt',
  'revoked_by as revokedBy',
] as const

/** What revoking sets, for an `update`; a key that was revoked before stays as it is. */
export const revokedNow = (person: string) => ({
  revoked_at: sql<string>`coalesce(revoked_at, now())`,
  revoked_by: sql<string>`coalesce(revoked_by, ${person})`,
})

/** What the use of a key sets, for an `update`. */
export const usedNow = { last_used_at: sql<string>`now()` }

/** Whether the use of a key is to be recorded again, as SQL: once a minute is enough. */
export const keyUseDue = `coalesce(last_used_at < now() - interval '1 minute', true)`
