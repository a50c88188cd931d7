import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { qrReader, type ReadQr } from './qr-reader.ts'

/** A camera that reads QR codes. */
type Camera = {
  readonly ref: RefObject<HTMLVideoElement | null>
  /** `off` until somebody wants to scan; `refused` where there is no camera or the person does not allow it. */
  readonly state: 'off' | 'starting' | 'on' | 'refused'
  readonly start: () => void
}

const between = 120

/** The camera of the phone. It stays on from one ticket to the next, and reads only while `reading`. */
export const useCamera = (reading: boolean, read: (text: string) => void): Camera => {
  const ref = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const [state, setState] = useState<'starting' | 'on' | 'refused'>('starting')
  useEffect(() => {
    if (!wanted) return undefined
    return whileOn(ref, setState)
  }, [wanted])
  const tell = useEffectEvent(read)
  // Without a network it could not be loaded any more.
  useEffect(() => void qrReader().catch(() => undefined), [])
  const isOn = wanted && state === 'on'
  useEffect(() => {
    if (!isOn || !reading) return undefined
    return whileReading(ref, { told: (text) => tell(text), failed: () => setState('refused') })
  }, [isOn, reading])
  return { ref, state: wanted ? state : 'off', start: () => setWanted(true) }
}

/** Starts the camera; returns what stops it. */
const whileOn = (ref: RefObject<HTMLVideoElement | null>, tell: (state: 'on' | 'refused') => void): (() => void) => {
  let stream: MediaStream | undefined
  let over = false
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const start = async (): Promise<void> => {
    // A page that is not served safely has no cameras.
    if (!('mediaDevices' in navigator)) return tell('refused')
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    } catch {
      // Refused, taken by another application, or none there: numbers can still be typed.
      return tell('refused')
    }
    if (over || ref.current === null) return stop()
    ref.current.srcObject = stream
    return tell('on')
  }
  void start()
  return () => {
    over = true
    stop()
  }
}

type Reading = { readonly told: (text: string) => void; readonly failed: () => void }

/** Looks at the camera’s picture until a code is read; returns what ends it. `failed` where the reader cannot be loaded, or gives up. */
const whileReading = (ref: RefObject<HTMLVideoElement | null>, { told, failed }: Reading): (() => void) => {
  const ended = new AbortController()
  const look = async (readQr: ReadQr): Promise<void> => {
    const picture = ref.current
    const text = picture !== null && picture.readyState >= picture.HAVE_CURRENT_DATA ? await readQr(picture) : null
    if (ended.signal.aborted) return
    if (text !== null) return told(text)
    setTimeout(() => void look(readQr).catch(failed), between)
    return undefined
  }
  qrReader()
    .then(look)
    .catch(() => {
      if (!ended.signal.aborted) failed()
    })
  return () => ended.abort()
}
