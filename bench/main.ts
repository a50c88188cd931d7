import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openScreening, type Screening } from './browser.ts'
import { tableOf, type Line } from './line.ts'
import { reportOf } from './report.ts'
import { batchUpdate } from './rows/batch-update.ts'
import { bookings } from './rows/bookings.ts'
import { diary } from './rows/diary.ts'
import { exports } from './rows/exports.ts'
import { firstAnswer } from './rows/first-answer.ts'
import { gridInBrowser } from './rows/in-browser/grid-in-browser.ts'
import { gridReads } from './rows/grid-reads.ts'
import { listFiles } from './rows/list-files.ts'
import { longSaves } from './rows/long-saves.ts'
import { people } from './rows/people.ts'
import { platformBookings } from './rows/platform-bookings.ts'
import { promotedQuotes } from './rows/promoted-quotes.ts'
import { promotedSearch } from './rows/promoted-search.ts'
import { push } from './rows/push.ts'
import { quotes } from './rows/quotes.ts'
import { quotesBesideReaders } from './rows/quotes-beside-readers.ts'
import { search } from './rows/search.ts'
import { site } from './rows/in-browser/site.ts'
import { startUp } from './rows/start-up.ts'
import { webhooks } from './rows/webhooks.ts'
import { weight } from './rows/in-browser/weight.ts'
import { workbooks } from './rows/workbooks.ts'
import { greatSize, marketCount, setStage, type Stage } from './stage.ts'

type Row<S> = (on: S) => Promise<Line[]>
type Rows<S> = Readonly<Record<string, Row<S>>>

const onStage: Rows<Stage> = {
  a: batchUpdate,
  b: gridReads,
  c: bookings,
  d: quotes,
  i: exports,
  k: diary,
  n: quotesBesideReaders,
  p: people,
  q: platformBookings,
  s: promotedQuotes,
  t: promotedSearch,
  u: listFiles,
  v: push,
}
const onMarket: Rows<Stage> = { e: search, t: promotedSearch }
const onGreatHotel: Rows<Stage> = { j: longSaves, r: workbooks }
const onScreen: Rows<Screening> = { f: gridInBrowser, g: weight }
const alone: Rows<null> = { h: startUp, l: firstAnswer, w: site, x: webhooks }

const { values: options, positionals: wanted } = parseArgs({ allowPositionals: true, options: { write: { type: 'string' } } })

/** Runs the requested rows; those that need a stage share one. */
const runRows = async <S>(rows: Rows<S>, open: () => Promise<S>, close: (on: S) => Promise<void>): Promise<[string, Line][]> => {
  const chosen = Object.entries(rows).filter(([letter]) => wanted.length === 0 || wanted.includes(letter))
  if (chosen.length === 0) return []
  const on = await open()
  const lines: [string, Line][] = []
  try {
    for (const [letter, row] of chosen) {
      process.stderr.write(`measuring ${letter}\n`)
      for (const line of await row(on)) lines.push([letter, line])
    }
  } finally {
    await close(on)
  }
  return lines
}

const lines = [
  ...(await runRows(
    onStage,
    () => setStage(),
    ({ close }) => close(),
  )),
  ...(await runRows(
    onMarket,
    () => setStage(marketCount),
    ({ close }) => close(),
  )),
  ...(await runRows(
    onGreatHotel,
    () => setStage(1, greatSize),
    ({ close }) => close(),
  )),
  ...(await runRows(onScreen, openScreening, ({ close }) => close())),
  ...(await runRows(
    alone,
    async () => null,
    async () => {},
  )),
]
process.stdout.write(`${tableOf(lines)}\n`)
if (options.write !== undefined) await writeFile(options.write, reportOf(tableOf(lines), wanted))
