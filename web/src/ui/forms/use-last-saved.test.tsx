import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/show.tsx'
import { useLastSaved, type LastSaved } from './use-last-saved.ts'

const Told = (saved: LastSaved) => <p>{useLastSaved()(saved)}</p>

const changedAt = '2026-11-21T08:20:00.000000Z'

test.each([
  [{ changedBy: 'Lê Thu Hà', changedAt }, 'en', 'Last saved by Lê Thu Hà, 21/11/2026 15:20.'],
  [{ changedBy: '', changedAt }, 'en', 'Last saved by the system, 21/11/2026 15:20.'],
  [{ changedBy: '', changedAt }, 'vi', 'Hệ thống lưu lần cuối 21/11/2026 15:20.'],
  [{ changedBy: '', changedAt: null }, 'en', 'Never saved yet.'],
] as const)('who saved %o last is told in %s: %s', async (saved, language, told) => {
  await show(<Told {...saved} />, { language })
  expect(await page.findByText(told)).toBeDefined()
})
