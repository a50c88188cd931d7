import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import { heldTerms } from '@innkeeper/rules/travel-agent/held-terms'
import { plainTerms, type AgentTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { everyLevel } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { nameOfTerms } from '#features/bookings/check-stay/terms-names.reads.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import * as store from './agent-terms.store.ts'
import { changedTable, keyOf, problemsOf } from './changed-terms.ts'

type Row = CallOutput<'agent-terms/get-all'>['rows'][number]

/** More exceptions than an overview can be kept of. */
const mostExceptions = 200
/** A preview lists so many agents by name. */
const mostListed = 100

/** The calls of agents' terms. */
export const agentTermsCalls = implement({
  'agent-terms/get-all': async (at) => {
    const { rows, agents } = await tableOf(at.tx)
    const [current, { currency }, plans] = await Promise.all([store.currentVersion(at.tx), localeOf(at.tx), store.plansHere(at.tx)])
    return {
      version: current?.version ?? 0,
      changedAt: current?.changedAt ?? null,
      changedBy: current?.changedBy ?? '',
      currency,
      rows: [...levelRows(rows, agents), ...agentRows(rows, agents)],
      plans,
    }
  },

  'agent-terms/preview': async (at, changes) => {
    const { rows, agents } = await tableOf(at.tx, changes)
    await refuseProblems(at, changes, { rows, agents })
    const changed = agents.filter(({ active }) => active).flatMap(whatChanges(rows, changedTable(rows, changes)))
    return { total: changed.length, agents: changed.slice(0, mostListed) }
  },

  'agent-terms/save': async (at, { version, ...changes }) => {
    await store.lockTerms(at.tx)
    await refuseOld(at, version)
    const { rows, agents } = await tableOf(at.tx, changes)
    await refuseProblems(at, changes, { rows, agents })
    const after = changedTable(rows, changes)
    if (after.filter(({ level }) => level === null).length > mostExceptions)
      throw at.refusal('tooManyTerms', { values: { max: mostExceptions } })
    await write(at, { rows, agents, after }, { version: version + 1, restored: null })
    return { version: version + 1 }
  },

  'agent-terms/versions': (at, page) => store.listVersions(at.tx, page),

  'agent-terms/restore': async (at, { version, to }) => {
    await store.lockTerms(at.tx)
    await refuseOld(at, version)
    const after = to > version ? undefined : await store.rowsOfVersion(at.tx, to)
    if (after === undefined) throw at.refusal('notFound', { field: 'to' })
    const { rows, agents } = await tableOf(at.tx, { rows: after })
    const ids = new Map(rows.map((row) => [keyOf(row), row.termsId]))
    const kept = after.map((row) => {
      const termsId = ids.get(keyOf(row))
      return termsId === undefined ? row : { ...row, termsId }
    })
    await write(at, { rows, agents, after: kept }, { version: version + 1, restored: to })
    return { version: version + 1 }
  },
})

type Table = { readonly rows: readonly store.StoredTerms[]; readonly agents: readonly store.AgentHere[] }

/** The stored table, with the linked agents and those that it or some changes name. */
const tableOf = async (tx: PropertyTx, { rows: more = [] }: { readonly rows?: readonly store.TermsRow[] } = {}): Promise<Table> => {
  const rows = await store.findTerms(tx)
  const named = [...rows, ...more].flatMap(({ travelAgentId }) => travelAgentId ?? [])
  return { rows, agents: await store.agentsHere(tx, named) }
}

const refuseOld = async (at: At<'agent-terms/save'> | At<'agent-terms/restore'>, seen: number): Promise<void> => {
  const current = await store.currentVersion(at.tx)
  if ((current?.version ?? 0) !== seen) throw at.refusal('termsChanged', { values: { person: current?.changedBy ?? '' } })
}

type Changes = Pick<CallRequest<'agent-terms/save'>, 'rows' | 'removed'>

const refuseProblems = async (at: At<'agent-terms/save'> | At<'agent-terms/preview'>, changes: Changes, table: Table): Promise<void> => {
  const problems = problemsOf(changes, {
    agents: new Set(table.agents.map(({ travelAgentId }) => travelAgentId)),
    plans: new Set((await store.plansHere(at.tx)).map(({ id }) => id)),
    before: table.rows,
  })
  if (problems.length > 0) throw at.fieldsRefused(problems)
}

type Written = Table & { readonly after: readonly (store.TermsRow & { readonly termsId?: string })[] }

/** Writes the next version of the table, and a line in the diary for each row that it changes. */
const write = async (
  at: At<'agent-terms/save'> | At<'agent-terms/restore'>,
  { rows, agents, after }: Written,
  saved: { readonly version: number; readonly restored: number | null },
): Promise<void> => {
  await store.writeTerms(at.tx, after, { ...saved, person: at.person.fullName })
  const was = new Map(rows.map((row) => [keyOf(row), row]))
  const is = new Map(after.map((row) => [keyOf(row), row]))
  const keys = [...new Set([...was.keys(), ...is.keys()])].filter((key) => textOf(was.get(key)) !== textOf(is.get(key)))
  const lines = keys.map((key) => ({ row: was.get(key) ?? is.get(key), before: was.get(key), after: is.get(key) }))
  if (lines.length === 0) await at.diary({ subject: nothingChanged })
  await Promise.all(
    lines.map((line) => at.diary({ subject: subjectOf(line.row, agents), before: fieldsOf(line.before), after: fieldsOf(line.after) })),
  )
}

const nothingChanged = { vi: 'điều kiện đại lý, không có gì khác', en: 'agents’ terms, without a difference' }

const subjectOf = (row: store.TermsRow | undefined, agents: readonly store.AgentHere[]) => {
  const agent = agents.find(({ travelAgentId }) => travelAgentId === row?.travelAgentId)
  const { vi, en } = nameOfTerms(row?.level ?? null, agent === undefined ? null : { vi: agent.nameVi, en: agent.nameEn })
  return { vi: vi.replace(/^Đ/u, 'đ'), en: en.replace(/^[A-Z]/u, (first) => first.toLowerCase()) }
}

const fieldsOf = (row: store.TermsRow | undefined) => {
  if (row === undefined) return null
  const { priceUnit, priceValue, pricePlans, plansOpen, openPlans } = row
  const { capUnit, capRooms, capShare, capRefilled, releaseSteps } = row
  return { priceUnit, priceValue, pricePlans, plansOpen, openPlans, capUnit, capRooms, capShare, capRefilled, releaseSteps }
}

const textOf = (row: store.TermsRow | undefined): string => JSON.stringify(fieldsOf(row))

const levelRows = (rows: readonly store.StoredTerms[], agents: readonly store.AgentHere[]): Row[] => {
  const counts = store.countsByLevel(agents)
  return everyLevel.map((level) => {
    const found = rows.find((row) => row.level === level)
    const terms = fieldsOf(found) ?? plainLevel()
    return { level, travelAgentId: null, ...terms, agent: null, agents: counts.get(level) ?? 0 }
  })
}

const plainLevel = () => {
  const { pricePlans, openPlans, releaseSteps, ...plain } = plainTerms('level')
  return { ...plain, pricePlans: [...pricePlans], openPlans: [...openPlans], releaseSteps: [...releaseSteps] }
}

const agentRows = (rows: readonly store.StoredTerms[], agents: readonly store.AgentHere[]): Row[] =>
  agents.flatMap(({ travelAgentId, code, nameVi, nameEn, level, active }) => {
    const terms = fieldsOf(rows.find((row) => row.travelAgentId === travelAgentId))
    if (terms === null) return []
    const agent = { code, name: { vi: nameVi, en: nameEn }, level, active }
    return [{ level: null, travelAgentId, ...terms, agent, agents: active ? 1 : 0 }]
  })

/** What holds for an agent before and after, if it differs. */
const whatChanges = (before: readonly store.TermsRow[], after: readonly store.TermsRow[]) => {
  const [was, is] = [before.map(asTerms), after.map(asTerms)]
  return ({ travelAgentId, code, nameVi, nameEn, level }: store.AgentHere) => {
    const held = { before: heldTerms(was, { level, travelAgentId }), after: heldTerms(is, { level, travelAgentId }) }
    if (JSON.stringify(held.before) === JSON.stringify(held.after)) return []
    const { before: old, after: next } = held
    return [{ travelAgentId, code, name: { vi: nameVi, en: nameEn }, level, before: listed(old), after: listed(next) }]
  }
}

const listed = ({ pricePlans, openPlans, releaseSteps, ...held }: ReturnType<typeof heldTerms>) => ({
  ...held,
  pricePlans: [...pricePlans],
  openPlans: [...openPlans],
  releaseSteps: [...releaseSteps],
})

const asTerms = (row: store.TermsRow): AgentTerms => ({ ...row, termsId: keyOf(row), name: { vi: '', en: '' } })
