import { mayOpen, type Opener } from './may-open.ts'
import type { Screen } from './screen.ts'
import { screens } from './screen-table/screens.ts'

/** The screen at an address, or undefined where there is none yet. */
export const screenAt = (address: string): Screen | undefined => {
  const given = partsOf(address)
  return screens.find((screen) => {
    const wanted = partsOf(screen.path)
    return wanted.length === given.length && begins(given, wanted)
  })
}

/** The address itself where a screen stands, or else that of the first screen below it that varies in nothing more; undefined where there is none yet. */
export const screenUnder = (address: string): string | undefined => {
  if (screenAt(address) !== undefined) return address
  const given = partsOf(address)
  const below = screens.map((screen) => partsOf(screen.path)).find((wanted) => begins(given, wanted) && isPlain(wanted.slice(given.length)))
  return below === undefined ? undefined : [address, ...below.slice(given.length)].join('/')
}

/** The parent paths of some screens, below their area's own: each has screens below it and is none itself. */
export const parentPaths = (below: readonly Screen[], base: string): readonly string[] => {
  const known = new Set(below.map(({ path }): string => path))
  const parents = below.flatMap(({ path }) => {
    const parts = path.slice(base.length).split('/').slice(1, -1)
    return parts.map((_, at) => [base, ...parts.slice(0, at + 1)].join('/'))
  })
  return [...new Set(parents)].filter((path) => !known.has(path))
}

/**
 * Where a parent path leads: to the first screen below it that the person may open and that varies in nothing more, or else to that of the path
 * above it. Undefined where there is none up to the area's own path, and where the address is a screen or has none below it.
 */
export const childOf = (address: string, opener: Opener): string | undefined => {
  const given = partsOf(address)
  if (screenAt(address) !== undefined || !screens.some(({ path }) => begins(given, partsOf(path)))) return undefined
  const [, area] = given
  for (let length = given.length; length > (area === 'admin' ? 2 : 3); length -= 1) {
    const parent = given.slice(0, length)
    const found = screens.find((screen) => {
      const wanted = partsOf(screen.path)
      return begins(parent, wanted) && isPlain(wanted.slice(length)) && mayOpen(screen, opener)
    })
    if (found !== undefined) return [...parent, ...partsOf(found.path).slice(length)].join('/')
  }
  return undefined
}

const partsOf = (address: string): readonly string[] => (address.split(/[?#]/u)[0] ?? '').replace(/\/$/u, '').split('/')

const isPlain = (parts: readonly string[]): boolean => !parts.some((part) => part.startsWith('$'))

const begins = (given: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length >= given.length &&
  given.every((part, index) => part === wanted[index] || (part !== '' && wanted[index]?.startsWith('$') === true))
