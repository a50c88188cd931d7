import type { SignedIn } from './factories/factories.ts'
import { servicePicture } from './forms/hotel-service-forms.ts'
import { makeTicketProduct, ticketProductForm } from './forms/ticket-forms.ts'
import type { TestServer } from './server/test-server.ts'

/** A product of a park, and an input that sets every field to another value than a new one's. */
export const savedTicketProduct = async ({ server, owner }: { readonly server: TestServer; readonly owner: SignedIn }) => {
  const id = await makeTicketProduct(server, owner)
  const told = {
    ...ticketProductForm({ code: 'COMBO90', kind: 'combo', nameVi: 'Tên đã sửa', nameEn: 'Changed name' }),
    id,
    descriptionVi: 'Gồm bữa trưa',
    descriptionEn: 'With lunch',
    adultPrice: 500_000,
    childPrice: 300_000,
    childBy: 'age' as const,
    childFrom: 4,
    childTo: 11,
    seniorPrice: 400_000,
    seniorFrom: 65,
    weekdays: [6, 7],
    opensAt: '09:00',
    closesAt: '21:00',
    slots: ['10:00', '15:00'],
    capacity: 80,
    cutOffDays: 2,
    validDays: 3,
    entries: 2,
    refundDays: 5,
    lateFee: 50,
    thumbnail: await servicePicture(server, owner, 8),
    images: [await servicePicture(server, owner, 9)],
    active: false,
  }
  return { read: () => server.ask('ticket-product/detail', { id }, owner), told: [told] }
}
