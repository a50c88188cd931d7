import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patience } from '../test-patience.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    ...patience,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/prepare.ts'],
    restoreMocks: true,
    css: false,
    isolate: false,
    unstubGlobals: true,
  },
})
