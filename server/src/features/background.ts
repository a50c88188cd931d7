import type { BackgroundWork } from '#kit/jobs/background.ts'
import { deleteSent } from '#kit/jobs/delete-sent.ts'
import { deleteLetters, mailQueue } from '#outside/mail.ts'
import type { Outside } from '#outside/outside.ts'
import { tellReleases } from './agent-terms/releases.jobs.ts'
import { announceReleases } from './announcements/announcements.jobs.ts'
import { ariQueue } from './ari-feed/ari-queue.ts'
import { moveNightsOn, tellNights } from './ari-feed/ari.jobs.ts'
import { tellOfAriAddresses } from './ari-feed/failing.jobs.ts'
import { alarmUnfetched } from './booking-feed/alarm.jobs.ts'
import { tellOfWebhooks } from './booking-feed/failing.jobs.ts'
import { forgetRevisions } from './booking-feed/old-revisions.jobs.ts'
import { tellConnections, webhookQueue } from './booking-feed/webhook-queue.ts'
import { confirmationQueue } from './bookings/confirmation/confirmation-queue.ts'
import { sendRefunds } from './bookings/payments/send-refunds.jobs.ts'
import { askGateways } from './bookings/pay-online/ask-gateways.jobs.ts'
import { drawMonths, redrawMonths } from './bookings/monthly/monthly.jobs.ts'
import { cancelUnpaid, turnDay } from './bookings/end/bookings.jobs.ts'
import { cancelUnpaidTickets, turnTickets } from './bookings/ticket-bookings/ticket-bookings.jobs.ts'
import { lapseOffers } from './bookings/booking-offers/offers.jobs.ts'
import { expireHeld } from './rates/held/held.jobs.ts'
import { forgetAnswerLinks } from './bookings/answer-links/answer-links.jobs.ts'
import { passRequests, warnOfRequests } from './bookings/booking-requests/requests.jobs.ts'
import { turnContracts } from './e-contracts/contracts.jobs.ts'
import { paperFile } from './e-contracts/papers/paper-file.reads.ts'
import { refreshMarket } from './distribution/market.jobs.ts'
import { propertyMailer } from './hotel-mail/property-mailer.ts'
import { letterLogo } from './images/pictures/letter-logo.reads.ts'
import { sweepFiles } from './images/files/images.jobs.ts'
import { refreshOccupancy } from './occupancy/occupancy.jobs.ts'
import { platformNewsQueue } from './properties/supplier/platform-mail.ts'
import { remindOfVerification } from './properties/life/verification.jobs.ts'
import { checkDomains } from './site-domains/check-domains.jobs.ts'
import { settleStates, notifyLosses } from './properties/life/settle.jobs.ts'
import { deleteOldSignIns } from './sign-in/session/sign-in.jobs.ts'
import { tellOfLeavings } from './sign-in/visits/visits.jobs.ts'

/** The background work of all features: a queue for each kind of event, and sweeps by the clock. */
export const backgroundOf = (outside: Outside): BackgroundWork => ({
  queues: {
    mail: mailQueue(
      { platform: outside.mailer, ofProperty: propertyMailer(outside) },
      { logoOf: letterLogo(outside.files), filesOf: paperFile },
    ),
    confirmation: confirmationQueue(outside.files, propertyMailer(outside)),
    platformNews: platformNewsQueue(outside.platformMail),
    webhook: webhookQueue(outside),
    ari: ariQueue(outside),
  },
  sweeps: [...sweepsOfBookings(outside), ...otherSweeps(outside)],
})

const sweepsOfBookings = (outside: Outside): BackgroundWork['sweeps'] => [
  cancelUnpaid,
  askGateways(outside),
  sendRefunds(outside),
  turnDay,
  cancelUnpaidTickets,
  turnTickets,
  drawMonths,
  redrawMonths,
  passRequests,
  lapseOffers,
  warnOfRequests(outside),
  forgetAnswerLinks,
  alarmUnfetched,
  expireHeld(outside),
  tellConnections,
  tellOfWebhooks,
  forgetRevisions,
]

const otherSweeps = (outside: Outside): BackgroundWork['sweeps'] => [
  deleteSent,
  deleteLetters(outside.mailer),
  deleteOldSignIns,
  tellOfLeavings,
  refreshOccupancy,
  refreshMarket,
  sweepFiles(outside.files),
  settleStates,
  remindOfVerification,
  notifyLosses,
  announceReleases,
  tellReleases,
  turnContracts,
  checkDomains(outside),
  tellNights,
  tellOfAriAddresses,
  moveNightsOn,
]
