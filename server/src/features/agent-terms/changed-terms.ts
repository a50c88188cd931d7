import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { plainTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { checkAgentTerms, stepPercents, usedTerms } from '@innkeeper/rules/travel-agent/check-agent-terms'
import type { StoredTerms, TermsRow } from './agent-terms.store.ts'

type Changes = Pick<CallRequest<'agent-terms/save'>, 'rows' | 'removed'>
type Row = TermsRow & { readonly termsId?: string }

/** Whose terms a row is. */
export const keyOf = ({ level, travelAgentId }: Pick<TermsRow, 'level' | 'travelAgentId'>): string => travelAgentId ?? `level ${level}`

/** The table after changes: what is not named stays, and a level without terms of its own has no row. */
export const changedTable = (before: readonly StoredTerms[], { rows, removed = [] }: Changes): Row[] => {
  const table = new Map<string, Row>(before.map((row) => [keyOf(row), row]))
  for (const row of rows) table.set(keyOf(row), { ...table.get(keyOf(row)), ...usedTerms(row) })
  for (const id of removed) table.delete(id)
  return [...table.values()].filter((row) => row.level === null || !isPlain(row))
}

const isPlain = ({ priceUnit, plansOpen, capUnit, releaseSteps }: TermsRow): boolean => {
  const plain = plainTerms('level')
  return priceUnit === plain.priceUnit && plansOpen === plain.plansOpen && capUnit === plain.capUnit && releaseSteps.length === 0
}

/** What the changed rows may name: agents that are or were linked, packages, and what a row named before. */
type Here = { readonly agents: ReadonlySet<string>; readonly plans: ReadonlySet<string>; readonly before: readonly StoredTerms[] }

/** What is wrong with changed rows: across their fields, with each other, and with what they name. */
export const problemsOf = ({ rows, removed = [] }: Changes, { agents, plans, before }: Here) => [
  ...rows.flatMap((row, index) => {
    const at = (field: string) => `rows.${index}.${field}`
    const isThere = isNamed(
      plans,
      before.find((one) => keyOf(one) === keyOf(row)),
    )
    const { least, most } = stepPercents
    const isTwice = rows.findIndex((other) => keyOf(other) === keyOf(row)) < index
    const isAgentMissing = row.travelAgentId !== null && !agents.has(row.travelAgentId)
    return [
      ...checkAgentTerms(row).map(({ field, reason }) => ({
        field: at(field),
        key: reason,
        values: { least: -least / 100, most: most / 100 },
      })),
      ...(isTwice ? [{ field: at('level'), key: 'termsOfOne' } as const] : []),
      ...(isAgentMissing ? [{ field: at('travelAgentId'), key: 'termsAgentMissing' } as const] : []),
      ...(['pricePlans', 'openPlans'] as const)
        .filter((list) => !row[list].every(isThere))
        .map((list) => ({ field: at(list), key: 'planMissing' }) as const),
    ]
  }),
  ...(removed.every((id) => agents.has(id)) ? [] : [{ field: 'removed', key: 'termsAgentMissing' } as const]),
]

/** A package that is gone stays in the row that named it. */
const isNamed =
  (plans: ReadonlySet<string>, before: TermsRow | undefined) =>
  (id: string): boolean =>
    plans.has(id) || before?.pricePlans.includes(id) === true || before?.openPlans.includes(id) === true
