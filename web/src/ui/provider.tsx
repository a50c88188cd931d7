import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './styles.css'
import { theme } from './theme.ts'

/** Gives everything inside the theme, light or dark as chosen in this browser or by the system. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
