import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'

/** The one secret that the pretend VNPAY knows, which no gateway issued. */
export const pretendSecret = 'JOURNEYS-OWN-KEY-2026'

/** The order of values in the checksum, from VNPAY's description of `querydr`. */
const signed = ['RequestId', 'Version', 'Command', 'TmnCode', 'TxnRef', 'TransactionDate', 'CreateDate', 'IpAddr', 'OrderInfo']

/** A server that answers queries for orders as VNPAY does: "not found" if the checksum is right, "wrong checksum" if not. */
export const startPretendVnpay = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ vnp_ResponseCode: codeFor(Buffer.concat(parts).toString()) }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the pretend VNPAY has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const codeFor = (text: string): string => {
  const question = new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text))))
  const sum = createHmac('sha512', pretendSecret).update(signed.map((name) => question.get(`vnp_${name}`)).join('|'))
  return sum.digest('hex') === question.get('vnp_SecureHash') ? '91' : '97'
}
