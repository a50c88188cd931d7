import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { changesInWords, toldBy } from '@innkeeper/protocol/diary/changes-in-words'
import { visitInDiary } from '@innkeeper/protocol/diary/diary-words'
import type { NamedThing } from '@innkeeper/protocol/field'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { foldText } from '@innkeeper/rules/text/fold-text'
import { localeOf, type Locale } from '#features/properties/hotel-config/locale.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { StoredLine } from './diary.store.ts'
import { namesFromDiary, namesOfThings, type NamedRow } from './named-things.store.ts'

type Names = ReadonlyMap<string, Saying>

/** Lines of the diary in the words of both languages: names where ids were stored, labels and choices where codes were. */
export const linesInWords = async (tx: PropertyTx, lines: readonly StoredLine[]) => {
  const locale = await localeOf(tx)
  const asked = new Map<NamedThing, Set<string>>()
  const nameAsked = (thing: NamedThing, id: string) => {
    asked.set(thing, (asked.get(thing) ?? new Set()).add(id))
    return gone
  }
  for (const line of lines) changesOf(line, locale, nameAsked)
  const names = await namesOf(tx, asked)
  return lines.map((line) =>
    lineInWords(
      line,
      changesOf(line, locale, (thing, id) => names.get(keyOf(thing, id)) ?? gone),
    ),
  )
}

const lineInWords = ({ id, at, person, origin, address, ...line }: StoredLine, changes: ReturnType<typeof changesOf>) => ({
  id,
  at,
  person,
  origin,
  address: address ?? '',
  what: { vi: whatIn(line, 'vi'), en: whatIn(line, 'en') },
  changes,
})

const whatIn = ({ call, kind, subject, subjectEn }: Pick<StoredLine, 'call' | 'kind' | 'subject' | 'subjectEn'>, language: Language) => {
  const named = language === 'vi' || subjectEn === '' ? subject : subjectEn
  const words = kind === 'change' ? (isCall(call) ? callAt(call).diary : undefined) : visitInDiary[kind]
  return speak(words ?? say('{subject}', '{subject}'), language, { subject: named })
}

const changesOf = ({ call, kind, before, after }: StoredLine, locale: Locale, nameOf: (thing: NamedThing, id: string) => Saying) =>
  kind === 'change' && isCall(call) ? changesInWords(toldBy(callAt(call)), { before, after }, { ...locale, nameOf }) : []

const namesOf = async (tx: PropertyTx, asked: ReadonlyMap<NamedThing, ReadonlySet<string>>): Promise<Names> => {
  const found = await Promise.all([...asked].map(([thing, ids]) => namesOfThing(tx, thing, [...ids])))
  return new Map(found.flat())
}

const namesOfThing = async (tx: PropertyTx, thing: NamedThing, ids: readonly string[]): Promise<[string, Saying][]> => {
  const here = await namesOfThings(tx, thing, ids)
  const missing = ids.filter((id) => !here.some((row) => row.id === id))
  const former = missing.length === 0 ? [] : await namesFromDiary(tx, thing, missing)
  return [...former, ...here].map((row) => [keyOf(thing, row.id), sayingOf(row)])
}

const keyOf = (thing: NamedThing, id: string): string => `${thing} ${id}`

const sayingOf = ({ nameVi, nameEn }: NamedRow): Saying => ({ vi: nameVi, en: nameEn === '' ? nameVi : nameEn })

/** The calls whose lines hold a text, with or without diacritics, in either language. */
export const callsThatSay = (text: string): CallPath[] =>
  callPaths.filter((path) => {
    const { diary } = callAt(path)
    return diary !== undefined && foldText(`${diary.vi} ${diary.en}`.replaceAll('{subject}', '')).includes(foldText(text))
  })

const paths: ReadonlySet<string> = new Set(callPaths)
const isCall = (path: string): path is CallPath => paths.has(path)

const gone = say('(đã xoá)', '(deleted)')
