import { inDays } from '../factories/book-stay.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

/** A request of the sample data that waits, made that of the agent whose booking the changes are about. */
const waiting = async (scene: Scene): Promise<unknown> => {
  const agent = `(select travel_agent_id from booking where code = '${scene.kept['code'] ?? ''}')`
  await put(
    scene,
    `update e_contract set state = 'signed', ends_on = null where property_id = $1`,
    `update travel_agent_link set active = true, unlinked_reason = null where property_id = $1 and travel_agent_id = ${agent}`,
    `update booking_request set travel_agent_id = ${agent}, state = 'wait feedback', ended_because = null, check_in = current_date + 20,
       check_out = current_date + 22 where property_id = $1 and state in ('wait feedback', 'feedback')`,
  )
  return oneOf(scene, `select code from booking_request where property_id = $1 and state = 'wait feedback' order by code limit 1`)
}

/** What the sample data needs before it accepts changes of booking requests. */
export const requestChanges: Preparations = {
  'distribution/request': async (scene) => {
    await waiting(scene)
    const rooms = [{ count: 2, adults: 2 }]
    return { input: { checkIn: inDays(30), checkOut: inDays(32), rooms, message: 'Hai phòng liền nhau' } }
  },
  'distribution/withdraw': async (scene) => ({ input: { code: await waiting(scene) } }),
  'request-booking/feedback': async (scene) => ({ input: { code: await waiting(scene) } }),
}
