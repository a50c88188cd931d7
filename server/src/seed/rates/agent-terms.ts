import type { CallInput } from '@innkeeper/protocol/catalogue'
import { plainTerms } from '@innkeeper/rules/travel-agent/agent-terms'
import { toColumns } from '#database/columns.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'
import type { SeededTravelAgent } from '../travel-agents.ts'

type Row = CallInput<'agent-terms/save'>['rows'][number]

const seedNumber = 7047

/** Writes the terms of agents of the hotel in Đà Nẵng, as their first version. Bookings that are made keep the price that they had. */
export const seedAgentTerms = async (
  tx: Tx,
  { code, propertyId }: SeededProperty,
  { agents, by }: { readonly agents: readonly SeededTravelAgent[]; readonly by: string },
): Promise<void> => {
  if (code !== 'HAIAU') return
  const chances = chancesOf(seedNumber)
  const rows = [levelRow(4, -300), cappedRow(levelRow(5, -500)), ...agents.filter((agent) => agent.code === 'BIENGOI').map(exceptionOf)]
  await tx.db
    .insertInto('agent_terms')
    .values(
      rows.map((row) => ({
        property_id: propertyId,
        agent_terms_id: chances.id(),
        ...toColumns(row),
        release_steps: JSON.stringify(row.releaseSteps),
      })),
    )
    .execute()
  await tx.db
    .insertInto('agent_terms_version')
    .values({ property_id: propertyId, version: 1, rows: JSON.stringify(rows), restored: null, changed_by: by })
    .execute()
}

const plain = { pricePlans: [], openPlans: [], releaseSteps: [] }

/** A level that pays basis points less. */
const levelRow = (level: number, priceValue: number): Row => ({
  ...plainTerms('level'),
  ...plain,
  level,
  travelAgentId: null,
  priceUnit: 'percent',
  priceValue,
})

/** A level of which each agent may have six rooms of a type on a night, three in the last fortnight and none in the last two days. */
const cappedRow = (row: Row): Row => ({
  ...row,
  capUnit: 'rooms',
  capRooms: 6,
  releaseSteps: [
    { daysBefore: 14, rooms: 3 },
    { daysBefore: 2, rooms: 0 },
  ],
})

/** An agent that pays an amount less for each room and night. */
const exceptionOf = ({ travelAgentId }: SeededTravelAgent): Row => ({
  ...plainTerms('agent'),
  ...plain,
  level: null,
  travelAgentId,
  priceUnit: 'amount',
  priceValue: -30_000,
})
