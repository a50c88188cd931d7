import { mailPorts, type encryptionTypes } from '@innkeeper/rules/mail/mail-settings'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { LetterToSend } from '../mail.ts'
import { mailMessage, type Sender } from '../mail-message.ts'
import { isInside } from './inside-address.ts'
import { MailRefused, mailRefusedBy } from './mail-refused.ts'

/** A property's own mail server, with the opened password. */
export type HotelServer = {
  readonly host: string
  readonly port: number
  readonly encryption: (typeof encryptionTypes)[number]
  readonly login: { readonly user: string; readonly password: string } | null
}

/** Sends letters through the servers of properties; rejects with `MailRefused`. */
export type HotelMailer = {
  readonly send: (server: HotelServer, sender: Sender, letter: LetterToSend, id: string) => Promise<void>
  /** Why a server may not be used whatever its name resolves to; null where it may. */
  readonly refuses: (server: Pick<HotelServer, 'host' | 'port'>) => 'inside' | 'portRefused' | null
}

/** Where letters may go besides mail servers of the public internet. */
export type MailReach = {
  /** For tests: a server on this machine, at any port, with a certificate that nobody signed. */
  readonly thisMachine: boolean
  /** The name that we greet with. */
  readonly greeting: string
}

/**
 * A mailer for servers that tenants name. The name is resolved once, each of its addresses is checked, and the connection goes to the address
 * that was checked, so that a name cannot change in between (`docs/decisions/0093-letters-of-a-property.md`). Its certificate must carry the
 * name.
 */
export const hotelMailer = (reach: MailReach): HotelMailer => ({
  refuses: ({ host, port }) => {
    if (reach.thisMachine) return null
    if (isIP(host) === 0 ? !host.includes('.') : isInside(host)) return 'inside'
    return mailPorts.includes(port) ? null : 'portRefused'
  },
  send: async (server, sender, letter, id) => {
    const refused = hotelMailer(reach).refuses(server)
    if (refused !== null) throw new MailRefused(refused)
    const address = await checkedAddress(server.host, reach)
    const transport = transportTo(address, server, reach)
    try {
      await transport.sendMail({ ...mailMessage(letter, id, sender), signal: AbortSignal.timeout(longestMilliseconds) })
    } catch (error) {
      throw mailRefusedBy(error)
    } finally {
      transport.close()
    }
  },
})

/** A server that hangs must not keep the letters of others waiting. */
const patience = { connectionTimeout: 6000, greetingTimeout: 6000, socketTimeout: 8000 }
const longestMilliseconds = 15_000

const transportTo = (address: string, { host, port, encryption, login }: HotelServer, { thisMachine, greeting }: MailReach) =>
  createTransport({
    ...patience,
    host: address,
    port,
    name: greeting,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(isIP(host) === 0 ? { servername: host } : {}),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !thisMachine },
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** The first address of a name, if none of its addresses is inside: a name with both is not a mail server's. */
const checkedAddress = async (host: string, { thisMachine }: MailReach): Promise<string> => {
  const addresses = await lookup(host, { all: true }).catch((error: unknown) => {
    throw new MailRefused('notFound', { cause: error })
  })
  const [first] = addresses
  if (first === undefined) throw new MailRefused('notFound')
  if (!thisMachine && addresses.some(({ address }) => isInside(address))) throw new MailRefused('inside')
  return first.address
}
