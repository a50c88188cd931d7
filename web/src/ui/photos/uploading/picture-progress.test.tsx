import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refused, Unreachable } from '#kit/calls/refused.ts'
import { show } from '#testing/show.tsx'
import { PictureProgress } from './picture-progress.tsx'

const file = new File(['0123456789'], 'face.jpg', { type: 'image/jpeg' })

const failedWith = (error: Error) =>
  show(
    <PictureProgress
      item={{ id: 'i1', key: 'k1', sent: { file, input: {} }, state: 'failed', share: 1, answer: null, error }}
      retry={() => undefined}
    />,
  )

const refused = (status: number, refusal: string) => new Refused(status, { responseCode: 1, message: refusal, requestId: 'r1', refusal })

test.each([
  ['no answer came', new Unreachable('no network'), 1],
  ['the system was busy', refused(503, 'busy'), 1],
  ['it is not known whether it was kept', refused(503, 'outcomeUnknown'), 1],
  ['the first copy is on its way', refused(409, 'keyInFlight'), 1],
  ['the file is no picture', refused(422, 'fileDamaged'), 0],
])('trying again is offered where it may help: %s', async (_when, error, buttons) => {
  await failedWith(error)
  await page.findAllByRole('alert')
  expect(page.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons)
})
