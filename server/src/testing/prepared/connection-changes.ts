import { holdMessage, makeConnection, mapCodes } from '../factories/make-connection.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

const ownPlan = `from room_plan r join rate_plan p using (property_id, rate_plan_id)
  where r.property_id = $1 and r.active and p.active and p.parent_rate_plan_id is null order by r.room_plan_id limit 1`

/** Names a room and a plan by codes of the connection that the input names. */
const named = async (scene: Scene, room: string, plan: string): Promise<string> => {
  const { server, propertyId, kept } = scene
  const roomTypeId = String(await oneOf(scene, `select r.room_type_id ${ownPlan}`))
  const ratePlanId = String(await oneOf(scene, `select r.rate_plan_id ${ownPlan}`))
  const of = { propertyId, connectionId: kept['connection/'] ?? '' }
  await put(scene, `update connection set state = 'active' where property_id = $1`)
  await mapCodes(server, of, { rooms: { [room]: roomTypeId }, plans: { [plan]: ratePlanId } })
  return roomTypeId
}

/** What the sample data needs before it accepts what connected systems send. */
export const connectionChanges: Preparations = {
  'connectivity/ari': async (scene) => {
    await named(scene, 'DLX', 'BAR')
    const night = String(await oneOf(scene, `select (current_date + 40)::text`))
    return { input: { updates: [{ rooms: ['DLX'], plans: ['BAR'], from: night, to: night, stopSell: true }] } }
  },
  'connection/forget-code': async (scene) => {
    await named(scene, 'DLX3', 'BAR3')
    await put(scene, `update connection_code set named_at = now() - interval '60 days' where property_id = $1 and code = 'DLX3'`)
    return { input: { thing: 'room', code: 'DLX3' } }
  },
  'room-plan/pms-confirm': async (scene) => {
    const { server, propertyId } = scene
    const { connectionId } = await makeConnection(server, propertyId)
    const [roomTypeId, ratePlanId] = [
      await oneOf(scene, `select r.room_type_id ${ownPlan}`),
      await oneOf(scene, `select r.rate_plan_id ${ownPlan}`),
    ]
    await mapCodes(server, { propertyId, connectionId }, { rooms: { DLX: String(roomTypeId) }, plans: { BAR: String(ratePlanId) } })
    const night = String(await oneOf(scene, `select (current_date + 44)::text`))
    const id = await holdMessage(server, { propertyId, connectionId }, [
      { rooms: ['DLX'], plans: ['BAR'], from: night, to: night, cta: true },
    ])
    return { input: { id, decision: 'confirm' } }
  },
  'connection/map': async (scene) => {
    const target = await named(scene, 'DLX2', 'BAR2')
    await put(
      scene,
      `update connection_code set room_type_id = null, mapped_at = null, mapped_by = null where property_id = $1 and code = 'DLX2'`,
    )
    return { input: { codes: [{ thing: 'room', code: 'DLX2', target }] } }
  },
}
