import { say } from '@innkeeper/protocol/say'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen as page } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { LanguageProvider } from './kit/language/language.tsx'
import { ScreenFailed } from './layouts/screen-failed.tsx'
import { screenRoute } from './screen-route.ts'
import type { Screen } from './screen.ts'

const content = 'The bookings'
const Bookings = () => <p>{content}</p>

/** The application at its only screen, which comes as `load` says. */
const openScreen = (load: () => Promise<ComponentType>) => {
  const root = createRootRoute()
  const screen: Screen = { path: '/bookings', guide: 'bookings', title: say('Đặt phòng', 'Bookings'), codes: [] }
  const route = screenRoute(root, screen, { path: '/bookings', loaders: { '/bookings': load } })
  const history = createMemoryHistory({ initialEntries: ['/bookings'] })
  const router = createRouter({ routeTree: root.addChildren([route]), history, defaultErrorComponent: ScreenFailed })
  render(
    <LanguageProvider start="en">
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  return router
}

test('a screen whose file is gone, as after an update, is told of; the page is not loaded again unasked, and one press does it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openScreen(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/bookings-1a2b.js')))
  expect(await page.findByText(/This screen has not loaded: the network is down, or Innkeeper has just been updated\./u)).toBeDefined()
  expect(page.getByRole('button', { name: 'Reload the page' })).toBeDefined()
})

test('a screen that breaks while it is drawn is told of in other words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('broken')
  }
  openScreen(async () => Broken)
  expect(await page.findByText(/This screen could not be opened\./u)).toBeDefined()
})

test('a screen that comes is shown', async () => {
  openScreen(async () => Bookings)
  expect(await page.findByText(content)).toBeDefined()
})
