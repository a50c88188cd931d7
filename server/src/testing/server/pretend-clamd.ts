import { createServer, type Socket } from 'node:net'

/** A clamd in this process: its address, and the files that it received completely. */
export type PretendClamd = { readonly url: string; readonly files: Buffer[]; readonly stop: () => Promise<void> }

/** The EICAR test file, which every scanner reports as a virus. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

const command = 'zINSTREAM\0'

/** Starts a server that speaks clamd's INSTREAM; `says` is its answer to every file instead of a verdict. */
export const startPretendClamd = async (says?: string): Promise<PretendClamd> => {
  const files: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined))
    let heard = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk])
      const file = fileIn(heard)
      if (file === null) return
      files.push(file)
      socket.end(`${says ?? (file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')}\0`)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => void server.close(resolve))
  }
  return { url: `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, files, stop }
}

/** The file in the bytes received so far; null before its end. */
const fileIn = (heard: Buffer): Buffer | null => {
  if (heard.toString('latin1', 0, command.length) !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.length;) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
