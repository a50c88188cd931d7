import { batchUpdate } from './rows/batch-update.ts'
import { bookings } from './rows/bookings.ts'
import { gridReads } from './rows/grid-reads.ts'
import { quotes } from './rows/quotes.ts'
import { search } from './rows/search.ts'
import { tableOf, type Line } from './line.ts'
import { setStage, type Stage } from './stage.ts'

/** Rows that share one server with a hotel and a market. */
const onStage: Readonly<Record<string, (stage: Stage) => Promise<Line[]>>> = {
  a: batchUpdate,
  b: gridReads,
  c: bookings,
  d: quotes,
  e: search,
}

const letters = process.argv.slice(2)
const stage = await setStage()
const rows: [string, Line][] = []
try {
  for (const [letter, row] of Object.entries(onStage)) {
    if (letters.length > 0 && !letters.includes(letter)) continue
    const lines = await row(stage)
    rows.push(...lines.map((line): [string, Line] => [letter, line]))
    process.stderr.write(`${tableOf(rows.slice(-lines.length))}\n`)
  }
} finally {
  await stage.close()
}
process.stdout.write(`${tableOf(rows)}\n`)
