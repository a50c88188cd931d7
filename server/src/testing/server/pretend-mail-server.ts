import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A letter that the pretend server took: who it was for, and its source. */
export type TakenLetter = { readonly from: string; readonly to: readonly string[]; readonly source: string }

/** A real SMTP server on this machine, with one account. */
export type PretendMailServer = {
  readonly port: number
  readonly taken: TakenLetter[]
  readonly stop: () => Promise<void>
}

export const pretendAccount = { user: 'letan@haiau.example', password: 'mat khau cua le tan' }

/** Starts a pretend mail server; it takes letters of its account only, or also without one where `open`. */
export const startPretendMailServer = async (
  options: Pick<SMTPServerOptions, 'secure' | 'disabledCommands' | 'onRcptTo' | 'onMailFrom'> & { readonly open?: boolean } = {},
): Promise<PretendMailServer> => {
  const taken: TakenLetter[] = []
  const { open = false, ...more } = options
  const server = new SMTPServer({
    authOptional: open,
    onAuth: (auth, _session, done) =>
      auth.username === pretendAccount.user && auth.password === pretendAccount.password
        ? done(null, { user: auth.username })
        : done(new Error('wrong user name or password')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...more,
  })
  // What a client breaks off is its own matter.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    taken,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}
