import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { isBookable, type Line } from './line-look.ts'
import styles from './statements.module.css'

type LineActsProps = { here: readonly Line[]; chosen: readonly string[]; choose: (ids: readonly string[]) => void }

/** What is done with the ticked lines: recorded where each has its booking, or set aside. */
export const LineActs = ({ here, chosen, choose }: LineActsProps) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const ticked = here.filter(({ id }) => chosen.includes(id))
  const bookable = ticked.filter(isBookable)
  const sure = here.filter(({ match }) => match?.sure === true)
  const book = useChange('booking/payment/statement-book', {
    done: ({ count, back }) => {
      choose([])
      alerts.success(back > 0 ? bookedWithBack : booked, { count, back: format.money(back, 'VND') })
    },
    failed: alerts.failure,
  })
  const none = ticked.length === 0 ? nothingTicked : undefined
  const sum = (amounts: readonly number[]) =>
    format.money(
      amounts.reduce((all, one) => all + one, 0),
      'VND',
    )
  const values = { count: bookable.length, amount: sum(bookable.map(({ amount }) => amount)) }
  const back = bookable.reduce((all, { match }) => all + match.back, 0)
  return (
    <div className={styles['acts']}>
      <Button
        words={tickSure}
        values={{ count: sure.length }}
        reason={sure.length === 0 ? noneSure : undefined}
        onClick={() => choose(sure.map(({ id }) => id))}
      />
      <ConfirmButton
        words={recordWords}
        values={values}
        question={question}
        look="primary"
        icon="check"
        reason={book.reason ?? none ?? (bookable.length < ticked.length ? someWithout : undefined)}
        pending={book.pending}
        onConfirm={() => book.send({ lines: bookable.map(({ id, match }) => ({ id, code: match.code, back: match.back })) })}
      >
        {back > 0 && <p>{t(someBack, { back: format.money(back, 'VND') })}</p>}
      </ConfirmButton>
      <AsideAct ids={ticked.map(({ id }) => id)} aside choose={choose} />
    </div>
  )
}

type AsideActProps = { ids: readonly string[]; aside: boolean; choose: (ids: readonly string[]) => void }

/** Sets lines aside that are no booking's money, or takes them back. */
export const AsideAct = ({ ids, aside, choose }: AsideActProps) => {
  const alerts = useAlerts()
  const move = useChange('booking/payment/statement-aside', {
    done: ({ count }) => {
      choose([])
      alerts.success(aside ? movedAside : takenBack, { count })
    },
    failed: alerts.failure,
  })
  return (
    <Button
      words={aside ? asideWords : backWords}
      reason={move.reason ?? (ids.length === 0 ? nothingTicked : undefined)}
      pending={move.pending}
      onClick={() => move.send({ ids: [...ids], aside })}
    />
  )
}

const tickSure = say('Chọn các dòng chắc ({count})', 'Tick the sure ones ({count})')
const noneSure = say('Trang này không có dòng nào chắc.', 'No line of this page is sure.')
const recordWords = say('Ghi thu các dòng đã chọn ({count})', 'Record the ticked lines ({count})')
const question = say('Ghi {count} khoản thu, tổng {amount}?', 'Record payments: {count}, {amount} in all?')
const someBack = say(
  'Trong đó {back} không còn nợ, sẽ thành khoản phải hoàn.',
  '{back} of it is not owed, and becomes refunds that are due.',
)
const someWithout = say('Có dòng đã chọn chưa có mã.', 'A ticked line has no booking to pay yet.')
const nothingTicked = say('Chọn ít nhất một dòng.', 'Tick at least one line.')
const booked = say('Đã ghi {count} khoản thu từ sao kê.', 'Payments recorded from the statement: {count}.')
const bookedWithBack = say(
  'Đã ghi {count} khoản thu từ sao kê; {back} là phải hoàn.',
  'Payments recorded from the statement: {count}; {back} is to be paid back.',
)
const asideWords = say('Để riêng', 'Set aside')
const backWords = say('Lấy lại để khớp', 'Take back to match')
const movedAside = say('Đã để riêng {count} dòng.', 'Lines set aside: {count}.')
const takenBack = say('Đã lấy lại {count} dòng.', 'Lines taken back: {count}.')
