import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of a property's own information: registration form, amenities, nearby places, chain. */
export const propertyInfoRefusals = {
  infoChanged: refusal(
    400,
    409,
    say(
      '{person} vừa sửa thông tin này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this information. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  infoMissing: refusal(
    401,
    422,
    say('Vui lòng nhập đầy đủ thông tin bắt buộc: {field}.', 'Please enter all required information: {field}.'),
  ),
  locationMissing: refusal(
    402,
    422,
    say(
      'Không tìm thấy địa điểm: phường, xã này không thuộc tỉnh, thành đã chọn.',
      'Location missing: this commune is not in the province chosen.',
    ),
  ),
  taxCodeForm: refusal(
    403,
    422,
    say('Mã số thuế có 10 hoặc 12 chữ số; chi nhánh thêm 3 chữ số.', 'A tax code has 10 or 12 digits, or 10 and 3 more for a branch.'),
  ),
  domainInvalid: refusal(404, 422, say('Tên miền không hợp lệ.', 'Invalid domain name.')),
  positionHalf: refusal(405, 422, say('Vị trí cần cả vĩ độ và kinh độ.', 'A position needs both latitude and longitude.')),
  contactMissing: refusal(406, 422, say('Cần ít nhất một người liên hệ.', 'At least one contact person is needed.')),
  typeNotOfKind: refusal(
    407,
    422,
    say('Loại hình này không thuộc lĩnh vực của chỗ nghỉ.', 'This type does not belong to the property’s kind.'),
  ),
  amenityNotOffered: refusal(
    410,
    422,
    say('Tiện nghi “{amenity}” không có trong danh mục.', 'The amenity “{amenity}” is not in the list.'),
  ),
  placeMissing: refusal(415, 404, say('Không tìm thấy địa điểm.', 'The place does not exist.')),
  placeChanged: refusal(
    416,
    409,
    say(
      '{person} vừa sửa địa điểm này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this place. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  landmarkMissing: refusal(417, 404, say('Không tìm thấy điểm mốc.', 'The landmark does not exist.')),
  placeNowhere: refusal(418, 422, say('Nhập toạ độ hoặc khoảng cách của địa điểm.', 'Enter the position of the place, or its distance.')),
  tooManyPlaces: refusal(419, 409, say('Mỗi chỗ nghỉ có tối đa {max} địa điểm lân cận.', 'A property has at most {max} nearby places.')),
  alreadyInChain: refusal(420, 409, say('{hotel} đã thuộc một chuỗi khách sạn.', '{hotel} is already in a hotel chain.')),
  chainMissing: refusal(421, 404, say('Không thuộc chuỗi khách sạn nào.', 'Not in any hotel chain.')),
  chainChanged: refusal(
    422,
    409,
    say(
      '{person} vừa sửa chuỗi này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this chain. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  placeTwice: refusal(
    424,
    422,
    say(
      'Chỉ nhập toạ độ hoặc khoảng cách; có toạ độ thì khoảng cách tự tính.',
      'Enter a position or a distance, not both: a position gives the distance.',
    ),
  ),
  placeAbroad: refusal(
    425,
    422,
    say('Tỉnh, thành và phường, xã chỉ dành cho nơi ở Việt Nam.', 'Only places in Vietnam have a province and a commune.'),
  ),
  hotelMissing: refusal(423, 404, say('Không tìm thấy khách sạn.', 'The hotel does not exist.')),
} as const satisfies Record<string, Refusal>
