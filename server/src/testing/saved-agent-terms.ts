import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { SignedIn } from './factories/factories.ts'
import { linkTravelAgent, makeTravelAgent } from './factories/factories-sales.ts'
import { ratePlanForm } from './forms/room-forms.ts'
import type { TestServer } from './server/test-server.ts'

type Told = Omit<CallInput<'agent-terms/save'>, 'version'>
type Place = { readonly server: TestServer; readonly owner: SignedIn }

const tableOf = async ({ server, owner }: Place) => {
  const { id: planId } = (await server.ask('plan/create', ratePlanForm(), owner)).data
  const { travelAgentId } = await makeTravelAgent(server)
  await linkTravelAgent(server, owner.propertyId ?? '', { travelAgentId })
  const told: Told = { rows: rowsOf(planId, travelAgentId), removed: [] }
  return { told, read: () => server.ask('agent-terms/get-all', {}, owner) }
}

const rowsOf = (planId: string, travelAgentId: string): Told['rows'] => [
  {
    level: 2,
    travelAgentId: null,
    priceUnit: 'percent',
    priceValue: -1000,
    pricePlans: [planId],
    plansOpen: 'chosen',
    openPlans: [planId],
    capUnit: 'rooms',
    capRooms: 3,
    capShare: null,
    capRefilled: false,
    releaseSteps: [
      { daysBefore: 14, rooms: 2 },
      { daysBefore: 3, rooms: 0 },
    ],
  },
  {
    level: null,
    travelAgentId,
    priceUnit: 'amount',
    priceValue: 50_000,
    pricePlans: [],
    plansOpen: 'all',
    openPlans: [],
    capUnit: 'share',
    capRooms: null,
    capShare: 2500,
    capRefilled: true,
    releaseSteps: [{ daysBefore: 7, rooms: 1 }],
  },
]

/** The table of agents' terms, and rows that set each field of it. */
export const savedAgentTerms = async (place: Place) => {
  const { told, read } = await tableOf(place)
  return { read, told: [told] }
}

/** A table of agents' terms with a version to go back to. */
export const restoredAgentTerms = async (place: Place) => {
  const { told, read } = await tableOf(place)
  await place.server.ask('agent-terms/save', { ...told, version: 0 }, place.owner)
  return { read, told: [{ to: 0 }, { to: 1 }] }
}
