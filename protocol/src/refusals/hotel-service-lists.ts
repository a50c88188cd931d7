import { say } from '#say.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Refusals of lists of services, which a connected system or a file names. */
export const serviceListRefusals = {
  serviceFileUnreadable: refusal(
    620,
    422,
    say('Không đọc được tệp này. Hãy lưu lại dạng CSV.', 'The file cannot be read. Save it as CSV again.'),
  ),
  serviceFileEncoding: refusal(
    621,
    422,
    say(
      'Tệp không phải UTF-8, chữ có dấu sẽ hỏng. Hãy lưu lại dạng “CSV UTF-8”.',
      'The file is not UTF-8, so letters with accents would be lost. Save it as “CSV UTF-8”.',
    ),
  ),
  serviceFileNoCode: refusal(
    622,
    422,
    say('Tệp cần cột “Mã dịch vụ” ở dòng đầu.', 'The first row of the file needs a column “Service code”.'),
  ),
  serviceFileEmpty: refusal(623, 422, say('Tệp không có dịch vụ nào dưới dòng đầu.', 'The file has no service below its first row.')),
  serviceFileTooLong: refusal(624, 422, say('Tệp có hơn {max} dòng.', 'The file has more than {max} rows.')),
  serviceListOld: refusal(
    625,
    409,
    say(
      'Danh sách hoặc dịch vụ vừa đổi. Chưa áp dụng gì: xem lại rồi chọn.',
      'The list or a service has just changed. Nothing was applied: look again, then choose.',
    ),
  ),
  servicePictureNeeded: refusal(626, 422, say('Chọn ảnh đại diện cho dịch vụ mới.', 'Choose the thumbnail of the new services.')),
} as const satisfies Record<string, Refusal>
