import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays } from '@innkeeper/rules/days/day'
import { beforeEach, expect } from 'vitest'
import { expireHeld } from '#features/rates/held/held.jobs.ts'
import { signInTo, type SignedIn } from '../factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, type RatesProperty } from '../factories/factories-rates.ts'
import { makeConnection, mapCodes, type TestConnection } from '../factories/make-connection.ts'
import type { TestServer } from '../server/test-server.ts'

type Updates = CallInput<'connectivity/ari'>['updates']

const from = nightIn(8)

/** A week of nights that can be set, and an update of them without a value. */
export const heldWeek = { from, to: addDays(from, 6) }
export const heldRate = { rooms: ['DLX'], plans: ['BAR'], ...heldWeek }

/** Seven nights without a price, and with one. */
export const noPrice = Array<null>(7).fill(null)
export const priceOf = (price: number) => Array<number>(7).fill(price)

/** For the top of a test file: for each test a property that asks before it applies what its PMS sends, and what both do. */
export const useHeldPushes = (server: TestServer) => {
  let at: RatesProperty
  let pms: TestConnection
  let owner: SignedIn
  beforeEach(async () => {
    at = await makeRatesProperty(server)
    pms = await connected(server, at, 'PMS lễ tân')
    owner = await signInTo(server, at.propertyId)
    await ask(true)
  })
  const connection = async () => {
    const found = (await server.ask('connection/get-all', {}, owner)).data.find(({ id }) => id === pms.connectionId)
    return found ?? expect.fail('no connection')
  }
  const ask = async (held: boolean) =>
    server.ask('connection/update', { id: pms.connectionId, version: (await connection()).version, held }, owner)
  const push = (updates: Updates, by = pms, key: string = crypto.randomUUID()) =>
    server.ask('connectivity/ari', { updates }, { connectionKey: by.connectionKey, key })
  return {
    at: () => at,
    pms: () => pms,
    owner: () => owner,
    connectedAs: (name: string) => connected(server, at, name),
    ask,
    push,
    hold: async (updates: Updates) => (await push(updates)).data.messageId ?? expect.fail('it was not held'),
    decide: (id: string, decision: 'confirm' | 'decline', more: Partial<CallInput<'room-plan/pms-confirm'>> = {}, by: object = {}) =>
      server.ask('room-plan/pms-confirm', { id, decision, ...more }, { ...owner, ...by }),
    seen: async (id: string, by = owner) => (await server.ask('room-plan/pms-message', { id }, by)).data,
    asSystem: async (messageId: string) => (await server.ask('connectivity/message', { messageId }, pms)).data,
    prices: async () => planIn(await gridOf(server, owner, heldWeek.from, heldWeek.to), at.flexible).nights.price,
    told: async (by = owner) =>
      (await server.ask('notification/show', {}, by)).data.notifications.filter(({ type }) => type === 'pushHeld'),
    sweepIn: (hours: number) => {
      const now = new Date(Date.now() + hours * 3_600_000)
      return expireHeld(server.outside).run({ pool: server.database.pool, now, publish: () => undefined })
    },
  }
}

const connected = async (server: TestServer, property: RatesProperty, name: string): Promise<TestConnection> => {
  const made = await makeConnection(server, property.propertyId, { name })
  const { flexible, breakfast } = property.ratePlanIds
  await mapCodes(server, { ...property, ...made }, { rooms: { DLX: property.roomTypeId }, plans: { BAR: flexible, BB: breakfast } })
  return made
}
