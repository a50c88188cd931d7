import type { SheetToWrite } from './sheet-to-write.ts'
import { xmlStart, xmlText } from './xml-text.ts'

/** The looks of cells, as `styles` lists them. */
export const looks = { head: 1, day: 2, markedDay: 3, text: 4, whole: 5, cents: 6, readText: 7, readDay: 8 } as const

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** How a workbook looks, and whether its sheets may be renamed, moved and deleted. */
export type WorkbookForm = { readonly styles: string; readonly isOpen: boolean }

/** The parts of a workbook around its sheets: their paths and their XML. */
export const workbookParts = (
  sheets: readonly Pick<SheetToWrite, 'name' | 'hidden'>[],
  { styles, isOpen }: WorkbookForm = toFillIn,
): readonly (readonly [path: string, xml: string])[] => [
  ['[Content_Types].xml', contentTypes(sheets.length)],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  ['xl/workbook.xml', workbook(sheets, isOpen)],
  [
    'xl/_rels/workbook.xml.rels',
    relations([...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const), ['styles', 'styles.xml']]),
  ],
  ['xl/styles.xml', styles],
]

/** The path of a sheet. */
export const pathOfSheet = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`

const contentTypes = (sheets: number): string =>
  `${xmlStart}<Types xmlns="${packages}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>` +
  `${Array.from({ length: sheets }, (_, at) => `<Override PartName="/${pathOfSheet(at)}" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`

const relations = (to: readonly (readonly [type: string, target: string])[]): string =>
  `${xmlStart}<Relationships xmlns="${packages}/relationships">` +
  `${to.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${documents}/${type}" Target="${target}"/>`).join('')}</Relationships>`

// In a workbook to fill in the structure is locked: a sheet is found again by its name.
const workbook = (sheets: readonly Pick<SheetToWrite, 'name' | 'hidden'>[], isOpen: boolean): string =>
  `${xmlStart}<workbook xmlns="${main}" xmlns:r="${documents}">${isOpen ? '' : '<workbookProtection lockStructure="1"/>'}` +
  `<sheets>${sheets.map(({ name, hidden }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}"${hidden === true ? ' state="veryHidden"' : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`

/** The start of a part with styles. */
export const stylesStart = `${xmlStart}<styleSheet xmlns="${main}">`

const font = (inside: string): string => `<font>${inside}<sz val="11"/><name val="Calibri"/></font>`
const fill = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`
const look = (format: number, fontId: number, fillId: number, isOpen = false): string =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyProtection="1"><protection locked="${isOpen ? 0 : 1}"/></xf>`

const [dayFormat, readDayFormat] = [164, 165]
const [wholeFormat, centsFormat, textFormat] = [3, 4, 49]

const styles =
  `${stylesStart}<numFmts count="2"><numFmt numFmtId="${dayFormat}" formatCode="ddd\\ dd/mm/yyyy"/>` +
  `<numFmt numFmtId="${readDayFormat}" formatCode="dd/mm/yyyy"/></numFmts>` +
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
  `<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('E6EDF0')}${fill('F7E3C4')}${fill('F4F6F7')}</fills>` +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="9"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${look(textFormat, 1, 2)}${look(dayFormat, 1, 2)}${look(dayFormat, 1, 3)}` +
  `${look(textFormat, 0, 4)}${look(wholeFormat, 0, 0, true)}${look(centsFormat, 0, 0, true)}` +
  `${look(textFormat, 0, 0, true)}${look(readDayFormat, 0, 0, true)}</cellXfs></styleSheet>`

const toFillIn: WorkbookForm = { styles, isOpen: false }
