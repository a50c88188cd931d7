import { connectCalls } from './connect.ts'
import { connectionAriCalls } from './connection-ari.ts'
import { connectionFeedCalls } from './connection-feed.ts'
import { connectionOnGridCalls } from './connection-on-grid.ts'
import { connectionCalls } from './connection.ts'
import { emailCalls } from './email.ts'
import { guestTicketCalls } from './guest-tickets.ts'
import { guestCalls } from './guest.ts'
import { headerFooterCalls } from './header-footer.ts'

/**
 * The calls of the menu's section “support”: the property's own site with its domain, look and guests, its
 * connections, and its letters.
 */
export const supportSection = {
  ...connectCalls,
  ...connectionCalls,
  ...connectionAriCalls,
  ...connectionFeedCalls,
  ...connectionOnGridCalls,
  ...headerFooterCalls,
  ...emailCalls,
  ...guestCalls,
  ...guestTicketCalls,
}
