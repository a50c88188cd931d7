import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of services. Another property's service is refused as not found, like one that does not exist. */
export const hotelServiceRefusals = {
  serviceMissing: refusal(280, 404, say('Không tìm thấy dịch vụ.', 'The service does not exist.')),
  serviceInUse: refusal(
    281,
    409,
    say(
      'Không xoá được dịch vụ đã có trong đặt phòng: {names}. Hãy ngừng bán thay vì xoá.',
      'Cannot delete services that bookings have: {names}. Take them off sale instead.',
    ),
  ),
  serviceChanged: refusal(
    282,
    409,
    say(
      '{person} vừa sửa dịch vụ này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this service. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  serviceCodeTaken: refusal(283, 422, say('Mã này đã có ở dịch vụ khác.', 'Another service already has this code.')),
  specialDaysOverlap: refusal(284, 422, say('Khoảng ngày này trùng với khoảng ở trên.', 'These dates overlap with dates above.')),
  servicePriceNeeded: refusal(285, 422, say('Dịch vụ tính tiền cần giá lớn hơn 0.', 'A paid service needs a price over 0.')),
  servicePictureMissing: refusal(286, 422, say('Không tìm thấy ảnh này. Hãy tải lại.', 'The picture does not exist. Upload it again.')),
  tooManyServices: refusal(
    287,
    422,
    say('Nhiều nhất {max} dịch vụ. Hãy xoá bớt.', 'There can be {max} services at most. Delete some first.'),
  ),
  serviceOrderOld: refusal(
    288,
    409,
    say('Danh sách dịch vụ vừa đổi. Xem lại rồi xếp lại.', 'The list of services has just changed. Look at it and order it again.'),
  ),
  serviceNotOffered: refusal(289, 422, say('Chỗ nghỉ không bán dịch vụ {code}.', 'The property does not sell the service {code}.')),
  serviceTooMany: refusal(290, 422, say('Mỗi đặt phòng nhiều nhất {max} × {code}.', 'A booking can have {max} × {code} at most.')),
  serviceDaysWrong: refusal(
    291,
    422,
    say(
      'Chỉ chọn ngày cho dịch vụ tính theo đêm, mỗi đêm của kỳ lưu trú một lần.',
      'Days can be chosen for services per night only, each night of the stay once.',
    ),
  ),
} as const satisfies Record<string, Refusal>
