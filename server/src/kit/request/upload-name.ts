const longest = 255

/** The name of an uploaded file as people may see it: without a path, in one line, short enough for the database. */
export const tidyFileName = (given: string | undefined): string => {
  const [name = ''] = (given ?? '').toWellFormed().split(/[/\\]/).slice(-1)
  const tidy = name.replaceAll(/\p{C}/gu, '').normalize('NFC').trim()
  return tidy === '' ? 'file' : [...tidy].slice(0, longest).join('')
}
