import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { contractDocument } from './contract-document.ts'
import { contractPdf } from './contract-file.ts'

// The thread that writes one PDF and ends: the library and the typeface stay in memory no longer than that.
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

let pages = 1
const pdf = contractPdf.parse(workerData)
const content = await pdfmake.createPdf(contractDocument(pdf, (count) => (pages = Math.max(pages, count)))).getBuffer()
parentPort?.postMessage({ content: new Uint8Array(content), pages })
