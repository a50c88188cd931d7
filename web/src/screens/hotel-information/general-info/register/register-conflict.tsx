import { generalInfoForm, infoCalls } from '@innkeeper/protocol/calls/info'
import { typeWords } from '@innkeeper/protocol/property-types'
import { fieldRules } from '../../../../kit/field-rules.ts'
import { useSay, type Say } from '../../../../kit/language.tsx'
import { useOthersSave } from '../../../../kit/use-others-save.ts'
import { valueAt } from '../../../../kit/value-at.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import { valuesOf, type GeneralInfo, type RegisterForm } from './use-register-form.ts'

type Name = keyof typeof generalInfoForm.shape

/** What to do when somebody else saved the registration meanwhile: where both changed the same field, the person chooses. */
export function RegisterConflict({ form, latest }: { form: RegisterForm; latest: GeneralInfo }) {
  const t = useSay()
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: Name) => form.field(name).change(latest[name] ?? undefined)
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const differences = collided.map((name) => ({
    key: name,
    words: fieldRules(infoCalls['info/update'].input, name).label,
    mine: textOf(name, valueAt(form.values, name), t),
    theirs: textOf(name, latest[name], t),
  }))
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}

const isName = (name: string): name is Name => name in generalInfoForm.shape
const names: readonly Name[] = Object.keys(generalInfoForm.shape).filter(isName)

function textOf(name: Name, value: unknown, t: Say): string {
  const parsed = generalInfoForm.partial().safeParse({ [name]: value ?? undefined })
  if (value === undefined || value === null || value === '' || !parsed.success) return '–'
  const { propertyTypeCode, contacts } = parsed.data
  if (propertyTypeCode !== undefined) return t(typeWords(propertyTypeCode))
  if (contacts !== undefined) return contacts.map(({ fullName, phone }) => `${fullName} (${phone})`).join(', ') || '–'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
}
