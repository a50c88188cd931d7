import { inDays } from '../factories/book-stay.ts'
import { filledWorkbook } from '../forms/filled-workbook.ts'
import { giftCodeForm } from '../forms/gift-code-forms.ts'
import { hotelServiceForm } from '../forms/hotel-service-forms.ts'
import { serviceListFile } from '../forms/named-list-file.ts'
import { makeCertificateUpload } from '../forms/register-form.ts'
import { rightInput } from '../inputs/right-inputs.ts'
import { columnOf, oneOf, put, type Preparations, type Scene } from './scene.ts'
import { callAt } from '@innkeeper/protocol/catalogue'
import { send } from '../send.ts'

const inState = (scene: Scene, state: string) =>
  put(scene, `update property set state = '${state}', taken_off_by = null where property_id = $1`)

/** A picture that a service of the sample data has. */
const pictured = async (scene: Scene, code: string) =>
  hotelServiceForm({ code, thumbnail: String(await oneOf(scene, 'select thumbnail from hotel_service where property_id = $1 limit 1')) })

const newService = async (scene: Scene, code: string): Promise<string> =>
  (await scene.server.ask('service/create', await pictured(scene, code), scene.owner)).data.id

/** A list of services with a new one, as it is compared now. */
const newList = async (scene: Scene) => {
  await scene.server.ask('service/sync-upload', {}, { ...scene.owner, file: serviceListFile() })
  return oneOf(scene, 'select list_id from hotel_service_list where property_id = $1')
}

/** The booking that the input names, with another guest. */
const renamedGuest = async ({ server, owner, kept }: Scene) => {
  const { data } = await server.ask('booking/detail', { code: kept['code'] ?? '' }, owner)
  const { guestName, guestPhone: phone, guestEmail: email, total, changedAt: seen } = data
  return { input: { code: data.code, total, seen, guest: { name: `${guestName} B`, phone, email } } }
}

/** The payment of the booking that the input names has failed. */
const failedPayment = async (scene: Scene) => {
  await put(
    scene,
    `update booking set state = 'payment failed', pay_by = null where property_id = $1 and code = '${scene.kept['code'] ?? ''}'`,
  )
  return {}
}

/** The last email to the guest of the booking that the input names has come back. */
const returnedEmail = async (scene: Scene) => {
  const emailId = crypto.randomUUID()
  await put(
    scene,
    `insert into property_email (property_id, email_id, about, code, audience, kind, news, receiver, state, problem)
     values ($1, '${emailId}', 'booking', '${scene.kept['code'] ?? ''}', 'guest', 'guestBooked', 'booked', 'khach@example.com', 'returned', 'receiverRefused')`,
  )
  return { input: { emailId } }
}

