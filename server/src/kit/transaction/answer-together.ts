import { announce } from '../live/announce.ts'
import { refusalAnswer, successAnswer } from '../call/answer.ts'
import { writeDiary, type DiaryLine } from '../call/diary.ts'
import { isTransient } from '../call/failures.ts'
import { gatherer } from './gather.ts'
import { agentKeyHash } from '../request/identify.ts'
import { savedAnswers, saveAnswers, type SavedAnswer, type KeyedRequest } from './idempotency.ts'
import { limitsOf } from '../call/limits.ts'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { makeAt, type Caller } from '../call/make-at.ts'
import { publishAfter, untilDone } from './answer-alone.ts'
import { orRefused, Refused } from '../call/refuse.ts'
import { checkWork, inputOf, keyOf, markReplayed, type Run } from '../call/run.ts'
import { travelAgentsOf } from '../session/session.ts'
import { begin, bindPlatform, onClient, transactionOn, type Tx } from './transaction.ts'

/** The most requests that one transaction answers. */
const most = 32

/** How long a request waits for those before it, and how long its transaction may take, in milliseconds. */
const patience = { longest: 10_000, least: 3000 }

/**
 * Answers the requests of a call in shared transactions: requests of the same moment with the same value in `field` share one, which costs
 * little more than a single request. Each has its own answer, kept under its own key in that transaction. A duplicate that arrives while
 * the first is running is refused (`keyInFlight`).
 */
export const answeringTogether = (field: string): ((run: Run) => Promise<SavedAnswer>) => {
  const gather = gatherer({
    most,
    patience,
    work: (asked: readonly Asked[], next, giveUp) => untilDone(() => answerTogether(asked, next, giveUp), true).catch(noted(asked)),
    isTransient,
    tooLate: () => new Refused('busy'),
  })
  const underWay = new Set<string>()
  return async (run) => {
    const input = orRefused(() => inputOf(run))
    const { authorization, 'idempotency-key': key } = run.request.headers
    const copy = `${authorization}\n${String(key ?? run.request.id)}`
    if (underWay.has(copy)) throw new Refused('keyInFlight')
    underWay.add(copy)
    try {
      return await gather(input instanceof Refused ? '' : textAt(input, field), { run, input })
    } finally {
      underWay.delete(copy)
    }
  }
}

/** The field's value, by which requests are grouped; it must be a text. */
const textAt = (input: object, field: string): string => {
  const text: unknown = Reflect.get(input, field)
  if (typeof text !== 'string') throw new Error(`requests cannot be told apart by ${field}, which is no text`)
  return text
}

/** A request with its input, or with the refusal of it: authentication is checked first, so the refusal waits. */
type Asked = { readonly run: Run; readonly input: object | Refused }

/** A request of an identified agent, with its key. */
type Keyed = { readonly run: Run; readonly input: object; readonly caller: Caller; readonly request: KeyedRequest }

/** The requests that share a transaction: the answers so far, and the diary lines and signals to come. */
type Sharing = {
  readonly tx: Tx
  readonly answers: Map<Run, SavedAnswer>
  readonly diary: DiaryLine[]
  readonly signals: Signal[]
}

/** Logs why several requests were not answered together; each is then tried alone, and the callers do not notice. */
const noted =
  ([first, ...others]: readonly Asked[]) =>
  (error: unknown): never => {
    if (others.length > 0) first?.run.request.log.warn({ err: error, call: first.run.path }, 'not answered together')
    throw error
  }

const answerTogether = async (asked: readonly Asked[], next: () => void, giveUp: AbortSignal): Promise<readonly SavedAnswer[]> => {
  const [first] = asked
  if (first === undefined) return []
  const { server, call } = first.run
  const signals: Signal[] = []
  const answering = onClient(
    server.pool,
    async (client) => {
      const sharing = { tx: transactionOn(client), answers: new Map<Run, SavedAnswer>(), diary: [], signals }
      const beginning = begin({ readOnly: false, seconds: limitsOf(call).seconds }) + bindPlatform
      const [, known] = await Promise.all([client.query(beginning), identifyAll(sharing, asked)])
      await workTogether(sharing, await unanswered(sharing, known), next)
      return asked.map(({ run }) => answerTo(sharing, run))
    },
    giveUp,
  )
  return publishAfter(answering, server.live, signals)
}

const answerTo = ({ answers }: Sharing, run: Run): SavedAnswer => {
  const answer = answers.get(run)
  if (answer === undefined) throw new Error(`${run.path} did not answer everybody`)
  return answer
}

