/** A moment of the database to the millisecond, as those are that a booking's snapshot keeps. */
export const tellMoment = (moment: string): string => new Date(moment).toISOString()
