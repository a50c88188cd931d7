import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'
import { z } from 'zod'
import { zipProblem } from '#kit/workbook/zip-size.ts'
import { factsOf, factsSheet } from '../workbook-facts.ts'
import type { ReadWorkbook } from './read-workbook.ts'
import { readSheets } from './read-sheets.ts'

// The thread that reads one workbook and ends: a stranger's file is unpacked where its memory has a bound and goes with the thread.
const read = async (path: string): Promise<ReadWorkbook> => {
  const bytes = await readFile(path)
  const problem = zipProblem(bytes)
  if (problem !== null) return { refused: problem === 'tooLarge' ? 'workbookTooLarge' : 'workbookUnreadable' }
  const workbook = await opened(bytes)
  if (workbook === null) return { refused: 'workbookUnreadable' }
  const facts = factsOf(workbook.sheets.find(({ name }) => name === factsSheet)?.rows ?? [])
  return facts === null ? { refused: 'workbookForeign' } : { facts, ...readSheets(workbook.sheets, facts) }
}

// Whatever a stranger's file makes the library stumble over, the file cannot be read.
const opened = async (bytes: Uint8Array) => {
  try {
    return await readXlsx(bytes)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

parentPort?.postMessage(await read(z.string().parse(workerData)))
