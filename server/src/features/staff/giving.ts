import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import { rightWords } from '@innkeeper/protocol/functions/function-words'
import type { Language } from '@innkeeper/protocol/say'
import type { Person } from '#kit/request/who.ts'

/** Whoever gives and takes rights. */
type Giver = Pick<Person, 'codes'>

/** The codes that one of two lists has and the other has not. */
export const differingCodes = (one: readonly FunctionCode[], other: readonly FunctionCode[]): readonly FunctionCode[] => {
  const [ones, others] = [new Set(one), new Set(other)]
  return [...one.filter((code) => !others.has(code)), ...other.filter((code) => !ones.has(code))]
}

/** The codes among these that a person does not hold: nobody gives or takes away a right that they do not have. */
export const notHeld = (giver: Giver, codes: readonly FunctionCode[]): readonly FunctionCode[] =>
  codes.filter((code) => !holdsAll(giver.codes, [code]))

const mostNamed = 5

/** Rights in the words of a refusal or a letter: the first few, and that there are more. */
export const rightsText = (codes: readonly FunctionCode[], language: Language): string =>
  codes
    .slice(0, mostNamed)
    .map((code) => rightWords(code)[language])
    .join(', ') + (codes.length > mostNamed ? ', …' : '')
