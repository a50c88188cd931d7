import { namedServiceFields } from '@innkeeper/protocol/calls/room-sale/hotel-service-sync'
import { compareNamed, type ComparedService } from '@innkeeper/rules/hotel-service/compare-named'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { allHotelServices, type HotelServiceRecord } from '../hotel-services.store.ts'
import { judgeRows, type ListedService, type RowProblem } from './judge-row.ts'
import type { NamedRow } from './read-named-list.ts'

/** A row of a list, or a service that the list does not name, as it compares with what the property has now. */
export type ComparedRow = ComparedService<ListedService, HotelServiceRecord> & {
  readonly line: number | null
  readonly problems: readonly RowProblem[]
}

/** Compares the rows of a list with the property's services as they are now. */
export const comparedWith = async (tx: PropertyTx, rows: readonly NamedRow[]): Promise<ComparedRow[]> => {
  const here = await allHotelServices(tx)
  const { currency } = await localeOf(tx)
  const judged = judgeRows(rows, { currency, here })
  return compareNamed(judged, here, namedServiceFields.keyof().options).map((row) => ({
    ...row,
    line: row.at === null ? null : (rows[row.at]?.line ?? null),
    problems: row.at === null ? [] : (judged[row.at]?.problems ?? []),
  }))
}
