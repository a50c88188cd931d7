import { createTheme, type MantineThemeOverride } from '@mantine/core'

/** What Mantine needs to know besides the tokens, which stand in tokens.css. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'cham',
  primaryShade: { light: 6, dark: 5 },
  colors: {
    cham: [
      'var(--cham-0)',
      'var(--cham-1)',
      'var(--cham-2)',
      'var(--cham-3)',
      'var(--cham-4)',
      'var(--cham-5)',
      'var(--cham-6)',
      'var(--cham-7)',
      'var(--cham-8)',
      'var(--cham-9)',
    ],
  },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
})
