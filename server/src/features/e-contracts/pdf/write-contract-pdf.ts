import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { z } from 'zod'
import { contractDocument } from './contract-document.ts'
import { contractPdf, type ContractPdf } from './contract-file.ts'

// The thread that writes its PDFs and ends: the library and the typeface stay in memory no longer than that.
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

const write = async (pdf: ContractPdf) => {
  let pages = 1
  const content = await pdfmake.createPdf(contractDocument(pdf, (count) => (pages = Math.max(pages, count)))).getBuffer()
  return { content: new Uint8Array(content), pages }
}

parentPort?.postMessage(await Promise.all(z.array(contractPdf).parse(workerData).map(write)))
