import { z } from 'zod'
import { rowsLike } from '../transaction/rows-like.ts'
import type pg from 'pg'
import type { LiveHub } from '../live/live.ts'
import { inTransaction } from '../transaction/transaction.ts'
import { repeat, type Running } from './repeat.ts'

/** Scheduled work (expiries, snapshots). It runs once each time over all servers, and may safely run again after a crash. */
export type Sweep = { readonly name: string; readonly everySeconds: number; readonly run: (at: SweepAt) => Promise<void> }

/** What a sweep gets; `publish` notifies open screens of what was committed. */
export type SweepAt = { readonly pool: pg.Pool; readonly now: Date; readonly publish: LiveHub['publish'] }

/** What scheduled work needs: the database, the function that notifies open screens, and the error log. */
export type SchedulePlace = Pick<SweepAt, 'pool' | 'publish'> & { readonly onError: (error: Error) => void }

const secondsRows = rowsLike(z.strictObject({ seconds: z.number() }))

/** A process that has just failed waits this long, so that it does not fail many times a second. */
const failedSeconds = 5

/** Runs one sweep at its times until it is stopped. With several servers, one of them runs it each time. */
export const runScheduled = ({ pool, publish, onError }: SchedulePlace, sweep: Sweep): Running =>
  repeat(
    async () => {
      const { mine, seconds } = await claim(pool, sweep)
      if (mine) await sweep.run({ pool, publish, now: new Date() })
      return seconds
    },
    { failedSeconds: Math.min(failedSeconds, sweep.everySeconds), onError },
  )

/**
 * Claims a sweep if it is due by the database's clock, and sets its next time. Returns whether this server claimed it, and after how many
 * seconds it is due again. A new sweep is due at once.
 */
export const claim = (
  pool: pg.Pool,
  { name, everySeconds }: Pick<Sweep, 'name' | 'everySeconds'>,
): Promise<{ readonly mine: boolean; readonly seconds: number }> =>
  inTransaction(pool, { role: 'platform', readOnly: false }, async (tx) => {
    const [claimed] = await tx.rows(
      `insert into schedule as kept (name, due_at) values ($1, now() + $2 * interval '1 second')
         on conflict (name) do update set due_at = excluded.due_at where kept.due_at <= now() returning 1`,
      [name, everySeconds],
      'claim schedule',
    )
    if (claimed !== undefined) return { mine: true, seconds: everySeconds }
    const [due] = await secondsRows(
      tx,
      `select least(greatest(extract(epoch from due_at - now()), 0.05), $2)::float8 as seconds from schedule where name = $1`,
      [name, everySeconds],
      'seconds until due',
    )
    return { mine: false, seconds: due?.seconds ?? everySeconds }
  })
