import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyFrom } from '#kit/session/secret.ts'
import { tokenKey } from '#kit/session/token.ts'
import { gatewayNetwork } from '#outside/gateways/gateway-network.ts'
import { diskFiles } from '#outside/disk-files.ts'
import type { FileStore } from '#outside/files.ts'
import { hotelMailer } from '#outside/hotel-mail/hotel-mailer.ts'
import type { LetterToSend } from '#outside/mail.ts'
import type { Outside } from '#outside/outside.ts'
import type { SiteReach } from '#outside/sites/checked-address.ts'
import { siteNetwork } from '#outside/sites/site-network.ts'
import { webhookNetwork } from '#outside/webhooks/webhook-network.ts'
import { noScanner, type VirusScanner } from '#outside/scanner/virus-scanner.ts'

/** The outside world of a test: letters are collected, keys are new, gateways are queried only where the test says. */
export type TestOutside = Outside & {
  readonly letters: LetterToSend[]
  readonly askGatewaysAt: (address: string) => void
  /** The folder of files; its own unless another storage is given. */
  readonly filesFolder: string
  readonly keepFilesIn: (store: FileStore) => void
  readonly scanWith: (scanner: VirusScanner) => void
  /** Properties may name a mail server on this machine, which only tests allow. */
  readonly letMailReachThisMachine: () => void
  /** Domains are looked up at a name server of the test, and their sites may be on this machine; without it no name server answers. */
  readonly lookDomainsUpAt: (reach: SiteReach) => void
}

/** A separate outside world; two servers that share one, or its secret, accept each other's tokens, like two of one installation. */
export const testOutside = (secret: Buffer = randomBytes(32)): TestOutside => {
  const letters: LetterToSend[] = []
  let gatewayQueries = 'off'
  const filesFolder = join(tmpdir(), `innkeeper-test-files-${Buffer.from(keyFrom(secret, 'folder')).toString('hex').slice(0, 16)}`)
  let store: FileStore = diskFiles(filesFolder)
  let scanner = noScanner
  let thisMachine = false
  // Nothing listens there: a test that says nothing asks nobody.
  let siteReach: SiteReach = { nameServer: '127.0.0.1:9', portOnThisMachine: null }
  return {
    letters,
    askGatewaysAt: (address) => void (gatewayQueries = address),
    gateways: gatewayNetwork(() => gatewayQueries),
    files: {
      put: (...file) => store.put(...file),
      get: (name) => store.get(name),
      remove: (names) => store.remove(names),
    },
    keepFilesIn: (other) => void (store = other),
    scanner: { scan: (path) => scanner.scan(path) },
    scanWith: (other) => void (scanner = other),
    filesFolder,
    mailer: { send: async (letter) => void letters.push(letter) },
    hotelMailer: {
      refuses: (server) => hotelMailer({ thisMachine, greeting: 'localhost' }).refuses(server),
      send: (...letter) => hotelMailer({ thisMachine, greeting: 'localhost' }).send(...letter),
    },
    sites: siteNetwork(() => siteReach),
    webhooks: webhookNetwork(() => siteReach, 1_000),
    lookDomainsUpAt: (reach) => void (siteReach = reach),
    letMailReachThisMachine: () => void (thisMachine = true),
    mailAddress: 'no-reply@innkeeper.example',
    token: tokenKey(keyFrom(secret, 'token')),
    keyFor: (purpose) => keyFrom(secret, purpose),
    mapGround: { tiles: null, attribution: '' },
    mailReturnToken: 'the token of the mail server in tests',
    platformMail: undefined,
    publicUrl: 'http://localhost:3000',
  }
}
