import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals about photos, certificates, and lists of photos; the kit raises those that any upload can meet. */
export const fileRefusals = {
  photoFormat: refusal(
    432,
    422,
    say(
      'Tệp này không phải ảnh đọc được. Dùng ảnh JPEG, PNG, WebP hoặc AVIF.',
      'This file is not a photo that can be read. Use JPEG, PNG, WebP or AVIF.',
    ),
  ),
  photoHeic: refusal(
    433,
    422,
    say(
      'Ảnh HEIC của iPhone chưa dùng được. Hãy lưu thành JPEG (Cài đặt › Camera › Định dạng › Tương thích nhất) rồi tải lại.',
      'HEIC photos of an iPhone cannot be used yet. Save it as JPEG (Settings › Camera › Formats › Most Compatible) and try again.',
    ),
  ),
  photoTooSmall: refusal(
    434,
    422,
    say(
      'Ảnh chỉ có {width} × {height} px, cần ít nhất {long} × {short} px để nét trên màn hình lớn.',
      'The photo is only {width} × {height} px; it needs at least {long} × {short} px to be sharp on a large screen.',
    ),
  ),
  photoTooManyPixels: refusal(
    435,
    422,
    say(
      'Ảnh có {width} × {height} px, quá {megapixels} triệu điểm ảnh. Hãy thu nhỏ rồi tải lại.',
      'The photo is {width} × {height} px, over {megapixels} million pixels. Make it smaller and try again.',
    ),
  ),
  photoDamaged: refusal(
    436,
    422,
    say('Ảnh bị hỏng hoặc thiếu dữ liệu, không mở được.', 'The photo is damaged or cut off and cannot be opened.'),
  ),
  imageInUse: refusal(
    437,
    409,
    say(
      'Không xoá được ảnh đang dùng ở: {places}. Bỏ ảnh khỏi đó trước.',
      'Cannot delete a photo that is used in: {places}. Take it out there first.',
    ),
  ),
  imageMissing: refusal(438, 404, say('Không tìm thấy ảnh.', 'The photo does not exist.')),
  mainImageNeeded: refusal(439, 422, say('Phải có ảnh chính.', 'There must be a main photo.')),
  mainImageNotFound: refusal(
    440,
    422,
    say('Không tìm thấy ảnh chính trong danh sách ảnh đã chọn.', 'The main photo is not among the chosen photos.'),
  ),
  imageTwice: refusal(441, 422, say('Ảnh này đã có trong danh sách.', 'This photo is on the list already.')),
  imagesChanged: refusal(
    442,
    409,
    say(
      '{person} vừa sửa danh sách ảnh này. Chưa lưu gì: xem bản mới rồi chọn.',
      '{person} has just changed this list of photos. Nothing was saved: look at the new version, then choose.',
    ),
  ),
  libraryFull: refusal(
    443,
    409,
    say(
      'Thư viện đã đủ {most} ảnh. Xoá bớt ảnh không dùng rồi tải lại.',
      'The library holds {most} photos already. Delete some that are not used and try again.',
    ),
  ),
  certificateFormat: refusal(
    444,
    422,
    say(
      'Giấy chứng nhận phải là tệp PDF hoặc ảnh JPEG, PNG, WebP, AVIF.',
      'The certificate must be a PDF, or a JPEG, PNG, WebP or AVIF image.',
    ),
  ),
  uploadExpired: refusal(
    445,
    422,
    say('Tệp đã tải lên quá hạn. Vui lòng tải lại.', 'The upload has expired. Please upload the file again.'),
  ),
} as const satisfies Record<string, Refusal>
