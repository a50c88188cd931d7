import { join } from 'node:path'
import { root, runJob, runScript } from './job.ts'
import { runSteps, type Step } from './steps.ts'

const workspaces = ['rules', 'protocol', 'server', 'web', 'journeys', 'bench', 'tools']

/** Every check of the sources that does not run the product. */
export const checkSteps: Step[] = [
  { name: 'format', run: () => runJob(tool('oxfmt'), ['--check', '.']) },
  { name: 'lint', run: () => runJob(tool('oxlint'), ['--type-aware', '.']) },
  ...workspaces.map((workspace) => ({
    name: `types of ${workspace}`,
    run: () => runScript('node_modules/typescript/bin/tsc', ['-p', workspace]),
  })),
  { name: 'unused files, exports and dependencies', run: () => runJob(tool('knip'), []) },
  { name: 'table types match the migrations', run: () => runScript('server/src/database/migrate/write-tables.ts', ['--check']) },
  { name: 'the house', run: () => vitest('tools') },
]

/** Runs the checks. */
export const check = async (): Promise<number> => runSteps(checkSteps)

/**
 * Runs the tests of one workspace, except those that are left out. In CI it prints only failures, which would be lost in a long log of
 * passed tests.
 */
export const vitest = (workspace: string, env: Record<string, string> = {}, leftOut: string[] = []): Promise<number> => {
  const workspaceRoot = join(root, workspace)
  const args = ['run', ...(process.env['CI'] ? ['--reporter=minimal'] : []), ...leftOut.flatMap((file) => ['--exclude', file])]
  return runScript(join(workspaceRoot, 'node_modules', 'vitest', 'vitest.mjs'), args, { cwd: workspaceRoot, env })
}

const tool = (name: string): string => join(root, 'node_modules', '.bin', name)
