import type { supportSection } from '@innkeeper/protocol/calls/support/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { supportHistory } from '#features/diary/history.calls.ts'
import { guestTicketBookingCalls } from '#features/bookings/guest/guest-tickets.calls.ts'
import { guestBookingCalls } from '#features/bookings/guest/guest-bookings.calls.ts'
import { guestChangeCalls } from '#features/bookings/guest/guest-changes.calls.ts'
import { checkCalls, connectCalls, domainCalls, proofFileCalls } from '#features/site-domains/connect.calls.ts'
import { ariAddressCalls, connectionAriCalls } from '#features/ari-feed/ari.calls.ts'
import { connectionOnGridCalls } from '#features/ari-feed/on-grid/on-grid.calls.ts'
import { connectionFeedCalls, webhookCalls } from '#features/booking-feed/webhook.calls.ts'
import { connectionCalls } from '#features/connections/connections.calls.ts'
import { mappingCalls } from '#features/connections/mapping.calls.ts'
import { emailCalls, letterKindCalls } from '#features/hotel-mail/email.calls.ts'
import { emailTextCalls } from '#features/hotel-mail/email-texts.calls.ts'
import { senderDomainCalls } from '#features/hotel-mail/sender-domain/sender-domain.calls.ts'
import type { PictureWork } from '#features/images/photos/receive-photo.ts'
import { siteLogoCalls } from '#features/images/pictures/site-logos.calls.ts'
import { draftChanges, lookChanges, lookReads } from '#features/site-looks/header-footer.calls.ts'

/** The handlers of the property's own site with its domain, look and guests, and of its letters. */
export const supportHandlers = (outside: Outside, pictures: PictureWork): Handlers<keyof typeof supportSection> => ({
  ...lookReads,
  ...draftChanges,
  ...lookChanges(outside),
  ...siteLogoCalls(pictures),
  ...connectCalls(outside),
  ...domainCalls(outside),
  ...checkCalls(outside),
  ...proofFileCalls,
  ...connectionCalls,
  ...connectionAriCalls,
  ...connectionOnGridCalls,
  ...ariAddressCalls(outside),
  ...connectionFeedCalls,
  ...webhookCalls(outside),
  ...mappingCalls,
  ...emailCalls(outside),
  ...letterKindCalls,
  ...emailTextCalls,
  ...senderDomainCalls(outside),
  ...guestBookingCalls(outside),
  ...guestTicketBookingCalls(outside),
  ...guestChangeCalls(outside),
  ...supportHistory,
})
