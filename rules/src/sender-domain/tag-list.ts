/** The tags of a DKIM or DMARC record (`v=DKIM1; p=…`), by their names in lower case; null where a part is none. */
export const readTags = (text: string): ReadonlyMap<string, string> | null => {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const tags = parts.map((part) => /^([a-z][a-z0-9_]*)\s*=\s*(.*)$/isu.exec(part))
  if (tags.some((tag) => tag === null)) return null
  return new Map(tags.map((tag): [string, string] => [(tag?.[1] ?? '').toLowerCase(), tag?.[2] ?? '']))
}
