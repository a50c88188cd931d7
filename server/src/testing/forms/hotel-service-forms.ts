import type { CallInput } from '@innkeeper/protocol/catalogue'
import type { SignedIn } from '../factories/factories.ts'
import type { TestServer } from '../server/test-server.ts'
import { fileOf, jpegPhoto } from './photos.ts'

/** A service as a person would fill it in: an hour in the spa, on sale; its picture is one that nobody uploaded. */
export const hotelServiceForm = (given: Partial<CallInput<'service/create'>> = {}): CallInput<'service/create'> => ({
  code: 'SPA60',
  nameVi: 'Massage 60 phút',
  nameEn: 'Massage, 60 minutes',
  price: 650_000,
  unit: 'person',
  thumbnail: `/files/${'0'.repeat(40)}-320.webp`,
  ...given,
})

/** Uploads a picture for a service and returns its address. */
export const servicePicture = async (server: TestServer, owner: SignedIn, shade = 7): Promise<string> =>
  (await server.ask('service/upload-image', {}, { ...owner, file: fileOf(await jpegPhoto({ shade })) })).data.imageUrl

/** Creates a service with a picture of its own and returns its id. */
export const makeHotelService = async (
  server: TestServer,
  owner: SignedIn,
  given: Partial<CallInput<'service/create'>> = {},
): Promise<string> =>
  (await server.ask('service/create', hotelServiceForm({ thumbnail: await servicePicture(server, owner), ...given }), owner)).data.id
