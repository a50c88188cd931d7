import { say, type Saying } from '@innkeeper/protocol/say'
import { openTermsWords, priceTermsWords } from '@innkeeper/protocol/words/sale/agent-terms-words'
import { openTerms, priceTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { plainField } from '#kit/forms/field-state.ts'
import { nameOf } from '#kit/language/names.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { PercentField } from '#ui/fields/percent-field.tsx'
import { TickList } from '#ui/fields/ticks/tick-list.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import type { TermsDraft, TermsTable } from './terms-words.ts'

type PartProps = { table: TermsTable; row: TermsDraft; change: (changes: Partial<TermsDraft>) => void }

/** The price step: none, by percent or by amount, down or up, on all packages or on some. */
export const PriceFields = ({ table, row, change }: PartProps) => {
  const size = plainField<number>({
    label: sizeLabel,
    value: row.priceValue === null ? undefined : Math.abs(row.priceValue),
    change: (value) => change({ priceValue: value ?? null }),
  })
  return (
    <>
      <SelectField
        field={plainField<(typeof priceTerms)[number]>({
          label: priceLabel,
          value: row.priceUnit,
          change: (value = row.priceUnit) => change({ priceUnit: value, priceValue: null }),
        })}
        choices={priceTerms.filter(ofOwner(row)).map((value) => ({ value, words: priceTermsWords[value] }))}
      />
      {(row.priceUnit === 'percent' || row.priceUnit === 'amount') && (
        <>
          <FieldRow>
            <SelectField
              field={plainField<'down' | 'up'>({
                label: directionLabel,
                value: row.rising ? 'up' : 'down',
                change: (value) => change({ rising: value === 'up' }),
              })}
              choices={directions}
            />
            {row.priceUnit === 'percent' ? <PercentField field={size} /> : <MoneyField field={size} currency={table.currency} />}
          </FieldRow>
          <PlanTicks legend={pricePlansLabel} plans={table.plans} chosen={row.pricePlans} change={(pricePlans) => change({ pricePlans })} />
        </>
      )}
    </>
  )
}

/** The packages that are open: all or some. */
export const OpenFields = ({ table, row, change }: PartProps) => (
  <>
    <SelectField
      field={plainField<(typeof openTerms)[number]>({
        label: openLabel,
        value: row.plansOpen,
        change: (value = row.plansOpen) => change({ plansOpen: value }),
      })}
      choices={openTerms.filter(ofOwner(row)).map((value) => ({ value, words: openTermsWords[value] }))}
    />
    {row.plansOpen === 'chosen' && (
      <PlanTicks legend={openPlansLabel} plans={table.plans} chosen={row.openPlans} change={(openPlans) => change({ openPlans })} />
    )}
  </>
)

type PlanTicksProps = { legend: Saying; plans: TermsTable['plans']; chosen: readonly string[]; change: (ids: string[]) => void }

// A package that is gone stays chosen: without it, terms could come to hold for all packages.
const PlanTicks = ({ legend, plans, chosen, change }: PlanTicksProps) => (
  <TickList
    legend={legend}
    all={plans.map((plan) => ({ value: plan.id, words: nameOf(plan) }))}
    chosen={chosen}
    error={undefined}
    change={(ticked) => change([...ticked, ...chosen.filter((id) => plans.every((plan) => plan.id !== id))])}
  />
)

/** A level leaves nothing to a level. */
export const ofOwner =
  ({ level }: TermsDraft) =>
  (value: string): boolean =>
    level === null || value !== 'asLevel'

const priceLabel = say('Điều chỉnh giá', 'Price step')
const directionLabel = say('Giảm hay tăng', 'Down or up')
const directions = [
  { value: 'down', words: say('Giảm', 'Down') },
  { value: 'up', words: say('Tăng', 'Up') },
] as const
const sizeLabel = say('Mức', 'By')
const pricePlansLabel = say('Trên các gói (không chọn là mọi gói)', 'On the packages (none ticked is all)')
const openLabel = say('Gói mở bán', 'Open packages')
const openPlansLabel = say('Các gói mở bán', 'The open packages')
