import type { PlatformNotice } from '#kit/live/notify-platform.ts'
import { formatMoment } from '@innkeeper/protocol/format/format'
import { hotline } from '@innkeeper/protocol/words/platform/hotline'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { Letter } from '#outside/mail.ts'

/** The facts of a registration in letters. */
export type Registered = {
  readonly fullName: string
  readonly userName: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  readonly nameVi: string
  readonly nameEn: string
  readonly code: string
  readonly verifyBy: Date
}

const timeZone = 'Asia/Ho_Chi_Minh'

const subject = say('Đã nhận đăng ký {property}', 'Registration of {property} received')

const text = say(
  `Xin chào {name},

Innkeeper đã nhận đăng ký của {property}, mã {code}. Giấy phép kinh doanh được xác minh trong vòng 48 giờ, muộn nhất {verifyBy}.

Không cần chờ: đăng nhập ngay bằng tên {userName} để hoàn thiện thông tin.

{link}

1. Hoàn thiện chín phần ở mục Tổng quan: thông tin chung, loại phòng, hình ảnh, gói bán và giá, cấu hình, chính sách huỷ, chính sách thanh toán, cách thanh toán, thông tin hợp đồng.
2. Xác nhận bán phòng. Innkeeper xem và duyệt.
3. Ký hợp đồng điện tử rồi mở bán.

Cần giúp: gọi ${hotline}.

Innkeeper
`,
  `Hello {name},

Innkeeper has received the registration of {property}, code {code}. The business certificate is verified within 48 hours, by {verifyBy} at the latest.

There is no need to wait: sign in as {userName} now and complete the information.

{link}

1. Complete the nine parts on the Dashboard: general information, room types, photos, packages and prices, configuration, cancellation policy, payment policy, ways to pay, contract information.
2. Confirm to sell rooms. Innkeeper looks at it and approves.
3. Sign the electronic contract, then go on sale.

Need help? Call ${hotline}.

Innkeeper
`,
)

/** The letter that welcomes an applicant and says what comes next. */
export const welcomeLetter = (registered: Registered, link: string): Letter => ({
  to: registered.email,
  language: registered.language,
  subject: speak(subject, registered.language, valuesIn(registered, registered.language)),
  text: speak(text, registered.language, { ...valuesIn(registered, registered.language), link }),
})

const platformSubject = say('Đăng ký mới: {property} ({code})', 'New registration: {property} ({code})')

const platformText = say(
  `{property} ({code}) vừa đăng ký. Xác minh giấy phép kinh doanh trước {verifyBy}.

Người đăng ký: {name}, {email}, {phone}

Mở Innkeeper, Danh sách khách sạn, để xem giấy phép và xác minh.`,
  `{property} ({code}) has just registered. Verify the business certificate before {verifyBy}.

Applicant: {name}, {email}, {phone}

Open Innkeeper, Hotels, to look at the certificate and verify it.`,
)

/** The news of a registration for the platform. */
export const registrationNews = (registered: Registered, propertyId: string) => ({
  subject: inBoth(platformSubject, registered),
  text: inBoth(platformText, registered),
  notice: {
    kind: 'registered',
    subjectCode: registered.code,
    link: `hotels/${propertyId}`,
    person: registered.fullName,
    accountId: null,
  } satisfies PlatformNotice,
})

const inBoth = (words: Saying, registered: Registered): Saying => ({
  vi: speak(words, 'vi', valuesIn(registered, 'vi')),
  en: speak(words, 'en', valuesIn(registered, 'en')),
})

const valuesIn = (registered: Registered, language: Language) => ({
  name: registered.fullName,
  userName: registered.userName,
  email: registered.email,
  phone: registered.phone,
  property: language === 'vi' ? registered.nameVi : registered.nameEn,
  code: registered.code,
  verifyBy: formatMoment(registered.verifyBy.toISOString(), { timeZone, year: true }),
})
