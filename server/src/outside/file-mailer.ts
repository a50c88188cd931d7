import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeDirectory } from '#database/make-directory.ts'
import type { LetterToSend, Mailer } from './mail.ts'
import { mailMessage } from './mail-message.ts'

/** Writes letters as `.eml` files, for a mail program or any editor; each file is complete, and each letter is written once. */
export const fileMailer = (directory: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (letter, id) => {
      const { message } = await transport.sendMail(mailMessage(letter, id, from))
      if (!Buffer.isBuffer(message)) throw new Error('the mail was to be composed whole')
      await makeDirectory(directory, 0o700)
      const path = join(directory, `${id}.eml`)
      await writeFile(`${path}.part`, readable(message.toString(), letter), { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    forget: async (before) => {
      const names = await readdir(directory).catch(() => [])
      const letters = names.filter((name) => /\.eml(?:\.part)?$/u.test(name)).map((name) => join(directory, name))
      await Promise.all(letters.map((path) => removeOlder(path, before)))
    },
  }
}

/** Another server that shares the folder may have deleted it already. */
const removeOlder = async (path: string, before: Date): Promise<void> => {
  const found = await stat(path).catch(() => null)
  if (found !== null && found.mtime < before) await rm(path, { force: true })
}

/** The same mail with readable text: the encoding of mail servers would break letters and links apart. */
const readable = (message: string, { text, logo, files, html }: LetterToSend): string => {
  if (logo !== null || files.length > 0 || html !== undefined)
    return message.replace(plainPart, (_part, head: string, boundary: string) => `${head}${plain}\n\n${text}\n${boundary}`)
  const [head = ''] = message.split(/\r?\n\r?\n/, 1)
  return `${head.replace(/^content-transfer-encoding:.*$/im, plain)}\n\n${text}`
}

const plain = 'Content-Transfer-Encoding: 8bit'

/** The part of a mail with its plain text, up to the next part. */
const plainPart = /^(content-type: text\/plain.*\n)content-transfer-encoding:.*\n\n[\s\S]*?\n(--)/im
