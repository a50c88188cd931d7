import { inDays } from '../factories/book-stay.ts'
import { showTicket } from '../factories/enter-park.ts'
import { solveCaptcha } from '../solve-captcha.ts'
import { makeTicketProduct, ticketProductForm } from '../forms/ticket-forms.ts'
import { oneOf, type Preparations, type Scene } from './scene.ts'

const newProduct = (scene: Scene, code: string): Promise<string> => makeTicketProduct(scene.server, scene.owner, { code })

const aPicture = async (scene: Scene) => String(await oneOf(scene, 'select thumbnail from hotel_service where property_id = $1 limit 1'))

const fortnight = { from: inDays(1), to: inDays(14), weekdays: [1, 2, 3, 4, 5, 6, 7], slots: [], set: { adultPrice: 300_000 } }

const ticketsOf = async (scene: Scene, code: string) => {
  await newProduct(scene, code)
  const property = String(await oneOf(scene, 'select code from property where property_id = $1'))
  const wanted = { property, day: inDays(40), lines: [{ product: code, visitors: { adult: 2 } }] }
  const agent = await agentOf(scene)
  const { data } = await scene.server.ask('distribution/ticket-quote', wanted, { agentKey: agent })
  const guest = { name: 'Phạm Hoàng Bảo Ngọc', phone: '', email: '' }
  return { ...wanted, guest, total: data.price?.total ?? 0, paymentMethod: 'bank transfer' } as const
}

// The key of a sample agent is its code. The generated calls are made by the agent of the sample booking.
const agentOf = async (scene: Scene): Promise<string> =>
  String(
    await oneOf(
      scene,
      `select a.code from booking b join travel_agent a using (travel_agent_id) where b.property_id = $1 and b.code = '${scene.kept['code'] ?? ''}'`,
    ),
  )

const unpaidTickets = (scene: Scene) =>
  oneOf(scene, `select code from ticket_booking where property_id = $1 and state = 'await payment' and travel_agent_id is not null limit 1`)

const email = 'an.nguyen@example.com'

const sell = async (scene: Scene): Promise<void> => {
  // Earlier changes may have taken the property off sale, ended its contract, unlinked its agents and used up their credit.
  const { pool } = scene.server.database
  await pool.query(`update property set state = 'onsite' where property_id = $1`, [scene.propertyId])
  await pool.query(`update e_contract set state = 'signed', ends_on = null where property_id = $1`, [scene.propertyId])
  await pool.query(
    `update travel_agent_link set active = true, debt_limit = 1000000000
      where property_id = $1 and travel_agent_id = (select travel_agent_id from travel_agent where code = $2)`,
    [scene.propertyId, await agentOf(scene)],
  )
}

const bookedTickets = async (scene: Scene, paymentMethod: 'bank transfer' | 'debt' = 'bank transfer'): Promise<string> => {
  await sell(scene)
  const booker = { agentKey: await agentOf(scene), key: crypto.randomUUID() }
  return (
    await scene.server.ask(
      'distribution/ticket-book',
      { ...(await ticketsOf(scene, `VE${crypto.randomUUID().slice(0, 8).toUpperCase()}`)), paymentMethod },
      booker,
    )
  ).data.code
}

/** The number of a ticket that lets in now: a booking’s tickets are for another day, so that day is moved. */
const ticketForToday = async (scene: Scene): Promise<string> => {
  const code = await bookedTickets(scene, 'debt')
  await scene.server.database.pool.query(
    `update ticket set first_day = $2, last_day = $2
      where property_id = $1 and ticket_booking_id = (select ticket_booking_id from ticket_booking where code = $3)`,
    [scene.propertyId, inDays(0), code],
  )
  return String(
    await oneOf(
      scene,
      `select number from visitor_ticket join ticket_booking using (property_id, ticket_booking_id) where property_id = $1 and code = '${code}' limit 1`,
    ),
  )
}

/** What the sample data needs before it accepts the changes of what a park sells. */
export const ticketChanges: Preparations = {
  'ticket-product/create': async (scene) => ({ input: ticketProductForm({ code: 'VE1', thumbnail: await aPicture(scene) }) }),
  'ticket-product/update': async (scene) => ({
    input: { ...ticketProductForm({ code: 'VE3', thumbnail: await aPicture(scene) }), id: await newProduct(scene, 'VE2') },
  }),
  'ticket-product/delete': async (scene) => ({ input: { id: await newProduct(scene, 'VE4') } }),
  'ticket-product/change-status': async (scene) => ({ input: { id: await newProduct(scene, 'VE5'), active: false } }),
  'ticket-day/set': async (scene) => ({ input: { ...fortnight, id: await newProduct(scene, 'VE6') } }),
  'distribution/ticket-book': async (scene) => ({ input: await ticketsOf(scene, 'VE8') }),
  'guest/ticket-book': async (scene) => {
    await sell(scene)
    const { guest, ...wanted } = await ticketsOf(scene, 'VE9')
    return { input: { ...wanted, guest: { ...guest, email }, captcha: await solveCaptcha(scene.server) } }
  },
  'guest/ticket-cancel': async (scene) => {
    const code = await bookedTickets(scene)
    await scene.server.database.pool.query('update ticket_booking set travel_agent_id = null, guest_email = $2 where code = $1', [
      code,
      email,
    ])
    return { input: { property: String(await oneOf(scene, 'select code from property where property_id = $1')), code, email } }
  },
  'distribution/ticket-cancel': async (scene) => ({ input: { code: (await unpaidTickets(scene)) ?? (await bookedTickets(scene)) } }),
  'ticket-booking/cancel': async (scene) => ({
    input: { code: (await unpaidTickets(scene)) ?? (await bookedTickets(scene)), reason: 'Bão', waiveFee: false },
  }),
  'gate/enter': async (scene) => ({ input: { id: crypto.randomUUID(), ticket: await ticketForToday(scene), gate: 'Cổng 1' } }),
  'gate/tell': async (scene) => ({
    input: { id: crypto.randomUUID(), ticket: await ticketForToday(scene), gate: 'Cổng 1', at: new Date().toISOString() },
  }),
  'gate/undo': async (scene) => {
    const id = crypto.randomUUID()
    await showTicket(scene.server, scene.owner, await ticketForToday(scene), { id })
    return { input: { id, reason: 'Quét nhầm vé' } }
  },
  'ticket-day/undo': async (scene) => {
    const id = await newProduct(scene, 'VE7')
    const { operationId } = (await scene.server.ask('ticket-day/set', { ...fortnight, id }, scene.owner)).data
    return { input: { operationId } }
  },
}
