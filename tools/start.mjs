// The entry point of every command. It runs on Node 20 with nothing installed: it installs the dependencies when they have changed, then
// runs `tools/start/run.ts` with the newer Node among them, or the built server where nothing is left to build.
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
    // Without a terminal pnpm replaces a node_modules that npm made without asking.
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

/** Everything that decides what is installed; sources do not. */
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

/** Whether nothing but the server is left to run. */
const isReady = (/** @type {string} */ command) => command === 'start' && isBuilt(root, parts.web) && isBuilt(root, parts.server)

/** The installed Node for this platform, else the Node that runs this when it is new enough. */
const findNode = () => {
  const platform = isWindows ? 'win' : process.platform
  const brought = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  return fail(
    `Innkeeper needs Node ${oldestNode} on ${process.platform}-${process.arch}: install it from https://nodejs.org and start again (this is Node ${process.versions.node}).`,
  )
}

/** A server that is started again reads its code as it was compiled the last time; what has changed since is compiled anew. */
const environmentOf = (/** @type {string} */ node) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
})

/**
 * Where this Node can, it becomes the server, so that no second one waits for it; the server takes a repeated Ctrl-C for one.
 * @param {string} node
 * @param {string[]} args
 */
const becomeServer = (node, args) => {
  if (isWindows || typeof process.execve !== 'function') return
  process.chdir(root)
  // It would warn that this is experimental; where it fails, the server becomes a child as before.
  process.emitWarning = () => {}
  process.execve(node, [node, ...args], environmentOf(node))
}

/**
 * In a session of its own, since Ctrl-C in a terminal reaches every process of ours at once, and npm passes it on again. The channel tells the job when we are gone.
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
 * One Ctrl-C is passed on once, however many ways it came; a second one, a moment later, is passed on too.
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
