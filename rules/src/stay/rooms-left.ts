import type { StayVerdict } from './check-stay.ts'

/** How many rooms the buyer can still have on every night of a stay: what is vacant, within the cap and the release steps of its terms. */
export const roomsLeft = ({ rules }: StayVerdict): number => {
  const counts = rules.flatMap(({ rule, values }) =>
    (rule === 'vacancy' || rule === 'agentCap' || rule === 'agentRelease') && values !== null ? [values.actual] : [],
  )
  return counts.length === 0 ? 0 : Math.max(0, Math.min(...counts))
}

/** How many rooms are vacant on every night of a stay, whoever asks. */
export const roomsFree = ({ rules }: StayVerdict): number => Math.max(0, rules.find(({ rule }) => rule === 'vacancy')?.values?.actual ?? 0)
