import { signal } from '@innkeeper/protocol/freshness/signal'
import { z } from 'zod'
import { sessionEnd } from '../session/session-end.ts'

/**
 * What the tab with the connection sends to the others: a signal of the server, that signals may have been lost, or that the session has
 * ended.
 */
export const liveTold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signal'), signal }),
  z.object({ kind: z.literal('missed') }),
  z.object({ kind: z.literal('ended'), why: sessionEnd }),
])

/** A message of the live connection, received by this tab or through another one. */
export type LiveTold = z.output<typeof liveTold>
