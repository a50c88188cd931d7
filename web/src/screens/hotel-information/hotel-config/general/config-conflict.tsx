import { hotelConfigFields, hotelSettingCalls } from '@innkeeper/protocol/calls/hotel-setting'
import { weekdayName } from '@innkeeper/protocol/format'
import type { Language } from '@innkeeper/protocol/say'
import { fieldRules } from '../../../../kit/field-rules.ts'
import { useLanguage, useSay, type Say } from '../../../../kit/language.tsx'
import { useOthersSave } from '../../../../kit/use-others-save.ts'
import { valueAt } from '../../../../kit/value-at.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import { promotionWords, stayWords, taxWords, type HotelConfig } from './config-words.ts'
import { valuesOf, type ConfigForm } from './use-config-form.ts'

type Name = keyof typeof hotelConfigFields.shape

/** What to do when somebody else saved the configuration meanwhile: where both changed the same field, the person chooses. */
export function ConfigConflict({ form, latest }: { form: ConfigForm; latest: HotelConfig }) {
  const t = useSay()
  const { language } = useLanguage()
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: Name) => form.field(name).change(latest[name])
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const differences = collided.map((name) => ({
    key: name,
    words: fieldRules(hotelSettingCalls['hotel-setting/update'].input, name).label,
    mine: textOf(name, form.values, { t, language }),
    theirs: textOf(name, latest, { t, language }),
  }))
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}

const isName = (name: string): name is Name => name in hotelConfigFields.shape
const names: readonly Name[] = Object.keys(hotelConfigFields.shape).filter(isName)

function textOf(name: Name, values: unknown, { t, language }: { t: Say; language: Language }): string {
  const parsed = hotelConfigFields.partial().safeParse({ [name]: valueAt(values, name) ?? undefined })
  if (!parsed.success) return '–'
  const { taxChoice, promotionMode, stayMinimum, weekendNights } = parsed.data
  if (taxChoice !== undefined) return t(taxWords[taxChoice].words)
  if (promotionMode !== undefined) return t(promotionWords[promotionMode].words)
  if (stayMinimum !== undefined) return t(stayWords[stayMinimum].words)
  if (weekendNights !== undefined) return weekendNights.map((night) => weekdayName(night, language)).join(', ') || '–'
  return String(parsed.data[name] ?? '–')
}
