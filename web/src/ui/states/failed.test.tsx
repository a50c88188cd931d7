import { say } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refused, Unreachable } from '#kit/calls/refused.ts'
import { show } from '#testing/show.tsx'
import { Failed } from './failed.tsx'

const what = say('loại phòng', 'the room type')
const refused = (status: number, field?: string) =>
  new Refused(status, {
    responseCode: 100,
    message: 'Please check the marked fields.',
    requestId: 'r1',
    ...(field === undefined ? {} : { errors: [{ field, reason: 'format', message: '' }] }),
  })
const showFailed = (error: Error) => show(<Failed what={what} error={error} again={() => undefined} />)

test.each([
  ['was deleted', refused(404)],
  ['stands under an id that can be none', refused(422, 'id')],
])('a record that %s is not there: trying again is not offered', async (_what, error) => {
  await showFailed(error)
  expect(await page.findByText('Could not find the room type.')).toBeDefined()
  expect(page.getByText(/It may have been deleted, or the link is wrong\./u)).toBeDefined()
  expect(page.queryByRole('button')).toBeNull()
})

test.each([
  ['no answer came', new Unreachable('room/detail'), /Check the network/u],
  ['another field was refused', refused(422, 'from'), /Please check the marked fields/u],
])('where %s, it says why and offers to try again', async (_what, error, why) => {
  await showFailed(error)
  expect(await page.findByText(why)).toBeDefined()
  expect(page.getByRole('button', { name: 'Try again' })).toBeDefined()
})
