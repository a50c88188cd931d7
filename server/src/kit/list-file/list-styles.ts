import { stylesStart } from '../workbook/workbook-parts.ts'

/** The looks of a list's cells, as `listStyles` lists them; each of the second row is its bold twin, for the last rows. */
export const listLooks = { head: 1, text: 2, number: 3, whole: 4, cents: 5, day: 6, moment: 7 } as const

/** How a cell looks. */
export type ListLook = keyof typeof listLooks

/** The look of a cell in the last rows. */
export const boldLook = (look: ListLook): number => listLooks[look] + Object.keys(listLooks).length

const [dayFormat, momentFormat] = [164, 165]
const [anyFormat, wholeFormat, centsFormat, textFormat] = [0, 3, 4, 49]
const formats = [textFormat, textFormat, anyFormat, wholeFormat, centsFormat, dayFormat, momentFormat]

const look = (format: number, fontId: number, fillId: number, inside = ''): string =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${inside === '' ? '/>' : ` applyAlignment="1">${inside}</xf>`}`

const head = look(textFormat, 1, 2, '<alignment vertical="top" wrapText="1"/>')

/** The styles of a workbook with a list: dates as they are written in Vietnam, numbers with the separators of whoever opens it. */
export const listStyles =
  `${stylesStart}<numFmts count="2"><numFmt numFmtId="${dayFormat}" formatCode="dd/mm/yyyy"/><numFmt numFmtId="${momentFormat}" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE6EDF0"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${2 * formats.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${head}` +
  `${formats
    .slice(1)
    .map((format) => look(format, 0, 0))
    .join('')}${formats.map((format) => look(format, 1, 0)).join('')}</cellXfs></styleSheet>`
