import { formatCount, nouns, type Noun } from '@innkeeper/protocol/format/format'
import type { Language } from '@innkeeper/protocol/say'
import type { StayAnswer } from '#ui/explainer/stay-answer.ts'

type Rule = StayAnswer['rules'][number]

type Compared = { readonly least: boolean; readonly noun: Noun }

const days: Noun = { vi: 'ngày', one: 'day', other: 'days' }
const guests = { guests: nouns.guest, adults: nouns.adult, children: nouns.child } as const

/** The two figures that a rule compares, as "3 nights ≥ 2 nights"; null for a rule without figures. */
export const ruleFacts = (rule: Rule, language: Language): string | null => {
  const compared = comparedBy(rule)
  if (compared === null || rule.limit === null || rule.actual === null) return null
  const count = (value: number) => formatCount(value, compared.noun, language)
  return `${count(rule.actual)} ${signOf(rule.actual, rule.limit, compared.least)} ${count(rule.limit)}`
}

const comparedBy = ({ rule, counted }: Rule): Compared | null => {
  switch (rule) {
    case 'vacancy':
    case 'agentCap':
    case 'agentRelease':
      return { least: true, noun: nouns.room }
    case 'release':
      return { least: true, noun: days }
    case 'minStay':
      return { least: true, noun: nouns.night }
    case 'maxStay':
      return { least: false, noun: nouns.night }
    case 'guests':
      return { least: false, noun: guests[counted ?? 'guests'] }
    default:
      return null
  }
}

const signOf = (actual: number, limit: number, least: boolean): string => {
  if (least) return actual >= limit ? '≥' : '<'
  return actual <= limit ? '≤' : '>'
}
