import { refusalAnswer, successAnswer } from './answer.ts'
import { mayRunAgain } from './failures.ts'
import { answersKept, keepAnswers, type KeptAnswer } from './idempotency.ts'
import { identify } from './identify.ts'
import type { LiveHub, Signal } from './live.ts'
import { makeAt, type Caller } from './make-at.ts'
import { Refused } from './refuse.ts'
import { checkWork, inputOf, keyOf, tellReplayed, type Run } from './run.ts'
import { FateUnknown, onClient, type Tx } from './transaction.ts'

const attempts = 3

/**
 * Does a transaction over again where that may go well. What was perhaps committed is found under its key, where it has one
 * (`isKeyed`); where nothing tells any more whether it was, that stays what is thrown.
 */
export const untilDone = async <T>(work: () => Promise<T>, isKeyed: boolean, attempt = 1): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const isUnknown = error instanceof FateUnknown
    if (attempt === attempts || !(isUnknown ? isKeyed : mayRunAgain(error))) throw error
    return untilDone(work, isKeyed, attempt + 1).catch((later: unknown) => {
      throw isUnknown && !(later instanceof Refused) ? error : later
    })
  }
}

/**
 * Tells open screens of a transaction when it is committed, and where only the database knows whether it is: whoever asks for it again
 * finds it done and tells nothing, and a screen that reads anew for nothing loses nothing.
 */
export const tellAfter = async <T>(transaction: Promise<T>, live: LiveHub, signals: readonly Signal[]): Promise<T> => {
  try {
    const done = await transaction
    live.tell(signals)
    return done
  } catch (error) {
    if (error instanceof FateUnknown) live.tell(signals)
    throw error
  }
}

/** Answers one request in one transaction of its own. */
export const answerAlone = (run: Run): Promise<KeptAnswer> =>
  untilDone(async () => {
    const signals: Signal[] = []
    const answering = onClient(run.server.pool, async (client) => {
      const caller = await identify(run, client)
      return keyed(run, caller, signals).catch((error: unknown) => keptRefusal(run, error))
    })
    return tellAfter(answering, run.server.live, signals)
  }, bearsKey(run))

const bearsKey = ({ call, request }: Run): boolean => call.idempotency !== undefined && request.headers['idempotency-key'] !== undefined

/** A refusal that keeps its work is an answer like any other, so that the transaction commits. */
const keptRefusal = ({ asked }: Run, error: unknown): KeptAnswer => {
  if (error instanceof Refused && error.keepsWork) return refusalAnswer(asked, error)
  throw error
}

const keyed = async (run: Run, caller: Caller, signals: Signal[]): Promise<KeptAnswer> => {
  const input = inputOf(run)
  const request = keyOf(run, caller, input)
  if (request === null) return successAnswer(run.asked, await handled(run, caller, input, signals))
  const [[kept]] = await Promise.all([answersKept(caller.tx, [request]), caller.tx.rows('savepoint before_work')])
  if (kept instanceof Refused) throw kept
  if (kept) {
    tellReplayed(run)
    return kept
  }
  const answer = await answeredOnce(run, caller, { input, signals })
  await keepAnswers(caller.tx, [{ ...request, answer }])
  return answer
}

/** Runs the handler inside a savepoint, so that a refusal that undoes its work is still kept under the key. */
const answeredOnce = async (run: Run, caller: Caller, work: { input: object; signals: Signal[] }): Promise<KeptAnswer> => {
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

const handled = async (run: Run, caller: Caller, input: object, signals: Signal[]): Promise<unknown> => {
  const { at, wroteDiary } = makeAt(run.path, caller, signals)
  const answer = await run.handler(at, input)
  checkWork(run, caller, { wroteDiary: wroteDiary(), answer })
  return answer
}
