import { jobKinds, type JobKind } from '@innkeeper/protocol/words/platform/job-words'
import { inTransaction } from '../transaction/transaction.ts'
import { deliverNext, type PostRoom } from './deliver-next.ts'
import type { Queues } from './queue.ts'
import { repeat, type Running } from './repeat.ts'
import { countDue } from './waiting-events.store.ts'

const secondsBetweenLooks = 1

/**
 * Delivers events until it is stopped. One query a second looks for due events of all kinds; each kind has its own places, so that a slow
 * delivery delays no other kind. `stop` waits for the deliveries that have begun.
 */
export const runQueues = (room: PostRoom, queues: Queues): Running => {
  const running = new Map<JobKind, Set<Promise<void>>>(jobKinds.map((kind) => [kind, new Set()]))
  let stopped = false
  const free = () => new Map(jobKinds.flatMap((kind) => pairUnlessZero(kind, queues[kind].places - (running.get(kind)?.size ?? 0))))
  const start = (kind: JobKind): void => {
    const work = deliverAll(room, kind, { queues, isStopped: () => stopped })
      .catch(room.onError)
      .finally(() => running.get(kind)?.delete(work))
    running.get(kind)?.add(work)
  }
  const look = async (): Promise<number> => {
    const due = await inTransaction(room.pool, { role: 'platform', readOnly: true }, (tx) => countDue(tx, free()))
    for (const [kind, count] of due) for (let begun = 0; begun < count; begun += 1) start(kind)
    return secondsBetweenLooks
  }
  const looks = repeat(look, { failedSeconds: secondsBetweenLooks, onError: room.onError })
  return {
    stop: async () => {
      stopped = true
      await looks.stop()
      await Promise.all([...running.values()].flatMap((works) => [...works]))
    },
  }
}

const pairUnlessZero = (kind: JobKind, places: number): readonly (readonly [JobKind, number])[] => (places > 0 ? [[kind, places]] : [])

const deliverAll = async (
  room: PostRoom,
  kind: JobKind,
  { queues, isStopped }: { readonly queues: Queues; readonly isStopped: () => boolean },
): Promise<void> => {
  let wentOn = true
  while (wentOn && !isStopped()) wentOn = await deliverNext(room, kind, queues[kind])
}
