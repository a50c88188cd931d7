import { derivation as derivationSchema } from '@innkeeper/protocol/calls/room-sale/plan'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { examplePrice } from './example-price.ts'
import styles from '../rate-plans.module.css'
import type { Choices } from '../rate-plan-words.ts'
import type { RecordForm } from '#record/record-stem.ts'

const mostExamples = 3

/** What the plan would cost on its first room types: followed price, then this plan's, for an ordinary and a weekend night. */
export const ExamplePrices = ({ form, choices }: { form: RecordForm<'plan'>; choices: Choices }) => {
  const t = useSay()
  const format = useFormat()
  const parsed = derivationSchema.safeParse(form.values.derivation)
  const sold = choices.roomTypes.filter(({ id }) => form.values.roomTypeIds?.includes(id))
  const rooms = (sold.length > 0 ? sold : choices.roomTypes).slice(0, mostExamples)
  if (!parsed.success || rooms.length === 0) return <p className="note">{t(notYet)}</p>
  const parent = choices.plans.find(({ id }) => id === parsed.data.parentId)?.derivation ?? null
  const row = (night: typeof ordinary, price: number) => ({
    night,
    from: format.money(examplePrice(price, parent, choices.plans)),
    to: format.money(examplePrice(price, parsed.data, choices.plans)),
  })
  return (
    <table className={styles['examples']} aria-live="polite">
      <caption>{t(caption)}</caption>
      {rooms.map((room) => (
        <tbody key={room.id}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {t(nameOf(room))}
            </th>
          </tr>
          {[row(ordinary, room.defaultPrice), row(weekend, room.weekendPrice)].map(({ night, from, to }) => (
            <tr key={night.en}>
              <th scope="row">{t(night)}</th>
              <td data-right>{from}</td>
              <td aria-hidden>→</td>
              <td data-right>
                <strong>{to}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const notYet = say('Chọn gói gốc và mức chênh để xem giá thử.', 'Choose the package and the difference to see example prices.')
const caption = say('Giá thử, từ giá mặc định của loại phòng', 'Example prices, from the room types’ default prices')
const ordinary = say('Ngày thường', 'Ordinary night')
const weekend = say('Cuối tuần', 'Weekend night')
