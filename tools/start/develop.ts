import { join } from 'node:path'
import { root, runJob, runScript, stopJobs } from './job.ts'

/** Serves the web application from its sources and restarts the server when its sources change; when either ends, both end. */
export const develop = async (args: string[]): Promise<number> => {
  const port = process.env['PORT'] ?? '3000'
  const server = runJob(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts', ...args], {
    env: { NODE_ENV: 'development' },
  })
  const web = runScript('node_modules/vite/bin/vite.js', [], { cwd: join(root, 'web'), env: { API: `http://localhost:${port}` } })
  const first = await Promise.race([server, web])
  stopJobs('SIGTERM')
  await Promise.all([server, web])
  return first
}
