import type { CallInput } from '@innkeeper/protocol/catalogue'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { TestServer } from '../server/test-server.ts'

type Where = Pick<CallInput<'room-plan/export-workbook'>, 'roomPlanIds' | 'from' | 'to'>

/** A workbook as a person exports it, in which every price is 3,210,000. */
export const filledWorkbook = async (server: TestServer, who: { readonly token: string }, where: Where): Promise<File> => {
  const { data } = await server.ask('room-plan/export-workbook', { ...where, fields: ['price'] }, { ...who, language: 'en' })
  const { sheets } = await readXlsx(Buffer.from(data.base64, 'base64'))
  const filled = sheets.map(({ name, rows }) => ({
    name,
    rows: name === 'Price' ? rows.map((row, at) => (at === 0 ? row : row.map((cell, column) => (column < 3 ? cell : newPrice)))) : rows,
  }))
  return new File([new Uint8Array(await writeXlsx({ sheets: filled }))], 'rates.xlsx')
}

const newPrice = 3_210_000
