import { useRead } from '#kit/calls/use-read.ts'

// The page reads the profile anyway, and keeps it as long.
const freshFor = 300_000

/** Whether a connected system is told of the property's nights: without one there is nothing to show of it. */
export const useTellsNights = (): boolean => useRead('profile/info', {}, { freshFor }).data?.tellsNights ?? false
