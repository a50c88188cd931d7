import type { Language } from '@innkeeper/protocol/say'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createAlertStore } from '../kit/alerts.ts'
import { LanguageProvider } from '../kit/language.tsx'
import { SessionContext, sessionValue } from '../kit/session-context.ts'
import { sessionOf } from '../kit/session.ts'
import { AlertContext } from '../kit/use-alerts.ts'
import { AlertViewport } from '../ui/alert-viewport.tsx'

/** How a part is shown in a test: in which language, at which address, at which property. */
export type ShowOptions = { readonly language?: Language; readonly address?: string; readonly property?: string }

/** Shows a part as the application would: language, theme, session, cache, router and alerts around it. */
export async function show(part: ReactNode, options: ShowOptions = {}) {
  const { language = 'en', address = '/', property = '0' } = options
  const alerts = createAlertStore(() => 0)
  const frame = () => (
    <LanguageProvider start={language}>
      <QueryClientProvider client={queries}>
        <SessionContext value={sessionValue(property, sessionOf(property))}>
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
  const router = createRouter({ routeTree: createRootRoute({ component: frame }), history })
  await router.load()
  document.documentElement.lang = language
  return { ...render(<RouterProvider router={router} />), router, alerts }
}
