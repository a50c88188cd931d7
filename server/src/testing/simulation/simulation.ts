import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import { todayIn, type Day } from '@innkeeper/rules/days/day'
import type { AskOptions, Reply } from '../ask.ts'
import type { TestServer } from '../server/test-server.ts'
import type { Chance } from './chance.ts'
import { mayBeRefused } from './expected-refusals.ts'
import type { SimulatedAgent, SimulatedWorld } from './simulated-world.ts'

/** A booking that was made, of rooms or of tickets. */
export type Made = { readonly code: string; readonly agent: SimulatedAgent; readonly onCredit: boolean }

/** A payer who was sent to VNPAY, with the address's parameters. */
export type SentToGateway = { readonly code: string; readonly asked: Readonly<Record<string, string>> }

/** What acts know of what was done before, and how they ask. */
export type Simulation = {
  readonly server: TestServer
  readonly world: SimulatedWorld
  readonly chance: Chance
  readonly ask: TestServer['ask']
  readonly today: () => Day
  readonly bookings: Made[]
  readonly tickets: Made[]
  readonly requests: Made[]
  readonly sent: SentToGateway[]
  /** Whether nothing else happens meanwhile: then what was shown before must hold. */
  alone: boolean
}

/** A kind of act: how often it is drawn, compared with the others, and what is done. */
export type Act = { readonly name: string; readonly weight: number; readonly run: (simulation: Simulation) => Promise<unknown> }

/** A simulation in which nothing has happened yet. */
export const newSimulation = (server: TestServer, world: SimulatedWorld, chance: Chance): Simulation => {
  return {
    server,
    world,
    chance,
    ask: watched(server),
    today: () => todayIn('Asia/Ho_Chi_Minh', new Date()),
    bookings: [],
    tickets: [],
    requests: [],
    sent: [],
    alone: true,
  }
}

/** Asks, and fails where the answer is a failure, or a refusal that nobody expects of this call. */
const watched =
  (server: TestServer): TestServer['ask'] =>
  async (path, input, options) => {
    const reply = await server.ask(path, input, options)
    const reason = reasonOf(reply)
    if (reason !== null && !mayBeRefused(path, reason))
      throw new Error(`${path} was refused: ${reason}, ${JSON.stringify({ input, values: reply.values, errors: reply.errors })}`)
    return reply
  }

/** Why a call was refused: the refusal's key, with the fields' reasons where it is about fields. */
const reasonOf = <P extends CallPath>({ refusal, errors }: Reply<P>): string | null => {
  if (refusal === null || refusal === undefined) return null
  const reasons = [...new Set((errors ?? []).map(({ field, reason }) => `${field} ${reason}`))]
  return refusal === 'invalidInput' ? `${refusal} (${reasons.join(', ')})` : refusal
}

/** Who asks. */
export type Asker = Pick<AskOptions, 'token' | 'agentKey'>

/** Sends a change twice under one key, now and then: it is one change. */
export const askOnce = async <P extends CallPath>(
  { ask, chance }: Simulation,
  path: P,
  input: CallInput<P>,
  who: Asker,
): Promise<Reply<P>> => {
  const options = { ...(who.token === undefined ? { agentKey: who.agentKey ?? '' } : { token: who.token }), key: crypto.randomUUID() }
  const isRepeated = chance.is(0.15)
  const first = await ask(path, input, options)
  if (!isRepeated || first.status !== 200) return first
  const again = await ask(path, input, options)
  if (JSON.stringify(again.data) !== JSON.stringify(first.data)) throw new Error(`${path} under the same key was another change`)
  return first
}

/** Fails where what was shown before does not hold although nothing happened meanwhile. */
export const holds = (simulation: Simulation, isSo: boolean, what: string, details: unknown): void => {
  if (simulation.alone && !isSo) throw new Error(`${what}: ${JSON.stringify(details)}`)
}
