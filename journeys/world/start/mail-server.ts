import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server of a journey: its address, to whom letters came, and whom it refuses for good. */
export type MailServer = {
  readonly url: string
  readonly received: readonly string[]
  readonly refuse: (addresses: readonly string[]) => void
  readonly stop: () => Promise<void>
}

/** Starts a mail server on this machine. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: string[] = []
  let refused: readonly string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    // An error without a code is answered with 550, which is final.
    onRcptTo: ({ address }, _session, done) => done(refused.includes(address) ? new Error('no such mailbox') : null),
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse: (addresses) => void (refused = addresses),
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
