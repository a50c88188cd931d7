import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Card } from '#ui/page/card.tsx'
import { MeetingMode } from '../meeting-mode.tsx'
import styles from '../promotions.module.css'
import type { PromotionRow } from '../promotions.ts'

/** The most promotions of a property, and so of one read. */
const mostPromotions = 100

/** Which promotions are on beside this one, by their rank, and how their discounts meet. */
export const OthersCard = ({ own }: { own: PromotionRow | null }) => {
  const t = useSay()
  const { property } = useSession()
  const { data: setting } = useRead('promotion/get-setting', {})
  const { data } = useRead('promotion/get-all', { limit: mostPromotions })
  if (setting === undefined || data === undefined) return null
  const shown = data.rows.filter(({ id, active }) => active || id === own?.id)
  return (
    <Card title={title} aside={<Link to={paths.hotelConfig(property, 'general')}>{t(changeWords)}</Link>}>
      <div className={styles['mode']}>
        <MeetingMode mode={setting.mode} />
      </div>
      {shown.length === 0 ? <p className="note">{t(noneOn)}</p> : <Ranked promotions={shown} own={own} />}
    </Card>
  )
}

const Ranked = ({ promotions, own }: { promotions: readonly PromotionRow[]; own: PromotionRow | null }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const nights = ({ stayFrom, stayTo }: PromotionRow) => {
    if (stayFrom !== null && stayTo !== null) return format.range(stayFrom, stayTo)
    if (stayFrom !== null) return t(fromWords, { day: format.date(stayFrom) })
    return stayTo === null ? t(allNights) : t(untilWords, { day: format.date(stayTo) })
  }
  const size = ({ effect, percentOrFixed, value }: PromotionRow) =>
    `${effect === 'discount' ? '−' : '+'}${percentOrFixed === 'percent' ? format.percent(value) : format.money(value)}`
  return (
    <ol className={styles['others']}>
      {promotions.map((promotion) => (
        <li key={promotion.id} aria-current={promotion.id === own?.id}>
          <span>{promotion.rank}</span>
          {promotion.id === own?.id ? (
            <strong>{t(nameOf(promotion))}</strong>
          ) : (
            <Link to={paths.promotion(property, promotion.id)}>{t(nameOf(promotion))}</Link>
          )}
          <span>{nights(promotion)}</span>
          <b>{size(promotion)}</b>
        </li>
      ))}
    </ol>
  )
}

const title = say('Gặp khuyến mãi khác', 'Beside other promotions')
const changeWords = say('Đổi cách gộp', 'Change how they meet')
const noneOn = say('Chưa có khuyến mãi nào đang bật.', 'No promotion is switched on yet.')
const allNights = say('mọi đêm', 'all nights')
const fromWords = say('từ {day}', 'from {day}')
const untilWords = say('đến {day}', 'until {day}')
