import { useEffect, type RefObject } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import type { BatchProblem } from './batch-problems.ts'
import { reasonSays } from '../preview/reason-says.ts'
import type { Preview } from '../preview/use-preview.ts'

type BatchErrors = {
  readonly problems: readonly BatchProblem[]
  readonly preview: Preview
  /** How often applying was tried: from the first time on, what is missing is told as well. */
  readonly tries: number
  readonly steps: RefObject<HTMLElement | null>
}

/** What is wrong at which field, in the language shown now: the rules' findings while typing, and what the server refused. */
export const useBatchErrors = ({ problems, preview, tries, steps }: BatchErrors): ReadonlyMap<string, string> => {
  const t = useSay()
  useEffect(() => {
    if (tries > 0) steps.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"]')?.focus()
  }, [steps, tries])
  const { language } = useLanguage()
  const seen = preview.current ? preview.data : undefined
  const refusedNights = (seen?.reasons ?? [])
    .filter(({ outcome }) => outcome === 'refused')
    .map((one) => [`changes.${one.field}`, seen === undefined ? '' : reasonSays(one, seen, language)] as const)
  const own = problems
    .filter((problem) => problem.atOnce || tries > 0)
    .map(({ field, words, values }) => [field, t(words, values)] as const)
  return new Map([...preview.refused, ...refusedNights, ...own.toReversed()])
}
