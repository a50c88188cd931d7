import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { bookingLook } from '#ui/booking/booking-looks.ts'
import { roomsOfType } from '#ui/booking/rooms-of-type.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import { PriceSteps } from '#ui/property/price-steps.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

type Agreed = AnswerOf<'booking/agreed-before'>

type AgreedBeforeProps = { code: string; changeNo: number; onClose: () => void }

/** What was agreed until a change of a booking: stay, guest, rooms, payments, terms, and the price step by step. */
export const AgreedBefore = ({ code, changeNo, onClose }: AgreedBeforeProps) => {
  const agreed = useRead('booking/agreed-before', { code, changeNo })
  return (
    <Dialog open onClose={onClose} title={title} values={{ code }}>
      {agreed.error !== null && <Failed what={what} error={agreed.error} again={agreed.again} />}
      {agreed.data === undefined && agreed.error === null && <Skeleton rows={6} />}
      {agreed.data !== undefined && (
        <FieldStack>
          <AgreedFacts agreed={agreed.data} />
          <PriceSteps
            price={agreed.data.price}
            currency={agreed.data.currency}
            roomTypes={agreed.data.lines.map(({ roomType }) => roomType)}
          />
        </FieldStack>
      )}
    </Dialog>
  )
}

const AgreedFacts = ({ agreed }: { agreed: Agreed }) => {
  const t = useSay()
  const format = useFormat()
  const { lines, services, payments, currency } = agreed
  return (
    <FactList>
      <dt>{t(untilWords)}</dt>
      <dd>
        {format.moment(agreed.until, { year: true })} <Badge state={bookingLook(agreed.state)} />
      </dd>
      <dt>{t(guestWords)}</dt>
      <dd>{[agreed.guestName, agreed.guestPhone, agreed.guestEmail].filter((text) => text !== '').join(' · ')}</dd>
      <dt>{t(stayWords)}</dt>
      <dd>
        {format.range(agreed.checkIn, agreed.checkOut)}, {format.count(agreed.nights, nouns.night)}
      </dd>
      <dt>{t(roomsWords)}</dt>
      <dd>
        {lines.map((line) => (
          <div key={line.roomPlanId}>
            {roomsOfType(line.rooms.length, t(line.roomType))}, {t(line.ratePlan)}
          </div>
        ))}
      </dd>
      {services.length > 0 && (
        <>
          <dt>{t(servicesWords)}</dt>
          <dd>{services.map(({ quantity, name }) => `${quantity} × ${t(name)}`).join(', ')}</dd>
        </>
      )}
      <dt>{t(paymentWords)}</dt>
      <dd>
        {payments.map(({ dueAt, amount }) => (
          <div key={dueAt ?? ''}>
            {t(dueAt === null ? atHotel : by, {
              amount: format.money(amount, currency),
              moment: dueAt === null ? '' : format.moment(dueAt, { year: true }),
            })}
          </div>
        ))}
        {t(paidThen, { amount: format.money(agreed.paid, currency) })}
      </dd>
      <dt>{t(cancellingWords)}</dt>
      <dd>
        {[...new Set(lines.map(({ cancellation }) => t(cancellation.sentence)))].map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </dd>
    </FactList>
  )
}

const title = say('Đã chốt trước khi đổi, {code}', 'Agreed before the change, {code}')
const what = say('điều đã chốt', 'what was agreed')
const untilWords = say('Đến lúc', 'Until')
const guestWords = say('Khách', 'Guest')
const stayWords = say('Kỳ lưu trú', 'Stay')
const roomsWords = say('Phòng', 'Rooms')
const servicesWords = say('Dịch vụ', 'Services')
const paymentWords = say('Thanh toán', 'Payment')
const atHotel = say('{amount} tại khách sạn', '{amount} at the hotel')
const by = say('{amount} trước {moment}', '{amount} by {moment}')
const paidThen = say('Lúc đó đã trả {amount}', '{amount} was paid then')
const cancellingWords = say('Nếu huỷ', 'Cancelling')
