import { say, type Saying } from '#say.ts'
import { creditLetterWords } from '../platform/travel-agent-words.ts'
import type { LetterKind } from './letter-words.ts'

/** The subject and the body of an email, with blanks. */
export type LetterSayings = { readonly subject: Saying; readonly body: Saying }

const headline = say('{headline}', '{headline}')

const ofBooking: LetterSayings = {
  subject: headline,
  body: say(
    `{headline}

Khách: {guest}
Phòng: {rooms}
Tổng tiền: {total}
Trạng thái: {status}
Lý do: {reason}

Kèm theo là xác nhận PDF và tệp lịch; mã QR trong PDF là mã đặt phòng.`,
    `{headline}

Guest: {guest}
Rooms: {rooms}
Total: {total}
Status: {status}
Reason: {reason}

The confirmation as PDF and a calendar file are attached; the QR code of the PDF is the booking code.`,
  ),
}

const ofRequest: LetterSayings = {
  subject: headline,
  body: say(
    `{headline}

Lời nhắn: {message}

Đọc toàn bộ qua distribution/requests.`,
    `{headline}

Message: {message}

Read all of it through distribution/requests.`,
  ),
}

const ofOffer: LetterSayings = {
  subject: headline,
  body: say(
    `{headline}

{stay}: {total} cho mọi phòng, gồm thuế và phí. Giữ phòng đến {until}; nhận bằng distribution/accept.

Lời nhắn: {message}

Xem giá từng bước, nhận hoặc từ chối ngay từ email này. Liên kết dùng một lần: {link}

Đọc toàn bộ qua distribution/requests.`,
    `{headline}

{stay}: {total} for all rooms, with tax and fees. The rooms are held until {until}; take them through distribution/accept.

Message: {message}

See the price step by step, accept or decline from this email. The link works once: {link}

Read all of it through distribution/requests.`,
  ),
}

/** Innkeeper's own words of each kind of email, which a property may replace. A line whose blanks are all empty is left out. */
export const ourLetters = {
  guestBooked: ofBooking,
  guestChanged: ofBooking,
  guestCancelled: ofBooking,
  guestNoShow: ofBooking,
  agentBooked: ofBooking,
  agentChanged: ofBooking,
  agentCancelled: ofBooking,
  agentNoShow: ofBooking,
  requestAnswered: ofRequest,
  requestOffered: ofOffer,
  requestEnded: ofRequest,
  agentCredit: { subject: creditLetterWords.subject, body: creditLetterWords.text },
  agentMonth: {
    subject: headline,
    body: say(
      `{headline}

{message}

Đọc và trả lời qua distribution/monthly-statements.`,
      `{headline}

{message}

Read and answer through distribution/monthly-statements.`,
    ),
  },
} as const satisfies Record<LetterKind, LetterSayings>
