/** The values of a statement that is built from parts: `put` adds a value and returns its placeholder. */
export type SqlValues = { readonly put: (value: unknown) => string; readonly values: readonly unknown[] }

/** An empty list of values. */
export const sqlValues = (): SqlValues => {
  const values: unknown[] = []
  return { put: (value) => `$${values.push(value)}`, values }
}
