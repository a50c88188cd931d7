import { chargeWords } from '@innkeeper/protocol/words/property/policy-sentences'
import { say } from '@innkeeper/protocol/say'
import { cancellationSteps, type CancellationPeriod, type CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { Day } from '@innkeeper/rules/days/day'
import { wholePercent } from '@innkeeper/rules/money/percent'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useToday } from '#kit/property/use-today.ts'
import { Stages } from '#ui/page/progress/stages.tsx'

/** What cancelling costs on which days before an arrival, from today on. */
export const CancellationStages = ({ terms, checkIn }: { terms: CancellationTerms; checkIn: Day }) => {
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
  const stages = periods.map((period) => ({
    key: `${period.from}`,
    when: spanOf(period),
    what: period.charge === null ? t(free) : t(costs, { charge: t(chargeWords(period.charge, currency)) }),
    tone: toneOf(period),
  }))
  return <Stages label={t(label, { day: format.date(checkIn) })} stages={stages} />
}

const toneOf = ({ charge }: CancellationPeriod): 'green' | 'amber' | 'red' => {
  if (charge === null) return 'green'
  return charge.unit === 'percent' && charge.basisPoints === wholePercent ? 'red' : 'amber'
}

const label = say('Phí huỷ theo ngày, khách đến {day}', 'What cancelling costs by day, for an arrival on {day}')
const until = say('Đến hết {day}', 'Until {day}')
const free = say('Miễn phí', 'Free')
const costs = say('Mất {charge}', 'Costs {charge}')
