import { roomCalls, roomTypeForm } from '@innkeeper/protocol/calls/room'
import type { AnswerOf } from '../../../kit/ask.ts'
import { fieldRules } from '../../../kit/field-rules.ts'
import { useSay, type Say } from '../../../kit/language.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useOthersSave } from '../../../kit/use-others-save.ts'
import { valueAt } from '../../../kit/value-at.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { yesNo } from '../../../ui/yes-no.ts'
import { bedsText, viewText } from './room-type-words.ts'
import { valuesOf, type RoomTypeFormOf } from './use-room-type-form.ts'

type Detail = AnswerOf<'room/detail'>
type Name = keyof typeof roomTypeForm.shape

/** What to do when somebody else saved the room type meanwhile: where both changed the same field, the person chooses. */
export function RoomTypeConflict({ form, latest }: { form: RoomTypeFormOf; latest: Detail }) {
  const t = useSay()
  const format = useFormat()
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: Name) => form.field(name).change(latest[name] ?? undefined)
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const shown = (name: Name, values: unknown) => textOf(name, valueAt(values, name), { t, money: format.money })
  const differences = collided.map((name) => ({
    key: name,
    words: fieldRules(roomCalls['room/update'].input, name).label,
    mine: shown(name, form.values),
    theirs: shown(name, latest),
  }))
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}

const isName = (name: string): name is Name => name in roomTypeForm.shape
const names: readonly Name[] = Object.keys(roomTypeForm.shape).filter(isName)
const moneyNames: ReadonlySet<Name> = new Set<Name>(['defaultPrice', 'weekendPrice', 'floorPrice', 'ceilingPrice'])

type Speech = { readonly t: Say; readonly money: (amount: number) => string }

function textOf(name: Name, value: unknown, { t, money }: Speech): string {
  const parsed = roomTypeForm.partial().safeParse({ [name]: value ?? undefined })
  if (value === undefined || value === null || !parsed.success) return '–'
  if (name === 'beds') return bedsText(parsed.data.beds ?? [], t)
  if (name === 'viewCode') return viewText(parsed.data.viewCode, t)
  if (name === 'active') return t(yesNo(value === true))
  if (typeof value === 'number') return moneyNames.has(name) ? money(value) : String(value)
  return typeof value === 'string' ? value : '–'
}
