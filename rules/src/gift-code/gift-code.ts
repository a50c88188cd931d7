import type { Day } from '#days/day.ts'
import type { TravelAgentKind } from '#travel-agent/travel-agent-kinds.ts'

/** What the discount of a gift code is taken from: the rooms, the whole booking, or the services. */
export const giftCodeBases = ['rooms', 'booking', 'services'] as const

/** What the discount of a gift code is taken from. */
export type GiftCodeBase = (typeof giftCodeBases)[number]

/** How a booking with a gift code is paid: at once in any way, or on the agent's credit. */
export const giftCodeMethods = ['cash', 'debt'] as const

/** How a booking with a gift code is paid. */
export type GiftCodeMethod = (typeof giftCodeMethods)[number]

/** Which agents may use a gift code: all, some kinds of them, or named ones. */
export const giftCodeAgents = ['all', 'kinds', 'named'] as const

/** Whether a gift code is valid at the named properties of its owner, or at all of the owner's other properties. */
export const giftCodeHotelScopes = ['included', 'excluded'] as const

/** The limits of a booking that may use a gift code: its price before tax in minor units, and its number of rooms. */
export type GiftCodeSize = {
  readonly minOrder: number
  readonly maxOrder: number | null
  readonly minRooms: number
  readonly maxRooms: number | null
}

/**
 * The part of a gift code that the price computation needs; its condition and its buyer were checked before. Amounts are in minor units.
 */
export type GiftCode = GiftCodeSize & {
  readonly giftCodeId: string
  readonly code: string
  readonly name: { readonly vi: string; readonly en: string }
  readonly unit: 'percent' | 'amount'
  readonly value: number
  readonly maxDiscount: number | null
  readonly takenFrom: GiftCodeBase
}

/**
 * The facts that decide the condition of a gift code: whether it is active, its days, how often it may be used, and how often it was used.
 */
export type GiftCodeState = {
  readonly active: boolean
  readonly validFrom: Day
  readonly validTo: Day | null
  /** Null means no limit. */
  readonly mostUses: number | null
  readonly uses: number
}

/**
 * When, by whom and how a gift code may be used. Times are written as '18:00' in the property's time zone; a time slot may cross midnight.
 */
export type GiftCodeTerms = GiftCode &
  GiftCodeState & {
    readonly weekdays: readonly number[]
    readonly timeFrom: string | null
    readonly timeTo: string | null
    readonly agents: (typeof giftCodeAgents)[number]
    readonly agentKinds: readonly TravelAgentKind[]
    readonly agentIds: readonly string[]
    readonly methods: readonly GiftCodeMethod[]
  }
