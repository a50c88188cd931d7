/** A text as it is searched for: small letters without marks, one space between words. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[đĐ]/gu, 'd')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, ' ')
