import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import styles from '../promotions.module.css'

type Tried = AnswerOf<'promotion/try'>
type Step = Tried['steps'][number]

type ExampleTableProps = {
  tried: Tried
  /** Still the answer to what stood in the form before. */
  stale: boolean
}

/** Each night in a line: its price, what each promotion takes off or adds, and what is left; the promotion in the form is tinted. */
export const ExampleTable = ({ tried, stale }: ExampleTableProps) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const causes = [...new Map(tried.steps.map((step) => [step.id, step])).values()]
  const ofWhole = tried.steps.filter(({ night }) => night === null)
  return (
    <>
      <div className={styles['example']} data-stale={stale}>
        <table>
          <caption className="hidden-words">{t(caption)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(nightHead)}</th>
              <th scope="col">{t(beforeHead)}</th>
              {causes.map((cause) => (
                <th key={cause.id} scope="col" data-own={cause.own}>
                  {cause.own ? t(thisOne) : <Link to={paths.promotion(property, cause.id)}>{t(cause.name)}</Link>}
                </th>
              ))}
              <th scope="col">{t(afterHead)}</th>
            </tr>
          </thead>
          <tbody>
            {tried.nights.map(({ night, amount }) => (
              <Line
                key={night}
                head={`${format.weekday(night)} ${format.shortDate(night)}`}
                before={amount}
                causes={causes}
                steps={tried.steps.filter((step) => step.night === night)}
              />
            ))}
            {ofWhole.length > 0 && <Line head={t(wholeWords)} before={null} causes={causes} steps={ofWhole} />}
          </tbody>
          <tfoot>
            <Line
              head={format.count(tried.nights.length, nouns.night)}
              before={tried.before}
              causes={causes}
              steps={tried.steps}
              after={tried.after}
            />
          </tfoot>
        </table>
      </div>
      <p className="note">{t(beforeTaxNote)}</p>
    </>
  )
}

type LineProps = {
  head: string
  /** Null in the line of what is taken off the whole stay. */
  before: number | null
  causes: readonly Step[]
  /** What was done in this line. */
  steps: readonly Step[]
  /** The total, which is read aloud when it changes. */
  after?: number
}

const Line = ({ head, before, causes, steps, after }: LineProps) => {
  const format = useFormat()
  const sumOf = (cause: Step) => sum(steps.filter(({ id }) => id === cause.id))
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{before === null ? '' : format.money(before)}</td>
      {causes.map((cause) => (
        <td key={cause.id} data-own={cause.own} data-less={sumOf(cause) < 0}>
          {signed(sumOf(cause), format.money)}
        </td>
      ))}
      {after === undefined ? (
        <td>{format.money((before ?? 0) + sum(steps))}</td>
      ) : (
        <td aria-live="polite" data-total>
          {format.money(after)}
        </td>
      )}
    </tr>
  )
}

const sum = (steps: readonly Step[]): number => steps.reduce((all, { amount }) => all + amount, 0)

const signed = (amount: number, money: (amount: number) => string): string => {
  if (amount === 0) return '–'
  return amount > 0 ? `+${money(amount)}` : money(amount)
}

const caption = say('Từng đêm, từng bước', 'Night by night, step by step')
const nightHead = say('Đêm', 'Night')
const beforeHead = say('Giá chưa giảm', 'Before')
const afterHead = say('Còn', 'After')
const thisOne = say('Khuyến mãi này', 'This promotion')
const wholeWords = say('Cả kỳ', 'The whole stay')
const beforeTaxNote = say(
  'Đặt hôm nay, trước phí phục vụ và thuế. Giá chưa giảm được gạch cạnh giá mới.',
  'Booked today, before service charge and tax. The former price is struck beside the new one.',
)
