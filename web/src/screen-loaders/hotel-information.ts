import type { Loaders } from '#screen.ts'
import type { hotelInformationScreens } from '#screen-table/hotel-information.ts'

/** How each of these screens is loaded. */
export const hotelInformationLoaders: Loaders<typeof hotelInformationScreens> = {
  '/u/$hotelId/hotel-setting/hotel-info/general-info': async () =>
    (await import('#screens/hotel-information/general-info/general-info-screen.tsx')).GeneralInfoScreen,
  '/u/$hotelId/hotel-setting/hotel-info/general-info/register': async () =>
    (await import('#screens/hotel-information/general-info/register/register-screen.tsx')).RegisterScreen,
  '/u/$hotelId/hotel-setting/hotel-info/general-info/amenities': async () =>
    (await import('#screens/hotel-information/general-info/amenities/amenities-screen.tsx')).AmenitiesScreen,
  '/u/$hotelId/hotel-setting/hotel-info/general-info/nearby': async () =>
    (await import('#screens/hotel-information/general-info/nearby/nearby-screen.tsx')).NearbyScreen,
  '/u/$hotelId/hotel-setting/hotel-info/general-info/hotel-chain': async () =>
    (await import('#screens/hotel-information/general-info/hotel-chain/hotel-chain-screen.tsx')).HotelChainScreen,
  '/u/$hotelId/hotel-setting/hotel-info/room-type/room-detail/$id/amenities': async () =>
    (await import('#screens/hotel-information/room-type/room-type-amenities-screen.tsx')).RoomTypeAmenitiesScreen,
  '/u/$hotelId/hotel-setting/hotel-info/room-type': async () =>
    (await import('#screens/hotel-information/room-type/room-type-list-screen.tsx')).RoomTypeListScreen,
  '/u/$hotelId/hotel-setting/hotel-info/room-type/room-detail/$id': async () =>
    (await import('#screens/hotel-information/room-type/room-type-screen.tsx')).RoomTypeScreen,
  '/u/$hotelId/hotel-setting/hotel-info/room-type/room-detail/$id/infor': async () =>
    (await import('#screens/hotel-information/room-type/room-type-screen.tsx')).RoomTypeScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-config/paygate': async () =>
    (await import('#screens/hotel-information/hotel-config/paygate/paygate-screen.tsx')).PaygateScreen,
  '/u/$hotelId/hotel-setting/hotel-info/room-type/room-detail/$id/images': async () =>
    (await import('#screens/hotel-information/room-type/room-type-images-screen.tsx')).RoomTypeImagesScreen,
  '/u/$hotelId/hotel-setting/hotel-info/general-info/images': async () =>
    (await import('#screens/hotel-information/general-info/images/hotel-images-screen.tsx')).HotelImagesScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-gallary': async () =>
    (await import('#screens/hotel-information/gallery/gallery-screen.tsx')).GalleryScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-config': async () =>
    (await import('#screens/hotel-information/hotel-config/hotel-config-screen.tsx')).HotelConfigScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-config/general': async () =>
    (await import('#screens/hotel-information/hotel-config/general/general-config-screen.tsx')).GeneralConfigScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-config/payment/list-of-payment': async () =>
    (await import('#screens/hotel-information/hotel-config/payment/payment-list-screen.tsx')).PaymentListScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-config/payment/edit/$id': async () =>
    (await import('#screens/hotel-information/hotel-config/payment/payment-screen.tsx')).PaymentScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-config/cancellation/list-of-cancellation': async () =>
    (await import('#screens/hotel-information/hotel-config/cancellation/cancellation-list-screen.tsx')).CancellationListScreen,
  '/u/$hotelId/hotel-setting/hotel-info/hotel-config/cancellation/edit/$id': async () =>
    (await import('#screens/hotel-information/hotel-config/cancellation/cancellation-screen.tsx')).CancellationScreen,
}
