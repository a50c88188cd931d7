import { nightField, nightValue } from '@innkeeper/protocol/rates/night-fields'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { spoken } from '../nights/field-changes.ts'

const pushedRows = rowsLike(
  z.strictObject({
    operationNo: z.int(),
    at: momentInRow,
    nights: z.int(),
    undoneBy: z.int().nullable(),
    changes: z.array(z.strictObject({ field: nightField, nights: z.int(), from: dayInRow, to: dayInRow, lastValue: z.int().nullable() })),
  }),
)

/** An operation that a connection's message became, with its fields over all places; undefined where that connection has no such one. */
export const pushedOperation = async (tx: PropertyTx, connectionId: string, operationNo: number) => {
  const [found] = await pushedRows(
    tx,
    `select o.operation_no as "operationNo", o.at, o.nights,
        (select max(u.operation_no) from operation u where u.property_id = o.property_id and u.undoes = o.operation_no) as "undoneBy",
        coalesce((select json_agg(one order by one.field) from (
          select c.field, sum(cardinality(c.nights))::integer as nights, min(c.nights[1]) as "from",
              max(c.nights[cardinality(c.nights)]) as "to",
              (array_agg(c.after_values[cardinality(c.after_values)] order by c.change_no desc))[1] as "lastValue"
            from night_change c where c.property_id = o.property_id and c.operation_no = o.operation_no group by c.field) as one), '[]') as changes
       from operation o
      where o.property_id = $1 and o.operation_no = $3 and o.kind = 'push' and o.request ->> 'connectionId' = $2`,
    [tx.propertyId, connectionId, operationNo],
    'pushed operation',
  )
  return found === undefined
    ? undefined
    : { ...found, changes: found.changes.map((one) => ({ ...one, lastValue: nightValue.parse(spoken(one.field, one.lastValue)) })) }
}

/** Notes that a message of a connection uses its codes. */
export const noteCodesUsed = async (
  tx: PropertyTx,
  connectionId: string,
  updates: readonly { readonly rooms: readonly string[]; readonly plans: readonly string[] }[],
): Promise<void> => {
  const codesOf = (of: 'rooms' | 'plans') => [...new Set(updates.flatMap((update) => update[of]))]
  await tx.rows('select use_codes($1, $2, $3, $4)', [tx.propertyId, connectionId, codesOf('rooms'), codesOf('plans')])
}
