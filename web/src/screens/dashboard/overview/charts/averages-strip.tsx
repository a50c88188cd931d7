import { say, type Saying } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { HelpTip } from '#ui/buttons/help-tip.tsx'
import styles from './averages-strip.module.css'
import { share, type Occupancy } from './occupancy-rows.ts'

type Averages = AnswerOf<'dashboard/room-averages'>

/** How full the nights ahead are, at what price, and what a room brings: each beside the same nights of last year. */
export const AveragesStrip = ({ occupancy }: { occupancy: Occupancy }) => {
  const t = useSay()
  const { data, loading, error } = useRead('dashboard/room-averages', {})
  const figures = useFigures(occupancy, data)
  const told = (before: string | undefined, value: string | undefined) => {
    if (before !== undefined) return t(yearBefore, { value: before })
    if (value !== undefined) return t(noYear)
    return error === null || data !== undefined ? '' : t(notRead)
  }
  // A dash says that there is no figure, so it waits for the answer.
  const absent = loading ? '…' : '–'
  return (
    <dl className={styles['strip']} aria-busy={loading}>
      {figures.map(({ key, words, means, value, before }) => (
        <div key={key} className={styles['figure']}>
          <dt>
            {t(words)} <HelpTip words={t(means)} label={t(meaningOf, { name: t(words) })} />
          </dt>
          <dd>
            <strong>{value ?? absent}</strong> <small>{told(before, value)}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Figure = { readonly key: string; readonly words: Saying; readonly means: Saying; readonly value?: string; readonly before?: string }

const useFigures = ({ nights, rooms }: Occupancy, averages: Averages | undefined): readonly Figure[] => {
  const format = useFormat()
  const money = (amount: number | null | undefined) =>
    typeof amount === 'number' && averages !== undefined ? { value: format.money(amount, averages.currency) } : {}
  const compared = nights.filter(({ lastYear }) => lastYear !== null)
  const full = (sold: number, count: number) => format.percent(share(sold, rooms * count))
  const sold = nights.reduce((sum, night) => sum + night.sold, 0)
  const soldBefore = compared.reduce((sum, { lastYear }) => sum + (lastYear ?? 0), 0)
  const { now, lastYear } = averages?.ahead ?? {}
  return [
    {
      key: 'full',
      words: say('Lấp đầy', 'Occupancy'),
      means: fullMeans,
      value: full(sold, nights.length),
      ...(compared.length === 0 ? {} : { before: full(soldBefore, compared.length) }),
    },
    { key: 'adr', words: say('ADR', 'ADR'), means: adrMeans, ...money(now?.adr), ...asBefore(money(lastYear?.adr)) },
    { key: 'revpar', words: say('RevPAR', 'RevPAR'), means: revparMeans, ...money(now?.revpar), ...asBefore(money(lastYear?.revpar)) },
  ]
}

const asBefore = ({ value }: { readonly value?: string }) => (value === undefined ? {} : { before: value })

const fullMeans = say('Số đêm phòng đã bán chia cho số đêm phòng có.', 'Room nights sold, by the room nights there are.')
const adrMeans = say(
  'Giá bình quân: tiền phòng chia cho số đêm phòng đã bán. Không tính dịch vụ và thuế cộng thêm.',
  'Average daily rate: room revenue by room nights sold. Without services and taxes on top.',
)
const revparMeans = say(
  'Doanh thu mỗi phòng: tiền phòng chia cho số đêm phòng có, kể cả phòng trống.',
  'Revenue per available room: room revenue by all room nights, empty ones too.',
)
const meaningOf = say('{name} là gì', 'What {name} is')
const yearBefore = say('năm trước {value}', 'last year {value}')
const notRead = say('chưa đọc được', 'could not be read')
const noYear = say('chưa có số năm trước', 'no figure of last year')
