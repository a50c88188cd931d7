/** Class names as one text; what is missing or false is left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string => {
  let text = ''
  for (const name of names) if (name !== undefined && name !== false && name !== '') text = text === '' ? name : `${text} ${name}`
  return text
}
