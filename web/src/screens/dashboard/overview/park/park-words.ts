import { say } from '@innkeeper/protocol/say'

/** What could not be read, as it stands in "Could not read …". */
export const what = {
  days: say('số vé đã bán', 'the tickets sold'),
  visits: say('khách và doanh thu', 'the visitors and the revenue'),
  waiting: say('việc đang chờ', 'what waits'),
} as const
