import { AgentKeys } from '#screens/admin/agents/agent-keys.tsx'
import { MakeKey } from '#screens/admin/agents/make-key.tsx'
import { ChangeLevel } from '#screens/travel-agents/change-level.tsx'
import { TermsDialog } from '#screens/travel-agents/terms/terms-dialog.tsx'
import { TermsVersions } from '#screens/travel-agents/terms/terms-versions.tsx'
import { LinkAgain } from '#screens/travel-agents/link-again.tsx'
import { LinkAgent } from '#screens/travel-agents/link-agent.tsx'
import { SetCredit } from '#screens/travel-agents/set-credit.tsx'
import { UnlinkAgent } from '#screens/travel-agents/unlink-agent.tsx'
import { at, chosen, id, other, pressed, read, typed, type ActCase } from './act-case.ts'

const linked = {
  travelAgentId: id,
  code: 'CATVANG',
  name: { vi: 'Cát Vàng', en: 'Cat Vang' },
  level: 3,
  kind: 'travel company',
  email: '',
  phone: '',
  linkedAt: at,
  debtLimit: null,
  debtUsed: 0,
  currency: 'VND',
  bookings: 0,
  revenue: 0,
  lastBooking: null,
  version: 2,
} satisfies Parameters<typeof ChangeLevel>[0]['agent']
const unlinked = { ...linked, reason: 'Nợ lâu', unlinkedAt: at, unlinkedBy: 'Lê Thu Hà', stopped: false }
const offered = { code: 'MAY', name: { vi: 'Mây', en: 'May' }, kind: 'travel company', formerLevel: null }
const effects = { 'travelagent/get-effects': read({ upcoming: 0, upcomingTotal: 0, currency: 'VND', levels: [0, 0, 1, 0, 0] }) }
const nothing = () => undefined
const saved = { travelAgentId: id, level: 3, version: 3 }

const plainRow = {
  level: 2,
  travelAgentId: null,
  priceUnit: 'percent',
  priceValue: -1000,
  pricePlans: [],
  plansOpen: 'all',
  openPlans: [],
  capUnit: 'none',
  capRooms: null,
  capShare: null,
  capRefilled: true,
  releaseSteps: [],
  agent: null,
  agents: 4,
} satisfies Parameters<typeof TermsDialog>[0]['start']
const ownRow = {
  ...plainRow,
  level: null,
  travelAgentId: id,
  agent: { code: 'CATVANG', name: linked.name, level: 3, active: true },
  agents: 1,
} satisfies Parameters<typeof TermsDialog>[0]['start']
const termsTable = {
  version: 3,
  changedAt: at,
  changedBy: 'Lê Thu Hà',
  currency: 'VND',
  rows: [plainRow, ownRow],
  plans: [],
} satisfies Parameters<typeof TermsDialog>[0]['table']
const previewed = { 'agent-terms/preview': read({ total: 0, agents: [] }) }
const { agent: _agent, agents: _agents, ...sentRow } = plainRow
const versions = [
  { version: 3, changedAt: at, changedBy: 'Lê Thu Hà', restored: null },
  { version: 2, changedAt: at, changedBy: 'Lê Thu Hà', restored: null },
]

