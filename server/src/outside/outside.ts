import type { TokenKey } from '#kit/session/token.ts'
import type { GatewayNetwork } from './gateways/gateway-network.ts'
import type { FileStore } from './files.ts'
import type { HotelMailer } from './hotel-mail/hotel-mailer.ts'
import type { Mailer } from './mail.ts'
import type { MapGround } from './map-ground.ts'
import type { SiteNetwork } from './sites/site-network.ts'
import type { VirusScanner } from './scanner/virus-scanner.ts'
import type { WebhookNetwork } from './webhooks/webhook-network.ts'

/** What features use besides the database: mail, files, this installation's keys, and its public address. */
export type Outside = {
  readonly mailer: Mailer
  /** Sends through the mail servers that properties name. */
  readonly hotelMailer: HotelMailer
  /** The address that Innkeeper's own letters come from. */
  readonly mailAddress: string
  readonly files: FileStore
  readonly scanner: VirusScanner
  readonly gateways: GatewayNetwork
  /** Asks about the domains that properties name. */
  readonly sites: SiteNetwork
  /** Sends to the addresses of connected systems. */
  readonly webhooks: WebhookNetwork
  readonly token: TokenKey
  /** Derives a key for one purpose (captcha, recovery) from the installation's secret. */
  readonly keyFor: (purpose: string) => Uint8Array
  /** The address for news to the platform; undefined where each administrator gets it at their own address. */
  readonly platformMail: string | undefined
  /** What a mail server proves itself by that brings emails which came back; undefined where none does. */
  readonly mailReturnToken: string | undefined
  readonly mapGround: MapGround
  /** The public address of the product, without a trailing slash. */
  readonly publicUrl: string
}
