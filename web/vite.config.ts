import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['API'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/u, priority: 3 },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/u, priority: 2 },
          ],
        },
      },
    },
  },
})
