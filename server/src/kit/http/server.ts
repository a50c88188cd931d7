import type pg from 'pg'
import type { CallerKeys } from '../request/caller-key.ts'
import type { DiskRoom } from './disk-room.ts'
import type { VirusScanner } from '#outside/scanner/virus-scanner.ts'
import type { LiveHub } from '../live/live.ts'
import type { SessionActivity } from '../session/activity.ts'
import type { TokenKey } from '../session/token.ts'

/** What the kit needs from a running server. */
export type Server = {
  readonly pool: pg.Pool
  /** Connections that no request uses: the health check asks the database on them. */
  readonly healthPool: pg.Pool
  readonly disk: DiskRoom
  readonly live: LiveHub
  readonly token: TokenKey
  readonly activity: SessionActivity
  /** Records that agents' keys are used, in the same way. */
  readonly keyUse: SessionActivity
  readonly callers: CallerKeys
  readonly scanner: VirusScanner
  /** Whether the installation still waits for its first administrator. */
  readonly waitsForSetUp: () => Promise<boolean>
  /** Whether answers are checked against their schemas: in development and tests, not in production. */
  readonly checkAnswers: boolean
}
