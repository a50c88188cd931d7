// The entry point of every command. It runs on Node 20 with nothing installed. It installs the dependencies when they have changed, then
// runs `tools/start/run.ts` with the newer Node that is one of them, or the built server if nothing needs to be built.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt, parts } from './start/built.mjs'

const oldestNode = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.innkeeper-installed')
const isWindows = process.platform === 'win32'

const main = () => {
  const [command = 'start', ...rest] = process.argv.slice(2)
  installWhenStale()
  const node = findNode()
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...(isReady(command) ? [join(root, parts.server.result)] : [join(root, 'tools', 'start', 'run.ts'), command, ...rest]),
  ]
  if (command === 'start') becomeServer(node, args)
  passSignals(run(node, args))
}

const installWhenStale = () => {
  const stamp = stampOfDependencies()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stderr.write('Installing the dependencies, which takes a minute the first time.\n')
  const { status, error } = spawnSync('npx', ['--yes', pnpm(), 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
    // Without a terminal, pnpm does not ask before it replaces a node_modules that npm made.
    env: { ...process.env, CI: 'true' },
  })
  if (status !== 0) fail(`The dependencies could not be installed${error ? `: ${error.message}` : ''}. It needs npm and the network.`)
  writeFileSync(stampFile, stamp)
}

/** The name and the exact version, as package.json pins them. */
const pnpm = () => {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (manifest instanceof Object && 'packageManager' in manifest) return String(manifest.packageManager)
  return fail('package.json names no packageManager')
}

/** A stamp of everything that decides what is installed; sources do not change it. */
const stampOfDependencies = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  const workspaces = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(entry.name, 'package.json'))
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...workspaces.toSorted()]) {
    if (existsSync(join(root, file))) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Whether everything is built, so that only the server needs to run. */
const isReady = (/** @type {string} */ command) => command === 'start' && isBuilt(root, parts.web) && isBuilt(root, parts.server)

/** The installed Node for this platform, otherwise the Node that runs this file, if it is new enough. */
const findNode = () => {
  const platform = isWindows ? 'win' : process.platform
  const brought = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  return fail(
    `Innkeeper needs Node ${oldestNode} on ${process.platform}-${process.arch}: install it from https://nodejs.org and start again (this is Node ${process.versions.node}).`,
  )
}

/** Node caches compiled code, so that the next start is faster; code that has changed is compiled again. */
const environmentOf = (/** @type {string} */ node) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
})

/**
 * If Node can, this process becomes the server, so that no parent process waits for it. The server counts a repeated Ctrl-C as one.
 * @param {string} node
 * @param {string[]} args
 */
const becomeServer = (node, args) => {
  if (isWindows || typeof process.execve !== 'function') return
  process.chdir(root)
  // Node would warn that this is experimental. If it fails, the server runs as a child process.
  process.emitWarning = () => {}
  process.execve(node, [node, ...args], environmentOf(node))
}

/**
 * Runs a program in a session of its own, because Ctrl-C in a terminal reaches all our processes at once, and npm passes it on again. The
 * channel lets the program notice when this process has ended.
 * @param {string} node
 * @param {string[]} args
 */
const run = (node, args) =>
  spawn(node, args, {
    cwd: root,
    detached: !isWindows,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environmentOf(node),
  })

/**
 * Passes on each Ctrl-C once, even if it arrives in several ways; another one, at least a second later, is passed on too.
 * @param {import('node:child_process').ChildProcess} child
 */
const passSignals = (child) => {
  let last = 0
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (Date.now() - last < 1000) return
    last = Date.now()
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/**
 * @param {string} message
 * @returns {never}
 */
const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

main()
