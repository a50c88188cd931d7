import { accountRefusals } from './refusals/account.ts'
import { bookingRefusals } from './refusals/bookings.ts'
import { commonRefusals } from './refusals/any-call.ts'
import { policyRefusals } from './refusals/policies.ts'
import { propertyLifeRefusals } from './refusals/property-life.ts'
import { fileRefusals } from './refusals/files.ts'
import { propertyInfoRefusals } from './refusals/property-info.ts'
import { paymentRefusals } from './refusals/payments.ts'
import { ratesRefusals } from './refusals/rates.ts'
import { registrationRefusals } from './refusals/registration.ts'
import { roomRefusals } from './refusals/rooms.ts'
import { signInRefusals } from './refusals/sign-in.ts'

/** Every refusal there is: key → number, status, words. Numbers are frozen once they have been on the wire. */
export const refusals = {
  ...commonRefusals,
  ...bookingRefusals,
  ...signInRefusals,
  ...propertyLifeRefusals,
  ...roomRefusals,
  ...propertyInfoRefusals,
  ...policyRefusals,
  ...ratesRefusals,
  ...paymentRefusals,
  ...fileRefusals,
  ...registrationRefusals,
  ...accountRefusals,
}
export type RefusalKey = keyof typeof refusals

/** Refusals that any call may meet, whatever it declares. */
export type CommonRefusalKey = keyof typeof commonRefusals
