import { startPretendNameServer } from '../server/pretend-name-server.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

const giveAddress = (scene: Scene): Promise<void> =>
  put(
    scene,
    `update connection_feed set url = 'https://pms.example.com/', url_since = now(), sealed_secret = '\\x01' where property_id = $1`,
  )

/** What the sample data needs before a connected system is told of bookings at an address. */
export const feedChanges: Preparations = {
  'connection/set-webhook': async ({ server }) => {
    const names = await startPretendNameServer({ 'pms.example.com': { addresses: ['203.162.4.191'] } })
    server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: null })
    return { input: { url: 'https://pms.example.com/innkeeper' } }
  },
  'connection/rotate-secret': async (scene) => {
    await giveAddress(scene)
    return {}
  },
  'connection/remove-webhook': async (scene) => {
    await giveAddress(scene)
    return {}
  },
  'connection/send-again': async (scene) => {
    await giveAddress(scene)
    const number = await oneOf(scene, 'select max(number)::int from booking_revision where property_id = $1')
    await put(
      scene,
      `insert into webhook_delivery (property_id, connection_id, number, state, problem)
         select property_id, connection_id, ${String(number)}, 'putAside', 'refused' from connection_feed where property_id = $1
       on conflict do nothing`,
    )
    return { input: { number } }
  },
}
