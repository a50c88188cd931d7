import { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { say } from '@innkeeper/protocol/say'
import {
  promotionClause,
  promotionTopics,
  type PromotionNames,
  type PromotionTopic,
} from '@innkeeper/protocol/words/sale/promotion-sentence'
import { givenValues } from '#kit/forms/given-values.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useSession } from '#kit/session/session-context.ts'
import type { RecordForm } from '#record/record-stem.ts'
import type { Choices } from '../promotions.ts'
import styles from './condition-sentence.module.css'

/** A clause that a person can change. */
export type ConditionTopic = Exclude<PromotionTopic, 'effect'>

/** The clauses that a person can change, in the order of the sentence. */
export const conditionTopics = promotionTopics.filter((topic): topic is ConditionTopic => topic !== 'effect')

type ConditionSentenceProps = {
  form: RecordForm<'promotion'>
  choices: Choices
  open: readonly ConditionTopic[]
  toggle: (topic: ConditionTopic) => void
  /** The id of the element in which the fields of a clause stand. */
  idOf: (topic: ConditionTopic) => string
}

/** What the promotion does, as one sentence that can be read aloud; each of its conditions is a button that opens its fields. */
export const ConditionSentence = ({ form, choices, open, toggle, idOf }: ConditionSentenceProps) => {
  const t = useSay()
  const { currency } = useSession()
  const given = givenValues(promotionForm.shape, form.values)
  const whole = promotionForm.safeParse({ ...unnamed, ...given })
  const conditions = promotionForm.safeParse({ ...unnamed, ...anyEffect, ...given })
  const wordsOf = (topic: ConditionTopic) =>
    conditions.success
      ? (promotionClause(topic, conditions.data, { currency, names: namesOf(choices) }) ?? noCondition[topic])
      : topicWords[topic]
  return (
    <p className={styles['sentence']}>
      <span aria-live="polite">{t((whole.success ? promotionClause('effect', whole.data, { currency }) : null) ?? notYet)}</span>
      {conditionTopics.map((topic) => (
        <span key={topic}>
          {', '}
          <button
            type="button"
            aria-expanded={open.includes(topic)}
            aria-controls={open.includes(topic) ? idOf(topic) : undefined}
            onClick={() => toggle(topic)}
          >
            {t(wordsOf(topic))}
          </button>
        </span>
      ))}
      {'.'}
    </p>
  )
}

const namesOf = ({ plans, roomTypes, agents }: Choices): PromotionNames =>
  new Map([...plans, ...roomTypes, ...agents].map((one) => [one.id, nameOf(one)]))

const unnamed = { nameVi: '-', nameEn: '-' }

// The conditions are told while the size is still empty.
const anyEffect = { promoType: 'everyNight', percentOrFixed: 'percent', value: 1 } as const

const notYet = say('Khuyến mãi chưa có mức', 'A promotion that has no size yet')

const noCondition: Readonly<Record<ConditionTopic, ReturnType<typeof say>>> = {
  booked: say('đặt ngày nào cũng được', 'booked on any day'),
  nights: say('mọi đêm', 'on all nights'),
  scope: say('mọi gói và loại phòng', 'on all packages and room types'),
  buyers: say('cho mọi đại lý và trang của chỗ nghỉ', 'for all agents and the property’s page'),
  limits: say('đơn lớn nhỏ và lượt dùng tuỳ ý', 'for orders of any size, any number of times'),
}

/** What each clause is about; the heading of its fields. */
export const topicWords: Readonly<Record<ConditionTopic, ReturnType<typeof say>>> = {
  booked: say('Ngày đặt', 'When it is booked'),
  nights: say('Đêm ở', 'Nights of the stay'),
  scope: say('Gói và loại phòng', 'Packages and room types'),
  buyers: say('Bán cho ai', 'Who it is for'),
  limits: say('Đơn và lượt dùng', 'Orders and uses'),
}