/** What a property does with its travel agents. */
export const agentActs: readonly ActCase[] = [
  {
    call: 'travelagent/active',
    part: <LinkAgain agent={unlinked} onClose={nothing} />,
    presses: ['Link again'],
    sends: { code: 'CATVANG', level: 3 },
    answer: saved,
    told: 'Cat Vang is linked.',
    needs: 'UNLINKED_LIST_2',
  },
  {
    call: 'travelagent/active',
    part: <LinkAgent onClose={nothing} />,
    reads: { 'travelagent/get-all-agent': () => ({ body: { data: [offered], total: 1 } }) },
    fill: chosen(/^Agent/u, /^May/u),
    presses: ['Link'],
    sends: { code: 'MAY' },
    answer: saved,
    told: 'May is linked.',
    needs: 'UNLINKED_LIST_2',
  },
  {
    call: 'travelagent/deactive',
    part: <UnlinkAgent agent={linked} onClose={nothing} />,
    reads: effects,
    fill: typed({ Reason: 'Pays late' }),
    presses: ['Unlink'],
    sends: { travelAgentId: id, reason: 'Pays late' },
    answer: saved,
    told: 'Cat Vang is unlinked.',
    needs: 'AGENT_LIST_2',
  },
  {
    call: 'travelagent/change-level',
    part: <ChangeLevel agent={linked} onClose={nothing} />,
    reads: effects,
    fill: pressed('button', 'Level 2'),
    presses: ['Change to level 2'],
    sends: { travelAgentId: id, version: 2, level: 2 },
    answer: saved,
    told: 'Cat Vang is at level 2 now.',
  },
  {
    call: 'travelagent/set-credit',
    part: <SetCredit agent={linked} onClose={nothing} />,
    fill: typed({ 'Credit limit': '5000000' }),
    presses: ['Save the credit'],
    sends: { travelAgentId: id, version: 2, debtLimit: 5_000_000 },
    answer: saved,
    told: 'The credit of Cat Vang is saved.',
    needs: 'AGENT_LIST_2',
  },
]

const key = {
  id: other,
  name: 'ERP',
  endsWith: 'x9k2',
  createdAt: at,
  madeBy: 'Lê Thu Hà',
  lastUsedAt: null,
  revokedAt: null,
  revokedBy: null,
}
const platformAgent = {
  id,
  version: 1,
  nameVi: 'Cát Vàng',
  nameEn: 'Cat Vang',
  active: true,
  changedAt: at,
  changedBy: '',
  code: 'CATVANG',
  kind: 'travel company',
  email: '',
  phone: '',
  contacts: [],
  keys: [key],
  links: [],
  bookings: 0,
  createdAt: at,
} satisfies Parameters<typeof AgentKeys>[0]['agent']

/** What the platform does with the keys of travel agents. */
export const agentKeyActs: readonly ActCase[] = [
  {
    call: 'supplier/travel-agent/make-key',
    part: <MakeKey agentId={id} onClose={nothing} />,
    isAdministrator: true,
    fill: typed({ Name: 'ERP' }),
    presses: ['Make a key'],
    sends: { id, name: 'ERP' },
    answer: { keyId: other, key: 'ik_secret' },
    told: 'The new API key',
  },
  {
    call: 'supplier/travel-agent/revoke-key',
    part: <AgentKeys agent={platformAgent} />,
    isAdministrator: true,
    presses: ['Revoke', 'Revoke'],
    sends: { id, keyId: other },
    answer: null,
    told: 'The key ERP is revoked.',
  },
  {
    call: 'agent-terms/save',
    part: <TermsDialog table={termsTable} start={plainRow} again={nothing} onClose={nothing} />,
    reads: previewed,
    presses: ['Save the terms'],
    sends: { version: 3, rows: [sentRow] },
    answer: { version: 4 },
    told: 'The agents’ terms are saved.',
    needs: 'AGENT_LIST_2',
  },
  {
    call: 'agent-terms/save',
    part: <TermsDialog table={termsTable} start={ownRow} again={nothing} onClose={nothing} />,
    reads: previewed,
    presses: ['Remove its own terms'],
    sends: { version: 3, rows: [], removed: [id] },
    answer: { version: 4 },
    told: 'The agents’ terms are saved.',
    needs: 'AGENT_LIST_2',
  },
  {
    call: 'agent-terms/restore',
    part: <TermsVersions version={3} onClose={nothing} />,
    reads: { 'agent-terms/versions': () => ({ body: { data: versions, total: 2 } }) },
    presses: ['Back to version 2'],
    sends: { version: 3, to: 2 },
    answer: { version: 4 },
    told: 'Version 2 is back.',
    needs: 'AGENT_LIST_2',
  },
]
