import { announce } from '../live/announce.ts'
import { refusalAnswer, successAnswer } from '../call/answer.ts'
import { mayRunAgain } from '../call/failures.ts'
import { savedAnswers, saveAnswers, type SavedAnswer } from './idempotency.ts'
import { identify } from '../request/identify.ts'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { LiveHub } from '../live/live.ts'
import { makeAt, type Caller } from '../call/make-at.ts'
import { Refused } from '../call/refuse.ts'
import { checkWork, inputOf, keyOf, markReplayed, type Run } from '../call/run.ts'
import { CommitUnknown, onClient, type Tx } from './transaction.ts'

const attempts = 3

/**
 * Runs a transaction again where that may succeed. If it may have committed, a request with a key (`isKeyed`) finds its answer there;
 * without a key, the error is thrown.
 */
export const untilDone = async <T>(work: () => Promise<T>, isKeyed: boolean, attempt = 1): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const isUnknown = error instanceof CommitUnknown
    if (attempt === attempts || !(isUnknown ? isKeyed : mayRunAgain(error))) throw error
    return untilDone(work, isKeyed, attempt + 1).catch((later: unknown) => {
      throw isUnknown && !(later instanceof Refused) ? error : later
    })
  }
}

/**
 * Notifies open screens when a transaction commits, and also when it is unknown whether it did: a retry would find the work done and would
 * not notify, and a needless read does no harm.
 */
export const publishAfter = async <T>(transaction: Promise<T>, live: LiveHub, signals: readonly Signal[]): Promise<T> => {
  try {
    const done = await transaction
    live.publish(signals)
    return done
  } catch (error) {
    if (error instanceof CommitUnknown) live.publish(signals)
    throw error
  }
}

/** Answers one request in one transaction of its own. */
export const answerAlone = (run: Run): Promise<SavedAnswer> =>
  untilDone(async () => {
    const signals: Signal[] = []
    const answering = onClient(run.server.pool, async (client) => {
      const caller = await identify(run, client)
      return keyed(run, caller, signals).catch((error: unknown) => keptRefusal(run, error))
    })
    return publishAfter(answering, run.server.live, signals)
  }, bearsKey(run))

const bearsKey = ({ call, request }: Run): boolean => call.idempotency !== undefined && request.headers['idempotency-key'] !== undefined

/** A refusal that keeps its work is an answer like any other, so the transaction commits. */
const keptRefusal = ({ asked }: Run, error: unknown): SavedAnswer => {
  if (error instanceof Refused && error.keepsWork) return refusalAnswer(asked, error)
  throw error
}

const keyed = async (run: Run, caller: Caller, signals: Signal[]): Promise<SavedAnswer> => {
  const input = inputOf(run)
  const request = keyOf(run, caller, input)
  if (request === null) return successAnswer(run.asked, await handled(run, caller, input, signals))
  const [[kept]] = await Promise.all([savedAnswers(caller.tx, [request]), caller.tx.rows('savepoint before_work')])
  if (kept instanceof Refused) throw kept
  if (kept) {
    markReplayed(run)
    return kept
  }
  const answer = await answeredOnce(run, caller, { input, signals })
  await saveAnswers(caller.tx, [{ ...request, answer }])
  return answer
}

/** Runs the handler inside a savepoint, so that a refusal rolls back the handler's work and is still kept under the key. */
const answeredOnce = async (run: Run, caller: Caller, work: { input: object; signals: Signal[] }): Promise<SavedAnswer> => {
  try {
    return successAnswer(run.asked, await handled(run, caller, work.input, work.signals))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (!error.keepsWork) await undone(caller.tx, work.signals)
    return refusalAnswer(run.asked, error)
  }
}

const undone = async (tx: Tx, signals: Signal[]): Promise<void> => {
  await tx.rows('rollback to savepoint before_work')
  signals.length = 0
}

/** What the handler of a call answers; its diary is written and its work is checked. */
export const handled = async (run: Run, caller: Caller, input: object, signals: Signal[]): Promise<unknown> => {
  const { at, wroteDiary, waitingFor, properties } = makeAt(run.path, caller, { input, signals })
  const answer = await run.handler(at, input)
  await Promise.all(waitingFor(answer).map(caller.writeDiary))
  checkWork(run, caller, { wroteDiary: wroteDiary(), answer })
  signals.push(...announce(run.path, run.call, { person: caller.person, properties: properties() }))
  return answer
}
