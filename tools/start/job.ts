import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The options of a step's program. */
export interface JobOptions {
  cwd?: string
  env?: Record<string, string>
}

const running = new Set<(signal: NodeJS.Signals) => void>()
let stopping: NodeJS.Signals | undefined

/** Runs a program to its end and returns its exit code; a program ended by a signal counts as failed. */
export const runJob = async (command: string, args: string[], options: JobOptions = {}): Promise<number> => {
  if (stopping) return 1
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const pass = (signal: NodeJS.Signals) => void child.kill(signal)
  running.add(pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      running.delete(pass)
      resolve(code ?? 1)
    })
  })
}

/** Runs a TypeScript or JavaScript file under this Node. */
export const runScript = (file: string, args: string[] = [], options: JobOptions = {}): Promise<number> =>
  runJob(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], options)

/** Sends a signal to the running programs; no program is started afterwards. */
export const stopJobs = (signal: NodeJS.Signals): void => {
  stopping = signal
  for (const pass of running) pass(signal)
}

/** Whether a signal has come. */
export const isStopping = (): boolean => stopping !== undefined
