type Node = { readonly value: unknown; readonly name: string; readonly above: Node | null }

/**
 * The fields, as dotted paths, whose texts the database cannot store: with a NUL, or half a surrogate pair. Deep input is walked without
 * recursion, because a stranger chooses its depth.
 */
export const unstorableTexts = (input: unknown): readonly string[] => {
  const found: string[] = []
  const waiting: Node[] = [{ value: input, name: '', above: null }]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { value } = node
    if (typeof value === 'string' && isUnstorable(value)) found.push(pathOf(node))
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) waiting.push({ value: inner, name, above: node })
  }
  return found
}

const isUnstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()

const pathOf = (node: Node): string => {
  const names: string[] = []
  for (let at: Node | null = node; at?.above; at = at.above) names.unshift(at.name)
  return names.join('.')
}
