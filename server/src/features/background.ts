import type { BackgroundWork } from '../kit/background.ts'
import { forgetSent } from '../kit/forget-sent.ts'
import { mailDelivery } from '../outside/mail.ts'
import type { Outside } from '../outside/outside.ts'
import { tellReleases } from './announcements/announcements.jobs.ts'
import { cancelUnpaid, turnDay } from './bookings/bookings.jobs.ts'
import { sweepFiles } from './images/images.jobs.ts'
import { keepOccupancy } from './occupancy/occupancy.jobs.ts'
import { platformNewsDelivery } from './properties/platform-mail.ts'
import { remindOfVerification } from './properties/verification.jobs.ts'
import { settleStates, tellLosses } from './properties/settle.jobs.ts'
import { forgetOldSignIns } from './sign-in/sign-in.jobs.ts'

/** What every feature does beside requests: events to deliver by topic, and sweeps by the clock. */
export const backgroundOf = (outside: Outside): BackgroundWork => ({
  deliveries: { mail: mailDelivery(outside.mailer), platformNews: platformNewsDelivery(outside.platformMail) },
  sweeps: [
    forgetSent,
    forgetOldSignIns,
    cancelUnpaid,
    turnDay,
    keepOccupancy,
    sweepFiles(outside.files),
    settleStates,
    remindOfVerification,
    tellLosses,
    tellReleases,
  ],
})
