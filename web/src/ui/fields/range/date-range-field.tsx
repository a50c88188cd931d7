import { say } from '@innkeeper/protocol/say'
import { useRef, useState, type ComponentProps, type FocusEvent } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { late } from '#kit/loading/late.tsx'
import { useToday } from '#kit/property/use-today.ts'
import { IconButton } from '../../buttons/icon-button.tsx'
import { DropPanel } from '../../dialogs/drop-panel.tsx'
import type { FieldLook } from '../frame/field-look.ts'
import { FieldShell } from '../frame/field-shell.tsx'
import { useControl } from '../frame/use-control.ts'
import type { RangeKind, WholeRange } from './range-kinds.ts'
import { useRangeText, type DayRange, type RangeEnd } from './use-range-text.ts'
import styles from './date-range-field.module.css'

type DateRangeFieldProps = FieldLook & {
  field: Field<DayRange>
  kind: RangeKind
  from?: string | undefined
  to?: string | undefined
  clearable?: boolean | undefined
  /** False where nights of a season cannot be meant, as in a season itself. */
  seasons?: boolean | undefined
}

const RangeCalendar = late(async () => (await import('./range-calendar.tsx')).RangeCalendar)

/** Two days in one field, day first: each half is typed, or both are taken from a calendar of two months or from a preset. */
export const DateRangeField = ({ field, kind, from, to, clearable = false, seasons = true, ...look }: DateRangeFieldProps) => {
  const t = useSay()
  const today = useToday()
  const [open, setOpen] = useState(false)
  const line = useRef<HTMLFieldSetElement>(null)
  const limits = { from, to }
  const text = useRangeText({ field, today, limits, clearable })
  const shown = { ...field, error: field.error ?? text.problem }
  const control = useControl(shown, look)
  const half = (end: RangeEnd) => ({
    ...control,
    id: end === 'from' ? control.id : `${control.id}to`,
    name: end === 'from' ? field.name : `${field.name}.to`,
    className: `${control.className ?? ''} ${styles['half'] ?? ''}`,
    'aria-label': `${t(field.label)}: ${t(endWords[kind === 'stay' ? 'stay' : 'days'][end])}`,
    'data-autofocus': end === 'from' ? control['data-autofocus'] : undefined,
    placeholder: t(examples[kind === 'stay' ? 'stay' : 'days'][end]),
    value: text.texts[end],
  })
  const left = (event: FocusEvent<HTMLElement>) => {
    const within = event.currentTarget.contains(event.relatedTarget)
    if (within) text.settle(false)
    else text.leave()
  }
  const take = (range: WholeRange | undefined) => {
    text.take(range)
    setOpen(false)
  }
  const value = field.value?.from === undefined || field.value.to === undefined ? undefined : { from: field.value.from, to: field.value.to }
  return (
    <FieldShell id={control.id} field={shown} look={look}>
      <fieldset ref={line} className={styles['halves']} aria-label={t(field.label)} onBlur={left}>
        <RangeHalf {...half('from')} typed={(words) => text.type('from', words)} settle={text.settle} drop={() => setOpen(true)} />
        <span aria-hidden>{'–'}</span>
        <RangeHalf {...half('to')} typed={(words) => text.type('to', words)} settle={text.settle} drop={() => setOpen(true)} />
        <IconButton
          icon="calendar"
          words={openWords}
          values={{ field: t(field.label) }}
          size="small"
          reason={look.disabled === true ? barredWords : undefined}
          opens={{ kind: 'dialog', open }}
          onClick={() => setOpen(!open)}
        />
      </fieldset>
      {open && (
        <DropPanel opener={line} side="below-start" role="dialog" label={t(field.label)} onClose={() => setOpen(false)}>
          <RangeCalendar kind={kind} value={value} today={today} limits={limits} take={take} clearable={clearable} seasons={seasons} />
        </DropPanel>
      )}
    </FieldShell>
  )
}

type RangeHalfProps = Omit<ComponentProps<'input'>, 'onChange'> & { typed: (text: string) => void; settle: () => boolean; drop: () => void }

const RangeHalf = ({ typed, settle, drop, ...input }: RangeHalfProps) => (
  <input
    {...input}
    type="text"
    size={10}
    inputMode="numeric"
    autoComplete="off"
    onChange={(event) => typed(event.currentTarget.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && settle()) event.preventDefault()
      if (event.key !== 'ArrowDown' || !event.altKey) return
      event.preventDefault()
      drop()
    }}
  />
)

const openWords = say('{field}: mở lịch', '{field}: open the calendar')
const barredWords = say('Không sửa được.', 'Cannot be changed.')
const endWords = {
  days: { from: say('ngày đầu', 'first date'), to: say('ngày cuối', 'last date') },
  stay: { from: say('ngày nhận phòng', 'check-in'), to: say('ngày trả phòng', 'check-out') },
} as const
const examples = {
  days: { from: say('Ngày đầu', 'First date'), to: say('Ngày cuối', 'Last date') },
  stay: { from: say('Nhận phòng', 'Check-in'), to: say('Trả phòng', 'Check-out') },
} as const
