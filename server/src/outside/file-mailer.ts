import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'
import { mailMessage } from './mail-message.ts'

/** Writes letters as `.eml` files that a mail program opens; a file is there whole or not at all, and a letter once. */
export const fileMailer = (directory: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (letter, id) => {
      const { message } = await transport.sendMail(mailMessage(letter, id, from))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = join(directory, `${id}.eml`)
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
