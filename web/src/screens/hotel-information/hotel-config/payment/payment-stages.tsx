import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { Day } from '@innkeeper/rules/days/day'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { paymentMoments } from '@innkeeper/rules/policy/payment-moments'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Stages } from '#ui/page/progress/stages.tsx'

type PaymentStagesProps = { terms: PaymentTerms; checkIn: Day }

/** What would be paid and when for an example stay, were it booked now. */
export const PaymentStages = ({ terms, checkIn }: PaymentStagesProps) => {
  const t = useSay()
  const format = useFormat()
  const { currency, timeZone } = useSession()
  const [bookedAt] = useState(() => new Date())
  const hours = usePaymentHours()
  const night = (currency === 'VND' ? 2_000_000 : 100) * minorPerUnit(currency)
  const share = { total: night * exampleNights, nightAmounts: Array.from({ length: exampleNights }, () => night), terms }
  const moments = paymentMoments([share], { bookedAt, checkIn, timeZone, hours })
  const stages = moments.map(({ dueAt, amount }, index) => ({
    key: dueAt?.toISOString() ?? 'hotel',
    when: dueAt === null ? t(atHotel) : t(by, { moment: format.moment(dueAt.toISOString(), { year: true }) }),
    what: format.money(amount),
    more: t(moments.length === 1 ? everything : index === 0 ? deposit : rest),
    tone: dueAt === null ? ('grey' as const) : index === 0 ? ('cham' as const) : ('amber' as const),
  }))
  return (
    <>
      <Stages label={t(label, { day: format.date(checkIn) })} stages={stages} />
      <p className="note">{t(example, { nights: format.count(exampleNights, nouns.night), total: format.money(share.total) })}</p>
    </>
  )
}

const exampleNights = 3
const usualHours = 24

/** How long a room waits for payment, for who may read the general configuration. */
const usePaymentHours = (): number => {
  const config = useRead('hotel-setting/general-info', {})
  return config.data?.paymentHours ?? usualHours
}

const label = say('Các kỳ thanh toán, đặt bây giờ, khách đến {day}', 'Payments, booked now for an arrival on {day}')
const by = say('Trước {moment}', 'By {moment}')
const atHotel = say('Tại khách sạn', 'At the hotel')
const everything = say('toàn bộ', 'everything')
const deposit = say('trả trước', 'paid in advance')
const rest = say('phần còn lại', 'the rest')
const example = say('Ví dụ {nights}, tổng {total}, đặt ngay bây giờ.', 'For example {nights}, {total} in all, booked now.')
