import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { z } from 'zod'

/** Told with each page; the last call knows how many there are. */
export type OnPage = (pages: number) => void

/**
 * The work of a thread that writes PDFs and ends: the library and the typeface stay in memory no longer than that. It is given the contents
 * of its files, each of this shape.
 */
export const writeGivenPdfs = async <T>(shape: z.ZodType<T>, documentOf: (content: T, onPage: OnPage) => TDocumentDefinitions) => {
  const write = async (content: T) => {
    let pages = 1
    const written = await pdfmake.createPdf(documentOf(content, (count) => (pages = Math.max(pages, count)))).getBuffer()
    return { content: new Uint8Array(written), pages }
  }
  parentPort?.postMessage(await Promise.all(z.array(shape).parse(workerData).map(write)))
}

const fonts = fileURLToPath(new URL('.', import.meta.resolve('@expo-google-fonts/be-vietnam-pro/package.json')))
const fontFile = (weight: string): string => join(fonts, weight, `BeVietnamPro_${weight}.ttf`)

pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(fonts))
pdfmake.setFonts({
  BeVietnam: {
    normal: fontFile('400Regular'),
    bold: fontFile('600SemiBold'),
    italics: fontFile('400Regular_Italic'),
    bolditalics: fontFile('600SemiBold_Italic'),
  },
})
