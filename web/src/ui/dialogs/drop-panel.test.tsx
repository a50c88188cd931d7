import { say } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.tsx'
import { Dialog } from './dialog.tsx'
import { DropPanel } from './drop-panel.tsx'
import { spotBeside } from './spot-beside.ts'

const label = 'Panel'

const Part = () => {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(!open)}>
        {'Open'}
      </button>
      <button type="button">{'Elsewhere'}</button>
      {open && (
        <DropPanel opener={opener} side="below-start" role="dialog" label={label} onClose={() => setOpen(false)}>
          <button type="button">{'First'}</button>
          <button type="button" onClick={() => setCount(count + 1)}>{`Second ${count}`}</button>
        </DropPanel>
      )}
    </>
  )
}

const opened = async () => {
  await show(<Part />)
  const person = userEvent.setup()
  await person.click(await page.findByRole('button', { name: 'Open' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('First')
  return person
}

test('a panel takes the focus, keeps Tab inside, and gives the focus back on Escape', async () => {
  const person = await opened()
  await person.tab()
  await person.tab()
  expect(document.activeElement?.textContent).toBe('First')
  await person.keyboard('{Escape}')
  expect(page.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Open')
})

test('what changes inside leaves the focus where it is', async () => {
  const person = await opened()
  await person.click(page.getByRole('button', { name: 'Second 0' }))
  expect(await page.findByRole('button', { name: 'Second 1' })).toBe(document.activeElement)
})

test('a press elsewhere closes a panel, and one on its button does so once', async () => {
  const person = await opened()
  await person.click(page.getByRole('button', { name: 'Elsewhere' }))
  expect(page.queryByRole('dialog')).toBeNull()
  await person.click(page.getByRole('button', { name: 'Open' }))
  await person.click(page.getByRole('button', { name: 'Open' }))
  expect(page.queryByRole('dialog')).toBeNull()
})

const inDialog = say('Hộp thoại', 'Dialog')

test('over a dialog Escape closes the panel, and the dialog only when it is pressed again', async () => {
  const close = vi.fn<() => void>()
  await show(
    <Dialog open onClose={close} title={inDialog}>
      <Part />
    </Dialog>,
  )
  const person = userEvent.setup()
  await person.click(await page.findByRole('button', { name: 'Open' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('First')
  await person.keyboard('{Escape}')
  expect(page.queryByRole('dialog', { name: label })).toBeNull()
  expect(close).not.toHaveBeenCalled()
  await person.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

const opener = { left: 100, top: 10, right: 140, bottom: 40 }
const panel = { offsetWidth: 300, offsetHeight: 200 }

test.each([
  ['below, from the left edge', opener, 'below-start', { left: 100, top: 46 }],
  ['below, to the right edge, kept inside the window', opener, 'below-end', { left: 8, top: 46 }],
  ['at the right side', opener, 'right', { left: 146, top: 10 }],
  ['above where there is no room below', { ...opener, top: 700, bottom: 730 }, 'below-start', { left: 100, top: 494 }],
  ['at the left side where there is none at the right', { ...opener, left: 900, right: 940 }, 'right', { left: 594, top: 10 }],
  ['kept inside where it would end below the window', { ...opener, top: 700, bottom: 730 }, 'right', { left: 146, top: 560 }],
] as const)('a panel stands %s', (_sentence, beside, side, spot) => {
  expect(spotBeside(beside, panel, side)).toEqual(spot)
})
