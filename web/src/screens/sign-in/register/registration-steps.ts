import { applicantFields, applicantHotelFields, applicantProofFields } from '@innkeeper/protocol/calls/account/register'
import { say, type Saying } from '@innkeeper/protocol/say'
import { z } from 'zod'

/** The steps of a registration, in their order. */
export const registrationSteps = ['personal', 'hotel', 'certificate'] as const

/** One step of a registration. */
export type RegistrationStep = (typeof registrationSteps)[number]

/** What a step is called. */
export const stepWords: Readonly<Record<RegistrationStep, Saying>> = {
  personal: say('Người đăng ký', 'Applicant'),
  hotel: say('Chỗ nghỉ', 'The property'),
  certificate: say('Giấy phép và điều khoản', 'Certificate and terms'),
}

/** The fields that a step asks for. */
export const stepFields: Readonly<Record<RegistrationStep, readonly string[]>> = {
  personal: Object.keys(applicantFields),
  hotel: Object.keys(applicantHotelFields),
  certificate: Object.keys(applicantProofFields),
}

/** Which step the address shows; `done` once the registration was received. */
export const registrationSearch = z.object({ step: z.enum([...registrationSteps, 'done']).catch('personal') })

/** The step that a field is on. */
export const stepOf = (field: string): RegistrationStep =>
  registrationSteps.find((step) => stepFields[step].includes(field)) ?? 'certificate'
