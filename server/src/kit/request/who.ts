import type { FunctionCode } from '@innkeeper/protocol/access'
import type { ConnectionKind, ConnectionScope, ConnectionState } from '@innkeeper/rules/connection/connection-kinds'

/** The holder of a live session. */
export type Person = {
  readonly sessionId: string
  readonly accountId: string
  readonly kind: 'user' | 'admin'
  readonly adminType: 'AM' | 'SM' | 'CM' | null
  /** For an administrator in a property, both names: the administrator's and the owner's. */
  readonly fullName: string
  /** Whether this is an administrator who has not given the reason of the visit; such a person may only read. */
  readonly readsOnly: boolean
  /** Whether this is an administrator who is limited to some properties. */
  readonly limited: boolean
  readonly owner: boolean
  readonly codes: ReadonlySet<FunctionCode>
  readonly propertyId: string | null
  /** Whether the use of the session is to be recorded again. */
  readonly activityDue: boolean
  /** Whether the person must set up a second factor before the session may be used. */
  readonly factorDue: boolean
}

/** The connection of a property whose API key a request has, and what that key may do. */
export type Connection = {
  readonly connectionId: string
  readonly propertyId: string
  readonly kind: ConnectionKind
  readonly name: string
  readonly state: ConnectionState
  readonly scopes: readonly ConnectionScope[]
  readonly keyId: string
  /** Whether the use of the key is to be recorded again. */
  readonly keyUseDue: boolean
}

/** The travel agent whose API key a request has. */
export type TravelAgent = {
  readonly travelAgentId: string
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
  readonly keyId: string
  /** Whether the use of the key is to be recorded again. */
  readonly keyUseDue: boolean
}
