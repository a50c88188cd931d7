import { say } from '@innkeeper/protocol/say'
import { matchReasonWords, ticketMatchReasonWords } from '@innkeeper/protocol/words/sale/statement-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { bookingNamed } from '../payment-words.ts'
import { matchLook, type Match } from './line-look.ts'
import styles from './statements.module.css'

/** What is proposed for a line: the booking, what it owes, and each reason to doubt it. */
export const MatchShown = ({ match }: { match: Match | null }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  return (
    <div className={styles['match']}>
      <span className={styles['named']}>
        <Badge state={matchLook(match)} />
        {match !== null && (
          <Link to={match.ofTickets ? paths.ticketBooking(property, match.code) : paths.booking(property, match.code)}>
            {t(bookingNamed(match.ofTickets), { code: match.code })}, {match.guestName}
          </Link>
        )}
      </span>
      {match === null ? (
        <span>{t(nothing)}</span>
      ) : (
        <ul>
          <li>{t(owes, { amount: format.money(match.owed, match.currency) })}</li>
          {match.reasons.map((reason) => (
            <li key={reason}>{t((match.ofTickets ? ticketMatchReasonWords : matchReasonWords)[reason])}</li>
          ))}
          {match.back > 0 && !match.blocked && <li>{t(goesBack, { amount: format.money(match.back, match.currency) })}</li>}
        </ul>
      )}
    </div>
  )
}

const nothing = say(
  'Không có mã nào trong nội dung, cũng không khoản nào nợ đúng số này.',
  'The content has no booking code, and no booking owes exactly this amount.',
)
const owes = say('Còn nợ {amount}.', 'Owes {amount}.')
const goesBack = say('Phải hoàn {amount}.', 'To be paid back: {amount}.')
