import type { CallInput } from '@innkeeper/protocol/catalogue'
import { inDays } from './factories/book-stay.ts'
import type { SignedIn } from './factories/factories.ts'
import { linkTravelAgent, makeTravelAgent } from './factories/factories-sales.ts'
import { giftCodeForm } from './forms/gift-code-forms.ts'
import type { TestServer } from './server/test-server.ts'

type Told = Omit<CallInput<'giftcode/update'>, 'version'>

/** A gift code that has not begun, and inputs that together set every field to another value than a new one's. */
export const savedGiftCode = async ({ server, owner }: { readonly server: TestServer; readonly owner: SignedIn }) => {
  const { id } = (await server.ask('giftcode/create', giftCodeForm({ validFrom: inDays(20) }), owner)).data
  const { travelAgentId } = await makeTravelAgent(server)
  await linkTravelAgent(server, owner.propertyId ?? '', { travelAgentId })
  const told = changed(id, owner.propertyId ?? '')
  const named: Told = {
    ...told,
    hotelScope: 'excluded',
    hotels: [],
    forAgents: 'named',
    agentKinds: [],
    agentIds: [travelAgentId],
    percentOrFixed: 'amount',
    maxDiscount: null,
    value: 90_000,
  }
  return { read: () => server.ask('giftcode/detail', { id }, owner), told: [told, named] }
}

const changed = (id: string, hotel: string): Told => ({
  id,
  code: 'DA-SUA',
  nameVi: 'Tên đã sửa',
  nameEn: 'Changed name',
  percentOrFixed: 'percent',
  value: 500,
  maxDiscount: 100_000,
  takenFrom: 'rooms',
  minOrder: 1_000_000,
  maxOrder: 9_000_000,
  minRooms: 2,
  maxRooms: 5,
  validFrom: inDays(21),
  validTo: inDays(40),
  weekdays: [1, 2],
  timeFrom: '18:00',
  timeTo: '22:00',
  forAgents: 'kinds',
  agentKinds: ['API partner'],
  agentIds: [],
  methods: ['debt'],
  hotelScope: 'included',
  hotels: [hotel],
  onWebsite: true,
  mostUses: 50,
  active: false,
})
