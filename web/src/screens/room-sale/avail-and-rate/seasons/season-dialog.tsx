import { seasonCalls } from '@innkeeper/protocol/calls/room-sale/season'
import { seasonColorCodes, seasonColors } from '@innkeeper/protocol/codes/season-colors'
import { ratesRefusals } from '@innkeeper/protocol/refusals/rates'
import { say } from '@innkeeper/protocol/say'
import { checkSeason } from '@innkeeper/rules/season/check-season'
import type { Form, RuleError } from '#kit/forms/use-form.ts'
import type { Field } from '#kit/forms/field-state.ts'
import { nameOf } from '#kit/language/names.ts'
import { RecordDialog } from '#record/record-dialog.tsx'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { DateRangeField } from '#ui/fields/range/date-range-field.tsx'
import type { DayRange } from '#ui/fields/range/use-range-text.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { seasons, type Season } from './seasons.ts'

type SeasonDialogProps = { season: Season | null; others: readonly Season[]; readAgain: () => void; onClose: () => void }

/** A season, new or changed: its names, its colour and its nights. */
export const SeasonDialog = ({ season, others, readAgain, onClose }: SeasonDialogProps) => {
  const path = season === null ? 'season/create' : 'season/update'
  const { created, saved } = seasons.words.page
  const form = useSavedForm<'season/create' | 'season/update'>(path, {
    input: seasonCalls[path].input,
    initial: season === null ? { color: freeColor(others) } : recordValues<'season/update'>(seasonInput, season),
    draft: season?.id ?? 'new',
    check: (values) => seasonRules(values, others),
    saved: season === null ? created : saved,
    done: onClose,
    readAgain,
  })
  return (
    <RecordDialog kind={seasons} record={season} form={form} input={seasonInput} onClose={onClose}>
      <FieldStack>
        <FieldRow>
          <TextField field={form.field('nameVi')} first />
          <TextField field={form.field('nameEn')} />
        </FieldRow>
        <DateRangeField kind="nights" seasons={false} field={nightsOf(form)} />
        <SelectField field={form.field('color')} choices={colors} />
      </FieldStack>
    </RecordDialog>
  )
}

const seasonInput = seasonCalls['season/update'].input

const seasonRules = ({ fromDay, toDay }: { fromDay?: unknown; toDay?: unknown }, others: readonly Season[]): readonly RuleError[] => {
  if (typeof fromDay !== 'string' || typeof toDay !== 'string') return []
  const problem = checkSeason({ fromDay, toDay }, others)
  if (problem === null) return []
  if (problem.reason === 'backwards') return [{ field: 'toDay', words: ratesRefusals.intervalEndsBeforeStart.words }]
  const { vi, en } = nameOf(problem.other)
  const { words } = ratesRefusals.seasonsOverlap
  return [{ field: 'fromDay', words: { vi: words.vi.replace('{other}', vi), en: words.en.replace('{other}', en) } }]
}

/** A new season begins with a colour that no other has yet. */
const freeColor = (others: readonly Season[]) => seasonColorCodes.find((code) => others.every(({ color }) => color !== code)) ?? 'grey'

/** Both nights in the one field of two days. */
const nightsOf = (form: Form<'season/create' | 'season/update'>): Field<DayRange> => {
  const [from, to] = [form.field('fromDay'), form.field('toDay')]
  return {
    ...from,
    label: nightsWords,
    value: { from: from.value, to: to.value },
    error: from.error ?? to.error,
    change: (range) => {
      from.change(range?.from)
      to.change(range?.to)
    },
  }
}

const colors = seasonColorCodes.map((value) => ({ value, words: seasonColors[value] }))
const nightsWords = say('Các đêm', 'Nights')
