import type { Language } from '@innkeeper/protocol/say'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createAlertStore } from '#kit/alerts/alerts.ts'
import { LanguageProvider } from '#kit/language/language.tsx'
import { SessionContext } from '#kit/session/session-context.ts'
import { sessionValue } from '#kit/session/session-value.ts'
import { sessionOf } from '#kit/session/session.ts'
import { AlertContext } from '#kit/alerts/use-alerts.ts'
import { signedInAs } from './sessions.ts'
import { AlertViewport } from '#ui/states/alert-viewport.tsx'

/** How a part is shown in a test: in which language, at which address, at which property. */
export type ShowOptions = { readonly language?: Language; readonly address?: string; readonly property?: string }

/** Shows a part as the application would: language, theme, session, cache, router and alerts around it. At the address `/new` it finds the id `new`. */
export const show = async (part: ReactNode, options: ShowOptions = {}) => {
  const { language = 'en', address = '/', property = '0' } = options
  const alerts = createAlertStore(() => 0)
  const frame = () => (
    <LanguageProvider start={language}>
      <QueryClientProvider client={queries}>
        <SessionContext value={sessionValue(property, sessionOf(property) ?? signedInAs())}>
          <AlertContext value={alerts}>
            {part}
            <AlertViewport />
          </AlertContext>
        </SessionContext>
      </QueryClientProvider>
    </LanguageProvider>
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const history = createMemoryHistory({ initialEntries: [address] })
  const root = createRootRoute({ component: frame })
  const routeTree = root.addChildren(['/', '/$id'].map((path) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history })
  await router.load()
  document.documentElement.lang = language
  return { ...render(<RouterProvider router={router} />), router, alerts }
}
