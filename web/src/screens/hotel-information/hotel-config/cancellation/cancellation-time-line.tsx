import { chargeWords } from '@innkeeper/protocol/policy-sentences'
import { say } from '@innkeeper/protocol/say'
import { cancellationSteps, type CancellationPeriod, type CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { Day } from '@innkeeper/rules/days/day'
import { wholePercent } from '@innkeeper/rules/money/percent'
import { useSay } from '../../../../kit/language.tsx'
import { useSession } from '../../../../kit/session-context.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useToday } from '../../../../kit/use-today.ts'
import { TimeLine } from '../../../../ui/time-line.tsx'

/** What cancelling costs on which days before an arrival, from today on. */
export function CancellationTimeLine({ terms, checkIn }: { terms: CancellationTerms; checkIn: Day }) {
  const t = useSay()
  const format = useFormat()
  const { currency } = useSession()
  const today = useToday()
  const periods = cancellationSteps(terms, checkIn).filter(({ to }) => to === null || to >= today)
  const spanOf = ({ from, to }: CancellationPeriod): string => {
    const last = to ?? checkIn
    if (from === null || from < today) return t(until, { day: format.date(last) })
    return from === last ? format.date(from) : format.range(from, last)
  }
  const stretches = periods.map((period) => ({
    key: `${period.from}`,
    when: spanOf(period),
    what: period.charge === null ? t(free) : t(costs, { charge: t(chargeWords(period.charge, currency)) }),
    tone: toneOf(period),
  }))
  return <TimeLine label={t(label, { day: format.date(checkIn) })} stretches={stretches} />
}

function toneOf({ charge }: CancellationPeriod): 'green' | 'amber' | 'red' {
  if (charge === null) return 'green'
  return charge.unit === 'percent' && charge.basisPoints === wholePercent ? 'red' : 'amber'
}

const label = say('Phí huỷ theo ngày, khách đến {day}', 'What cancelling costs by day, for an arrival on {day}')
const until = say('Đến hết {day}', 'Until {day}')
const free = say('Miễn phí', 'Free')
const costs = say('Mất {charge}', 'Costs {charge}')
