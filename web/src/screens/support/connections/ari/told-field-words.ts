import type { ToldField } from '@innkeeper/protocol/calls/connectivity/told-shapes'
import { say, type Saying } from '@innkeeper/protocol/say'
import { nightFieldNames, vacantRoomsName } from '@innkeeper/protocol/words/sale/night-field-names'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { isFlagField } from '@innkeeper/rules/rate/night-fields'
import { useSay } from '#kit/language/language.tsx'
import { useNightWords } from '#kit/property/night-words.ts'

/** What the fields are called that a connected system is told of a night. */
export const toldFieldWords: Readonly<Record<ToldField, Saying>> = { ...nightFieldNames, available: vacantRoomsName }

/** How a value of a field is shown that another system has; a value of another kind than the field's stands as that system has it. */
export const useToldValue = () => {
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
