import { mostAgentKeys } from '@innkeeper/protocol/calls/platform/travel-agents'
import { implement } from '#kit/call/implement.ts'
import { newApiKey } from '#kit/session/token.ts'
import { addKey, namesOfKeys, revokeKey } from './agent-keys.store.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { present } from '#kit/records/present.ts'
import { platformAgentsFile } from './platform-agents-file.ts'
import * as store from './platform-agents.store.ts'

/** The travel agents of the platform, and their keys. */
export const platformAgentCalls = implement({
  'supplier/travel-agent/get-all': (at, { limit, offset, ...filter }) =>
    store.listPlatformAgents(at.tx, filter, at.language, { limit, offset }),

  'supplier/travel-agent/export': async (at, filter) => {
    const rows = await rowsForFile(at, (page) => store.listPlatformAgents(at.tx, filter, at.language, page))
    return platformAgentsFile(rows, at.language)
  },

  'supplier/travel-agent/detail': async (at, { id }) => {
    return present(at, await store.agentDetail(at.tx, id), 'notFound')
  },

  'supplier/travel-agent/create': async (at, form) => {
    const id = await store.addAgent(at.tx, form, at.person.fullName)
    if (id === undefined) throw at.refusal('agentCodeTaken', { field: 'code' })
    return { id, version: 1 }
  },

  'supplier/travel-agent/update': async (at, { id, version, ...changes }) => {
    const agent = (await store.lockAgent(at.tx, id)) ? await store.agentDetail(at.tx, id) : undefined
    if (agent === undefined) throw at.refusal('notFound', { field: 'id' })
    if (agent.version !== version) throw at.refusal('agentChanged', { values: { person: agent.changedBy } })
    if (await store.isCodeTaken(at.tx, changes.code, id)) throw at.refusal('agentCodeTaken', { field: 'code' })
    return { id, version: await store.changeAgent(at.tx, { id, version }, changes, at.person.fullName) }
  },

  'supplier/travel-agent/delete': async (at, { id }) => {
    const agent = (await store.lockAgent(at.tx, id)) ? await store.agentDetail(at.tx, id) : undefined
    if (agent === undefined) throw at.refusal('notFound', { field: 'id' })
    if (agent.links.length + agent.keys.length + agent.bookings > 0) throw at.refusal('agentInUse', { field: 'id' })
    await store.deleteAgent(at.tx, id)
    return { id }
  },

  'supplier/travel-agent/make-key': async (at, { id, name }) => {
    if (!(await store.lockAgent(at.tx, id))) throw at.refusal('notFound', { field: 'id' })
    const names = await namesOfKeys(at.tx, id)
    if (names.length >= mostAgentKeys) throw at.refusal('tooManyKeys', { field: 'name', values: { max: mostAgentKeys } })
    if (names.includes(name)) throw at.refusal('keyNameTaken', { field: 'name' })
    const key = newApiKey()
    return { keyId: await addKey(at.tx, { travelAgentId: id, name }, key, at.person.fullName), key }
  },

  'supplier/travel-agent/revoke-key': async (at, { id, keyId }) => {
    if (!(await revokeKey(at.tx, { travelAgentId: id, keyId }, at.person.fullName))) throw at.refusal('notFound', { field: 'keyId' })
    return null
  },
})
