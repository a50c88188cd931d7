import { z } from 'zod'
import { liveSignal } from './live-events.ts'

/** What the tab that holds the line tells the others: a signal of the server, or that some may have been missed. */
export const liveTold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signal'), signal: liveSignal }),
  z.object({ kind: z.literal('missed') }),
])

/** What is heard on the line, by this tab or through another. */
export type LiveTold = z.output<typeof liveTold>
