import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

/** The screen at an address, or undefined where there is none yet. */
export function screenAt(address: string): Screen | undefined {
  const given = partsOf(address)
  return screens.find((screen) => {
    const wanted = partsOf(screen.path)
    return wanted.length === given.length && begins(given, wanted)
  })
}

/** The address itself where a screen stands, or else that of the first screen below it that varies in nothing more; undefined where there is none yet. */
export function screenUnder(address: string): string | undefined {
  if (screenAt(address) !== undefined) return address
  const given = partsOf(address)
  const below = screens.map((screen) => partsOf(screen.path)).find((wanted) => begins(given, wanted) && isPlain(wanted.slice(given.length)))
  return below === undefined ? undefined : [address, ...below.slice(given.length)].join('/')
}

const partsOf = (address: string): readonly string[] => (address.split(/[?#]/u)[0] ?? '').replace(/\/$/u, '').split('/')

const isPlain = (parts: readonly string[]): boolean => !parts.some((part) => part.startsWith('$'))

const begins = (given: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length >= given.length &&
  given.every((part, index) => part === wanted[index] || (part !== '' && wanted[index]?.startsWith('$') === true))
