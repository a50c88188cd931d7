import type { FunctionCode } from '@innkeeper/protocol/access'

/** The holder of a live session. */
export type Person = {
  readonly sessionId: string
  readonly accountId: string
  readonly kind: 'user' | 'admin'
  readonly adminType: 'AM' | 'SM' | 'CM' | null
  /** Of an administrator in a property both names: whose hand it is, and in whose place. */
  readonly fullName: string
  /** An administrator in a property who has not said why: they change nothing there. */
  readonly readsOnly: boolean
  /** An administrator for whom only some properties exist. */
  readonly limited: boolean
  readonly owner: boolean
  readonly codes: ReadonlySet<FunctionCode>
  readonly propertyId: string | null
  /** Whether it is time to record again that the person uses the session. */
  readonly activityDue: boolean
  /** Whether the session opens nothing before a second factor is set up. */
  readonly factorDue: boolean
}

/** The travel agent whose API key a request has. */
export type TravelAgent = {
  readonly travelAgentId: string
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
  readonly keyId: string
  /** Whether it is time to record again that the key is used. */
  readonly keyUseDue: boolean
}
