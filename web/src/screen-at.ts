import { screens, type Screen } from './screens.ts'

/** The screen at an address, or undefined where there is none yet. */
export function screenAt(address: string): Screen | undefined {
  const [path = ''] = address.split(/[?#]/u)
  return screens.find((screen) => matches(screen.path, path))
}

/** The screen at a path below `/u/{hotelIdParam}/`, or else the first one below it; undefined where there is none yet. */
export function hotelScreenUnder(path: string): string | undefined {
  const known = screens.map((screen) => screen.path.replace('/u/$hotelId/', '')).filter((candidate) => !candidate.includes('$'))
  return known.find((candidate) => candidate === path) ?? known.find((candidate) => candidate.startsWith(`${path}/`))
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.replace(/\/$/u, '').split('/')
  return (
    wanted.length === given.length && wanted.every((part, index) => part === given[index] || (part.startsWith('$') && given[index] !== ''))
  )
}
