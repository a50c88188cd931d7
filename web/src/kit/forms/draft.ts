/**
 * The text that a person has typed into a form. The tab keeps it until the record is saved or left, so that it survives an expired session.
 */
export type Draft = { readonly read: () => unknown; readonly keep: (values: unknown) => void; readonly drop: () => void }

/** The draft of a record, by its owner and by a name such as `room/create` or `room/update:4f…`. */
export const draftOf = (name: string, owner: string): Draft => {
  const key = `draft:${owner}:${name}`
  return {
    read: () => {
      const text = window.sessionStorage.getItem(key)
      return text === null ? undefined : parse(text)
    },
    keep: (values) => window.sessionStorage.setItem(key, JSON.stringify(values)),
    drop: () => window.sessionStorage.removeItem(key),
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
