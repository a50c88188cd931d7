import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server on this machine that knows texts; every other name does not exist. */
export type PretendNameServer = { readonly address: string; readonly texts: Map<string, string>; readonly stop: () => void }

/** Starts a name server that speaks DNS (RFC 1035); what is changed in its texts holds at once. */
export const startPretendNameServer = async (): Promise<PretendNameServer> => {
  const texts = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => socket.send(answerTo(question, texts), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, texts, stop: () => void socket.close() }
}

const headerBytes = 12
const textType = 16

const answerTo = (question: Buffer, texts: ReadonlyMap<string, string>): Buffer => {
  const labels: string[] = []
  let at = headerBytes
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += length + 1
  }
  const text = question.readUInt16BE(at + 1) === textType ? texts.get(labels.join('.')) : undefined
  const head = Buffer.alloc(headerBytes)
  question.copy(head, 0, 0, 2)
  // An answer with recursion; without a text, “no such name”.
  head.writeUInt16BE(text === undefined ? 0x81_83 : 0x81_80, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(text === undefined ? 0 : 1, 6)
  return Buffer.concat([head, question.subarray(headerBytes, at + 5), ...(text === undefined ? [] : [recordOf(text)])])
}

/** A text of the name that was asked for, which nobody may keep. */
const recordOf = (text: string): Buffer => {
  const head = Buffer.from([0xc0, 0x0c, 0, textType, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length])
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}
