/** The characters that a spreadsheet takes for the start of a formula, including full-width and small forms. */
export const formulaCharacters = '=+-@＝＋－＠﹦﹢﹣﹫'

/** The characters that separate cells or rows in some spreadsheet. */
const separators = String.raw`,;\t\r\n\v\f\u0085\u2028\u2029`

/** Spreadsheets may drop quotes, spaces and invisible characters before a formula character, so these do not protect. */
const dropped = String.raw`(?:(?![${separators}])[\s"\p{Cc}\p{Cf}])*`

const beginning = new RegExp(`(?<=^|[${separators}])(?=${dropped}[${formulaCharacters.replace('-', String.raw`\-`)}])`, 'gu')

/**
 * A text that no spreadsheet reads as a formula, whichever separator it expects: an apostrophe precedes every formula character that could
 * start a cell. Excel splits even a quoted text where it expects another separator than the file has, so quoting alone does not help.
 */
export const formulaFree = (text: string): string => text.replaceAll(beginning, "'")
