import { catalogue, type CallInput } from '@innkeeper/protocol/catalogue'
import { askOnce, openConnection, questionOf } from '../connection.ts'
import { settle } from '../fill.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, timeOf } from '../measure.ts'
import type { Stage } from '../stage.ts'

const lineCount = 100_000
const turns = 15

type Asked = CallInput<'hotel-log/search'>

const asked: readonly (readonly [which: string, input: Asked, where: string])[] = [
  ['the first page', {}, 'true'],
  ['by a part of a name', { text: 'hạng 777' }, "position(folded('hạng 777') in search_text) > 0"],
]

/** The diary of a property with 100,000 lines, compared with the bare queries for the same page and its total. */
export const diary = async (stage: Stage): Promise<Line[]> => {
  await fillDiary(stage)
  await settle(stage.database)
  const lines: Line[] = []
  for (const one of asked) lines.push(await lineOf(stage, one))
  return lines
}

const fillDiary = ({ database, hotelId }: Stage) =>
  database.query(
    `insert into diary_entry (property_id, diary_entry_id, at, person, origin, call, record_kind, record_id, subject, subject_en,
         before_values, after_values, request_id)
       select $1, gen_random_uuid(), now() - make_interval(mins => n), 'Lê Minh Khôi', 'screen', 'room/update', 'roomType',
           gen_random_uuid()::text, 'Hạng ' || n, 'Class ' || n, '{"maxAdults": 2}', '{"maxAdults": 3}', ''
         from generate_series(1, ${lineCount}) as n`,
    [hotelId],
  )

const lineOf = async (stage: Stage, [which, input, where]: (typeof asked)[number]): Promise<Line> => {
  const question = questionOf('hotel-log/search', input, `Token ${stage.tokens[0] ?? ''}`)
  const found = catalogue['hotel-log/search'].output.parse(await askOnce(stage.server.url, question))
  if (found.length === 0) throw new Error(`the diary has no line for ${which}`)
  const { ask, close } = await openConnection(stage.server.url)
  try {
    const [http = [], bare = []] = await inTurn(turns, [() => timeOf(() => ask(question)), () => timeOf(() => onBareDriver(stage, where))])
    const ratio = medianRatio(bare, http)
    return {
      what: `Diary of ${lineCount.toLocaleString('en')} lines, ${which} (${turns} runs)`,
      measured: `${numeral(median(http))} ms`,
      limit: `${numeral(median(bare))} ms: bare queries for the page and its total`,
      ratio,
      aim: '≥ 0.5',
      met: ratio >= 0.5,
    }
  } finally {
    close()
  }
}

const onBareDriver = async ({ database, hotelId }: Stage, where: string): Promise<void> => {
  await database.query(`select * from diary_entry where property_id = $1 and ${where} order by at desc, diary_entry_id desc limit 15`, [
    hotelId,
  ])
  await database.query(`select count(*) from diary_entry where property_id = $1 and ${where}`, [hotelId])
}
