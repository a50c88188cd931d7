import { rightToFind, type FoundKind } from '@innkeeper/protocol/calls/manage/find'
import { codesOf } from '@innkeeper/protocol/codes/codes-of'
import { implement } from '#kit/call/implement.ts'
import { finders, type FoundRow } from './find.store.ts'

/** Finds the property's things by a text, as far as the person may see them. */
export const findCalls = implement({
  'find/things': async (at, { text }) => {
    const kinds = codesOf(rightToFind).filter((kind) => at.person.codes.has(rightToFind[kind]))
    const found = await Promise.all(kinds.map(async (kind) => (await finders[kind](at.tx, text)).map((row) => thingOf(kind, row))))
    return found.flat()
  },
})

const thingOf = (kind: FoundKind, { id, nameVi, nameEn, more }: FoundRow) => ({
  kind,
  id,
  name: { vi: nameVi, en: nameEn },
  more: { vi: more, en: more },
})
