import { say } from '@innkeeper/protocol/say'
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainField } from '#kit/forms/field-state.ts'
import { show } from '#testing/show.tsx'
import { SidePanel } from './side-panel.tsx'
import { TextField } from '../fields/text-field.tsx'

const title = say('Thao tác 7', 'Operation 7')

test('a panel opens with the focus in its first field', async () => {
  await show(
    <SidePanel open title={title} onClose={() => undefined}>
      <TextField field={plainField({ label: say('Chú thích', 'Caption'), value: '', change: () => undefined })} />
    </SidePanel>,
  )
  const caption = await page.findByLabelText('Caption')
  expect(document.activeElement).toBe(caption)
})

test('where nothing can be filled in, the panel itself has the focus: its title is read out and no button covers it with its tooltip', async () => {
  await show(
    <SidePanel open title={title} onClose={() => undefined}>
      <hr />
    </SidePanel>,
  )
  const panel = await page.findByRole('complementary', { name: 'Operation 7' })
  expect(document.activeElement).toBe(panel)
})
