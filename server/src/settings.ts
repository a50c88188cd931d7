import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isTileAddress } from './outside/map-ground.ts'

/** The settings from the environment, checked and complete. */
export type Settings = Readonly<ReturnType<typeof readSettings>>

/** One or more settings are wrong; the message names each of them with what it should be. */
export class SettingsRefused extends Error {
  override name = 'SettingsRefused'
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number)

const address = (what: string, ...schemes: string[]) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(parsable(text)), `must be ${what}`)

/** PostgreSQL allows an address without a host, with a socket directory in its query; URL does so only without a user. */
const parsable = (url: string): string => url.replace(/@(?=\/|$)/, '@socket')

const postgresAddress = address(
  'the address of a PostgreSQL, such as postgresql://user:password@host:5432/innkeeper',
  'postgresql',
  'postgres',
)

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/**
 * No, a number of proxies, or their addresses. Yes means one: with all trusted, any caller could claim any address, because a proxy appends
 * to what the caller wrote.
 */
const proxyTrust = (text: string): false | number | string => {
  if (text === 'false') return false
  if (text === 'true') return 1
  return /^\d+$/.test(text) ? Number(text) : text
}

/** An IP address, with a port where it is not 53. */
const isNameServer = (text: string): boolean => {
  const host = /^(?<host>[^:]+):\d{1,5}$|^\[(?<bracketed>.+)\](?::\d{1,5})?$/u.exec(text)?.groups
  return isIP(host?.['host'] ?? host?.['bracketed'] ?? text) !== 0
}

const plainSettings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_OWNER_URL: postgresAddress.optional(),
  DATABASE_POOL: wholeNumber(2, 1000).default(20),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: address('the address of a mail server, such as smtp://user:password@host:587', 'smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .includes('@', 'must be a mail address, such as Innkeeper <no-reply@example.com>')
    .default('Innkeeper <no-reply@localhost>'),
  MAIL_ON_THIS_MACHINE: z.enum(['off', 'on'], 'must be off or on').default('off'),
  DNS_SERVER: z.string().refine(isNameServer, 'must be the IP address of a name server, such as 9.9.9.9 or 10.0.0.2:5353').optional(),
  SITE_PORT_ON_THIS_MACHINE: wholeNumber(1, 65_535).optional(),
  MAIL_RETURN_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  PLATFORM_MAIL: z.email('must be a mail address, such as partners@example.com').optional(),
  GATEWAY_QUERIES: z
    .string()
    .refine(
      (text) => text === 'off' || text === 'on' || (/^https?:/.test(text) && URL.canParse(text)),
      'must be off, on, or the address that is asked instead of the gateways',
    )
    .default('off'),
  FILES_S3_URL: address('the address of a bucket that speaks S3, such as https://s3.example.com/innkeeper', 'http', 'https')
    .transform(withoutSlash)
    .optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  CLAMAV_URL: address('the address of clamd, such as tcp://clamav:3310', 'tcp').optional(),
  PUBLIC_URL: address('the address that people open, such as https://innkeeper.example.com', 'http', 'https')
    .transform(withoutSlash)
    .optional(),
  MAP_TILES: z
    .string()
    .refine(isTileAddress, 'must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png')
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200, 'must have at most 200 characters').default(''),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent')
    .default('info'),
  TRUST_PROXY: z.string().transform(proxyTrust).default(false),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('production'),
})

/**
 * A bucket without its key is not usable, which should show at the start and not at the first upload; the same holds for an owner without a
 * database.
 */
const environmentSchema = plainSettings
  .refine((given) => given.DATABASE_OWNER_URL === undefined || given.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    message: 'must be set where DATABASE_OWNER_URL is',
  })
  .refine((given) => given.FILES_S3_URL === undefined || given.FILES_S3_KEY_ID !== undefined, {
    path: ['FILES_S3_KEY_ID'],
    message: 'must be set where FILES_S3_URL is',
  })
  .refine((given) => given.FILES_S3_URL === undefined || given.FILES_S3_SECRET !== undefined, {
    path: ['FILES_S3_SECRET'],
    message: 'must be set where FILES_S3_URL is',
  })
  .refine((given) => given.MAIL_ON_THIS_MACHINE === 'off' || given.NODE_ENV === 'test', {
    path: ['MAIL_ON_THIS_MACHINE'],
    message: 'is only for tests: with it, a property could reach what listens on this machine',
  })
  .refine((given) => given.SITE_PORT_ON_THIS_MACHINE === undefined || given.NODE_ENV === 'test', {
    path: ['SITE_PORT_ON_THIS_MACHINE'],
    message: 'is only for tests: with it, a property could reach what listens on this machine',
  })

/** Reads and checks the settings; an empty value counts as not set. */
export const readSettings = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = environmentSchema.safeParse(given)
  if (!read.success) throw new SettingsRefused(complaint(read.error))
  const { data } = read
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    databasePool: data.DATABASE_POOL,
    seed: data.SEED,
    demoPassword: data.DEMO_PASSWORD,
    secretKey: data.SECRET_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailOnThisMachine: data.MAIL_ON_THIS_MACHINE === 'on',
    sites: { nameServer: data.DNS_SERVER ?? null, portOnThisMachine: data.SITE_PORT_ON_THIS_MACHINE ?? null },
    mailReturnToken: data.MAIL_RETURN_TOKEN,
    platformMail: data.PLATFORM_MAIL,
    filesS3: bucketOf(data),
    clamavUrl: data.CLAMAV_URL,
    gatewayQueries: data.GATEWAY_QUERIES,
    publicUrl: data.PUBLIC_URL,
    mapGround: { tiles: data.MAP_TILES ?? null, attribution: data.MAP_ATTRIBUTION },
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    environment: data.NODE_ENV,
  }
}

/** The bucket for files; undefined where they are in the data directory. */
const bucketOf = (given: z.output<typeof plainSettings>) => {
  const { FILES_S3_URL: url, FILES_S3_REGION: region, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = given
  return url === undefined || keyId === undefined || secret === undefined ? undefined : { url, region, keyId, secret }
}

/** Values are left out: an address may contain a password, and messages end up in logs. */
const complaint = ({ issues }: z.ZodError): string => {
  const lines = issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
  return `The settings cannot be used:\n${lines.join('\n')}`
}
