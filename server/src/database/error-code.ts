/** Whether an error of Node or of PostgreSQL has one of these codes, for example `ENOENT` or `23505`. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
