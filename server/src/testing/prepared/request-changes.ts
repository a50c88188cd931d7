import { inDays } from '../factories/book-stay.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

/** A request of the sample data that waits, made that of the agent whose booking the changes are about. */
const waiting = async (scene: Scene): Promise<unknown> => {
  const agent = `(select travel_agent_id from booking where code = '${scene.kept['code'] ?? ''}')`
  await put(
    scene,
    `update e_contract set state = 'signed', ends_on = null where property_id = $1`,
    `update travel_agent_link set active = true, unlinked_reason = null where property_id = $1 and travel_agent_id = ${agent}`,
    'delete from answer_link where property_id = $1',
    'delete from booking_offer_room where property_id = $1',
    'delete from booking_offer where property_id = $1',
    `update booking_request set travel_agent_id = ${agent}, state = 'wait feedback', ended_because = null, booking_code = null,
       check_in = current_date + 20, check_out = current_date + 22 where property_id = $1`,
  )
  return oneOf(scene, `select code from booking_request where property_id = $1 order by code limit 1`)
}

/** Rooms that are free for two nights, for a request that waits. */
const newOffer = async (scene: Scene) => {
  await put(scene, `update property set state = 'onsite', taken_off_by = null where property_id = $1`)
  const code = await waiting(scene)
  await put(
    scene,
    `update room_night set closed = false, allotment = total_rooms where property_id = $1 and night >= current_date + 20 and night < current_date + 22`,
  )
  const roomPlanId = await oneOf(
    scene,
    `select m.room_plan_id from room_plan m join room_night n using (property_id, room_type_id)
      where property_id = $1 and m.active and n.night >= current_date + 20 and n.night < current_date + 22 and n.allotment > n.sold
      group by 1 having count(*) = 2 order by 1 limit 1`,
  )
  const until = new Date(Date.now() + 86_400_000).toISOString()
  return {
    code,
    seen: 0,
    checkIn: inDays(20),
    checkOut: inDays(22),
    rooms: [{ roomPlanId: String(roomPlanId), count: 1, adults: 1 }],
    total: 1_900_000,
    until,
  }
}

/** An offer that holds rooms, for a request of the same agent. */
const offered = async (scene: Scene) => {
  const { code, ...offer } = await newOffer(scene)
  await scene.server.ask('request-booking/offer', { code: String(code), ...offer }, scene.owner)
  return { code, offerNo: 1 }
}

/** The token in a letter about a request: to the property's address, or to the agent about its first offer. */
const letterAbout = async (scene: Scene, code: unknown, side: 'property' | 'agent'): Promise<string> => {
  const token = crypto.randomUUID()
  const [address, offerNo] = side === 'property' ? ['p.email', 'null'] : ['a.email', '1']
  await put(
    scene,
    `insert into answer_link (property_id, token_hash, booking_request_id, offer_no, address, made_at, expires_at)
       select property_id, sha256('${token}'), q.booking_request_id, ${offerNo}, ${address}, now(), now() + interval '1 day'
         from booking_request q join property p using (property_id) join travel_agent a using (travel_agent_id)
        where property_id = $1 and q.code = '${String(code)}'`,
  )
  return token
}

/** A letter to the agent about an offer that holds rooms. */
const letterOfOffer = async (scene: Scene) => letterAbout(scene, (await offered(scene)).code, 'agent')

/** What the sample data needs before it accepts changes of booking requests. */
export const requestChanges: Preparations = {
  'distribution/request': async (scene) => {
    await waiting(scene)
    const rooms = [{ count: 2, adults: 2 }]
    return { input: { checkIn: inDays(30), checkOut: inDays(32), rooms, message: 'Hai phòng liền nhau' } }
  },
  'distribution/withdraw': async (scene) => ({ input: { code: await waiting(scene) } }),
  'request-booking/feedback': async (scene) => ({ input: { code: await waiting(scene) } }),
  'request-booking/offer': async (scene) => ({ input: await newOffer(scene) }),
  'request-booking/take-back': async (scene) => ({ input: await offered(scene) }),
  'distribution/decline': async (scene) => ({ input: await offered(scene) }),
  'distribution/counter': async (scene) => {
    const code = await waiting(scene)
    await put(scene, `update booking_request set state = 'feedback' where property_id = $1 and code = '${String(code)}'`)
    return { input: { code, priceHoped: 1_500_000 } }
  },
  'distribution/accept': async (scene) => ({
    input: { ...(await offered(scene)), paymentMethod: 'cash', guest: { name: 'Nguyễn Văn An' } },
  }),
  'request-answer/feedback': async (scene) => ({
    input: { token: await letterAbout(scene, await waiting(scene), 'property'), note: 'Còn đủ phòng' },
  }),
  'request-answer/decline': async (scene) => ({ input: { token: await letterOfOffer(scene) } }),
  'request-answer/accept': async (scene) => ({
    input: { token: await letterOfOffer(scene), paymentMethod: 'cash', guest: { name: 'Nguyễn Văn An' } },
  }),
}
