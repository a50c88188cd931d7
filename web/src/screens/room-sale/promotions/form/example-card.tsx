import { promotionForm } from '@innkeeper/protocol/calls/room-sale/promotion-fields'
import { toPromotion } from '@innkeeper/protocol/rates/to-promotion'
import { say } from '@innkeeper/protocol/say'
import { promotionModeWords, whyNotPromotedWords } from '@innkeeper/protocol/words/sale/promotion-words'
import type { Day } from '@innkeeper/rules/days/day'
import { exampleStay } from '@innkeeper/rules/promotion/example-stay'
import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { givenValues } from '#kit/forms/given-values.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { useToday } from '#kit/property/use-today.ts'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import styles from '../promotions.module.css'
import type { Choices } from '../promotions.ts'
import { CheapestNights } from './cheapest-nights.tsx'
import { ExampleTable } from './example-table.tsx'
import { LastMonth } from './last-month.tsx'

type Tried = AnswerOf<'promotion/try'>
type ExampleCardProps = { id: string | null; values: object; choices: Choices }

/** What the promotion in the form does on real nights, recalculated while it is typed, and how it meets those that are on. */
export const ExampleCard = ({ id, values, choices }: ExampleCardProps) => {
  const t = useSay()
  const today = useToday()
  const [typed, setTyped] = useState<Partial<Stay>>({})
  const parsed = promotionForm.safeParse({ nameVi: '-', nameEn: '-', ...givenValues(promotionForm.shape, values) })
  const stay = { roomPlanId: choices.roomPlans[0]?.id, ...startOf(parsed.data, today), ...typed }
  const set = (patch: Partial<Stay>) => setTyped({ ...typed, ...patch })
  return (
    <Card title={title}>
      <Folded>
        <FieldStack>
          <SelectField
            searchable
            field={plainField({
              label: roomWords,
              value: stay.roomPlanId,
              change: (next) => next !== undefined && set({ roomPlanId: next }),
            })}
            choices={choices.roomPlans.map((one) => ({ value: one.id, words: nameOf(one) }))}
          />
          <FieldRow>
            <DateField
              field={plainField({ label: arrivalWords, value: stay.checkIn, change: (next) => set({ checkIn: next ?? stay.checkIn }) })}
            />
            <NumberField field={plainField({ label: nightWords, value: stay.nights, change: (next) => set({ nights: next ?? 1 }) })} />
          </FieldRow>
          <FieldRow>
            <NumberField field={plainField({ label: roomsWords, value: stay.rooms, change: (next) => set({ rooms: next ?? 1 }) })} />
            <NumberField field={plainField({ label: levelWords, value: stay.level, change: (next) => set({ level: next ?? 1 }) })} />
          </FieldRow>
          {parsed.success && stay.roomPlanId !== undefined ? (
            <>
              <Example id={id} promotion={parsed.data} stay={{ ...stay, roomPlanId: stay.roomPlanId }} />
              <CheapestNights id={id} promotion={parsed.data} level={stay.level} />
              <LastMonth promotion={parsed.data} />
            </>
          ) : (
            <p className="note">{t(choices.roomPlans.length === 0 ? nothingSold : notYet)}</p>
          )}
        </FieldStack>
      </Folded>
    </Card>
  )
}

/** On a phone the example is folded below its heading, so that the form ends soon; beside the form it is always open. */
const Folded = ({ children }: { children: ReactNode }) => {
  const t = useSay()
  if (!useIsPhone()) return children
  return (
    <details className={styles['example']}>
      <summary>{t(seeExample)}</summary>
      {children}
    </details>
  )
}

/** What the example starts with until a person types something else: a stay that the promotion's own terms allow, bought by whom it is for. */
const startOf = (promotion: Promotion | undefined, today: Day) => {
  const terms = toPromotion(promotion ?? anyPromotion)
  const { checkIn, nights, rooms } = exampleStay(terms, today)
  return { checkIn, nights: Math.min(nights, mostNights), rooms: Math.min(rooms, mostRooms), level: terms.levels[0] ?? 1 }
}

/** The longest stay and the most rooms that can be tried. */
const [mostNights, mostRooms] = [30, 10]

type Promotion = z.output<typeof promotionForm>
const anyPromotion = promotionForm.parse({ nameVi: '-', nameEn: '-', promoType: 'everyNight', percentOrFixed: 'percent', value: 1 })
type Stay = { roomPlanId: string; checkIn: string; nights: number; rooms: number; level: number }

const Example = ({ id, promotion, stay }: { id: string | null; promotion: Promotion; stay: Stay }) => {
  const t = useSay()
  const { data, error, old } = useRead('promotion/try', { id, promotion, ...stay }, { keep: true })
  if (data === undefined) return <p className="note">{error === null ? '' : error.message}</p>
  return (
    <>
      {data.whyNot !== null && <Banner tone="amber">{t(whyNotPromotedWords[data.whyNot])}</Banner>}
      <ExampleTable tried={data} stale={old} />
      <Modes tried={data} />
      {data.overlaps.length > 0 && (
        <Banner tone="amber">{t(overlapWords, { names: data.overlaps.map(({ name }) => t(name)).join(', ') })}</Banner>
      )}
    </>
  )
}

const Modes = ({ tried }: { tried: Tried }) => {
  const t = useSay()
  const format = useFormat()
  const countedText = (names: Tried['modes'][number]['counted']): string[] => {
    const [only, ...others] = names
    if (only === undefined) return [t(noneCounts)]
    return [others.length === 0 ? t(onlyCounts, { name: t(only) }) : t(counts, { count: names.length })]
  }
  const { data } = useRead('promotion/get-setting', {})
  return (
    <ul className={styles['modes']} aria-label={t(modesWords)}>
      {tried.modes.map(({ mode, after, counted }) => (
        <li key={mode} aria-current={data?.mode === mode ? 'true' : undefined}>
          <strong>{t(promotionModeWords[mode])}</strong>
          <span>{[...(data?.mode === mode ? [t(inUse)] : []), ...countedText(counted)].join(', ')}</span>
          <b>{format.money(after)}</b>
        </li>
      ))}
    </ul>
  )
}

const title = say('Ví dụ trên đêm thật', 'Example on real nights')
const seeExample = say('Xem giá từng bước trên một kỳ ở', 'See the price of a stay step by step')
const roomWords = say('Loại phòng và gói', 'Room type and package')
const arrivalWords = say('Ngày đến', 'Arrival')
const nightWords = say('Số đêm', 'Nights')
const roomsWords = say('Số phòng', 'Rooms')
const levelWords = say('Cấp đại lý', 'Agent level')
const notYet = say('Nhập mức giảm và điều kiện của loại để xem ví dụ.', 'Fill in the size and what the type needs to see an example.')
const nothingSold = say('Chưa có gói nào đang bán để thử.', 'No package is on sale to try it on.')
const modesWords = say('Cùng ví dụ, ba cách gộp', 'The same example, three ways of meeting')
const inUse = say('đang dùng', 'in use')
const counts = say('{count} mức giảm', '{count} discounts')
const onlyCounts = say('chỉ {name}', '{name} only')
const noneCounts = say('không mức giảm nào', 'no discount')
const overlapWords = say(
  'Một kỳ ở có thể vừa được khuyến mãi này, vừa được: {names}. Danh sách trên cho biết khi đó khách trả bao nhiêu.',
  'The same stay can get this promotion and also: {names}. The list above says what the guest then pays.',
)
