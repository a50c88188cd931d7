import type { Queues } from './queue.ts'
import type { Running } from './repeat.ts'
import { runQueues } from './run-queues.ts'
import { runScheduled, type SchedulePlace, type Sweep } from './schedule.ts'

/** The work that runs in the background: the queues of events, and the scheduled work. */
export type BackgroundWork = { readonly queues: Queues; readonly sweeps: readonly Sweep[] }

/** Repeats the work until it is stopped. A failed run is logged, and the next one follows. */
export const runInBackground = (place: SchedulePlace, { queues, sweeps }: BackgroundWork): Running => {
  const running = [runQueues(place, queues), ...sweeps.map((sweep) => runScheduled(place, sweep))]
  return { stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))) }
}
