import type { CompletenessFlag, MissingPart } from '@innkeeper/rules/completeness/completeness'
import type { NextStep } from '@innkeeper/rules/completeness/next-step'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { hotline } from '../platform/hotline.ts'
import { say, type Saying } from '#say.ts'

const generalInfo = 'hotel-setting/hotel-info/general-info'
const hotelConfig = 'hotel-setting/hotel-info/hotel-config'

/** The nine items in words, each with its setup screen below `/u/{hotelIdParam}/`. */
export const completenessWords: Readonly<Record<CompletenessFlag, { readonly words: Saying; readonly path: string }>> = {
  hotelInfo: { words: say('Thông tin chung', 'General information'), path: `${generalInfo}/register` },
  room: { words: say('Loại phòng', 'Room types'), path: 'hotel-setting/hotel-info/room-type' },
  hotelImage: { words: say('Hình ảnh', 'Photos'), path: `${generalInfo}/images` },
  roomPlan: {
    words: say('Gói bán và giá', 'Sale packages and prices'),
    path: 'hotel-manage/room-sale/sale-promotion-package/sale/list-of-sale-packages',
  },
  hotelConfig: { words: say('Cấu hình chung', 'General configuration'), path: `${hotelConfig}/general` },
  cancelPolicy: { words: say('Chính sách huỷ', 'Cancellation policy'), path: `${hotelConfig}/cancellation/list-of-cancellation` },
  paymentGateway: { words: say('Cổng và cách thanh toán', 'Payment gateway and methods'), path: `${hotelConfig}/paygate` },
  econtract: { words: say('Thông tin hợp đồng', 'Contract information'), path: 'account/contract' },
  paymentPolicy: { words: say('Chính sách thanh toán', 'Payment policy'), path: `${hotelConfig}/payment/list-of-payment` },
}

const ofPark = {
  ...completenessWords,
  room: { words: say('Sản phẩm vé', 'Ticket products'), path: 'hotel-manage/tickets/products' },
}

/** The nine items as a kind of property is asked for them: a park for products on sale instead of room types. */
export const completenessWordsOf = (kind: PropertyKind | undefined): typeof completenessWords =>
  kind === 'playground' ? ofPark : completenessWords

/** The screen of a missing part, where it is not its item's screen. */
export const missingPartPaths: Readonly<Partial<Record<MissingPart, string>>> = {
  amenity: `${generalInfo}/amenities`,
  allotment: 'hotel-manage/room-sale/avail-and-rate/batch-update',
}

/** Everything that can be missing, as a list shows it after "missing". */
export const missingPartWords: Readonly<Record<MissingPart, Saying>> = {
  name: say('tên', 'name'),
  phone: say('số điện thoại', 'phone'),
  email: say('email', 'email'),
  type: say('loại hình', 'type'),
  star: say('hạng sao', 'star rating'),
  numberOfRooms: say('số phòng', 'number of rooms'),
  taxCode: say('mã số thuế', 'tax code'),
  country: say('quốc gia', 'country'),
  city: say('tỉnh, thành phố', 'province or city'),
  location: say('phường, xã', 'ward or commune'),
  address: say('địa chỉ', 'address'),
  contactPerson: say('người liên hệ', 'contact person'),
  positionOnMap: say('vị trí trên bản đồ', 'position on the map'),
  amenity: say('ít nhất một tiện nghi', 'at least one amenity'),
  roomType: say('ít nhất một loại phòng đang bán', 'at least one room type on sale'),
  ticketProduct: say('ít nhất một sản phẩm vé đang bán', 'at least one ticket product on sale'),
  allotment: say('số phòng mở bán cho những đêm tới', 'rooms on sale on nights to come'),
  mainImage: say('ảnh đại diện', 'main photo'),
  pricedPlan: say('ít nhất một gói bán có giá trên loại phòng đang bán', 'at least one package with a price on a room type on sale'),
  cancellationPolicy: say('ít nhất một chính sách huỷ đang dùng', 'at least one cancellation policy in force'),
  wayToPay: say('ít nhất một cách thanh toán dùng được', 'at least one way to pay that works'),
  paymentPolicy: say('ít nhất một chính sách thanh toán đang dùng', 'at least one payment policy in force'),
  checkIn: say('giờ nhận phòng', 'check-in time'),
  checkOut: say('giờ trả phòng', 'check-out time'),
  currency: say('tiền tệ', 'currency'),
  childAgeLimit: say('tuổi trẻ em', 'children’s ages'),
  taxChoice: say('cách tính thuế', 'tax choice'),
  businessName: say('tên doanh nghiệp', 'business name'),
  bankAccountNumber: say('số tài khoản', 'bank account number'),
  accountOwner: say('chủ tài khoản', 'account owner'),
  bank: say('ngân hàng', 'bank'),
  branch: say('chi nhánh', 'branch'),
  legalRepresentative: say('người đại diện pháp luật', 'legal representative'),
  signer: say('người ký', 'signer'),
  position: say('chức vụ người ký', 'signer’s position'),
  commission: say('hoa hồng', 'commission'),
}

/** The step that is next for a property, in words: `{item}` is what must be filled in. */
export const nextStepWords: Readonly<Record<NextStep['step'], Saying>> = {
  mend: say('Bổ sung: {item}', 'Fill in: {item}'),
  confirm: say(
    'Đã đủ thông tin. Xác nhận bán phòng để gửi duyệt.',
    'The information is complete. Confirm to sell rooms to ask for approval.',
  ),
  awaitApproval: say('Đang chờ Innkeeper duyệt.', 'Waiting for Innkeeper to approve it.'),
  awaitContract: say('Đã duyệt. Chờ ký hợp đồng điện tử để mở bán.', 'Approved. Sign the electronic contract to go on sale.'),
  putOnSale: say('Mọi thứ đã sẵn sàng. Mở bán để đại lý đặt được.', 'Everything is ready. Put it on sale so that agents can book.'),
  askPlatform: say(`Innkeeper đã ngừng bán. Gọi ${hotline} để mở lại.`, `Innkeeper took it off sale. Call ${hotline} to have it put back.`),
  nothing: say('Đang bán, thông tin đầy đủ.', 'On sale, with all information in place.'),
}
