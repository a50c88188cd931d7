/** Fields as a query string, with the question mark. Numbers and flags are text, lists repeat their name, nested values are JSON text. */
export const queryText = (fields: readonly (readonly [string, unknown])[]): string => {
  const pairs = fields.flatMap(([name, value]) => textsOf(value).map((text) => [name, text]))
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}

const textsOf = (value: unknown): string[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.map(textOf) : [textOf(value)]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
