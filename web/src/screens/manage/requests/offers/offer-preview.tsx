import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { roomsOfType } from '#ui/booking/rooms-of-type.ts'
import { PriceSteps } from '#ui/property/price-steps.tsx'
import { Banner } from '#ui/states/banner.tsx'
import type { RequestDetail } from '../request-facts.tsx'
import styles from './offers.module.css'

type Preview = AnswerOf<'request-booking/preview-offer'>
type OfferPreviewProps = { preview: Preview; request: RequestDetail; old: boolean }

/** What an offer comes to: what is free, what forbids it or is set aside, and each step of its price beside the usual one. */
export const OfferPreview = ({ preview, request, old }: OfferPreviewProps) => {
  const t = useSay()
  const { lines, blocked, setAside, price, currency } = preview
  return (
    <section className={styles['preview']} aria-label={t(title)} aria-busy={old}>
      {blocked.length > 0 && (
        <Banner tone="red">
          <Reasons of={blocked} />
        </Banner>
      )}
      {setAside.length > 0 && (
        <Banner tone="amber" title={t(asideWords)}>
          <Reasons of={setAside} />
        </Banner>
      )}
      <ul className={styles['free']}>
        {lines.map(({ roomPlanId, roomType, rooms, vacant }) => (
          <li key={roomPlanId} className={vacant < rooms.length ? styles['full'] : undefined}>
            {t(freeWords, { rooms: roomsOfType(rooms.length, t(roomType)), count: vacant })}
          </li>
        ))}
      </ul>
      {price !== null && (
        <>
          <Differences preview={preview} request={request} total={price.total} />
          <details>
            <summary>{t(stepsWords)}</summary>
            <PriceSteps price={price} currency={currency} roomTypes={lines.map(({ roomType }) => roomType)} />
          </details>
        </>
      )}
    </section>
  )
}

const Reasons = ({ of }: { of: Preview['blocked'] }) => (
  <ul className={styles['reasons']}>
    {of.map(({ roomPlanId, message }) => (
      <li key={`${roomPlanId} ${message}`}>{message}</li>
    ))}
  </ul>
)

/** How the price stands to the usual one, and to the one that the agent hopes for. */
const Differences = ({ preview, request, total }: { preview: Preview; request: RequestDetail; total: number }) => {
  const t = useSay()
  const format = useFormat()
  const { usualTotal, currency } = preview
  const { priceHoped } = request
  const against = (other: number, [less, same, more]: typeof usualWords) =>
    t(total < other ? less : total === other ? same : more, {
      amount: format.money(Math.abs(total - other), currency),
      other: format.money(other, currency),
    })
  return (
    <p className={styles['sums']}>
      <strong className={styles['total']}>{format.money(total, currency)}</strong>
      {usualTotal !== null && <span>{against(usualTotal, usualWords)}</span>}
      {priceHoped !== null && <span>{against(priceHoped, hopedWords)}</span>}
    </p>
  )
}

const title = say('Đề nghị sẽ như sau', 'What the offer comes to')
const asideWords = say('Đề nghị bỏ qua quy tắc bán cho đại lý:', 'The offer sets aside rules for agents:')
const freeWords = say('{rooms}: còn {count} trong đêm đông nhất', '{rooms}: {count} free on the fullest night')
const stepsWords = say('Giá đề nghị, từng bước', 'The price offered, step by step')
const usualWords = [
  say('thấp hơn giá thường {amount}', '{amount} below the usual price'),
  say('bằng giá thường', 'the usual price'),
  say('cao hơn giá thường {amount}', '{amount} above the usual price'),
] as const
const hopedWords = [
  say('thấp hơn giá đại lý mong {amount}', '{amount} under the price hoped for'),
  say('bằng giá đại lý mong', 'the price hoped for'),
  say('cao hơn giá đại lý mong {amount}', '{amount} over the price hoped for'),
] as const
