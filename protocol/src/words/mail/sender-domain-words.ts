import type { DkimProblem } from '@innkeeper/rules/sender-domain/dkim-check'
import type { DmarcPolicy, DmarcProblem } from '@innkeeper/rules/sender-domain/dmarc-check'
import type { RecordState } from '@innkeeper/rules/sender-domain/record-finding'
import type { Naming, SpfProblem } from '@innkeeper/rules/sender-domain/spf-check'
import type { SpfEnding } from '@innkeeper/rules/sender-domain/spf-record'
import { say, type Saying } from '#say.ts'

/** How a record of the sender's domain stands, in words. */
export const recordStateWords: Readonly<Record<RecordState, Saying>> = {
  inOrder: say('Đúng', 'In order'),
  missing: say('Thiếu', 'Missing'),
  wrong: say('Cần sửa', 'Wrong'),
  unknown: say('Chưa tra được', 'Not looked up'),
}

/** What each record is for. */
export const recordPurposeWords = {
  spf: say('Máy chủ nào được gửi email của tên miền này.', 'Which servers may send emails of this domain.'),
  dkim: say('Khoá để bên nhận kiểm tra chữ ký của email.', 'The key by which receivers check the signature of an email.'),
  dmarc: say(
    'Bên nhận làm gì với email giả tên miền này: không qua được cả SPF lẫn DKIM.',
    'What receivers do with emails that only pretend to come from this domain: they pass neither SPF nor DKIM.',
  ),
} as const

const silence = say(
  'Chưa hỏi được máy chủ DNS nên chưa biết gì. Tra lại sau ít phút.',
  'No DNS server answered, so nothing is known yet. Look again in a few minutes.',
)

/** What is wrong with the SPF record and what to do, in words. */
export const spfProblemWords: Readonly<Record<SpfProblem, Saying>> = {
  notLookedUp: silence,
  missing: say(
    'Tên miền {domain} chưa có bản ghi SPF, nên email dễ vào thư rác. Thêm bản ghi bên dưới; có nơi khác gửi email của tên miền thì ghi thêm vào đó.',
    'The domain {domain} has no SPF record, so its emails easily end up in spam. Add the record below; if others send emails of the domain, add them to it.',
  ),
  several: say(
    'Có nhiều bản ghi SPF, nên bên nhận bỏ qua tất cả. Xoá hết, chỉ để lại một bản ghi như bên dưới.',
    'There are several SPF records, so receivers ignore all of them. Delete them and keep one, as below.',
  ),
  broken: say(
    'Bên nhận không hiểu phần “{about}”, nên bỏ qua cả bản ghi. Sửa hoặc xoá phần này.',
    'Receivers do not understand the part “{about}”, so they ignore the whole record. Correct or delete it.',
  ),
  includeBroken: say(
    'Bản ghi dẫn tới {about}, nơi không có bản ghi SPF dùng được, nên bên nhận bỏ qua tất cả. Xoá phần này hoặc hỏi nơi cung cấp.',
    'The record refers to {about}, which has no SPF record that works, so receivers ignore all of it. Delete that part or ask its provider.',
  ),
  tooManyLookUps: say(
    'Bản ghi cần tra cứu hơn 10 lần, nên bên nhận bỏ qua. Xoá các dịch vụ không còn dùng.',
    'The record needs more than 10 look-ups, so receivers ignore it. Delete the services that are no longer used.',
  ),
  openToAll: say(
    'Bản ghi cho mọi máy chủ gửi, nên ai cũng giả được địa chỉ này. Thay bằng bản ghi bên dưới.',
    'The record lets every server send, so anybody can fake this address. Replace it by the record below.',
  ),
  serverNotNamed: say(
    'Không thấy máy chủ {server} trong bản ghi. Thay bằng bản ghi bên dưới, hoặc hỏi nơi cung cấp email xem họ gửi từ đâu.',
    'The record does not seem to name the server {server}. Replace it by the record below, or ask your mail provider where it sends from.',
  ),
}

/** Whether the SPF record names the property's server, in words. */
export const namingWords: Readonly<Record<Naming, Saying>> = {
  named: say('Bản ghi cho máy chủ {server} gửi.', 'The record lets the server {server} send.'),
  notNamed: say('Không thấy máy chủ {server} trong bản ghi.', 'The record does not seem to name the server {server}.'),
  unsure: say(
    'Không thấy lỗi, nhưng từ đây không biết chắc bản ghi có cho máy chủ {server} gửi không. Hỏi nơi cung cấp email.',
    'Nothing is wrong, but from here nobody can tell whether the record lets the server {server} send. Ask your mail provider.',
  ),
}

