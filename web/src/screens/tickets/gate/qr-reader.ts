import type { BarcodeDetector as Library } from 'qr/decode.js'
import { trusted } from '#kit/trusted.ts'

/** Reads the QR code in a picture of a camera; null where it sees none. */
export type ReadQr = (picture: HTMLVideoElement) => Promise<string | null>

/** The phone's own reader, else one that is loaded only then: browsers on Apple’s phones and on desks have none. */
export const qrReader = async (): Promise<ReadQr> => {
  const Detector = (await ownDetector()) ?? (await import('qr/decode.js')).BarcodeDetector
  const detector = new Detector({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
}

const ownDetector = async (): Promise<typeof Library | null> => {
  const own = trusted<typeof Library | undefined>(Reflect.get(globalThis, 'BarcodeDetector'))
  return own !== undefined && (await own.getSupportedFormats()).includes('qr_code') ? own : null
}
