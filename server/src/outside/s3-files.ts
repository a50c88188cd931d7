import { AwsClient } from 'aws4fetch'
import { FileStoreFailed } from './file-store-failed.ts'
import type { FileStore } from './files.ts'

/** The settings of an S3 storage: the address of the bucket, its region, and the key that may write there. */
export type S3Settings = { readonly url: string; readonly region: string; readonly keyId: string; readonly secret: string }

const patienceMilliseconds = 20_000
const tries = 2
const notFound = 404

/** Keeps files in a bucket. Requests are signed; any answer except success or "not found" is a failure. */
export const s3Files = ({ url, region, keyId, secret }: S3Settings): FileStore => {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: tries })
  const ask = async (name: string, request: RequestInit): Promise<Response> => {
    const answer = await client
      .fetch(`${url}/${name}`, { ...request, signal: AbortSignal.timeout(patienceMilliseconds) })
      .catch((cause: unknown) => failed(`the storage cannot be reached`, cause))
    if (answer.ok || answer.status === notFound) return answer
    return failed(`the storage answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
  }
  return {
    put: async (name, bytes, mediaType) => {
      const answer = await ask(name, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': mediaType } })
      if (!answer.ok) failed(`the storage has no such bucket: ${url}`)
      await answer.body?.cancel()
    },
    get: async (name) => {
      const answer = await ask(name, { method: 'GET' })
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    remove: async (names) => {
      for (const name of names) await (await ask(name, { method: 'DELETE' })).body?.cancel()
    },
  }
}

const failed = (message: string, cause?: unknown): never => {
  throw new FileStoreFailed(message, { cause })
}
