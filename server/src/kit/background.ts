import type pg from 'pg'
import type { LiveHub } from './live.ts'
import { pumpOutbox, type Deliver } from './outbox.ts'

/** Work that is due by the clock (expiries, snapshots): safe to run on several servers at once, and again after a crash. */
export type Sweep = { readonly name: string; readonly everySeconds: number; readonly run: (at: SweepAt) => Promise<void> }

/** What a sweep is given; `tell` tells open screens of what has been committed. */
export type SweepAt = { readonly pool: pg.Pool; readonly now: Date; readonly tell: LiveHub['tell'] }

/** Where work runs: which database, and whose screens hear of it. */
export type Workplace = Pick<SweepAt, 'pool' | 'tell'>

/** What runs beside requests. */
export type BackgroundWork = { readonly deliveries: Readonly<Record<string, Deliver>>; readonly sweeps: readonly Sweep[] }

const pumpSeconds = 1

/** Runs the work until it is stopped; a failure is told and the next turn comes all the same. */
export const runInBackground = (place: Workplace, work: BackgroundWork, onError: (error: Error) => void): { stop: () => Promise<void> } => {
  const pump: Sweep = { name: 'outbox', everySeconds: pumpSeconds, run: async ({ pool }) => void (await pumpOutbox(pool, work.deliveries)) }
  const loops = [pump, ...work.sweeps].map((sweep) => runRepeatedly(place, sweep, onError))
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) }
}

const runRepeatedly = (place: Workplace, sweep: Sweep, onError: (error: Error) => void) => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const turn = () => {
    running = sweep
      .run({ ...place, now: new Date() })
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(turn, sweep.everySeconds * 1000)
      })
  }
  turn()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
