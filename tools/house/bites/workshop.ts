import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { patience } from '../../../test-patience.ts'
import { root } from '../repository.ts'

/** A checker's result on a workshop: whether everything passed, and its output. */
export type Verdict = { readonly passed: boolean; readonly words: string }

/** A checker, given the workshop and the files that were planted there. */
export type Check = (folder: string, files: readonly string[]) => Verdict

const configuration = ['.oxlintrc.json', '.oxfmtrc.json', 'knip.config.ts', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json']
const workspaces = ['rules', 'protocol', 'server', 'web', 'journeys', 'bench', 'tools']

/**
 * Runs a checker in a temporary folder that has the project's configuration and dependencies and only the planted sources; the folder is
 * deleted afterwards.
 */
export const inWorkshop = (files: Readonly<Record<string, string>>, check: Check): Verdict => {
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-fence-'))
  try {
    furnish(folder)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return check(folder, Object.keys(files))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The linter, type-aware, as `npm run check` runs it. */
export const lint: Check = (folder, files) => run(folder, 'oxlint', ['--type-aware', '-f', 'unix', ...files])

/** The formatter's check. */
export const format: Check = (folder, files) => run(folder, 'oxfmt', ['--check', ...files])

/** The compiler on one workspace. */
export const compile =
  (workspace: string): Check =>
  (folder) =>
    run(folder, 'tsc', ['-p', workspace])

/** The check for unused code. */
export const unused: Check = (folder) => run(folder, 'knip', ['--no-progress'])

const furnish = (folder: string): void => {
  for (const file of configuration) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const workspace of workspaces) {
    mkdirSync(join(folder, workspace, 'src'), { recursive: true })
    for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, workspace, file), join(folder, workspace, file))
    symlinkSync(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'))
  }
}

const run = (folder: string, tool: string, args: readonly string[]): Verdict => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: patience.testTimeout,
  })
  return { passed: status === 0, words: stdout + stderr }
}
