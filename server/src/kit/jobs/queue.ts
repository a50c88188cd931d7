import type { Saying } from '@innkeeper/protocol/say'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { JobKind, JobProblem } from '@innkeeper/protocol/words/platform/job-words'
import type { Tx } from '../transaction/transaction.ts'

/**
 * Delivers one event; if it throws, the event is tried again, later each time. What it writes with `tx` (such as a following event) commits
 * together with the mark that this event was delivered; the signals that it returns are published after that.
 */
export type Deliver = (payload: unknown, outboxId: string, tx: Tx) => Promise<readonly Signal[] | void>

/** Why a delivery failed; a `lasting` problem fails again in the same way, so the event is given up at once. */
export type Failure = { readonly problem: JobProblem; readonly lasting: boolean }

/** The events of one kind: how they are delivered, and how many of them at the same time in one process. */
export type Queue = {
  readonly deliver: Deliver
  readonly places: number
  /** What an event is about, for an administrator: without a secret, and without a guest's name or address. */
  readonly about: (payload: unknown) => Saying
  /** Recognises the errors of this kind; null for any other. */
  readonly failureOf?: (error: unknown) => Failure | null
  /**
   * Records what a failure means for others, such as that a server does not answer: in a second transaction, because that of the delivery was
   * rolled back.
   */
  readonly onFailure?: (tx: Tx, error: unknown, attempt: AttemptFailed) => Promise<readonly Signal[]>
}

/** Which event failed, why, and whether it is given up. */
export type AttemptFailed = { readonly id: string; readonly problem: JobProblem; readonly givenUp: boolean }

/** The queue of every kind of event. */
export type Queues = Readonly<Record<JobKind, Queue>>
