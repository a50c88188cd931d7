import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { useState } from 'react'
import { Refused } from '#kit/calls/refused.ts'
import type { RuleError } from '#kit/forms/use-form.ts'

/** Whether signing in has asked for the captcha, what that makes of the form, and what to do when signing in failed. */
export type CaptchaAsked = {
  readonly asked: boolean
  readonly check: (values: { readonly captcha?: string | undefined }) => readonly RuleError[]
  readonly failed: (error: Error) => void
}

/** Remembers that signing in asked for the captcha: from then on it stands in the form. */
export const useCaptchaAsked = (): CaptchaAsked => {
  const [asked, setAsked] = useState(false)
  return {
    asked,
    check: ({ captcha = '' }) => (asked && captcha === '' ? [{ field: 'captcha', words: signInRefusals.captchaWrong.words }] : []),
    failed: (error) => {
      if (error instanceof Refused && error.key === 'captchaNeeded') setAsked(true)
    },
  }
}
