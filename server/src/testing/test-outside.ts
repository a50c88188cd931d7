import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyFrom } from '../kit/secret.ts'
import { tokenKey } from '../kit/token.ts'
import { gatewayNetwork } from '../outside/gateways/gateway-network.ts'
import { diskFiles } from '../outside/disk-files.ts'
import type { FileStore } from '../outside/files.ts'
import type { Letter } from '../outside/mail.ts'
import type { Outside } from '../outside/outside.ts'

/** The outside world of a test: letters are kept to be read, keys are made anew, gateways are asked only where the test says. */
export type TestOutside = Outside & {
  readonly letters: Letter[]
  readonly askGatewaysAt: (address: string) => void
  /** Where files are kept; a folder of its own unless another storage is named. */
  readonly filesFolder: string
  readonly keepFilesIn: (store: FileStore) => void
}

/** A world of its own; two servers that share one, or its secret, trust each other's tokens, as two of one installation do. */
export const testOutside = (secret: Buffer = randomBytes(32)): TestOutside => {
  const letters: Letter[] = []
  let gatewayQueries = 'off'
  const filesFolder = join(tmpdir(), `innkeeper-test-files-${Buffer.from(keyFrom(secret, 'folder')).toString('hex').slice(0, 16)}`)
  let store: FileStore = diskFiles(filesFolder)
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
    filesFolder,
    mailer: { send: async (letter) => void letters.push(letter) },
    token: tokenKey(keyFrom(secret, 'token')),
    keyFor: (purpose) => keyFrom(secret, purpose),
    mapGround: { tiles: null, attribution: '' },
    platformMail: undefined,
    publicUrl: 'http://localhost:3000',
  }
}
