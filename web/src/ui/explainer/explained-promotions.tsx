import { say } from '@innkeeper/protocol/say'
import { whyNotCountedWords } from '@innkeeper/protocol/words/sale/promotion-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useThingAddress } from '#kit/session/use-thing-address.ts'
import { Link } from '../buttons/link.tsx'
import { Icon } from '../look/icon.tsx'
import styles from './explainer.module.css'
import type { StayAnswer } from './stay-answer.ts'

/** Each promotion that is on, with what it did to the price or the condition that shut the stay out. */
export const ExplainedPromotions = ({ answer }: { answer: StayAnswer }) => {
  const t = useSay()
  if (answer.promotions.length === 0) return null
  return (
    <section>
      <h3>{t(title)}</h3>
      <ul className={styles['list']}>
        {answer.promotions.map((promotion) => (
          <Promotion key={promotion.promotionId} promotion={promotion} answer={answer} />
        ))}
      </ul>
    </section>
  )
}

type PromotionProps = { promotion: StayAnswer['promotions'][number]; answer: StayAnswer }

const Promotion = ({ promotion: { promotionId, name, amount, whyNot }, answer }: PromotionProps) => {
  const t = useSay()
  const format = useFormat()
  const address = useThingAddress()({ kind: 'promotion', id: promotionId })
  return (
    <li data-on={whyNot === null}>
      <Icon name={whyNot === null ? 'check' : 'minus'} />
      <div>
        {address === undefined ? t(name) : <Link to={address}>{t(name)}</Link>}
        {whyNot !== null && <div className={styles['detail']}>{t(whyNotCountedWords[whyNot])}</div>}
      </div>
      {whyNot === null && (
        <span className={styles['amount']} data-less={amount < 0}>
          {format.money(amount, answer.currency)}
        </span>
      )}
    </li>
  )
}

const title = say('Khuyến mãi đang bật', 'Promotions that are on')
