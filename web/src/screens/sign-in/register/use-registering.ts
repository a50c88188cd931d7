import type { CallInput } from '@innkeeper/protocol/catalogue'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { alertOf } from '#kit/forms/alert-of-errors.ts'
import { Refused } from '#kit/calls/refused.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { keepReceived } from './kept-registration.ts'
import { registrationSteps, stepOf, type RegistrationStep } from './registration-steps.ts'
import type { Registration } from './use-registration.ts'
import { trusted } from '#kit/trusted.ts'

/** Going through the steps of a registration. */
export type Registering = {
  /** Goes on from a step: to the next one, or, from the last, to the end. */
  readonly next: (step: RegistrationStep) => void
  readonly pending: boolean
  /** Goes on the form around the fields: the first wrong one gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>
}

type Go = (step: RegistrationStep | 'done') => void

/** Leads through the steps: each is checked before the next, the names against what is taken, and all of it is sent at the end. */
export const useRegistering = (form: Registration, go: Go): Registering => {
  const { element, toFirstWrong } = useFirstWrong()
  const showErrors = useShowErrors(form, toFirstWrong)
  const calls = useRegistrationCalls(form, go, toFirstWrong)
  const next = (step: RegistrationStep) => {
    const wrong = firstWrongStep(form, step)
    if (calls.pending) return
    if (wrong !== undefined) {
      showErrors(wrong)
      if (wrong !== step) go(wrong)
    } else if (step === 'personal') calls.check({ userName: form.values.userName ?? '', email: form.values.email ?? '' })
    else if (step === 'hotel') go('certificate')
    else calls.send(trusted<CallInput<'register'>>(form.values))
  }
  return { next, pending: calls.pending, element }
}

// The last step sends everything, so that every step must hold then; before that, only the one that is left.
const firstWrongStep = (form: Registration, step: RegistrationStep): RegistrationStep | undefined => {
  const asked = step === 'certificate' ? registrationSteps : [step]
  return asked.find((one) => form.wrongOn(one).length > 0)
}

const useRegistrationCalls = (form: Registration, go: Go, toFirstWrong: () => void) => {
  const alerts = useAlerts()
  const fail = (error: Error) => {
    form.refused(error)
    // The banner goes as soon as the captcha is emptied, so that the alert tells it.
    alerts.failure(error)
    toFirstWrong()
  }
  const check = useChange('register/check-account', { done: () => go('hotel'), failed: fail })
  const send = useChange('register', {
    done: (answer) => {
      keepReceived(answer)
      go('done')
    },
    failed: (error) => {
      fail(error)
      if (!(error instanceof Refused)) return
      // A solved challenge is taken once. Where no answer came it stays: the same registration is sent again under its key.
      form.set('captcha', undefined)
      const [first] = error.errors
      if (first !== undefined) go(stepOf(first.field))
    },
  })
  return { check: check.send, send: send.send, pending: check.pending || send.pending }
}

const useShowErrors = (form: Registration, toFirstWrong: () => void) => {
  const alerts = useAlerts()
  return (step: RegistrationStep) => {
    alerts.error(...alertOf(form.wrongOn(step)))
    form.showErrorsOf(step)
    toFirstWrong()
  }
}

// Each time that it is asked for, the first field that is marked as wrong gets the focus, once the marks are on the page.
const useFirstWrong = () => {
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { element, toFirstWrong: () => setTries((before) => before + 1) }
}
