// Which part was built from which sources. This is plain JavaScript, because the entry point runs it on an older Node too.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @typedef {{ sources: string[], result: string, stamp: string }} Part */

/**
 * What `npm start` runs: the web application, and the server in one file.
 * @type {{ web: Part, server: Part }}
 */
export const parts = {
  web: {
    sources: ['web', 'protocol', 'rules', 'pnpm-lock.yaml'],
    result: 'web/dist/index.html',
    stamp: 'web/node_modules/.cache/innkeeper-built',
  },
  server: {
    sources: ['server/src', 'protocol', 'rules', 'tools/start/build-server.ts', 'pnpm-lock.yaml'],
    result: 'server/node_modules/.cache/built/main.cjs',
    stamp: 'server/node_modules/.cache/innkeeper-built',
  },
}

const notSources = new Set(['node_modules', 'dist', '.cache'])

/**
 * Whether this part was built from exactly these sources. Only their sizes and times are compared, because reading them all would take
 * longer than starting.
 * @param {string} root
 * @param {Part} part
 */
export const isBuilt = (root, part) => stampsOf(root, part)?.look === lookAt(root, part)

/**
 * The stamp of this part's sources: `look` is a hash of their sizes and times; `content` is a hash of their texts, which stays the same in
 * a new checkout.
 * @param {string} root
 * @param {Part} part
 */
export const stampNow = (root, part) => ({ look: lookAt(root, part), content: contentOf(root, part) })

/**
 * The stamps of the last build of this part; undefined if there is none.
 * @param {string} root
 * @param {Part} part
 */
export const stampsOf = (root, { result, stamp }) => {
  if (!existsSync(join(root, result)) || !existsSync(join(root, stamp))) return undefined
  const [content = '', look = ''] = readFileSync(join(root, stamp), 'utf8').split('\n')
  return { content, look }
}

/**
 * Records the stamps of the sources that this part was built from.
 * @param {string} root
 * @param {Part} part
 * @param {{ look: string, content: string }} stamps
 */
export const keepStamp = (root, { stamp }, { look, content }) => {
  mkdirSync(dirname(join(root, stamp)), { recursive: true })
  writeFileSync(join(root, stamp), `${content}\n${look}`)
}

const lookAt = (/** @type {string} */ root, /** @type {Part} */ { sources }) =>
  sources.map((source) => lookOnce(join(root, source))).join(' ')

/** @type {Map<string, string>} */
const looks = new Map()

/** Some folders belong to both parts, so each is only looked at once. */
const lookOnce = (/** @type {string} */ path) => {
  const look = looks.get(path) ?? lookUnder(path)
  looks.set(path, look)
  return look
}

const lookUnder = (/** @type {string} */ path) => {
  const hash = createHash('sha256')
  for (const file of filesAt(path)) {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`)
  }
  return hash.digest('base64url')
}

const contentOf = (/** @type {string} */ root, /** @type {Part} */ { sources }) => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesAt(join(root, source)))) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

const filesAt = (/** @type {string} */ path) => (statSync(path).isDirectory() ? filesUnder(path) : [path])

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
