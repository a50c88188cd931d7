import type { Call } from '@innkeeper/protocol/call'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import type pg from 'pg'
import { inputSchema, type Json } from '#kit/openapi/openapi-schema.ts'
import { asSchema, exampleOf, fieldsOf } from '#kit/openapi/schema-example.ts'
import { inDays } from '../factories/book-stay.ts'
import { vietQrForm } from '../forms/gateway-forms.ts'
import { savedLook } from '../forms/look-forms.ts'
import { savedEmailText, savedMail } from '../forms/mail-forms.ts'
import { generalInfoForm } from '../forms/general-info-form.ts'
import { optionsOf } from './input-paths.ts'
import { cancellationForm, paymentForm } from '../forms/policy-forms.ts'
import { giftCodeForm, giftCodeTerms } from '../forms/gift-code-forms.ts'
import { hotelServiceForm } from '../forms/hotel-service-forms.ts'
import { ticketProductForm } from '../forms/ticket-forms.ts'
import { priceRuleForm } from '../forms/price-rule-forms.ts'
import { promotionForm } from '../forms/promotion-forms.ts'
import { ratePlanForm, roomTypeForm } from '../forms/room-forms.ts'

/** The kind of thing whose value a field takes, by the field's name; for `id`, by the start of the call's path. */
const kept: Readonly<Record<string, string>> = {
  'area/': 'nearby_place_id from nearby_place',
  'announcement/': 'announcement_id from announcement',
  'connection/': 'connection_id from connection',
  connectionId: 'connection_id from connection',
  connectionKeyId: 'connection_key_id from connection_key',
  'connect/': 'site_domain_id from site_domain',
  'cancellation-policy/': 'cancellation_policy_id from cancellation_policy where not standard',
  'payment-policy/': 'payment_policy_id from payment_policy where not standard',
  'plan/': 'rate_plan_id from rate_plan',
  'promotion/': 'promotion_id from promotion',
  'price-rule/': 'price_rule_id from price_rule',
  ruleId: 'price_rule_id from price_rule',
  'giftcode/': 'gift_code_id from gift_code',
  'ticket-product/': 'ticket_product_id from ticket_product',
  'ticket-day/': 'ticket_product_id from ticket_product',
  operationId: 'ticket_operation_id from ticket_operation',
  'service/': 'hotel_service_id from hotel_service',
  'header-footer/': 'site_look_version_id from site_look_version',
  messageId: 'held_push_id from held_push',
  'room-plan/': 'held_push_id from held_push',
  'room/': 'room_type_id from room_type',
  'supplier/user/': "account_id from account where kind = 'admin'",
  'supplier/travel-agent/': 'travel_agent_id from travel_agent',
  'season/': 'property_event_id from property_event',
  'supplier/': 'property_id from property',
  'user/': 'account_id from membership where not owner',
  'usergroup/': 'staff_group_id from staff_group',
  groupId: 'staff_group_id from staff_group',
  groupIds: 'staff_group_id from staff_group',
  cancellationPolicyId: 'cancellation_policy_id from cancellation_policy',
  code: `code from booking where state = 'confirm'`,
  hotelId: 'property_id from property',
  hotelIds: 'property_id from property',
  ids: 'image_id from image',
  idNotice: 'notification_id from notification',
  imageId: 'image_id from image',
  images: 'image_id from image',
  jobIds: 'outbox_id from outbox',
  keyId: 'travel_agent_key_id from travel_agent_key',
  landmarkCodes: 'landmark_code from landmark',
  main: 'image_id from image',
  paymentPolicyId: 'payment_policy_id from payment_policy',
  property: 'code from property',
  roomPlanId: 'room_plan_id from room_plan',
  roomPlanIds: 'room_plan_id from room_plan',
  roomTypeId: 'room_type_id from room_type',
  roomTypeIds: 'room_type_id from room_type',
  travelAgentId: 'travel_agent_id from travel_agent_link where active',
}

/** One value for each kind, by the names above. */
export type Kept = Readonly<Record<string, string>>

/** Finds one of each kind at a property, or in the whole database where it belongs to no property. */
export const findKept = async (pool: pg.Pool, propertyId: string): Promise<Kept> => {
  const pairs = Object.entries(kept).map(async ([name, from]) => {
    const here = /landmark|announcement|outbox|from account|from travel_agent(?:_key)?$/u.test(from)
      ? ''
      : `${from.includes('where') ? 'and' : 'where'} property_id = $1`
    const { rows } = await pool.query<Record<string, string>>(`select ${from} ${here} limit 1`, here === '' ? [] : [propertyId])
    return Object.values(rows[0] ?? {}).map((value) => [name, value] as const)
  })
  return Object.fromEntries((await Promise.all(pairs)).flat())
}

const legalForm = {
  businessName: 'Công ty TNHH Du lịch Hải Âu',
  taxCode: '0401234567',
  address: '44 Võ Nguyên Giáp, Đà Nẵng',
  bankAccountNumber: '0011004123456',
  accountOwner: 'CONG TY TNHH DU LICH HAI AU',
  bank: '970436',
  branch: 'Đà Nẵng',
  legalRepresentative: 'Nguyễn Văn An',
  signer: 'Trần Thị Bích',
  position: 'Giám đốc kinh doanh',
  commission: 1550,
}

