/** "Hotel title is cut at 50 characters". */
export const hotelTitleLength = 50

/** "The user name at 20". */
export const userNameLength = 20

/** A text limited to `length` characters as a person counts them; a longer text is cut and ends with "…". */
export const cutText = (text: string, length: number): string => {
  const characters = [...new Intl.Segmenter('vi', { granularity: 'grapheme' }).segment(text)].map((one) => one.segment)
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
