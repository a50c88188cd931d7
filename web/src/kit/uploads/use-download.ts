import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { saveFile } from './save-file.ts'

type DownloadedFile = { readonly fileName: string; readonly mediaType: string; readonly base64: string }

/** Reads a file by a call with the token, since no address leads to it, and hands it to the browser to be saved. */
export const useDownload = (read: () => Promise<DownloadedFile>) => {
  const alerts = useAlerts()
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const { fileName, mediaType, base64 } = await read()
      saveFile(fileName, mediaType, bytesOf(base64))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      alerts.failure(error)
    } finally {
      setPending(false)
    }
  }
  return { pending, download: () => void download() }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
