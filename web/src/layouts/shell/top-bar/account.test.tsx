import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { profile } from '#testing/profile.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { Account } from './account.tsx'

test.each([true, false])('whether the property is synchronized (%s) is stored with the session', async (hotelSync) => {
  answerCalls({ 'profile/info': () => ({ body: { data: { ...profile, hotelSync } } }) })
  keepOwnSession(signedInAs())
  await show(<Account />)
  await waitFor(() => expect(window.localStorage.getItem('hotelSync')).toBe(String(hotelSync)))
})
