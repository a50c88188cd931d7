import type { CallUpload } from '@innkeeper/protocol/call'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { envelope, type Envelope } from '@innkeeper/protocol/envelope'
import { requestParts } from '#kit/request/request-parts.ts'
import { fileOf, jpegPhoto } from './forms/photos.ts'
import { serviceListFile } from './forms/named-list-file.ts'

/** The raw answer: the envelope with its status and headers. */
export type Sent = Envelope & { readonly status: number; readonly headers: Headers }

/** Sends any input to a call, over real HTTP; `ask` is for inputs that should be valid. An upload has a valid file. */
export const send = (url: string, path: CallPath, input: object, headers: Readonly<Record<string, string>> = {}): Promise<Sent> =>
  sendFile(url, path, input, { headers })

/** How a file is sent: the headers, and the file; a valid photo by default. */
export type FileSending = { readonly headers: Readonly<Record<string, string>>; readonly file?: File | undefined }

/** Sends an input with a file where the call takes one. */
export const sendFile = async (url: string, path: CallPath, input: object, { headers, file }: FileSending): Promise<Sent> => {
  const { upload, method } = callAt(path)
  const { target, body } = requestParts(path, input)
  const form = upload === undefined || Array.isArray(input) ? null : formOf(upload, input, file ?? (await rightFile(upload)))
  const response = await fetch(url + target, {
    method,
    headers: { 'accept-language': 'en', ...(body === null || form !== null ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === null ? {} : { body: form ?? JSON.stringify(body) }),
  })
  const answer = envelope.parse(await response.json())
  return { ...answer, status: response.status, headers: response.headers }
}

const rightFile = async ({ accept }: CallUpload): Promise<File> =>
  accept.includes('text/csv') ? serviceListFile() : fileOf(await jpegPhoto())

const formOf = (upload: CallUpload, input: object, file: File): FormData => {
  const form = new FormData()
  const fields: [string, unknown][] = Object.entries(input)
  for (const [name, value] of fields.filter(([, sent]) => sent !== undefined))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  form.append(upload.field, file)
  return form
}
