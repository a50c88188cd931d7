import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env['API'] ?? 'http://localhost:3000'

/** Writes each file that compresses well beside itself, compressed once and well, for the server to send as it is. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }, bundle) => {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|svg|html)$/u.test(file))) {
      const path = join(dir, name)
      const text = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }))
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
    }
  },
})

export default defineConfig({
  plugins: [react(), compressed()],
  server: { proxy: { '/api': { target: server, changeOrigin: false }, '/files': { target: server, changeOrigin: false } } },
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
            // The page that everybody begins with and all that it needs travel together, not in thirty files.
            { name: 'first', test: /src[\\/](?:router|screens[\\/]sign-in[\\/]login-screen)\.tsx$/u, priority: 1 },
            // The shell around a property's screens likewise.
            { name: 'shell', test: /src[\\/]layouts[\\/]hotel[\\/]hotel-layout\.tsx$/u, priority: 0 },
          ],
        },
      },
    },
  },
})
