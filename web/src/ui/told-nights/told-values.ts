import type { ToldField } from '@innkeeper/protocol/calls/connectivity/told-shapes'
import { say, type Saying } from '@innkeeper/protocol/say'
import { nightFieldNames, vacantRoomsName } from '@innkeeper/protocol/words/sale/night-field-names'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { isFlagField } from '@innkeeper/rules/rate/night-fields'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useNightWords } from '#kit/property/night-words.ts'

type Differences = AnswerOf<'connection/ari'>['failed'][number]['differences']

/** Says what a connected system has otherwise, field by field; null where it is not known to have anything otherwise. */
export const useToldDifferences = (): ((differences: Differences) => string | null) => {
  const t = useSay()
  const valueText = useToldValue()
  return (differences) => {
    if (differences === null) return t(hasNothing)
    if (differences.length === 0) return null
    const values = differences.map(({ field, theirs }) =>
      t(fieldWords, { field: t(toldFieldWords[field]), value: valueText(field, theirs) }),
    )
    return t(theirsWords, { values: values.join(', ') })
  }
}

/** What a connected system said of nights that it did not take. */
export const toldWhyWords = say('Bên kia trả lời: {why}', 'The other system says: {why}')

/** When nights are sent again. */
export const toldAgainWords = say('Gửi lại lúc {moment}', 'Sent again at {moment}')

/** What the fields are called that a connected system is told of a night. */
const toldFieldWords: Readonly<Record<ToldField, Saying>> = { ...nightFieldNames, available: vacantRoomsName }

// A value of another kind than the field's stands as that system has it.
const useToldValue = () => {
  const t = useSay()
  const { value } = useNightWords()
  return (told: ToldField, theirs: FieldValue | string): string => {
    const field = told === 'available' ? 'allotment' : told
    if (theirs === null) return t(nothing)
    if (typeof theirs === 'string') return theirs
    return isFlagField(field) === (typeof theirs === 'boolean') ? value(field, theirs) : String(theirs)
  }
}

const nothing = say('không có', 'none')
const theirsWords = say('Bên kia có: {values}', 'The other system has: {values}')
const fieldWords = say('{field}: {value}', '{field}: {value}')
const hasNothing = say('Bên kia không có gì của các đêm này.', 'The other system has nothing of these nights.')
