import { contractCalls, legalForm } from '@innkeeper/protocol/calls/contract'
import { fieldRules } from '../../../kit/field-rules.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useOthersSave } from '../../../kit/use-others-save.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { valuesOf, type Contract, type ContractFormOf, type LegalName } from './use-contract-form.ts'

/** What to do when somebody else saved the legal information meanwhile: where both changed the same field, the person chooses. */
export function ContractConflict({ form, latest }: { form: ContractFormOf; latest: Contract }) {
  const format = useFormat()
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: LegalName) => form.field(name).change(latest[name] ?? undefined)
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const shown = (name: LegalName, value: string | number | null | undefined) => {
    if (value === undefined || value === null || value === '') return '–'
    return name === 'commission' ? format.percent(Number(value)) : String(value)
  }
  const differences = collided.map((name) => ({
    key: name,
    words: fieldRules(contractCalls['contract/update'].input, name).label,
    mine: shown(name, form.values[name]),
    theirs: shown(name, latest[name]),
  }))
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}

const isName = (name: string): name is LegalName => name in legalForm.shape
const names: readonly LegalName[] = Object.keys(legalForm.shape).filter(isName)
