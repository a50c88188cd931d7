import type { FunctionCode } from '@innkeeper/protocol/access'

/** Who holds a live session. */
export type Person = {
  readonly sessionId: string
  readonly accountId: string
  readonly kind: 'user' | 'admin'
  readonly adminType: 'AM' | 'SM' | 'CM' | null
  readonly fullName: string
  readonly owner: boolean
  readonly codes: ReadonlySet<FunctionCode>
  readonly propertyId: string | null
}

/** Whose API key a request bears. */
export type TravelAgent = { readonly travelAgentId: string; readonly code: string; readonly nameVi: string; readonly nameEn: string }
