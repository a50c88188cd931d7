/** The maximum number of nights of packages and room types in one save: two years of 200 packages are 146,000. */
export const mostNightsSaved = 150_000
