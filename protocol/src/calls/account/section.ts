import { announcementCalls } from './announcement.ts'
import { avatarCalls } from './avatar.ts'
import { factorCalls } from './factor.ts'
import { invitationCalls } from './invitation.ts'
import { listViewCalls } from './list-view.ts'
import { loginCalls } from './login.ts'
import { notificationCalls } from './notification.ts'
import { passwordCalls } from './password.ts'
import { profileCalls } from './profile.ts'
import { registerCalls } from './register.ts'
import { secondStepCalls } from './second-step.ts'
import { setUpCalls } from './set-up.ts'
import { visitCalls } from './visit.ts'

/** The calls of one's own account. */
export const accountSection = {
  ...announcementCalls,
  ...notificationCalls,
  ...loginCalls,
  ...secondStepCalls,
  ...passwordCalls,
  ...invitationCalls,
  ...registerCalls,
  ...setUpCalls,
  ...profileCalls,
  ...factorCalls,
  ...avatarCalls,
  ...listViewCalls,
  ...visitCalls,
}
