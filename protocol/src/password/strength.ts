import { foldText } from '@innkeeper/rules/text/fold-text'
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { signInRefusals } from '#refusals/people/sign-in.ts'
import { vietnamesePasswords } from './vietnamese-passwords.ts'

/** Why a password is too weak: it is a common one, contains a name, or follows a simple pattern. */
export type Weakness = 'common' | 'named' | 'simple'

/** How hard a password is to guess, from 0 to 4, and why it is refused, if it is. */
export type Strength = { readonly score: 0 | 1 | 2 | 3 | 4; readonly weakness: Weakness | null }

/** The refusals of weak passwords. */
export const weaknessRefusals = {
  common: 'passwordCommon',
  named: 'passwordNamed',
  simple: 'passwordSimple',
} as const satisfies Readonly<Record<Weakness, keyof typeof signInRefusals>>

/** A password that a million guesses find (zxcvbn's scores 0 and 1) is refused. */
const leastScore = 2
/** Only the start of the password is scored: it decides, and a long text would take long. */
const lengthLookedAt = 40
/** Shorter words occur in too many passwords by chance. */
const shortestName = 4
const productNames = ['innkeeper']

/**
 * The strength of a new password for a person with these names (username, email, full name). Names and common passwords count with and
 * without diacritics.
 */
export const strengthOf = (password: string, names: readonly string[]): Strength => {
  const begin = password.normalize('NFC').slice(0, lengthLookedAt)
  const words = [...new Set([...productNames, ...names.flatMap(wordsOf)])].filter((word) => word.length >= shortestName)
  const folded = foldText(begin)
  const results = [...new Set([begin, folded, folded.replaceAll(' ', '')])].map((text) => guesser().check(text, words))
  const weakest = results.toSorted((one, other) => one.guesses - other.guesses)[0]
  const isNamed = results.some((result) => share(result, isName) >= 0.5)
  if (weakest === undefined) return { score: 0, weakness: 'simple' }
  if (weakest.score >= leastScore && !isNamed) return { score: weakest.score, weakness: null }
  return { score: 0, weakness: isNamed ? 'named' : share(weakest, isCommon) >= 0.5 ? 'common' : 'simple' }
}

let made: ZxcvbnFactory | undefined

// The word lists take a moment to unpack, and few requests need them.
const guesser = (): ZxcvbnFactory =>
  (made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, vietnamese: [...vietnamesePasswords] },
    graphs: adjacencyGraphs,
  }))

/**
 * The forms in which people put a name into passwords: as it is, without diacritics, without spaces, its words and any two of them. Of an
 * email, the part before the @.
 */
const wordsOf = (name: string): string[] => {
  const own = (name.split('@')[0] ?? '').normalize('NFC').toLowerCase()
  return [own, foldText(own)].flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    return [text, parts.join(''), ...parts, ...parts.slice(1).map((part, before) => `${parts[before] ?? ''}${part}`)]
  })
}

type Match = ZxcvbnResult['sequence'][number]

const dictionaryOf = (match: Match): string => ('dictionaryName' in match ? String(match.dictionaryName) : '')
const isName = (match: Match): boolean => dictionaryOf(match) === 'userInputs'
const isCommon = (match: Match): boolean => dictionaryOf(match) !== '' && !isName(match)

/** The part of a password's length that the chosen matches cover, from 0 to 1. */
const share = (result: ZxcvbnResult, which: (match: Match) => boolean): number =>
  result.sequence.filter(which).reduce((sum, { token }) => sum + token.length, 0) / Math.max(1, result.password.length)
