import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { SignedIn } from '../factories/factories.ts'
import type { TestServer } from '../server/test-server.ts'
import { servicePicture } from './hotel-service-forms.ts'

/** A product of a park as a person would fill it in: entry for a day; its picture is one that nobody uploaded. */
export const ticketProductForm = (given: Partial<CallInput<'ticket-product/create'>> = {}): CallInput<'ticket-product/create'> => ({
  code: 'VENGAY',
  kind: 'entry',
  nameVi: 'Vé ngày, cả công viên',
  nameEn: 'Day ticket, whole park',
  adultPrice: 350_000,
  childPrice: 250_000,
  seniorPrice: 200_000,
  opensAt: '08:00',
  closesAt: '18:00',
  capacity: 100,
  thumbnail: `/files/${'0'.repeat(40)}-320.webp`,
  ...given,
})

/** Creates a product with a picture of its own and returns its id. */
export const makeTicketProduct = async (
  server: TestServer,
  owner: SignedIn,
  given: Partial<CallInput<'ticket-product/create'>> = {},
): Promise<string> => {
  const form = ticketProductForm({ thumbnail: await servicePicture(server, owner), ...given })
  return (await server.ask('ticket-product/create', form, owner)).data.id
}
