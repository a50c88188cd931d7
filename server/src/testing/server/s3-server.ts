import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import type { S3Settings } from '#outside/s3-files.ts'

/** A bucket in this process: its files, their types, and how to make it fail. */
export type TestBucket = {
  readonly settings: () => S3Settings
  readonly objects: Map<string, { readonly type: string; readonly bytes: Buffer }>
  /** Answers every request with this status; null answers normally again. */
  readonly failWith: (status: number | null) => void
}

const key = { keyId: 'INNKEEPER', secret: 'a secret of the bucket', region: 'ap-southeast-1' }

/** For the top of a test file: a server that speaks the part of S3 that we use and accepts only requests signed as AWS documents it. */
export const useTestBucket = (): TestBucket => {
  const objects: TestBucket['objects'] = new Map()
  let failure: number | null = null
  let url = ''
  let server: Server | undefined
  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response, objects, failure))
    const { promise, resolve } = Promise.withResolvers<void>()
    server.listen(0, '127.0.0.1', resolve)
    await promise
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/bucket`
  })
  afterAll(() => server?.close())
  return { settings: () => ({ url, ...key }), objects, failWith: (status) => void (failure = status) }
}

const answer = async (request: IncomingMessage, response: ServerResponse, objects: TestBucket['objects'], failure: number | null) => {
  const body = await buffer(request)
  const name = (request.url ?? '').replace('/bucket/', '')
  const end = (status: number, content?: Buffer) => void response.writeHead(status).end(content)
  if (failure !== null) return end(failure)
  if (!isSigned(request)) return end(403)
  if (request.method === 'PUT') objects.set(name, { type: request.headers['content-type'] ?? '', bytes: body })
  if (request.method === 'DELETE') objects.delete(name)
  if (request.method !== 'GET') return end(request.method === 'DELETE' ? 204 : 200)
  const found = objects.get(name)
  return found === undefined ? end(404) : end(200, found.bytes)
}

/** Signature version 4, computed again from the received request. */
const isSigned = ({ method = '', url = '', headers }: IncomingMessage): boolean => {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/
  const [, keyId, day = '', region = '', signedHeaders = '', signature] = parts.exec(headers.authorization ?? '') ?? []
  if (keyId !== key.keyId || region !== key.region) return false
  const named = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const canonical = [method, url, '', named.join(''), signedHeaders, headers['x-amz-content-sha256']].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${key.secret}`)
  return hmac(signingKey, toSign).toString('hex') === signature
}

const hmac = (secret: Buffer | string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
