/** How a record of a domain stands; `unknown` is that it could not be looked up. */
export const recordStates = ['inOrder', 'missing', 'wrong', 'unknown'] as const

/** How a record of a domain stands. */
export type RecordState = (typeof recordStates)[number]

/** A TXT record to be published. */
export type RecordToPublish = { readonly name: string; readonly value: string }

/** How a record stands that has a problem, or none. */
export const recordState = (problem: string | null): RecordState => {
  if (problem === null) return 'inOrder'
  if (problem === 'missing') return 'missing'
  return problem === 'notLookedUp' || problem === 'noSelector' ? 'unknown' : 'wrong'
}
