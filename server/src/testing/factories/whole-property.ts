import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { makeProperty } from './factories.ts'
import { makeCancellationPolicy, makeRatePlan, makeRoomPlan, makeRoomType } from './factories-sales.ts'
import type { TestServer } from '../server/test-server.ts'

type Given = { readonly state?: string; readonly kind?: PropertyKind }

/** A property with everything that the nine flags need; in the state "wait confirm" unless given otherwise. */
export const makeWholeProperty = async (server: TestServer, { state = 'wait confirm', kind = 'hotel' }: Given = {}): Promise<string> => {
  const propertyId = await makeProperty(server, { state, kind })
  if (kind === 'hotel') {
    const { roomTypeId } = await makeRoomType(server, propertyId)
    const ratePlanId = await makeRatePlan(server, propertyId)
    await makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId })
    await server.database.pool.query(onSale, [propertyId])
  }
  await makeCancellationPolicy(server, propertyId)
  for (const statement of [registered, ...parts, kind === 'hotel' ? hotelOnly : parkOnly]) {
    await server.database.pool.query(statement, [propertyId])
  }
  return propertyId
}

const registered = `
  with here as (
    insert into province (province_code, name_vi, name_en) values ('48', 'Đà Nẵng', 'Da Nang') on conflict do nothing),
  there as (
    insert into commune (commune_code, province_code, name_vi, name_en) values ('20275', '48', 'Ngũ Hành Sơn', 'Ngu Hanh Son') on conflict do nothing)
  update property set phone = '0236 3959 555', email = 'info@example.com', property_type_code = 'hotel', tax_code = '0401234567',
      address = '44 Võ Nguyên Giáp', latitude = 16.05, longitude = 108.24, configured_at = now(), province_code = '48', commune_code = '20275'
    where property_id = $1`

const onSale = `
  insert into room_night (property_id, room_type_id, night, total_rooms, allotment)
    select property_id, room_type_id, current_date + 30, total_rooms, 1 from room_type where property_id = $1`

const hotelOnly = 'update property set star = 4, number_of_rooms = 60 where property_id = $1'
const parkOnly = `
  with product as (
    insert into ticket_product (property_id, ticket_product_id, code, kind, name_vi, name_en, adult_price, child_by, child_from, child_to,
        senior_from, weekdays, opens_at, closes_at, capacity, cut_off_days, valid_days, entries, late_fee, thumbnail, display_order, active, changed_by)
      values ($1, gen_random_uuid(), 'VECONG', 'entry', 'Vé vào cổng', 'Entry', 250000, 'height', 100, 139, 60, '{1,2,3,4,5,6,7}', '08:00', '18:00',
        500, 0, 1, 1, 100, '/files/' || repeat('0', 40) || '-320.webp', 1, true, 'Dương'))
  update property set star = null, number_of_rooms = null where property_id = $1`

const parts = [
  `insert into contact_person (property_id, line_no, full_name, phone, email, position)
     values ($1, 1, 'Nguyễn Thị Thuỳ Dương', '0905 000 111', 'duong@example.com', 'Giám đốc')`,
  `insert into property_amenity (property_id, amenity_code) values ($1, 'pool')`,
  `with photo as (
     insert into image (property_id, image_id, file_key, sent_hash, width, height, widths, bytes)
       values ($1, gen_random_uuid(), 'photo', sha256('photo'), 1600, 1200, '{400}', 1000) returning property_id, image_id)
   insert into property_image (property_id, image_id, main, display_order) select property_id, image_id, true, 1 from photo`,
  `insert into payment_policy (property_id, payment_policy_id, name_vi, name_en, terms)
     values ($1, gen_random_uuid(), 'Trả đủ khi đặt', 'Paid in full when booked', '{}')`,
  `insert into payment_method (property_id, method) values ($1, 'cash')`,
  `update e_contract set business_name = 'Công ty Hải Âu', tax_code = '0401234567', address = '44 Võ Nguyên Giáp', bank_account_number = '0011004123456',
     account_owner = 'CONG TY HAI AU', bank_bin = '970436', branch = 'Đà Nẵng', legal_representative = 'Nguyễn Văn An',
     signer = 'Nguyễn Văn An', signer_position = 'Giám đốc', commission_basis_points = 1500 where property_id = $1`,
]
