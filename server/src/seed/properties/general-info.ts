import type { Tx } from '#kit/transaction/transaction.ts'
import { demoChain, demoRoomAmenities, generalInfoByCode, type DemoGeneralInfo } from '../content/general-info.ts'
import { chancesOf, type Chances } from '../random.ts'
import type { SeededProperty, SeededRoomType } from '../seeded.ts'

const seedNumber = 4130
const by = 'Nguyễn Thị Thuỳ Dương'

/** Writes the information of the sample properties: registration, people, amenities, nearby places, a chain. */
export const seedGeneralInfo = async (tx: Tx, properties: readonly SeededProperty[]): Promise<void> => {
  const chances = chancesOf(seedNumber)
  for (const property of properties) {
    const info = generalInfoByCode[property.code]
    if (info === undefined) throw new Error(`the sample data says nothing about ${property.code}`)
    await fillProperty(tx, property.propertyId, info)
    await insertContacts(tx, property.propertyId, info)
    await insertAmenities(tx, property, info)
    await insertNearby(tx, property.propertyId, info, chances)
  }
  await insertChain(tx, properties, chances)
}

const fillProperty = async (tx: Tx, propertyId: string, info: DemoGeneralInfo): Promise<void> => {
  const [latitude, longitude] = info.at
  await tx.db
    .updateTable('property')
    .set({
      property_type_code: info.type,
      number_of_rooms: info.numberOfRooms,
      tax_code: info.taxCode,
      website: info.website,
      latitude,
      longitude,
      description_vi: info.description.vi,
      description_en: info.description.en,
      changed_by: by,
    })
    .where('property_id', '=', propertyId)
    .execute()
}

const insertContacts = async (tx: Tx, propertyId: string, { contacts }: DemoGeneralInfo): Promise<void> => {
  const rows = contacts.map(({ fullName, ...contact }, index) => ({
    property_id: propertyId,
    line_no: index + 1,
    full_name: fullName,
    ...contact,
  }))
  await tx.db.insertInto('contact_person').values(rows).execute()
}

const insertAmenities = async (tx: Tx, property: SeededProperty, info: DemoGeneralInfo): Promise<void> => {
  const { propertyId } = property
  const codes = info.amenities.split(' ')
  await tx.db
    .insertInto('property_amenity')
    .values(codes.map((code) => ({ property_id: propertyId, amenity_code: code })))
    .execute()
  const ofRooms = property.roomTypesSeeded.flatMap((roomType) =>
    roomAmenitiesOf(roomType, info).map((code) => ({
      property_id: propertyId,
      room_type_id: roomType.roomTypeId,
      amenity_code: code,
    })),
  )
  if (ofRooms.length > 0) await tx.db.insertInto('room_type_amenity').values(ofRooms).execute()
}

const roomAmenitiesOf = ({ view, name }: SeededRoomType, { type }: DemoGeneralInfo): readonly string[] => {
  const lists = [
    demoRoomAmenities.every,
    type === 'resort' ? demoRoomAmenities.resort : '',
    view in demoRoomAmenities.ofView ? Reflect.get(demoRoomAmenities.ofView, view) : '',
    name.en.includes('pool') && name.en.includes('rivate') ? 'privatePool' : '',
    name.en.includes('connecting') ? 'connecting' : '',
    name.en.includes('ccessible') ? 'accessibleRoom grabRails' : '',
  ]
  return [...new Set(lists.flatMap((list: unknown) => String(list).split(' ')).filter((code) => code !== ''))]
}

const insertNearby = async (tx: Tx, propertyId: string, { landmarks, places }: DemoGeneralInfo, chances: Chances): Promise<void> => {
  await tx.rows(
    `insert into nearby_place (property_id, nearby_place_id, landmark_code, kind, name_vi, name_en, latitude, longitude, changed_by)
     select $1, new.id, l.landmark_code, l.kind, l.name_vi, l.name_en, l.latitude, l.longitude, $4
       from unnest($2::uuid[], $3::text[]) as new (id, code) join landmark l on l.landmark_code = new.code`,
    [propertyId, landmarks.map(() => chances.id()), landmarks, by],
  )
  const rows = places.map(({ kind, name, at }) => ({
    property_id: propertyId,
    nearby_place_id: chances.id(),
    kind,
    name_vi: name.vi,
    name_en: name.en,
    changed_by: by,
    ...('metres' in at ? { distance_metres: at.metres } : { latitude: at[0], longitude: at[1] }),
  }))
  await tx.db.insertInto('nearby_place').values(rows).execute()
}

const insertChain = async (tx: Tx, properties: readonly SeededProperty[], chances: Chances): Promise<void> => {
  const chainId = chances.id()
  await tx.db
    .insertInto('hotel_chain')
    .values({ chain_id: chainId, name_vi: demoChain.name.vi, name_en: demoChain.name.en, changed_by: by })
    .execute()
  const codes: ReadonlySet<string> = new Set(demoChain.codes)
  const members = properties.filter(({ code }) => codes.has(code))
  await tx.db
    .insertInto('hotel_chain_member')
    .values(members.map(({ propertyId }) => ({ property_id: propertyId, chain_id: chainId })))
    .execute()
}
