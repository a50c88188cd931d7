/** How many nights of packages and room types one save takes: two years of 200 packages are 146,000. */
export const mostNightsSaved = 150_000
