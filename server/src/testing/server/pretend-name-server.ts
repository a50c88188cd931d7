import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

/** What a pretend name server knows of a name. A name that is not there does not exist. */
export type PretendRecords = Record<
  string,
  {
    readonly texts?: readonly string[]
    readonly addresses?: readonly string[]
    readonly mailHosts?: readonly string[]
    /** Questions about the name are never answered. */
    readonly silent?: true
  }
>

/** A name server on this machine that answers questions for addresses, texts and mail servers. */
export type PretendNameServer = {
  /** Its address and port. */
  readonly address: string
  /** The names that were asked for, in their order. */
  readonly asked: readonly string[]
  readonly records: PretendRecords
  readonly stop: () => Promise<void>
}

/** Starts a name server that speaks DNS; what is changed in its records holds at once. */
export const startPretendNameServer = async (records: PretendRecords = {}): Promise<PretendNameServer> => {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (question, { port, address }) => {
    const { name, end } = nameIn(question)
    asked.push(name)
    if (records[name]?.silent !== true) socket.send(answerTo(question.subarray(0, end + 4), records[name]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  socket.unref()
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    records,
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  }
}

const types = { a: 1, mx: 15, txt: 16, aaaa: 28 }
const headerBytes = 12
const noSuchName = 3

/** The name that is asked for, and where it ends. */
const nameIn = (question: Buffer): { readonly name: string; readonly end: number } => {
  const labels: string[] = []
  let at = headerBytes
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** RFC 1035: the same id and question, recursion available, and the records of the name. */
const answerTo = (question: Buffer, known: PretendRecords[string] | undefined): Buffer => {
  const type = question.readUInt16BE(question.length - 4)
  const found = known === undefined ? [] : dataOf(known, type)
  const head = Buffer.alloc(headerBytes)
  question.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 + (known === undefined ? noSuchName : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found.length, 6)
  return Buffer.concat([head, question.subarray(headerBytes), ...found.map((data) => recordOf(type, data))])
}

const dataOf = ({ texts = [], addresses = [], mailHosts = [] }: PretendRecords[string], type: number): Buffer[] => {
  if (type === types.txt) return texts.map((text) => withLength(text))
  if (type === types.mx) return mailHosts.map((host) => Buffer.concat([Buffer.of(0, 10), ...host.split('.').map(withLength), Buffer.of(0)]))
  if (type === types.a) return addresses.filter((address) => !isIPv6(address)).map((address) => Buffer.from(address.split('.').map(Number)))
  return type === types.aaaa ? addresses.filter(isIPv6).map(bytesOf) : []
}

const withLength = (text: string): Buffer => Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'latin1')])

/** The bytes of an IPv6 address with at most one `::`. */
const bytesOf = (address: string): Buffer => {
  const [head = '', tail = ''] = address.split('::')
  const words = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const gap = 8 - words(head).length - words(tail).length
  const all = [...words(head), ...Array.from({ length: gap }, () => '0'), ...words(tail)]
  return Buffer.from(all.map((word) => word.padStart(4, '0')).join(''), 'hex')
}

/** Its name is that of the question, by a pointer; nobody may keep it. */
const recordOf = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(headerBytes)
  head.writeUInt16BE(0xc0_0c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
