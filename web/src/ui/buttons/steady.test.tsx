import { say } from '@innkeeper/protocol/say'
import { act, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { show } from '#testing/show.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { settleMilliseconds } from './watch-place.ts'

const words = say('Xoá loại phòng', 'Delete the room type')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 34))
})
afterEach(() => void vi.useRealTimers())

const settle = () => act(async () => vi.advanceTimersByTime(settleMilliseconds))

test.each([
  ['that destroys', (run: () => void) => <Button words={words} look="danger" onClick={run} />],
  ['that is said to undo', (run: () => void) => <Button words={words} steady onClick={run} />],
  ['with the drawing of undoing', (run: () => void) => <IconButton words={words} icon="arrow-back-up" onClick={run} />],
  ['with the drawing of deleting', (run: () => void) => <IconButton words={words} icon="trash" onClick={run} />],
])('a button %s ignores a press in the first half second after it appears', async (_which, draw) => {
  const run = vi.fn<() => void>()
  await show(draw(run))
  const button = page.getByRole('button', { name: words.en })
  fireEvent.pointerDown(button)
  fireEvent.click(button)
  expect(run).not.toHaveBeenCalled()
  await settle()
  fireEvent.click(button)
  expect(run).toHaveBeenCalledTimes(1)
})

test('any other button may be pressed at once', async () => {
  const run = vi.fn<() => void>()
  await show(<Button words={words} onClick={run} />)
  fireEvent.click(page.getByRole('button', { name: words.en }))
  expect(run).toHaveBeenCalledTimes(1)
})

test('the act of an alert, which may come under a press, ignores it for half a second', async () => {
  const run = vi.fn<() => void>()
  const Saver = () => {
    const alerts = useAlerts()
    return <Button words={say('Lưu', 'Save')} onClick={() => alerts.success(say('Đã lưu', 'Saved'), {}, { words, run })} />
  }
  await show(<Saver />)
  fireEvent.click(page.getByRole('button', { name: 'Save' }))
  const button = page.getByRole('button', { name: words.en })
  fireEvent.click(button)
  expect(run).not.toHaveBeenCalled()
  await settle()
  fireEvent.click(button)
  expect(run).toHaveBeenCalledTimes(1)
})
