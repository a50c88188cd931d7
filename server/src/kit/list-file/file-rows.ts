/** Rows that are read while their file is written, and how many there will be; null where a file has more rows than the list has. */
export type RowsInBatches<Row> = { readonly total: number | null; readonly batches: AsyncIterable<readonly Row[]> }

/** The rows of a file: all of them, or batches. */
export type FileRows<Row> = readonly Row[] | RowsInBatches<Row>

/** Rows as batches. */
export const inBatches = <Row>(rows: FileRows<Row>): RowsInBatches<Row> =>
  'batches' in rows ? rows : { total: rows.length, batches: onlyBatch(rows) }

const onlyBatch = async function* <Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
