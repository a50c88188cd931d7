import { say } from '#say.ts'

/** The names of a hotel's stars. */
export const starWords = {
  1: say('1 sao', '1 star'),
  2: say('2 sao', '2 stars'),
  3: say('3 sao', '3 stars'),
  4: say('4 sao', '4 stars'),
  5: say('5 sao', '5 stars'),
} as const
