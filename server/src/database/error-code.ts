/** Whether an error of Node or of PostgreSQL bears this code, for example `ENOENT` or `23505`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}
