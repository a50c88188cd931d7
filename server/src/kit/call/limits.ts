import type { Call, CallLimits } from '@innkeeper/protocol/call'

/** The limits of a call: its own, else 600 requests a minute, 256 KiB of body and 30 seconds. */
export const limitsOf = ({ limits }: Call): Required<CallLimits> => ({ perMinute: 600, bodyBytes: 256 * 1024, seconds: 30, ...limits })
