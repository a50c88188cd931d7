import { termsRow } from '@innkeeper/protocol/calls/travel-agent/agent-terms-fields'
import { plainTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { everyLevel } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { columnsFor, toColumns } from '#database/columns.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A row of the table of terms. */
export type TermsRow = z.output<typeof termsRow>

/** A row with its id, which the lines of prices name. */
export type StoredTerms = TermsRow & { readonly termsId: string }

/** A version of the whole table. */
type TableVersion = { readonly version: number; readonly changedAt: string; readonly changedBy: string; readonly restored: number | null }

/** A row as a version keeps it; an older one has no cap, or no release steps. */
const storedRows = z.array(
  z
    .looseObject({ level: z.int().nullable() })
    .transform((row) => termsRow.parse({ ...plainTerms(row.level === null ? 'agent' : 'level'), ...row })),
)

/** Lets one person at a time change a property's terms. */
export const lockTerms = (tx: PropertyTx): Promise<void> => awaitLock(tx, `agent terms ${tx.propertyId}`)

/** The property's terms as they are stored; a level without a row has the plain ones. */
export const findTerms = async (tx: PropertyTx): Promise<StoredTerms[]> => {
  const rows = await tx.db
    .selectFrom('agent_terms')
    .select(columnsFor(termsRow))
    .select('agent_terms_id as termsId')
    .where('property_id', '=', tx.propertyId)
    .orderBy('level')
    .orderBy('agent_terms_id')
    .$castTo<StoredTerms>()
    .execute()
  // The database keeps the fields of a step in an order of its own, by which equal rows would look changed.
  return rows.map((row) => ({ ...row, releaseSteps: row.releaseSteps.map(({ daysBefore, rooms: kept }) => ({ daysBefore, rooms: kept })) }))
}

/** The current version of the table; undefined before anybody saved one. */
export const currentVersion = (tx: PropertyTx): Promise<TableVersion | undefined> =>
  versionsOf(tx).orderBy('version', 'desc').limit(1).executeTakeFirst()

/** The versions of the table, the newest first. */
export const listVersions = (tx: PropertyTx, page: Page) =>
  pageOf(tx, { found: versionsOf(tx), sorted: versionsOf(tx).orderBy('version', 'desc'), whole: versionsOf(tx) }, page)

const versionsOf = (tx: PropertyTx) =>
  tx.db
    .selectFrom('agent_terms_version')
    .select(['version', 'changed_at as changedAt', 'changed_by as changedBy', 'restored'])
    .where('property_id', '=', tx.propertyId)
    .$castTo<TableVersion>()

/** The rows of a version; undefined where the property has none such. */
export const rowsOfVersion = async (tx: PropertyTx, version: number): Promise<TermsRow[] | undefined> => {
  if (version === 0) return []
  const found = await tx.db
    .selectFrom('agent_terms_version')
    .select('rows')
    .where('property_id', '=', tx.propertyId)
    .where('version', '=', version)
    .executeTakeFirst()
  return found === undefined ? undefined : storedRows.parse(found.rows)
}

/** Writes the whole table as its next version; rows keep their ids. */
export const writeTerms = async (
  tx: PropertyTx,
  rows: readonly (TermsRow & { readonly termsId?: string })[],
  saved: { readonly version: number; readonly restored: number | null; readonly person: string },
): Promise<void> => {
  await tx.db.deleteFrom('agent_terms').where('property_id', '=', tx.propertyId).execute()
  const values = rows.map(({ termsId = uuidv7(), ...row }) => ({
    property_id: tx.propertyId,
    agent_terms_id: termsId,
    ...termsColumns(row),
  }))
  if (values.length > 0) await tx.db.insertInto('agent_terms').values(values).execute()
  const plain = rows.map(({ termsId: _id, ...row }) => row)
  await tx.db
    .insertInto('agent_terms_version')
    .values({
      property_id: tx.propertyId,
      version: saved.version,
      rows: JSON.stringify(plain),
      restored: saved.restored,
      changed_by: saved.person,
    })
    .execute()
}

/** A row as its columns. */
const termsColumns = (row: TermsRow) => ({ ...toColumns(row), release_steps: JSON.stringify(row.releaseSteps) })

/** An agent that is or was linked to the property. */
export type AgentHere = {
  readonly travelAgentId: string
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
  readonly level: number
  /** Whether it may book here. */
  readonly active: boolean
}

/** The agents that are linked, and those of the given ids that once were, by name. */
export const agentsHere = (tx: PropertyTx, ids: readonly string[]): Promise<AgentHere[]> =>
  tx.db
    .selectFrom('travel_agent_link as l')
    .innerJoin('travel_agent as a', 'a.travel_agent_id', 'l.travel_agent_id')
    .select(['a.travel_agent_id as travelAgentId', 'a.code', 'a.name_vi as nameVi', 'a.name_en as nameEn', 'l.level'])
    .select(sql<boolean>`l.active and a.active`.as('active'))
    .where('l.property_id', '=', tx.propertyId)
    .where(sql<boolean>`((l.active and a.active) or l.travel_agent_id = any(${ids}::uuid[]))`)
    .orderBy(sql`a.name_vi collate "vi-x-icu"`)
    .orderBy('a.travel_agent_id')
    .execute()

/** The property's packages to choose from, in their order. */
export const plansHere = (tx: PropertyTx) =>
  tx.db
    .selectFrom('rate_plan')
    .select(['rate_plan_id as id', 'name_vi as nameVi', 'name_en as nameEn', 'active'])
    .where('property_id', '=', tx.propertyId)
    .orderBy('display_order')
    .orderBy('rate_plan_id')
    .execute()

/** How many linked agents each level has. */
export const countsByLevel = (agents: readonly AgentHere[]): ReadonlyMap<number, number> =>
  new Map(everyLevel.map((level) => [level, agents.filter((agent) => agent.active && agent.level === level).length]))
