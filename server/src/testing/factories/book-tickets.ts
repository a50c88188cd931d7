import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { Reply } from '../ask.ts'
import { makeTicketProduct } from '../forms/ticket-forms.ts'
import type { TestServer } from '../server/test-server.ts'
import { inDays } from './book-stay.ts'
import { makeProperty, signInTo, type SignedIn } from './factories.ts'
import { linkTravelAgent, makeTravelAgent, type TestTravelAgent } from './factories-sales.ts'

/** A park that sells one product to one travel agent on credit. */
export type SellingPark = TestTravelAgent & {
  readonly propertyId: string
  readonly property: string
  readonly productId: string
  readonly owner: SignedIn
}

/** A park on sale with the product VENGAY (350,000 an adult, 250,000 a child, 100 a day, prices with tax) and an agent with credit. */
export const makeSellingPark = async (
  server: TestServer,
  given: Partial<CallInput<'ticket-product/create'>> & { readonly debtLimit?: number } = {},
): Promise<SellingPark> => {
  const { debtLimit = 1_000_000_000, ...product } = given
  const propertyId = await makeProperty(server, { kind: 'playground' })
  await server.database.kysely.updateTable('property').set({ tax_choice: 100 }).where('property_id', '=', propertyId).execute()
  const owner = await signInTo(server, propertyId)
  const productId = await makeTicketProduct(server, owner, product)
  const agent = await makeTravelAgent(server)
  await linkTravelAgent(server, propertyId, { ...agent, debtLimit })
  return { ...agent, propertyId, property: propertyId.slice(-12), productId, owner }
}

/** The input of `distribution/ticket-quote` in tests: two adults and a child, a month ahead. */
export const ticketsAt = (
  { property }: Pick<SellingPark, 'property'>,
  given: Partial<CallInput<'distribution/ticket-quote'>> = {},
): CallInput<'distribution/ticket-quote'> => ({
  property,
  day: inDays(30),
  lines: [{ product: 'VENGAY', visitors: { adult: 2, child: 1 } }],
  ...given,
})

/** The input of `distribution/ticket-book` in tests: on credit, at the price of two adults and a child. */
export const ticketBookingOf = (
  tickets: CallInput<'distribution/ticket-quote'>,
  given: Partial<CallInput<'distribution/ticket-book'>> = {},
): CallInput<'distribution/ticket-book'> => ({
  ...tickets,
  guest: { name: 'Phạm Hoàng Bảo Ngọc', phone: '+84 900 000 123', email: '' },
  paymentMethod: 'debt',
  total: 950_000,
  ...given,
})

/** Books two adults and a child. */
export const bookTickets = (
  server: TestServer,
  park: SellingPark,
  given: Partial<CallInput<'distribution/ticket-book'>> = {},
): Promise<Reply<'distribution/ticket-book'>> =>
  server.ask('distribution/ticket-book', ticketBookingOf(ticketsAt(park), given), { agentKey: park.agentKey, key: crypto.randomUUID() })