/** What the SPF record says of all other servers, in words. */
export const spfEndingWords: Readonly<Record<SpfEnding, Saying>> = {
  fail: say('Máy chủ khác bị từ chối (-all).', 'Other servers are refused (-all).'),
  softfail: say('Email từ máy chủ khác bị nghi ngờ (~all).', 'Emails from other servers are suspect (~all).'),
  neutral: say(
    'Máy chủ khác không bị chặn (?all). Đổi thành ~all để chặn kẻ giả mạo.',
    'Other servers are not stopped (?all). Make it ~all to stop forgers.',
  ),
  pass: say('Mọi máy chủ đều được gửi (+all).', 'Every server may send (+all).'),
  open: say(
    'Bản ghi không nói gì về máy chủ khác. Thêm ~all ở cuối để chặn kẻ giả mạo.',
    'The record says nothing of other servers. Add ~all at its end to stop forgers.',
  ),
}

/** What is wrong with the DKIM record and what to do, in words. */
export const dkimProblemWords: Readonly<Record<DkimProblem, Saying>> = {
  notLookedUp: silence,
  noSelector: say(
    'Không tra được khi chưa có selector. Hỏi nơi cung cấp email, điền vào ô “Selector DKIM” rồi lưu.',
    'It cannot be looked up without its selector. Ask your mail provider, enter it as “DKIM selector” and save.',
  ),
  missing: say(
    'Không có khoá ở {name}. Bật DKIM ở nơi cung cấp email; họ cho giá trị của bản ghi TXT, đặt dưới tên bên dưới.',
    'There is no key at {name}. Switch DKIM on at your mail provider, which gives you the value of the TXT record; its name is below.',
  ),
  several: say(
    'Có nhiều bản ghi ở cùng một tên, nên bên nhận không biết khoá nào đúng. Chỉ để lại bản ghi mà nơi cung cấp email cho.',
    'Several records have this name, so receivers cannot tell which key is right. Keep only the one of your mail provider.',
  ),
  broken: say(
    'Bản ghi không có khoá dùng được. Chép lại cả giá trị mà nơi cung cấp email cho.',
    'The record has no key that works. Copy the whole value of your mail provider again.',
  ),
  revoked: say(
    'Khoá trống, nghĩa là đã thu hồi. Tạo khoá mới ở nơi cung cấp email, rồi đặt giá trị mới vào bản ghi.',
    'The key is empty, which means withdrawn. Make a new key at your mail provider and put its value into the record.',
  ),
  keyShort: say(
    'Khoá ngắn hơn 1024 bit nên bên nhận từ chối. Tạo khoá 2048 bit ở nơi cung cấp email.',
    'The key has less than 1024 bits, so receivers refuse it. Make one of 2048 bits at your mail provider.',
  ),
}

/** What is wrong with the DMARC record and what to do, in words. */
export const dmarcProblemWords: Readonly<Record<DmarcProblem, Saying>> = {
  notLookedUp: silence,
  missing: say(
    'Tên miền {domain} chưa có bản ghi DMARC. Thêm bản ghi bên dưới: chưa email nào bị từ chối, chỉ có báo cáo gửi về địa chỉ này.',
    'The domain {domain} has no DMARC record. Add the record below: no email is refused yet, only reports come to this address.',
  ),
  several: say(
    'Có nhiều bản ghi DMARC, nên bên nhận bỏ qua tất cả. Chỉ để lại một.',
    'There are several DMARC records, so receivers ignore all of them. Keep one.',
  ),
  broken: say(
    'Bên nhận không hiểu bản ghi. Viết p=none, p=quarantine hoặc p=reject ngay sau v=DMARC1, và mỗi phần còn lại theo dạng tên=giá trị.',
    'Receivers do not understand the record. Write p=none, p=quarantine or p=reject right after v=DMARC1, and every other part as name=value.',
  ),
}

/** What receivers do with emails that pass neither, in words. */
export const dmarcPolicyWords: Readonly<Record<DmarcPolicy, Saying>> = {
  none: say(
    'Email giả mạo vẫn tới nơi (p=none), mới chỉ có báo cáo. Khi SPF và DKIM đều đúng, đổi thành p=quarantine.',
    'Forged emails still arrive (p=none), there are only reports. Once SPF and DKIM are in order, make it p=quarantine.',
  ),
  quarantine: say('Email giả mạo vào thư rác (p=quarantine).', 'Forged emails go to spam (p=quarantine).'),
  reject: say('Email giả mạo bị từ chối (p=reject).', 'Forged emails are refused (p=reject).'),
}

/** Who gets the reports of receivers, in words. */
export const dmarcReportWords = {
  to: say('Báo cáo gửi về {addresses}.', 'Reports go to {addresses}.'),
  nobody: say('Không ai nhận báo cáo: thêm rua=mailto:… để nhận.', 'Nobody gets reports: add rua=mailto:… to get them.'),
  above: say('Bản ghi của {name} cũng dùng cho tên miền này.', 'The record at {name} holds for this domain as well.'),
} as const
