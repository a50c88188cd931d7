import { screens, type Screen } from './screens.ts'

/** The screen at an address, or undefined where there is none yet. */
export function screenAt(address: string): Screen | undefined {
  const [path = ''] = address.split(/[?#]/u)
  return screens.find((screen) => matches(screen.path, path))
}

/** Whether a screen stands at a path below `/u/{hotelIdParam}/`, as the menu spells it. */
export const isHotelScreen = (path: string): boolean => screens.some((screen) => screen.path === `/u/$hotelId/${path}`)

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.replace(/\/$/u, '').split('/')
  return (
    wanted.length === given.length && wanted.every((part, index) => part === given[index] || (part.startsWith('$') && given[index] !== ''))
  )
}
