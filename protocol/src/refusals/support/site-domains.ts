import { say } from '#say.ts'
import { domainNameWords } from '#words/site/domain-words.ts'
import { refusal, type Refusal } from '../refusal.ts'

/** Refusals about the domain of a property's own site. */
export const siteDomainRefusals = {
  domainInvalid: refusal(906, 422, domainNameWords.invalid),
  domainWithMore: refusal(907, 422, domainNameWords.more),
  domainIsAddress: refusal(908, 422, domainNameWords.ip),
  domainIsSuffix: refusal(909, 422, domainNameWords.suffix),
  domainInside: refusal(910, 422, domainNameWords.inside),
  domainOurs: refusal(911, 422, domainNameWords.ours),
  domainTaken: refusal(
    912,
    409,
    say(
      'Chỗ nghỉ khác đã xác minh tên miền này. Nếu tên miền là của bạn, gọi tổng đài.',
      'Another property has proved this domain. If it is yours, call the hotline.',
    ),
  ),
  domainAlready: refusal(913, 409, say('Tên miền này đã có trong danh sách.', 'This domain is on the list already.')),
  proofFileWrong: refusal(
    914,
    422,
    say(
      'Lỗi khi tải tệp lên: tệp không có mã của tên miền này. Tải tệp mẫu về rồi tải đúng tệp đó lên.',
      'Error uploading file: it does not hold the code of this domain. Download the file first, then upload that one.',
    ),
  ),
  proofFileNeeded: refusal(
    915,
    409,
    say(
      'Tệp này đang xác minh tên miền. Thêm bản ghi DNS và kiểm tra lại trước, hoặc bỏ tên miền.',
      'This file proves the domain. Add the DNS record and check again first, or remove the domain.',
    ),
  ),
  siteUnknown: refusal(916, 404, say('Không có trang nào ở tên miền này.', 'There is no site at this domain.')),
} as const satisfies Record<string, Refusal>
