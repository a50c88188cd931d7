import type { DomainNameProblem } from '@innkeeper/rules/site/domain-name'
import type { DomainProof, DomainState } from '@innkeeper/rules/site/domain-check'
import { say, type Saying } from '#say.ts'

/** The states of a domain, in words. */
export const domainStateWords: Readonly<Record<DomainState, Saying>> = {
  waiting: say('Chờ xác minh', 'Waiting for proof'),
  proved: say('Đã xác minh', 'Proved'),
  failed: say('Chưa xác minh được', 'Not proved'),
  replaced: say('Đã thay', 'Replaced'),
}

/** The ways to prove a domain, in words. */
export const domainProofWords: Readonly<Record<DomainProof, Saying>> = {
  dns: say('Bản ghi DNS', 'DNS record'),
  file: say('Tệp trên trang web', 'File at the site'),
}

/** Why the proof of a domain was not found. */
export const domainProblems = [
  'recordMissing',
  'recordOther',
  'nameNotFound',
  'fileMissing',
  'fileOther',
  'redirected',
  'inside',
  'unreachable',
  'noResolver',
  'taken',
] as const

/** Why the proof of a domain was not found. */
export type DomainProblem = (typeof domainProblems)[number]

/** Why the proof of a domain was not found and what to do, in words. */
export const domainProblemWords: Readonly<Record<DomainProblem, Saying>> = {
  recordMissing: say(
    'Chưa thấy bản ghi TXT. Thêm bản ghi bên dưới; tên miền có thể cần vài giờ để cập nhật.',
    'There is no TXT record yet. Add the record below; it can take some hours until it is seen.',
  ),
  recordOther: say(
    'Có bản ghi TXT nhưng giá trị khác. Chép lại đúng giá trị bên dưới.',
    'There is a TXT record with another value. Copy the value below again.',
  ),
  nameNotFound: say(
    'Không có tên miền này trong DNS. Kiểm tra chính tả, hoặc đăng ký tên miền trước.',
    'DNS does not know this domain. Check its spelling, or register it first.',
  ),
  fileMissing: say(
    'Không có tệp ở địa chỉ bên dưới. Đặt tệp vào đó; mở địa chỉ bằng trình duyệt phải thấy nội dung tệp.',
    'There is no file at the address below. Put it there; a browser must show its content at that address.',
  ),
  fileOther: say(
    'Tệp trên trang web không có mã của tên miền này. Tải lại tệp bên dưới rồi đặt vào trang web.',
    'The file at the site does not hold the code of this domain. Download the file below again and put it there.',
  ),
  redirected: say(
    'Trang web chuyển địa chỉ của tệp sang tên miền khác. Đặt tệp ở chính tên miền này, hoặc dùng bản ghi DNS.',
    'The site sends the file’s address on to another domain. Put the file at this domain itself, or use the DNS record.',
  ),
  inside: say(
    'Tên miền dẫn vào mạng nội bộ. Trỏ tên miền về địa chỉ công khai, hoặc dùng bản ghi DNS.',
    'The domain leads into an internal network. Give it a public address, or use the DNS record.',
  ),
  unreachable: say(
    'Trang web ở tên miền này không trả lời kịp. Thử lại sau, hoặc dùng bản ghi DNS.',
    'The site at this domain does not answer in time. Try again later, or use the DNS record.',
  ),
  noResolver: say(
    'Innkeeper chưa hỏi được máy chủ DNS nào nên chưa biết kết quả. Lần kiểm tra sau tự chạy, bạn không phải sửa gì.',
    'Innkeeper could not reach a DNS server, so nothing is known yet. The next check runs by itself; you need not change anything.',
  ),
  taken: say(
    'Chỗ nghỉ khác vừa xác minh tên miền này. Nếu tên miền là của bạn, gọi tổng đài.',
    'Another property has just proved this domain. If it is yours, call the hotline.',
  ),
}

/** Why a text is not the name of a domain, each beginning with the words of the specification. */
export const domainNameWords: Readonly<Record<DomainNameProblem, Saying>> = {
  invalid: say('Tên miền không hợp lệ', 'Invalid domain name'),
  more: say(
    'Tên miền không hợp lệ: chỉ gõ tên miền, không có cổng, đường dẫn hay dấu @.',
    'Invalid domain name: only the domain, without a port, a path or an @.',
  ),
  ip: say('Tên miền không hợp lệ: đây là địa chỉ IP.', 'Invalid domain name: this is an IP address.'),
  suffix: say(
    'Tên miền không hợp lệ: đây chỉ là đuôi chung. Gõ cả tên, như khachsan.com.vn.',
    'Invalid domain name: this is an ending that many share. Write the whole name, such as hotel.com.',
  ),
  inside: say(
    'Tên miền không hợp lệ: tên này chỉ có trong mạng nội bộ.',
    'Invalid domain name: this name exists in internal networks only.',
  ),
  ours: say('Tên miền không hợp lệ: đây là địa chỉ của Innkeeper.', 'Invalid domain name: this is Innkeeper’s own address.'),
}

/** What the property's people are told of their domain in the bell. */
export const domainNoticeWords = {
  proved: say('Tên miền {domain} đã được xác minh.', 'The domain {domain} is proved.'),
  failing: say(
    'Không còn thấy bằng chứng của tên miền {domain}. Sửa trong {days} ngày, nếu không trang đặt phòng ngừng chạy ở đó.',
    'The proof of the domain {domain} is gone. Mend it within {days} days, or the booking site stops there.',
  ),
  failed: say(
    'Trang đặt phòng không còn chạy ở tên miền {domain}: quá {days} ngày không thấy bằng chứng.',
    'The booking site no longer runs at the domain {domain}: its proof was missing for {days} days.',
  ),
} as const
