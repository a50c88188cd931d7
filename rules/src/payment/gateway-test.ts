/** What a test of a gateway's configuration looks at, in this order. */
export const gatewayChecks = ['form', 'secret', 'signature', 'tampering', 'code', 'answer'] as const

/** One thing that a test looks at. */
export type GatewayCheck = (typeof gatewayChecks)[number]

/** How one check can end: passed, why it failed, or why it was not made. */
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

/** How one check ended. */
export type GatewayFinding = (typeof gatewayFindings)[number]

/** What a test says of a configuration: a gateway that was not reached proves nothing, one way or the other. */
export type GatewayVerdict = 'passed' | 'failed' | 'undecided'

const inFavour: ReadonlySet<GatewayFinding> = new Set(['passed', 'notAsked', 'noQueryAccount'])

/** What the findings of a test say together. */
export const verdictOf = (findings: readonly GatewayFinding[]): GatewayVerdict => {
  const against = findings.filter((finding) => !inFavour.has(finding))
  if (against.length === 0) return 'passed'
  return against.every((finding) => finding === 'unreachable') ? 'undecided' : 'failed'
}

/** Since when a gateway works, after a test: what had worked goes on working while nothing speaks against it. Moments as text. */
export const worksSinceAfter = (verdict: GatewayVerdict, before: string | null, testedAt: string): string | null => {
  if (verdict === 'failed') return null
  return verdict === 'passed' ? (before ?? testedAt) : before
}
