import type { SignedIn } from './factories/factories.ts'
import { hotelServiceForm, makeHotelService, servicePicture } from './forms/hotel-service-forms.ts'
import { ratePlanForm } from './forms/room-forms.ts'
import type { TestServer } from './server/test-server.ts'

/** A service, and an input that sets every field to another value than a new one's. */
export const savedHotelService = async ({ server, owner }: { readonly server: TestServer; readonly owner: SignedIn }) => {
  const id = await makeHotelService(server, owner)
  const { id: planId } = (await server.ask('plan/create', ratePlanForm(), owner)).data
  const told = {
    ...hotelServiceForm({ code: 'SPA90', nameVi: 'Tên đã sửa', nameEn: 'Changed name', price: 900_000, unit: 'roomNight' }),
    id,
    descriptionVi: 'Dầu dừa',
    descriptionEn: 'Coconut oil',
    charge: 'paid' as const,
    taxedAs: 'standard' as const,
    maxOrder: 4,
    applyPlans: [planId],
    channels: ['agents' as const],
    specialDays: [{ from: '2027-02-05', to: '2027-02-10', price: 1_200_000 }],
    thumbnail: await servicePicture(server, owner, 8),
    images: [await servicePicture(server, owner, 9)],
    active: false,
  }
  const free = { ...told, charge: 'free' as const, price: 0, specialDays: [] }
  return { read: () => server.ask('service/detail', { id }, owner), told: [told, free] }
}
