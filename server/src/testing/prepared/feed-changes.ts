import { startPretendNameServer } from '../server/pretend-name-server.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

const giveAddress = (scene: Scene): Promise<void> =>
  put(
    scene,
    `update connection_feed set url = 'https://pms.example.com/', url_since = now(), sealed_secret = '\\x01' where property_id = $1`,
  )

const giveAriAddress = (scene: Scene): Promise<void> =>
  put(
    scene,
    `insert into ari_feed (property_id, connection_id, url, url_since, sealed_secret)
       select property_id, connection_id, 'https://channel.example.com/', now(), '\\x01' from connection where property_id = $1
     on conflict (property_id, connection_id) do update
       set url = excluded.url, url_since = excluded.url_since, sealed_secret = excluded.sealed_secret, whole_at = null`,
  )

/** What the sample data needs before a connected system is told of nights at an address. */
export const ariChanges: Preparations = {
  'connection/set-ari-address': async ({ server }) => {
    const names = await startPretendNameServer({ 'channel.example.com': { addresses: ['203.162.4.191'] } })
    server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: null })
    return { input: { url: 'https://channel.example.com/innkeeper' } }
  },
  'connection/remove-ari-address': async (scene) => {
    await giveAriAddress(scene)
    return {}
  },
  'connection/send-all-nights': async (scene) => {
    await giveAriAddress(scene)
    return {}
  },
  'connection/retry-nights': async (scene) => {
    await giveAriAddress(scene)
    await put(
      scene,
      `insert into ari_cell (property_id, connection_id, place_id, night, room_type_id, wanted, state, changed_at)
         select f.property_id, f.connection_id, t.room_type_id, current_date + 9, t.room_type_id, '{"closed": true}', 'failed', now()
           from ari_feed f join room_type t using (property_id) where f.property_id = $1
       on conflict (property_id, connection_id, place_id, night) do update set state = 'failed', told = null, message_number = null`,
    )
    return {}
  },
}

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
