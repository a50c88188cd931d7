import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { createAlertStore } from './kit/alerts/alerts.ts'
import { startLanguage } from './kit/language/language-choice.ts'
import { LanguageProvider } from './kit/language/language.tsx'
import { createQueryClient } from './kit/calls/query-client.ts'
import { repeatReads } from './kit/calls/repeat-reads.ts'
import { SchemeProvider } from './kit/page/scheme.tsx'
import { AlertContext } from './kit/alerts/use-alerts.ts'
import { createAppRouter } from './router.ts'
import './ui/look/styles.css'

// Compiled schemas would need `eval`, which our content security policy refuses.
z.config({ jitless: true })

const queries = createQueryClient()
const router = createAppRouter()
const alerts = createAlertStore(() => Date.now())
const language = startLanguage()

const page = document.querySelector('#root')
if (page === null) throw new Error('the page has no place for the application')

createRoot(page).render(
  <StrictMode>
    <SchemeProvider>
      <LanguageProvider start={language} changed={() => repeatReads(queries, [])}>
        <QueryClientProvider client={queries}>
          <AlertContext value={alerts}>
            <RouterProvider router={router} />
          </AlertContext>
        </QueryClientProvider>
      </LanguageProvider>
    </SchemeProvider>
  </StrictMode>,
)
