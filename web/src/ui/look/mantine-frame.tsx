import { MantineProvider } from '@mantine/core'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import type { ReactNode } from 'react'
import { useScheme } from '#kit/page/scheme.tsx'
import './mantine.css'
import { theme } from './theme.ts'

/** What Mantine's components need around them: each of our controls that is made of one brings it, so that a page without any goes without Mantine. */
export const MantineFrame = ({ children }: { children: ReactNode }) => {
  const { scheme } = useScheme()
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
