import type { accountSection } from '@innkeeper/protocol/calls/account/section'
import type { Handlers } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import type { PictureWork } from '#features/images/photos/receive-photo.ts'
import { announcementCalls } from '#features/announcements/announcements.calls.ts'
import { announcementImageCalls } from '#features/images/pictures/announcement-images.calls.ts'
import { avatarCalls } from '#features/images/pictures/avatars.calls.ts'
import { listViewCalls } from '#features/lists/list-views.calls.ts'
import { notificationCalls } from '#features/notifications/notifications.calls.ts'
import { factorCalls } from '#features/sign-in/factors/factor.calls.ts'
import { proveCalls } from '#features/sign-in/factors/prove.calls.ts'
import { secondStepCalls } from '#features/sign-in/factors/second-step/second-step.calls.ts'
import { setUpFactorCalls } from '#features/sign-in/factors/set-up-factor.calls.ts'
import { firstPasswordCalls } from '#features/sign-in/password/first-password.calls.ts'
import { invitationCalls } from '#features/sign-in/password/invitation.calls.ts'
import { passwordCalls } from '#features/sign-in/password/password.calls.ts'
import { profileCalls, profileInfoCalls } from '#features/sign-in/profile/profile.calls.ts'
import { registerCalls } from '#features/sign-in/register/register.calls.ts'
import { sessionCalls } from '#features/sign-in/session/session.calls.ts'
import { setUpCalls } from '#features/sign-in/set-up/set-up.calls.ts'
import { ownVisitCalls } from '#features/sign-in/visits/own-visit.calls.ts'
import { signInCalls } from '#features/sign-in/session/sign-in.calls.ts'

/** The handlers of one's own account. */
export const accountHandlers = (outside: Outside, pictures: PictureWork): Handlers<keyof typeof accountSection> => ({
  ...signInCalls(outside),
  ...secondStepCalls(outside),
  ...sessionCalls(outside),
  ...factorCalls(outside),
  ...proveCalls(outside),
  ...setUpFactorCalls(outside),
  ...passwordCalls(outside),
  ...firstPasswordCalls(outside),
  ...invitationCalls,
  ...registerCalls(outside),
  ...setUpCalls,
  ...profileCalls,
  ...profileInfoCalls(outside),
  ...notificationCalls,
  ...announcementCalls,
  ...listViewCalls,
  ...avatarCalls(pictures),
  ...announcementImageCalls(pictures),
  ...ownVisitCalls,
})
