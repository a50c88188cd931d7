import { fireEvent, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.tsx'
import { say } from '@innkeeper/protocol/say'
import { SortableGrid } from './sortable-grid.tsx'

const photos = ['Lobby', 'Pool', 'Villa', 'Beach']

/** Four photos in two rows of two, whose order is kept; told each new order. */
const Album = ({ told, locked = false }: { told: (order: readonly string[]) => void; locked?: boolean }) => {
  const [items, setItems] = useState<readonly string[]>(photos)
  return (
    <SortableGrid
      words={say('Ảnh', 'Photos')}
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      locked={locked}
      change={(next) => {
        told(next)
        setItems(next)
      }}
      renderItem={draw}
    />
  )
}

const draw = (item: string, place: number, moves: ReactNode) => (
  <>
    <span data-testid="photo">{`${place} ${item}`}</span>
    {moves}
  </>
)

const showAlbum = async (locked = false) => {
  const told = vi.fn<(order: readonly string[]) => void>()
  await show(<Album told={told} locked={locked} />)
  await page.findByRole('list', { name: 'Photos' })
  // jsdom lays nothing out: two stand in a row.
  for (const [index, item] of [...page.getByRole('list', { name: 'Photos' }).children].entries()) {
    Object.defineProperty(item, 'offsetTop', { value: index < 2 ? 0 : 200 })
  }
  return told
}
const shown = () => page.getAllByTestId('photo').map((photo) => photo.textContent)
const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}, place`, 'u') })
const said = () => page.getAllByRole('status').map((status) => status.textContent)
const press = (keys: string) => userEvent.keyboard(keys)

test('Space lifts, the arrows move, Space puts down: the order is told once, at the end, and each step is read out', async () => {
  const told = await showAlbum()
  handle('Lobby').focus()
  await press(' ')
  expect(handle('Lobby').getAttribute('aria-pressed')).toBe('true')
  expect(said()).toContain('Lobby lifted, place 1 of 4.')
  await press('{ArrowRight}')
  expect(said()).toContain('Lobby is at place 2 of 4.')
  expect(shown()).toEqual(['1 Pool', '2 Lobby', '3 Villa', '4 Beach'])
  expect(told).not.toHaveBeenCalled()
  await press(' ')
  expect(told.mock.calls).toEqual([[['Pool', 'Lobby', 'Villa', 'Beach']]])
  expect(said()).toContain('Lobby put at place 2 of 4.')
  expect(document.activeElement).toBe(handle('Lobby'))
})

test.each([
  ['{ArrowDown}', 'Lobby', ['Pool', 'Villa', 'Lobby', 'Beach']],
  ['{ArrowUp}', 'Beach', ['Lobby', 'Beach', 'Pool', 'Villa']],
  ['{ArrowUp}', 'Pool', null],
  ['{ArrowLeft}', 'Lobby', null],
  ['{End}', 'Lobby', ['Pool', 'Villa', 'Beach', 'Lobby']],
  ['{Home}', 'Villa', ['Villa', 'Lobby', 'Pool', 'Beach']],
])('%s moves %s by a row, or to an end; beyond an end nothing moves', async (key, name, order) => {
  const told = await showAlbum()
  handle(name).focus()
  await press(` ${key} `)
  expect(told.mock.calls).toEqual(order === null ? [] : [[order]])
})

test('Escape puts back what was lifted, tells nobody of a new order, and closes nothing else', async () => {
  const told = await showAlbum()
  const outside = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', outside)
  handle('Villa').focus()
  await press(' {ArrowLeft}{ArrowLeft}')
  expect(shown()[0]).toBe('1 Villa')
  outside.mockClear()
  await press('{Escape}')
  expect(shown()).toEqual(['1 Lobby', '2 Pool', '3 Villa', '4 Beach'])
  document.removeEventListener('keydown', outside)
  expect(said()).toContain('Villa is back at place 3 of 4.')
  expect(told).not.toHaveBeenCalled()
  expect(outside).not.toHaveBeenCalled()
})

test('without being lifted first, the arrows move nothing', async () => {
  const told = await showAlbum()
  handle('Lobby').focus()
  await press('{ArrowRight}{End}')
  expect(shown()).toEqual(['1 Lobby', '2 Pool', '3 Villa', '4 Beach'])
  expect(told).not.toHaveBeenCalled()
})

test('two presses move without dragging: one photo, then the place where it goes', async () => {
  const told = await showAlbum()
  await userEvent.click(handle('Beach'))
  await userEvent.click(handle('Pool'))
  expect(told.mock.calls).toEqual([[['Lobby', 'Beach', 'Pool', 'Villa']]])
})

test('the buttons move by one step; at an end they say that it is the end', async () => {
  const told = await showAlbum()
  await userEvent.click(page.getByRole('button', { name: 'Move Pool earlier, from place 2 of 4' }))
  expect(told.mock.calls).toEqual([[['Pool', 'Lobby', 'Villa', 'Beach']]])
  const first = page.getByRole('button', { name: 'Move Pool earlier, from place 1 of 4' })
  expect(first.getAttribute('aria-disabled')).toBe('true')
  expect(within(first).getByText('It is the first already.')).toBeDefined()
})

test('what is dragged over another takes its place; let go outside, it goes back', async () => {
  const told = await showAlbum()
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' }
  const items = () => page.getAllByRole('listitem')
  const dragTo = (from: number, to: number) => {
    const dragged = items()[from]
    const target = items()[to]
    if (dragged === undefined || target === undefined) throw new Error('there are four photos')
    fireEvent.dragStart(dragged, { dataTransfer })
    fireEvent.dragOver(target, { dataTransfer })
    return dragged
  }
  fireEvent.dragEnd(dragTo(0, 2), { dataTransfer })
  expect(shown()[0]).toBe('1 Lobby')
  expect(told).not.toHaveBeenCalled()
  fireEvent.drop(dragTo(0, 2), { dataTransfer })
  expect(told.mock.calls).toEqual([[['Pool', 'Villa', 'Lobby', 'Beach']]])
})

test('whoever may not change the order has nothing to move it with', async () => {
  await showAlbum(true)
  expect(page.queryByRole('button')).toBeNull()
  expect(page.getAllByRole('listitem')[0]?.getAttribute('draggable')).toBe('false')
})

/** Photos whose new order is saved elsewhere, until that is refused. */
const SavedAlbum = () => {
  const [saving, setSaving] = useState(false)
  return (
    <>
      <SortableGrid
        words={say('Ảnh', 'Photos')}
        items={photos}
        keyOf={(item) => item}
        nameOf={(item) => item}
        saving={saving}
        change={() => setSaving(true)}
        renderItem={draw}
      />
      <button type="button" onClick={() => setSaving(false)}>
        {'refuse'}
      </button>
    </>
  )
}

test('while it is saved the new order is shown; refused, the one that stands', async () => {
  await show(<SavedAlbum />)
  await page.findByRole('list', { name: 'Photos' })
  handle('Lobby').focus()
  await press(' {ArrowRight} ')
  expect(shown()).toEqual(['1 Pool', '2 Lobby', '3 Villa', '4 Beach'])
  await userEvent.click(page.getByRole('button', { name: 'refuse' }))
  expect(shown()).toEqual(['1 Lobby', '2 Pool', '3 Villa', '4 Beach'])
})
