import { roomsOfType } from '../rooms-of-type.ts'

/** "3 × Day ticket", with its slot where it has one; the number stays beside the name. */
export const ticketsOf = (people: number, product: string, slot: string): string =>
  slot === '' ? roomsOfType(people, product) : `${roomsOfType(people, product)}, ${slot}`
