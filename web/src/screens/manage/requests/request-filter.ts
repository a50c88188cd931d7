import { requestSearches } from '@innkeeper/protocol/calls/manage/booking-request'
import { z } from 'zod'

/** What the list of requests is narrowed by, as the address says it. */
export const requestFilter = z.object({
  by: z.enum(requestSearches).catch('requestDate'),
  code: z.coerce.string().regex(/^\d*$/u).max(20).catch(''),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  agent: z.string().catch(''),
  status: z.coerce.number().int().min(0).max(4).catch(0),
})

/** The filter as the address says it. */
export type RequestFilter = z.output<typeof requestFilter>

/** The filter as the calls take it. */
export const narrowed = ({ by, code, from, to, agent, status }: RequestFilter) => ({
  searchBy: by,
  requestCode: by === 'requestCode' ? code : '',
  ...(by === 'requestCode' || from === undefined ? {} : { fromDate: from }),
  ...(by === 'requestCode' || to === undefined ? {} : { toDate: to }),
  agentName: agent,
  statusRequest: status,
})
