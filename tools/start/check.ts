import { join } from 'node:path'
import { root, runJob, runScript } from './job.ts'
import { runSteps, type Step } from './steps.ts'

const workspaces = ['rules', 'protocol', 'server', 'web', 'journeys', 'bench', 'tools']

/** Everything that can be said about the sources without running the product. */
export const checkSteps: Step[] = [
  { name: 'format', run: () => runJob(tool('oxfmt'), ['--check', '.']) },
  { name: 'lint', run: () => runJob(tool('oxlint'), ['--type-aware', '.']) },
  ...workspaces.map((workspace) => ({
    name: `types of ${workspace}`,
    run: () => runScript('node_modules/typescript/bin/tsc', ['-p', workspace]),
  })),
  { name: 'unused files, exports and dependencies', run: () => runJob(tool('knip'), []) },
  { name: 'table types match the migrations', run: () => runScript('server/src/database/write-tables.ts', ['--check']) },
  { name: 'the house', run: () => vitest('tools') },
]

/** Runs the checks. */
export async function check(): Promise<number> {
  return runSteps(checkSteps)
}

/** Runs the tests of one workspace, but those that are left out. Where only the end of a long log is kept, what failed is not to be lost among what passed. */
export function vitest(workspace: string, env: Record<string, string> = {}, leftOut: string[] = []): Promise<number> {
  const workspaceRoot = join(root, workspace)
  const args = ['run', ...(process.env['CI'] ? ['--reporter=minimal'] : []), ...leftOut.flatMap((file) => ['--exclude', file])]
  return runScript(join(workspaceRoot, 'node_modules', 'vitest', 'vitest.mjs'), args, { cwd: workspaceRoot, env })
}

function tool(name: string): string {
  return join(root, 'node_modules', '.bin', name)
}
