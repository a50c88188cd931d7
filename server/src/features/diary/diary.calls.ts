import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { informationKinds } from '@innkeeper/protocol/diary/record-kinds'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { diaryFile } from './diary-file.ts'
import { countLines, findLines, type DiaryFilter, type StoredLine } from './diary.store.ts'
import { callsThatSay, linesInWords } from './lines-in-words.ts'
import { thingsThere } from './things-there.store.ts'

/** The diary of a property: who did what to what, when and from where. */
export const diaryCalls = implement({
  'hotel-log/search': async (at, { limit, offset, ...asked }) => {
    const filter = await filterOf(at.tx, asked)
    const whole = isNarrowed(asked) ? { ...filter, ...wholeLog, kinds: kindsOf({ log: asked.log, kind: undefined }) } : null
    const [lines, total, all] = await Promise.all([
      findLines(at.tx, filter, { limit, offset }),
      countLines(at.tx, filter),
      whole && countLines(at.tx, whole),
    ])
    return { rows: await told(at.tx, lines), total, all: all ?? total }
  },

  'hotel-log/export': async (at, asked) => {
    const filter = await filterOf(at.tx, asked)
    const total = await countLines(at.tx, filter)
    const { batches } = await rowsForFile(at, async (page) => ({ rows: await findLines(at.tx, filter, page), total, all: total }))
    return diaryFile(inWords(at.tx, batches), filter.timeZone, at.language)
  },
})

/** Lines in words, each with the thing that it is about where that still is. */
const told = async (tx: PropertyTx, lines: readonly StoredLine[]) => {
  const [words, there] = await Promise.all([withKinds(tx, lines), thingsThere(tx, lines)])
  return words.map((line) => ({ ...line, thing: there.get(line.id) ?? null }))
}

/** Lines in words, each with the kind of thing that it is about. */
const withKinds = async (tx: PropertyTx, lines: readonly StoredLine[]) => {
  const kinds = new Map(lines.map((line) => [line.id, line.kind === 'change' ? line.recordKind : ('visit' as const)]))
  return (await linesInWords(tx, lines)).map((line) => ({ ...line, kind: kinds.get(line.id) ?? null }))
}

const filterOf = async (
  tx: PropertyTx,
  asked: CallRequest<'hotel-log/export'>,
): Promise<DiaryFilter & Pick<typeof asked, 'sort' | 'descending'>> => ({
  text: asked.text,
  calls: asked.text === '' ? [] : callsThatSay(asked.text),
  person: asked.person,
  kinds: kindsOf(asked),
  fromDate: asked.fromDate,
  toDate: asked.toDate,
  timeZone: (await localeOf(tx)).timeZone,
  sort: asked.sort,
  descending: asked.descending,
})

const wholeLog = { text: '', calls: [], person: '', fromDate: undefined, toDate: undefined }

const isNarrowed = ({ text, person, kind, fromDate, toDate }: CallRequest<'hotel-log/export'>): boolean =>
  text !== '' || person !== '' || [kind, fromDate, toDate].some((part) => part !== undefined)

/** The kinds that are asked for; of the property's information, those that concern it. */
const kindsOf = ({ log, kind }: Pick<CallRequest<'hotel-log/export'>, 'log' | 'kind'>): DiaryFilter['kinds'] => {
  if (log === 'system') return kind === undefined ? [] : [kind]
  const concerned = informationKinds.filter((one) => kind === undefined || one === kind)
  return concerned.length > 0 ? concerned : nothing
}

// A kind that the log does not have leaves no line: no line is about the log itself.
const nothing: DiaryFilter['kinds'] = ['none']

const inWords = async function* (
  tx: PropertyTx,
  batches: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<Awaited<ReturnType<typeof withKinds>>> {
  for await (const lines of batches) yield await withKinds(tx, lines)
}
