import { useState, type ReactNode } from 'react'
import { vi } from 'vitest'
import type { OwnFactor } from '#screens/setting/account/factors-card.tsx'
import { RemoveFactor } from '#screens/setting/account/remove-factor.tsx'
import { RenameFactor } from '#screens/setting/account/rename-factor.tsx'
import { RenewCodes } from '#screens/setting/account/renew-codes.tsx'
import { SecondStep } from '#screens/sign-in/second-step.tsx'
import { ProveFactor } from '#ui/second-step/prove-factor.tsx'
import { SetUpFactor } from '#ui/second-step/set-up-factor.tsx'
import { signedInAs } from '../../sessions.ts'
import { at, id, pressed, read, steps, typed, type ActCase } from '../act-case.ts'

const finished = 'Done.'

/** Shows a part until it is done, and then says so. */
const Until = ({ show }: { show: (done: () => void) => ReactNode }) => {
  const [done, setDone] = useState(false)
  return done ? <p>{finished}</p> : show(() => setDone(true))
}

const factor: OwnFactor = { id, kind: 'code', name: 'Phone', addedAt: at, usedAt: null }
const nothing = () => undefined
const code = typed({ 'Six-digit code': '123456' })
const password = typed({ 'Current password': 'mat khau cu' })
const begun = { 'factor/prove-begin': read({ challenge: 'asked', code: true, passkey: null }) }
const proven = { ...begun, 'factor/prove': read({ proof: 'proven' }) }
const prove = steps(code, pressed('button', /^Confirm/u), password)
const sent = { password: 'mat khau cu', proof: 'proven' }
const setUp = { setUp: 'begun', secret: 'JBSWY3DP', uri: 'otpauth://totp/Innkeeper' }
const codes = { recoveryCodes: ['abcd-efgh'] }
const setUpForm = <SetUpFactor token="own-token" askPassword done={nothing} />
const hasPasskeys = () => vi.stubGlobal('PublicKeyCredential', () => undefined)
const asked = { challenge: 'asked', code: true, passkey: true }
const secondStep = <Until show={(done) => <SecondStep asked={asked} enter={done} back={nothing} />} />

/** What is done with the second step: at the sign-in, and in the account. */
export const secondStepActs: readonly ActCase[] = [
  {
    call: 'login/second-step',
    part: secondStep,
    fill: code,
    presses: ['Confirm'],
    sends: { challenge: 'asked', code: '123456' },
    answer: signedInAs(),
    told: finished,
  },
  {
    call: 'login/second-step-passkey',
    part: secondStep,
    before: hasPasskeys,
    reads: { 'login/second-step': read(signedInAs()) },
    presses: ['Use a passkey'],
    sends: { challenge: 'asked' },
    answer: { options: '{}' },
    told: finished,
  },
  {
    call: 'factor/rename',
    part: <RenameFactor open factor={factor} onClose={nothing} />,
    fill: typed({ 'Name to know it by': 'Old telephone' }),
    presses: ['Save the name'],
    sends: { id, name: 'Old telephone' },
    answer: null,
    told: 'Renamed.',
  },
  {
    call: 'factor/prove',
    part: <Until show={(done) => <ProveFactor proven={done} />} />,
    reads: begun,
    fill: code,
    presses: ['Confirm'],
    sends: { challenge: 'asked', code: '123456' },
    answer: { proof: 'proven' },
    told: finished,
  },
  {
    call: 'factor/remove',
    part: <RemoveFactor open factor={factor} onClose={nothing} />,
    reads: proven,
    fill: prove,
    presses: ['Turn off Phone'],
    sends: { id, ...sent },
    answer: null,
    told: 'Phone is turned off.',
  },
  {
    call: 'factor/recovery-codes',
    part: <RenewCodes open onClose={nothing} />,
    reads: proven,
    fill: prove,
    presses: ['Make new recovery codes'],
    sends: sent,
    answer: codes,
    told: 'abcd-efgh',
  },
  {
    call: 'factor/code-begin',
    part: setUpForm,
    fill: password,
    presses: ['Use an authenticator app'],
    sends: { password: 'mat khau cu' },
    answer: setUp,
    told: 'Scan the QR code with the app, then enter the six digits that it shows.',
  },
  {
    call: 'factor/code-add',
    part: setUpForm,
    reads: { 'factor/code-begin': read(setUp) },
    fill: steps(password, pressed('button', 'Use an authenticator app'), code),
    presses: ['Confirm and turn on'],
    sends: { setUp: 'begun', code: '123456', name: 'Phone' },
    answer: codes,
    told: 'abcd-efgh',
  },
  {
    call: 'factor/passkey-begin',
    part: setUpForm,
    before: hasPasskeys,
    reads: { 'factor/passkey-add': read(codes) },
    fill: password,
    presses: ['Add a passkey'],
    sends: { password: 'mat khau cu' },
    answer: { setUp: 'begun', options: '{}' },
    told: 'abcd-efgh',
  },
  {
    call: 'factor/passkey-add',
    part: setUpForm,
    before: hasPasskeys,
    reads: { 'factor/passkey-begin': read({ setUp: 'begun', options: '{}' }) },
    fill: password,
    presses: ['Add a passkey'],
    sends: { setUp: 'begun', name: 'Passkey' },
    answer: codes,
    told: 'abcd-efgh',
  },
]
