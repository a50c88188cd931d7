import { say } from '@innkeeper/protocol/say'
import { useId, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import type { Choices } from '../promotions.ts'
import { ConditionFields } from './condition-fields.tsx'
import { ConditionSentence, conditionTopics, topicWords, type ConditionTopic } from './condition-sentence.tsx'
import styles from './condition-sentence.module.css'

type Form = RecordForm<'promotion'>

/** The conditions of a promotion as one sentence; the fields of a clause stand below it once the clause is pressed. */
export const ConditionsCard = ({ form, choices }: { form: Form; choices: Choices }) => {
  const t = useSay()
  const id = useId()
  const idOf = (topic: ConditionTopic) => `${id}-${topic}`
  const [opened, setOpened] = useState<readonly ConditionTopic[]>([])
  const locked = form.reason !== undefined
  // Who may not change it cannot press a clause, and so sees all fields; nobody is left in search of a field with an error.
  const open = conditionTopics.filter((topic) => locked || opened.includes(topic) || hasError(form, topic))
  const toggle = (topic: ConditionTopic) =>
    setOpened(opened.includes(topic) ? opened.filter((other) => other !== topic) : [...opened, topic])
  return (
    <Card title={title} aside={<span className="note">{locked ? '' : t(hint)}</span>}>
      <FieldStack>
        <ConditionSentence form={form} choices={choices} open={open} toggle={toggle} idOf={idOf} />
        {open.map((topic) => (
          <div key={topic} id={idOf(topic)} role="group" aria-labelledby={`${idOf(topic)}-words`} className={styles['fields']}>
            <h3 id={`${idOf(topic)}-words`}>{t(topicWords[topic])}</h3>
            <ConditionFields topic={topic} form={form} choices={choices} />
          </div>
        ))}
      </FieldStack>
    </Card>
  )
}

const fieldsOf = {
  booked: ['bookFrom', 'bookTo'],
  nights: ['stayFrom', 'stayTo', 'weekdays'],
  scope: ['applyPlans', 'applyRoomTypes'],
  buyers: ['channels', 'applyTo', 'applyLevels', 'applyAgents'],
  limits: ['minNights', 'minOrder', 'mostUses'],
} as const satisfies Record<ConditionTopic, readonly (keyof Form['values'])[]>

const hasError = (form: Form, topic: ConditionTopic): boolean =>
  fieldsOf[topic].some((name) => form.field(name).error !== undefined) || (topic === 'nights' && hasWrongDates(form))

const hasWrongDates = (form: Form): boolean =>
  (form.values.datesExcluded ?? []).some((_range, index) =>
    [form.field(`datesExcluded.${index}.from`), form.field(`datesExcluded.${index}.to`)].some(({ error }) => error !== undefined),
  )

const title = say('Điều kiện', 'Conditions')
const hint = say('Bấm vào phần nào để đổi phần đó', 'Press a part to change it')