/** Returns the result of `work`; if it refuses a request, the refusal becomes that request's answer. */
const unlessRefused = <T>({ answers }: Sharing, run: Run, work: () => T | Refused): T[] => {
  const done = orRefused(work)
  if (!(done instanceof Refused)) return [done]
  answers.set(run, refusalAnswer(run.asked, done))
  return []
}

/** Identifies the callers of all requests at once. */
const identifyAll = async (sharing: Sharing, asked: readonly Asked[]): Promise<Keyed[]> => {
  const bearing = asked.flatMap((one) => unlessRefused(sharing, one.run, () => ({ ...one, keyHash: agentKeyHash(one.run.request) })))
  const agents = await travelAgentsOf(
    sharing.tx,
    bearing.map(({ keyHash }) => keyHash),
  )
  const shared = {
    tx: sharing.tx,
    propertyId: null,
    person: null,
    connection: null,
    binding: { propertyId: null },
    writeDiary: async (line: DiaryLine) => void sharing.diary.push(line),
  }
  return bearing.flatMap(({ run, input, keyHash }) =>
    unlessRefused(sharing, run, () => {
      const travelAgent = agents.get(keyHash.toString('hex'))
      if (travelAgent === undefined) return new Refused('agentKeyUnknown')
      run.server.callers.proven(run.request)
      if (travelAgent.keyUseDue) run.server.keyUse.note(travelAgent.keyId)
      if (input instanceof Refused) return input
      const caller = { ...shared, asked: run.asked, request: run.request, travelAgent }
      return { run, input, caller, request: requiredKey(run, caller, input) }
    }),
  )
}

const requiredKey = (run: Run, caller: Caller, input: object): KeyedRequest => {
  const request = keyOf(run, caller, input)
  if (request === null) throw new Error(`${run.path} is answered together, so that it must require a key`)
  return request
}

/** The requests whose key has no answer yet. */
const unanswered = async (sharing: Sharing, known: readonly Keyed[]): Promise<Keyed[]> => {
  const kept = await savedAnswers(
    sharing.tx,
    known.map(({ request }) => request),
  )
  return known.flatMap((one, index) =>
    unlessRefused(sharing, one.run, () => kept[index] ?? one).flatMap((found) => {
      if ('run' in found) return [found]
      markReplayed(one.run)
      sharing.answers.set(one.run, found)
      return []
    }),
  )
}

/** Runs the handler for all requests, then writes their diary and keeps their answers. */
const workTogether = async ({ tx, answers, diary, signals }: Sharing, open: readonly Keyed[], next: () => void): Promise<void> => {
  const work = open.map((one) => {
    const told: Signal[] = []
    return { ...one, told, ...makeAt(one.run.path, one.caller, { input: one.input, signals: told }) }
  })
  const [first] = work
  if (first === undefined) return
  const { outcomes, written } = answeredBy(await first.run.handler(first.at, work))
  if (outcomes.length !== work.length) throw new Error(`${first.run.path} did not answer everybody`)
  const kept = work.map(({ run, caller, request, told, wroteDiary, waitingFor, properties }, index) => {
    const outcome = outcomes[index]
    const answer = outcome instanceof Refused ? refusalAnswer(run.asked, outcome) : successAnswer(run.asked, outcome)
    answers.set(run, answer)
    if (outcome instanceof Refused) return { ...request, answer }
    diary.push(...waitingFor(outcome))
    checkWork(run, caller, { wroteDiary: wroteDiary(), answer: outcome })
    signals.push(...told, ...announce(run.path, run.call, { person: null, properties: properties() }))
    return { ...request, answer }
  })
  const writing = Promise.all([written, writeDiary(tx, diary), saveAnswers(tx, kept)])
  // The database now writes; meanwhile the next group can begin.
  next()
  await writing
}

type Answered = { readonly outcomes: readonly unknown[]; readonly written: Promise<unknown> }

const answeredBy = (made: unknown): Answered => {
  if (!isAnswered(made)) throw new Error('what answers several requests together did not say so')
  // It is awaited below; if the group is given up before that, this failure must not count as unhandled.
  made.written.catch(() => undefined)
  return made
}

const isAnswered = (made: unknown): made is Answered =>
  typeof made === 'object' &&
  made !== null &&
  'outcomes' in made &&
  Array.isArray(made.outcomes) &&
  'written' in made &&
  made.written instanceof Promise
