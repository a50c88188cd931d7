import type { LetterKind } from '@innkeeper/protocol/words/mail/letter-words'
import type { OwnWords } from '#kit/mail/write-letter.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty } from '../seeded.ts'

/** The sample hotel by the sea confirms bookings to its guests in its own words. */
export const seedEmailTexts = async (
  tx: Tx,
  properties: readonly Pick<SeededProperty, 'code' | 'propertyId'>[],
  person: string,
): Promise<void> => {
  const rows = properties.flatMap(({ code, propertyId }) =>
    (texts[code] ?? []).map(({ kind, words }) => ({
      property_id: propertyId,
      kind,
      subject_vi: words.subjectVi,
      body_vi: words.bodyVi,
      subject_en: words.subjectEn,
      body_en: words.bodyEn,
      version: 2,
      changed_by: person,
    })),
  )
  await tx.db.insertInto('email_text').values(rows).execute()
}

/** The words by the property's code. */
const texts: Readonly<Record<string, readonly { readonly kind: LetterKind; readonly words: OwnWords }[]>> = {
  HAIAU: [
    {
      kind: 'guestBooked',
      words: {
        subjectVi: 'Hải Âu đón bạn ngày {checkIn}: {code}',
        bodyVi: `**Xin chào {guest},**

Hải Âu đã giữ phòng cho bạn: {rooms}, {stay}.

- Mã đặt phòng: **{code}**
- Tổng tiền: {total}
- Nhận phòng từ 14:00, trả phòng trước 12:00

Cần xe đón sân bay? Gọi [0236 395 1234](tel:02363951234).`,
        subjectEn: 'Hải Âu awaits you on {checkIn}: {code}',
        bodyEn: `**Dear {guest},**

Your rooms at Hải Âu are kept: {rooms}, {stay}.

- Booking code: **{code}**
- Total: {total}
- Check-in from 14:00, check-out by 12:00

A car from the airport? Call [+84 236 395 1234](tel:+842363951234).`,
      },
    },
  ],
}
