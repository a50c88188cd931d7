import { vi } from 'vitest'

/** One upload that is on its way, in the test's hand. */
export type SlowUpload = {
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** How much of it has left, from 0 to 1. */
  readonly left: (share: number) => void
  readonly answer: (status: number, body: object) => void
  /** The line breaks: no answer comes. */
  readonly breakOff: () => void
  readonly givenUp: () => boolean
}

/** Stands at the network's edge where files are sent: each stays on its way until the test says how it ends. */
export const slowUploads = (): SlowUpload[] => {
  const uploads: SlowUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StandIn {
      override send(form: FormData): void {
        uploads.push(uploadOf(this, form))
      }
    },
  )
  return uploads
}

class StandIn extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  aborted = false
  readonly headers: Record<string, string> = {}
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  abort(): void {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
  send(_form: FormData): void {}
}

const uploadOf = (request: StandIn, form: FormData): SlowUpload => {
  const file = form.get('file')
  const texts = [...form.entries()].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return {
    name: file instanceof File ? file.name : '',
    fields: Object.fromEntries(texts),
    headers: request.headers,
    left: (share) => request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share * 100, total: 100 })),
    answer: (status, body) => {
      request.status = status
      request.responseText = JSON.stringify({ responseCode: 0, message: '', requestId: 'r1', ...body })
      request.dispatchEvent(new Event('load'))
    },
    breakOff: () => request.dispatchEvent(new Event('error')),
    givenUp: () => request.aborted,
  }
}