const plainTermsRow = {
  level: 2,
  travelAgentId: null,
  priceUnit: 'percent',
  priceValue: -500,
  pricePlans: [],
  plansOpen: 'all',
  openPlans: [],
  capUnit: 'none',
  capRooms: null,
  capShare: null,
  capRefilled: true,
  releaseSteps: [],
}

/** The values that rules across fields need, which no schema shows. */
const forms: Partial<Record<CallPath, object>> = {
  'area/create': { distanceMetres: 300 },
  'area/update': { distanceMetres: 300, latitude: null, longitude: null },
  'cancellation-policy/create': cancellationForm(),
  'cancellation-policy/update': cancellationForm(),
  'contract/update': legalForm,
  'connect/create': { domain: 'khach-san-moi.vn' },
  'email/preview': savedEmailText,
  'email/update': savedMail,
  'email/update-text': savedEmailText,
  'header-footer/update': savedLook,
  'hotel-setting/update': { timeZone: 'Asia/Ho_Chi_Minh' },
  'info/update': generalInfoForm(),
  'payment-method/gateway-update': vietQrForm(),
  'payment-method/register': vietQrForm(),
  'payment-policy/create': paymentForm(),
  'payment-policy/update': paymentForm(),
  'plan/create': ratePlanForm(),
  'plan/update': ratePlanForm(),
  'giftcode/create': giftCodeForm(),
  'giftcode/create-many': { ...giftCodeTerms(), pattern: 'TET-########' },
  'giftcode/update': giftCodeForm(),
  'promotion/create': promotionForm(),
  'promotion/update': promotionForm(),
  'promotion/try': { promotion: promotionForm(), checkIn: inDays(20) },
  'promotion/try-nights': { promotion: promotionForm() },
  'promotion/try-last-month': { promotion: promotionForm() },
  'price-rule/create': priceRuleForm(),
  'price-rule/update': priceRuleForm(),
  'price-rule/try': { rule: priceRuleForm() },
  'ticket-product/create': ticketProductForm(),
  'ticket-product/update': ticketProductForm(),
  'ticket-day/preview': { from: inDays(1), to: inDays(9), weekdays: [1, 2, 3, 4, 5, 6, 7], set: { adultPrice: 300_000 } },
  'ticket-day/set': { from: inDays(1), to: inDays(9), weekdays: [1, 2, 3, 4, 5, 6, 7], set: { adultPrice: 300_000 } },
  'service/create': hotelServiceForm(),
  'service/update': hotelServiceForm(),
  'service/check-special-service': { specialDays: [{ from: inDays(3), to: inDays(4), price: 1 }] },
  'profile/password-change': { newPassword: 'mua thu Hà Nội 2026', confirmNewPassword: 'mua thu Hà Nội 2026' },
  'room-plan/preview-copy': { days: { by: 'lastYear', from: inDays(1), to: inDays(9) }, step: null },
  'room-plan/copy-nights': { days: { by: 'lastYear', from: inDays(1), to: inDays(9) }, step: null },
  'room-plan/update-all': { intervals: [{ from: inDays(1), to: inDays(9) }], changes: { price: { act: 'set', value: 3_000_000 } } },
  'room/create': roomTypeForm(),
  'announcement/update': { shownUntil: null },
  'travelagent/set-credit': { debtLimit: 900_000_000 },
  'supplier/travel-agent/make-key': { name: 'Máy chủ thứ hai' },
  'supplier/travel-agent/create': { code: 'MOITHEM' },
  'supplier/user/create': { userName: 'mai', email: 'mai@innkeeper.example', types: ['AM'] },
  'supplier/user/update': { types: ['SM'] },
  'supplier/travel-agent/update': { code: 'CATVANG' },
  'agent-terms/save': { version: 1, rows: [plainTermsRow] },
  'agent-terms/preview': { rows: [plainTermsRow] },
  'agent-terms/restore': { version: 2, to: 0 },
  'travelagent/active': { code: 'SENHONG' },
  'room/update': roomTypeForm(),
  'user/add': { userName: 'ngan', entry: 'invitation' },
  'usergroup/update-function': { codes: ['DASHBOARD_1'] },
}

/** A valid input of a call with a property's things: an example of each field, with what the rules across fields need. */
export const rightInput = (path: CallPath, call: Call, things: Kept): Readonly<Record<string, unknown>> => {
  const ofPath = Object.keys(kept).find((name) => name.endsWith('/') && path.startsWith(name))
  const named = { ...things, ...(ofPath === undefined ? {} : { id: things[ofPath] }) }
  const example = asSchema(exampleWith(inputSchema(call.input), named, ''))
  return { ...example, ...('version' in example ? { version: 1 } : {}), ...forms[path] }
}

const exampleWith = (schema: Json, things: Readonly<Record<string, string | undefined>>, name: string): unknown => {
  if (schema['type'] === 'string' && things[name] !== undefined) return things[name]
  if (schema['type'] === 'array' && fieldsOf(asSchema(schema['items'])).properties.length + optionsOf(asSchema(schema['items'])).length > 0)
    return [exampleWith(asSchema(schema['items']), things, name)]
  if (schema['type'] === 'array' && things[name] !== undefined) return [things[name]]
  const { properties, required } = fieldsOf(schema)
  if (properties.length > 0)
    return Object.fromEntries(
      properties.filter(([field]) => required.has(field)).map(([field, inside]) => [field, exampleWith(inside, things, field)]),
    )
  const [option] = optionsOf(schema)
  return option === undefined || 'default' in schema ? exampleOf(schema) : exampleWith(option, things, name)
}
