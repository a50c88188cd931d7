import { say } from '#say.ts'

/** The kinds of notice in the administrators' bell. */
export const platformNoticeKinds = [
  'registered',
  'certificateSent',
  'verificationOverdue',
  'propertyMoved',
  'partsLost',
  'commissionProposed',
  'contractStep',
  'jobFailed',
] as const

/** A job that was given up: its `{kind}` and what it is `{about}`. */
export const jobFailedWords = say('Công việc bị lỗi: {kind} ({about})', 'Failed job: {kind} ({about})')
