import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF as another program reads it, in one line. */
export const readPdf = async (base64: string): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const { text } = await extractText(document, { mergePages: true })
  return text.replaceAll(/\s+/gu, ' ').normalize('NFC')
}
