/**
 * The states of a property's domain: it waits for its proof, it is proved and opens the site, its check failed, or another domain took its
 * place.
 */
export const domainStates = ['waiting', 'proved', 'failed', 'replaced'] as const
export type DomainState = (typeof domainStates)[number]

/** The ways to prove a domain: a DNS record, or a file at the site that stands there. */
export const domainProofs = ['dns', 'file'] as const
export type DomainProof = (typeof domainProofs)[number]

/** What a check found: the proof, a reason why there is none, or that nothing can be said because no name server answered us. */
export type DomainFinding<Problem extends string> =
  | { readonly kind: 'proof'; readonly by: DomainProof }
  | { readonly kind: 'none'; readonly problem: Problem }
  | { readonly kind: 'unknown'; readonly problem: Problem }

/** A domain, as far as a check changes it. */
export type CheckedDomain<Problem extends string> = {
  readonly state: DomainState
  readonly provedBy: DomainProof | null
  readonly problem: Problem | null
  /** Since when the proof of a proved domain is missing. */
  readonly failingSince: Date | null
}

/**
 * A domain after a check. A proved one whose proof is missing keeps opening the site for a week, because a name server's bad day must not
 * take a hotel's site away; then it is failed. A check that cannot say anything changes nothing but its reason.
 */
export const afterCheck = <P extends string>(before: CheckedDomain<P>, found: DomainFinding<P>, now: Date): CheckedDomain<P> => {
  if (found.kind === 'proof') return { state: 'proved', provedBy: found.by, problem: null, failingSince: null }
  if (found.kind === 'unknown') return { ...before, problem: found.problem }
  if (before.state !== 'proved') return { ...before, state: 'failed', problem: found.problem }
  const failingSince = before.failingSince ?? now
  const isOver = now.getTime() - failingSince.getTime() >= graceMilliseconds
  return isOver
    ? { state: 'failed', provedBy: null, problem: found.problem, failingSince: null }
    : { ...before, problem: found.problem, failingSince }
}

/** So long a proved domain works after its proof went missing. */
export const graceDays = 7

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const graceMilliseconds = graceDays * day

/**
 * When a domain is checked again by itself: a proved one each day; one without proof every five minutes in its first hour, then each hour for
 * three days, then each day for a month. Null: only when a person asks.
 */
export const nextCheck = (state: DomainState, addedAt: Date, now: Date): Date | null => {
  const after = pauseOf(state, now.getTime() - addedAt.getTime())
  return after === null ? null : new Date(now.getTime() + after)
}

const pauseOf = (state: DomainState, age: number): number | null => {
  if (state === 'replaced') return null
  if (state === 'proved') return day
  if (age < hour) return 5 * minute
  if (age < 3 * day) return hour
  return age < 30 * day ? day : null
}
