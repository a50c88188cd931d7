import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { SignedIn } from './factories/factories.ts'
import { makeConnection } from './factories/make-connection.ts'
import type { TestServer } from './server/test-server.ts'

type Place = { readonly server: TestServer; readonly owner: SignedIn }

/** A connection to a PMS, changed in every field. */
export const savedConnection = async ({ server, owner }: Place) => {
  const { connectionId: id } = await makeConnection(server, owner.propertyId ?? '')
  const read = async () => ({ data: (await server.ask('connection/get-all', {}, owner)).data.find((one) => one.id === id) })
  const told: Omit<CallInput<'connection/update'>, 'version'> = { id, name: 'PMS kho', held: true }
  return { read, told: [told] }
}
