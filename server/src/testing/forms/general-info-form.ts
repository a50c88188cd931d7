import type { CallInput } from '@innkeeper/protocol/catalogue'

/** The complete registration form of a hotel in Đà Nẵng, read at version 1, with a test's own values. */
export const generalInfoForm = (given: Partial<CallInput<'info/update'>> = {}): CallInput<'info/update'> => ({
  version: 1,
  nameVi: 'Khách sạn Hải Âu',
  nameEn: 'Seagull Hotel',
  propertyTypeCode: 'hotel',
  star: 4,
  numberOfRooms: 60,
  taxCode: '0401234567',
  countryCode: 'VN',
  provinceCode: '48',
  communeCode: '20285',
  address: '99 Võ Nguyên Giáp',
  phone: '+84 236 3959 888',
  email: 'letan@haiau.example',
  website: 'haiau.example',
  latitude: 16.0605,
  longitude: 108.2463,
  descriptionVi: 'Khách sạn bên bãi biển.',
  descriptionEn: 'A hotel by the beach.',
  contacts: [{ fullName: 'Lê Thu Hà', phone: '0905 123 456', email: 'ha@haiau.example', position: 'Trưởng lễ tân' }],
  ...given,
})
