/** The checks that a test of a gateway's configuration makes, in this order. */
export const gatewayChecks = ['form', 'secret', 'signature', 'tampering', 'code', 'answer'] as const

/** One check of a test. */
export type GatewayCheck = (typeof gatewayChecks)[number]

/** How one check can end: passed, why it failed, or why it was skipped. */
export const gatewayFindings = [
  'passed',
  'wrongForm',
  'unreadable',
  'wrongCode',
  'unknownMerchant',
  'wrongSignature',
  'refusedByGateway',
  'unreachable',
  'notAsked',
  'noQueryAccount',
] as const

/** The result of one check. */
export type GatewayFinding = (typeof gatewayFindings)[number]

/** The verdict of a test: if the gateway was not reached, it is undecided. */
export type GatewayVerdict = 'passed' | 'failed' | 'undecided'

const inFavour: ReadonlySet<GatewayFinding> = new Set(['passed', 'notAsked', 'noQueryAccount'])

/** The verdict that the findings of a test give together. */
export const verdictOf = (findings: readonly GatewayFinding[]): GatewayVerdict => {
  const against = findings.filter((finding) => !inFavour.has(finding))
  if (against.length === 0) return 'passed'
  return against.every((finding) => finding === 'unreachable') ? 'undecided' : 'failed'
}

/** Since when a gateway works, after a test: an undecided test changes nothing. Moments are text. */
export const worksSinceAfter = (verdict: GatewayVerdict, before: string | null, testedAt: string): string | null => {
  if (verdict === 'failed') return null
  return verdict === 'passed' ? (before ?? testedAt) : before
}
