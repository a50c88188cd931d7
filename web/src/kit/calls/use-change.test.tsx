import { say } from '@innkeeper/protocol/say'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '#testing/answers.ts'
import { show } from '#testing/show.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useChange } from './use-change.ts'

const CancelIt = () => {
  const cancel = useChange('booking/cancel')
  return (
    <Button
      words={say('Huỷ', 'Cancel it')}
      pending={cancel.pending}
      onClick={() => cancel.send({ code: 'HA1', reason: 'the flight changed' })}
    />
  )
}

const refused = (status: number, refusal: string) => ({ status, body: { responseCode: 1, refusal } })

/** The keys of as many presses of the button, each answered with a refusal. */
const keysOfPresses = async (status: number, refusal: string): Promise<readonly (string | null)[]> => {
  const asked = answerCalls({ 'booking/cancel': () => refused(status, refusal) })
  await show(<CancelIt />)
  for (const presses of [1, 2]) {
    await userEvent.click(await page.findByRole('button', { name: 'Cancel it' }))
    await waitFor(() => expect(asked).toHaveLength(presses))
    await waitFor(() => expect(page.getByRole('button').getAttribute('aria-busy')).not.toBe('true'))
  }
  return asked.map(({ headers }) => headers.get('idempotency-key'))
}

test('a change whose first copy is still being worked on is sent again under the same key, so that it is done once', async () => {
  const [first, second] = await keysOfPresses(409, 'keyInFlight')
  expect(first).not.toBeNull()
  expect(second).toBe(first)
})

test('a change that was refused is another act when it is tried again', async () => {
  const [first, second] = await keysOfPresses(409, 'cannotCancel')
  expect(second).not.toBe(first)
})

const EndAny = () => {
  const end = useChange('profile/session-end')
  return ['one', 'two'].map((id) => <Button key={id} words={say(`Kết thúc ${id}`, `End ${id}`)} onClick={() => end.send({ id })} />)
}

test('the same change is not sent a second time while it is on its way, another is, and after the answer it may be sent again', async () => {
  const answer = Promise.withResolvers<{ body: object }>()
  const asked = answerCalls({ 'profile/session-end': () => answer.promise })
  await show(<EndAny />)
  const press = async (id: string) => userEvent.click(await page.findByRole('button', { name: `End ${id}` }))
  await press('one')
  await press('one')
  await press('two')
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ id: 'one' }, { id: 'two' }]))
  answer.resolve({ body: { data: null } })
  await waitFor(async () => {
    await press('one')
    expect(asked).toHaveLength(3)
  })
})
