import { priceRuleForm } from '@innkeeper/protocol/calls/room-sale/price-rule-fields'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { priceRuleSentence } from '@innkeeper/protocol/words/sale/price-rule-sentence'
import { useState } from 'react'
import type { z } from 'zod'
import { givenValues } from '#kit/forms/given-values.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { Sentence } from '#ui/page/sentence.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './last-year-card.module.css'

type Rule = z.output<typeof priceRuleForm>

/** The rule as a sentence, and tried on last year: what it would have suggested, with the occupancy as it was known then. */
export const LastYearCard = ({ values }: { values: object }) => {
  const t = useSay()
  const { currency } = useSession()
  const parsed = priceRuleForm.safeParse({ ...givenValues(priceRuleForm.shape, values), nameVi: '-', nameEn: '-' })
  const [asked, setAsked] = useState<Rule | null>(null)
  const isOld = asked !== null && JSON.stringify(asked) !== JSON.stringify(parsed.data)
  return (
    <Card title={title}>
      <FieldStack>
        <Sentence words={parsed.success ? priceRuleSentence(parsed.data, currency) : notYet} />
        <Button words={tryWords} reason={parsed.success ? undefined : notYet} onClick={() => parsed.success && setAsked(parsed.data)} />
        {isOld && <p className="note">{t(changedSince)}</p>}
        {asked !== null && <Tried rule={asked} />}
      </FieldStack>
    </Card>
  )
}

const Tried = ({ rule }: { rule: Rule }) => {
  const t = useSay()
  const format = useFormat()
  const { data, error, again } = useRead('price-rule/try', { rule }, { keep: true })
  if (error !== null) return <Failed what={triedWords} error={error} again={again} />
  if (data === undefined) return <Skeleton rows={4} height={28} />
  const values = {
    suggested: format.number(data.suggested),
    nights: format.count(data.nights, nouns.night),
    range: format.range(data.from, data.to),
    later: format.count(data.soldLater, nouns.room),
    gain: format.money(data.gain),
  }
  return (
    <>
      <p role="status">{t(data.nights === 0 ? noNights : data.suggested === 0 ? never : sometimes, values)}</p>
      {data.suggested > 0 && <p className="note">{t(data.gain < 0 ? less : more, values)}</p>}
      {data.rows.length > 0 && <TriedNights rows={data.rows} />}
    </>
  )
}

const shownRows = 15

const TriedNights = ({ rows }: { rows: AnswerOf<'price-rule/try'>['rows'] }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <div className={styles['nights']}>
      <table>
        <caption className="hidden-words">{t(triedWords)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(nightHead)}</th>
            <th scope="col">{t(soldHead)}</th>
            <th scope="col">{t(priceHead)}</th>
            <th scope="col">{t(suggestedHead)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map((row) => (
            <tr key={`${row.night} ${row.roomType.en} ${row.plan.en}`}>
              <th scope="row">
                {format.day(row.night)}
                <small>{`${t(row.roomType)} · ${t(row.plan)}`}</small>
              </th>
              <td>
                {t(soldOf, { sold: row.soldThen, allotment: row.allotment })}
                <small>{t(atEnd, { sold: row.soldAtEnd })}</small>
              </td>
              <td>{format.money(row.price)}</td>
              <td>{format.money(row.suggested)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownRows && <p className="note">{t(firstOnly, { count: shownRows })}</p>}
    </div>
  )
}

const title = say('Thử trên năm trước', 'Tried on last year')
const tryWords = say('Thử trên năm trước', 'Try it on last year')
const triedWords = say('các đêm năm trước có gợi ý', 'the nights of last year with a suggestion')
const notYet = say('Nhập mức công suất, số ngày và mức giá để thử.', 'Fill in occupancy, days and step to try it.')
const changedSince = say('Quy tắc đã đổi từ lần thử này.', 'The rule has changed since it was tried.')
const noNights = say('Năm trước chưa có đêm nào mở bán để thử.', 'No night was on sale last year to try it on.')
const never = say('{range}: không gợi ý đêm nào trong {nights}.', '{range}: no suggestion on any of {nights}.')
const sometimes = say('{range}: gợi ý {suggested} trên {nights}.', '{range}: a suggestion on {suggested} of {nights}.')
const more = say(
  'Sau lúc gợi ý còn bán thêm {later}: nếu vẫn bán được với giá gợi ý thì thu thêm {gain}.',
  '{later} were booked after it: had they sold at the suggested price as well, {gain} more.',
)
const less = say(
  'Sau lúc gợi ý còn bán thêm {later}: với giá gợi ý thì thu chênh {gain}, nếu không bán được nhiều hơn.',
  '{later} were booked after it: at the suggested price {gain}, unless more had been sold.',
)
const nightHead = say('Đêm', 'Night')
const soldHead = say('Đã bán khi đó', 'Sold then')
const priceHead = say('Giá', 'Price')
const suggestedHead = say('Gợi ý', 'Suggested')
const soldOf = say('{sold} trên {allotment}', '{sold} of {allotment}')
const atEnd = say('cuối cùng {sold}', 'in the end {sold}')
const firstOnly = say('{count} dòng đầu.', 'The first {count} rows.')
