import type { TokenKey } from '../kit/token.ts'
import type { GatewayNetwork } from './gateways/gateway-network.ts'
import type { FileStore } from './files.ts'
import type { Mailer } from './mail.ts'
import type { MapGround } from './map-ground.ts'

/** What features reach beyond the database: mail, files, this installation's keys, and the address that people know it by. */
export type Outside = {
  readonly mailer: Mailer
  readonly files: FileStore
  readonly gateways: GatewayNetwork
  readonly token: TokenKey
  /** Derives a key for one purpose (captcha, recovery) from the installation's secret. */
  readonly keyFor: (purpose: string) => Uint8Array
  /** Where the platform's own people are told by mail; undefined where each administrator is told at their own address. */
  readonly platformMail: string | undefined
  readonly mapGround: MapGround
  /** Where people open the product, without a trailing slash. */
  readonly publicUrl: string
}
