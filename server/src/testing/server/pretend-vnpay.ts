import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { z } from 'zod'

/** A server that answers queries for orders as VNPAY does; it knows one terminal code and one secret. */
export type PretendVnpay = { readonly url: string; readonly asked: string[]; readonly stop: () => Promise<void> }

/** Starts it on a free port of this machine. Its answer to a valid query is given, so that a test can choose a refusal code. */
export const startPretendVnpay = async (known: {
  readonly merchantCode: string
  readonly secret: string
  readonly answer?: string
}): Promise<PretendVnpay> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      asked.push(text)
      response.setHeader('content-type', 'application/json')
      response.end(known.answer ?? JSON.stringify({ vnp_ResponseCode: codeFor(text, known), vnp_Message: 'ok' }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the pretend VNPAY has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The order of values in the checksum, from VNPAY's description of `querydr`. */
const signed = ['RequestId', 'Version', 'Command', 'TmnCode', 'TxnRef', 'TransactionDate', 'CreateDate', 'IpAddr', 'OrderInfo']

const codeFor = (text: string, known: { readonly merchantCode: string; readonly secret: string }): string => {
  const question = new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text))))
  if (question.get('vnp_TmnCode') !== known.merchantCode) return '02'
  const values = signed.map((name) => question.get(`vnp_${name}`)).join('|')
  const sum = createHmac('sha512', known.secret).update(values).digest('hex')
  return sum === question.get('vnp_SecureHash') ? '91' : '97'
}
