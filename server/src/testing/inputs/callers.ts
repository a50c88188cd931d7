import type { Access } from '@innkeeper/protocol/access'
import { makeProperty, signInAdmin, signInTo } from '../factories/factories.ts'
import { makeConnection } from '../factories/make-connection.ts'
import { makeTravelAgent } from '../factories/factories-sales.ts'
import type { TestServer } from '../server/test-server.ts'

/** One caller of each kind, who may make the calls with that access. */
export type Callers = {
  readonly propertyId: string
  readonly headersFor: (who: Access['who']) => Record<string, string>
}

/** Makes a property with its owner and a connected system, an administrator of the platform and a travel agent. */
export const makeCallers = async (server: TestServer): Promise<Callers> => {
  const propertyId = await makeProperty(server)
  const owner = await signInTo(server, propertyId)
  const administrator = await signInAdmin(server)
  const { agentKey } = await makeTravelAgent(server)
  const { connectionKey } = await makeConnection(server, propertyId)
  const headers: Record<Access['who'], Record<string, string>> = {
    anyone: {},
    signedIn: { authorization: `Token ${owner.token}` },
    property: { authorization: `Token ${owner.token}` },
    administrator: { authorization: `Token ${administrator.token}` },
    travelAgent: { authorization: `Agent ${agentKey}` },
    connection: { authorization: `Connection ${connectionKey}` },
  }
  return { propertyId, headersFor: (who) => headers[who] }
}
