/** What a connected system is: the software that runs the house, or a channel manager. */
export const connectionKinds = ['pms', 'channel'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** Whether a connection works. */
export const connectionStates = ['active', 'stopped'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** What a key of a connection may do: send availability, prices and restrictions; fetch bookings. */
export const connectionScopes = ['ari:write', 'bookings:read'] as const
export type ConnectionScope = (typeof connectionScopes)[number]

/** What a code of a connected system stands for. */
export const connectionThings = ['room', 'plan'] as const
export type ConnectionThing = (typeof connectionThings)[number]
