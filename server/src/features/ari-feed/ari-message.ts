import { fuseNights, type RunOfNights } from '@innkeeper/rules/connection/fuse-nights'
import { eachDay, isDay } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import type { ToldRun } from './message.store.ts'
import type { CodedPlace } from './settle.store.ts'

/** A run of nights, and the codes by which the system names their place. */
export type CodedRun = RunOfNights & Pick<CodedPlace, 'rooms' | 'plans'>

/** What a message says of a run of nights: the words of `connectivity/ari`, by the codes of the one who is told. */
const updateOf = ({ rooms, plans, from, to, value }: CodedRun): object => ({
  rooms,
  ...(plans.length === 0 ? {} : { plans }),
  from,
  to,
  ...z.record(z.string(), z.unknown()).parse(JSON.parse(value)),
})

/** The text of a message. */
export const ariBody = (
  { number, currency, at }: { readonly number: number; readonly currency: string; readonly at: Date },
  runs: readonly CodedRun[],
): string => JSON.stringify({ type: 'ari.changed', timestamp: at.toISOString(), data: { number, currency, updates: runs.map(updateOf) } })

const day = z.string().refine(isDay)
const failed = z.object({ update: z.int().min(0), from: day.optional(), to: day.optional(), reason: z.string().default('') })
const answer = z.object({ failed: z.array(failed).max(30_000) })

/** A part of a message that the system did not take, and why. */
type Failed = z.output<typeof failed>

const mostReason = 200

/** What a system that answered 2xx did not take; nothing where its answer does not say so. */
export const failedOf = (text: string): readonly Failed[] => {
  try {
    const read = answer.safeParse(JSON.parse(text))
    return read.success ? read.data.failed : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** The runs of a message with why each was not taken: a run is split where the system took only some of its nights. */
export const toldRuns = (runs: readonly RunOfNights[], failures: readonly Failed[]): ToldRun[] => {
  const ofUpdate = Map.groupBy(failures, ({ update }) => update)
  return runs.flatMap((run, index) => splitBy(run, ofUpdate.get(index) ?? []))
}

const splitBy = (run: RunOfNights, failures: readonly Failed[]): ToldRun[] => {
  if (failures.length === 0) return [{ ...run, why: null }]
  const taken = ''
  const nights = eachDay(run.from, run.to).map((night) => {
    const failure = failures.find(({ from = run.from, to = run.to }) => from <= night && night <= to)
    return { placeId: run.placeId, night, value: failure === undefined ? taken : `!${oneLine(failure.reason)}` }
  })
  return fuseNights(nights).map(({ value: why, ...part }) => ({ ...part, value: run.value, why: why === taken ? null : why.slice(1) }))
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, mostReason)