/** What the sample data needs before it accepts the changes of a property's own records. */
export const propertyChanges: Preparations = {
  'dashboard/confirm-hotel-info': async (scene) => {
    await inState(scene, 'wait confirm')
    return {}
  },
  'property/send-certificate': async (scene) => {
    await inState(scene, 'onsite')
    await put(
      scene,
      `insert into certificate (property_id, certificate_no, file, file_name, media_type, bytes, verify_by, verdict, judged_at, judged_by, note)
       select $1::uuid, coalesce(max(certificate_no), 0) + 1, 'refused', 'giấy phép.pdf', 'application/pdf', 4096, now(), 'refused', now(),
         'Quản trị sàn', 'Mờ' from certificate where property_id = $1`,
    )
    return { input: await makeCertificateUpload(scene.server) }
  },
  'property/move': async (scene) => {
    await inState(scene, 'onsite')
    return { input: { act: 'takeOffSale' } }
  },
  'supplier/hotel/verify': async (scene) => ({
    input: { certificateNo: await oneOf(scene, 'select max(certificate_no) from certificate where property_id = $1') },
  }),
  'supplier/hotel/move': async (scene) => {
    await inState(scene, 'wait approve')
    return {}
  },
  'supplier/hotel/place': async (scene) => ({
    input: { after: await oneOf(scene, `select property_id from property where property_id <> $1 and kind = 'hotel' limit 1`) },
  }),
  'room/update': async (scene) => ({
    input: await oneOf(
      scene,
      `select jsonb_build_object('id', room_type_id, 'defaultPrice', default_price, 'weekendPrice', weekend_price,
         'totalRooms', total_rooms, 'maxAdults', max_adults, 'maxChildren', max_children, 'maxGuests', max_guests)
         from room_type where property_id = $1 limit 1`,
    ).then(asObject),
  }),
  'chain/add': async (scene) => {
    await put(scene, 'delete from hotel_chain_member where property_id = $1')
    return { input: { nameVi: 'Chuỗi mới', nameEn: 'New chain' } }
  },
  'payment-method/register': async (scene) => {
    await put(scene, `delete from payment_gateway where property_id = $1 and rail = 'vietqr'`)
    return {}
  },
  'giftcode/update': async (scene) => {
    const form = giftCodeForm({ code: 'MUAXUAN27', validFrom: inDays(5) })
    return { input: { ...form, id: (await scene.server.ask('giftcode/create', form, scene.owner)).data.id } }
  },
  'promotion/change-order': async (scene) => ({
    input: { ids: await columnOf(scene, 'select promotion_id from promotion where property_id = $1 order by promotion_id desc') },
  }),
  'service/create': async (scene) => ({ input: await pictured(scene, 'SPA90') }),
  'service/update': async (scene) => ({ input: { ...(await pictured(scene, 'SPA91')), id: await newService(scene, 'SPA92') } }),
  'service/change-status-services': async (scene) => ({ input: { ids: [await newService(scene, 'SPA93')], active: false } }),
  'service/delete-services': async (scene) => ({ input: { ids: [await newService(scene, 'SPA94')] } }),
  'service/sync-apply': async (scene) => ({
    input: { listId: await newList(scene), rows: [{ code: 'KITE', version: null }], thumbnail: (await pictured(scene, 'KITE')).thumbnail },
  }),
  'service/sync-forget': async (scene) => ({ input: { listId: await newList(scene) } }),
  'service/change-index': async (scene) => ({
    input: { ids: await columnOf(scene, 'select hotel_service_id from hotel_service where property_id = $1 order by display_order desc') },
  }),
  'room-plan/update-rate': async ({ kept }) => ({
    input: { cells: [{ roomPlanId: kept['roomPlanId'], night: inDays(65), value: 3_000_000, seen: 0 }] },
  }),
  'room-plan/copy-nights': async ({ kept }) => ({
    input: {
      days: { by: 'weekday', sourceFrom: inDays(1), sourceTo: inDays(9), from: inDays(401), to: inDays(409) },
      roomTypeIds: [],
      roomPlanIds: [kept['roomPlanId']],
      fields: ['price'],
      step: null,
      leaveRefused: true,
      expect: undefined,
    },
  }),
  'room-plan/apply-workbook': async ({ server, owner, kept }) => ({
    input: { leaveProblems: true, expect: undefined },
    file: await filledWorkbook(server, owner, { roomPlanIds: [kept['roomPlanId'] ?? ''], from: inDays(70), to: inDays(71) }),
  }),
  'room-plan/update-all': async ({ kept }) => ({ input: { roomPlanIds: [kept['roomPlanId']] } }),
  'season/update': async ({ spare }) => ({ input: { id: spare['season/'], fromDay: inDays(300), toDay: inDays(303) } }),
  // What is refused because its price has changed is told the new one.
  'distribution/book': async (scene) => {
    const { server, kept } = scene
    const agent = await oneOf(
      scene,
      `select a.code from booking b join travel_agent a using (travel_agent_id) where b.property_id = $1 and b.code = '${kept['code'] ?? ''}'`,
    )
    const headers = { authorization: `Agent ${String(agent)}`, 'idempotency-key': crypto.randomUUID() }
    const { values } = await send(
      server.url(),
      'distribution/book',
      rightInput('distribution/book', callAt('distribution/book'), kept),
      headers,
    )
    return { input: { total: values?.['total'] } }
  },
  'agent-terms/restore': async (scene) => ({
    input: { version: await oneOf(scene, 'select max(version) from agent_terms_version where property_id = $1'), to: 0 },
  }),
  'notice/update-seen': async (scene) => ({
    input: {
      idNotice: await oneOf(scene, 'select notification_id from notification where property_id = $1 and account_id is null limit 1'),
    },
  }),
  'booking/cancel': async (scene) => ({
    input: {
      code: await oneOf(scene, `select code from booking where property_id = $1 and state = 'confirm' order by check_in desc limit 1`),
    },
  }),
  'booking/no-show': async (scene) => ({
    input: {
      code: await oneOf(scene, `select code from booking where property_id = $1 and state = 'in service' order by code limit 1`),
    },
  }),
  'booking/send-email-again': returnedEmail,
  'booking/retry-payment': failedPayment,
  'distribution/retry-payment': failedPayment,
  'booking/change': renamedGuest,
  'distribution/change': renamedGuest,
  'resource/remove': async ({ spare }) => ({ input: { ids: [spare['resource/']] } }),
}

const asObject = (value: unknown): object => (value instanceof Object ? value : {})
