import type pg from 'pg'
import type { CallerKeys } from './caller-key.ts'
import type { LiveHub } from './live.ts'
import type { TokenKey } from './token.ts'

/** What the kit needs of a running server. */
export type Server = {
  readonly pool: pg.Pool
  readonly live: LiveHub
  readonly token: TokenKey
  readonly callers: CallerKeys
  /** Whether answers are held against their schemas: in development and tests, not in production. */
  readonly checkAnswers: boolean
}
