import { guestCalls } from '@innkeeper/protocol/calls/support/guest'
import { callAt } from '@innkeeper/protocol/catalogue'
import { rightInput } from '../inputs/right-inputs.ts'
import { send } from '../send.ts'
import { solveCaptcha } from '../solve-captcha.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

const email = 'an.nguyen@example.com'

/** What the sample data needs before it accepts what a guest does on a property's own site. */
export const guestChanges: Preparations = {
  // What is refused because its price has changed is told the new one.
  'guest/book': async (scene) => {
    const { server, kept } = scene
    // Earlier changes have taken the property off sale and its contract back.
    await put(
      scene,
      `update property set state = 'onsite', taken_off_by = null where property_id = $1`,
      `update e_contract set state = 'signed', ends_on = null where property_id = $1`,
    )
    const asked = rightInput('guest/book', callAt('guest/book'), kept)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { values, refusal, message } = await send(server.url(), 'guest/book', { ...asked, captcha: await solveCaptcha(server) }, headers)
    if (values?.['total'] === undefined) throw new Error(`the price is not told: ${refusal ?? ''} ${message}`)
    return { input: { total: values['total'], captcha: await solveCaptcha(server) } }
  },
  'guest/change': async (scene) => {
    const own = await ownBooking(scene)
    // A name may be changed by every terms; what is seen and the total are those of its preview.
    const { data } = await send(scene.server.url(), 'guest/preview-change', own)
    const { seen, before } = previewed.parse(data)
    return { input: { ...own, checkIn: undefined, checkOut: undefined, rooms: undefined, total: before.price.total, seen } }
  },
  'guest/cancel': async (scene) => ({ input: await ownBooking(scene) }),
}

const previewed = guestCalls['guest/preview-change'].output

/** A booking of the sample data, as if a guest had made it alone. */
const ownBooking = async (scene: Scene) => {
  const code = String(
    await oneOf(
      scene,
      `select code from booking where property_id = $1 and state = 'confirm' and payment_method <> 'debt' order by check_in desc limit 1`,
    ),
  )
  await put(scene, `update booking set travel_agent_id = null, guest_email = '${email}' where property_id = $1 and code = '${code}'`)
  const property = String(await oneOf(scene, 'select code from property where property_id = $1'))
  return { property, code, email }
}
