import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, SettingsRefused } from './settings.ts'

test('without any settings the defaults hold', () => {
  expect(readSettings({ PORT: '' })).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: resolve('.data'),
    seed: 'demo',
    trustProxy: false,
    environment: 'production',
  })
})

test('every wrong setting is named, with what it should be', () => {
  const read = () => readSettings({ PORT: '80a', SMTP_URL: 'mail.example.com', LOG_LEVEL: 'loud', SEED: 'none' })
  expect(read).toThrow(SettingsRefused)
  expect(read).toThrow(/PORT must be a whole number from 0 to 65535\n {2}SMTP_URL must be .*\n {2}LOG_LEVEL must be one of/)
})

test('a wrong address is not repeated, since it may hold a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@host/db' })).not.toThrow(/secret/)
  expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@host/db' })).toThrow(/DATABASE_URL must be the address of a PostgreSQL/)
})

test.each([
  'postgresql://app:secret@db:5432/innkeeper',
  'postgres:///innkeeper?host=/run/postgresql',
  'postgresql://app@/innkeeper?host=/run/postgresql',
])('%s is taken as a database', (url) => {
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test('an owner of the database without a login to serve with is refused', () => {
  const owner = 'postgresql://owner:secret@db:5432/innkeeper'
  expect(() => readSettings({ DATABASE_OWNER_URL: owner })).toThrow('DATABASE_URL must be set where DATABASE_OWNER_URL is')
  const both = readSettings({ DATABASE_URL: 'postgresql://app:secret@db:5432/innkeeper', DATABASE_OWNER_URL: owner })
  expect(both.databaseOwnerUrl).toBe(owner)
})

test.each([
  ['true', 1],
  ['2', 2],
  ['10.0.0.0/8', '10.0.0.0/8'],
])('TRUST_PROXY=%s is read as %s', (text, trust) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(trust)
})

test.each(['off', 'on', 'https://gateways.example.com/vnpay'])('GATEWAY_QUERIES may be %s', (queries) => {
  expect(readSettings({ GATEWAY_QUERIES: queries }).gatewayQueries).toBe(queries)
})

test('gateways are not asked unless it is wanted, and nowhere else', () => {
  expect(readSettings({}).gatewayQueries).toBe('off')
  expect(() => readSettings({ GATEWAY_QUERIES: 'yes' })).toThrow(/GATEWAY_QUERIES must be off, on, or the address/)
})

test('PUBLIC_URL loses its last slash, so that paths can follow it', () => {
  expect(readSettings({ PUBLIC_URL: 'https://hotel.example.com/' }).publicUrl).toBe('https://hotel.example.com')
})

const bucket = { FILES_S3_URL: 'https://s3.example.com/innkeeper/', FILES_S3_KEY_ID: 'key', FILES_S3_SECRET: 'secret' }

test('files are kept in the data directory unless a bucket is named', () => {
  expect(readSettings({}).filesS3).toBeUndefined()
  const expected = { url: 'https://s3.example.com/innkeeper', region: 'us-east-1', keyId: 'key', secret: 'secret' }
  expect(readSettings(bucket).filesS3).toEqual(expected)
  expect(readSettings({ ...bucket, FILES_S3_REGION: 'ap-southeast-1' }).filesS3).toEqual({ ...expected, region: 'ap-southeast-1' })
})

test.each(['FILES_S3_KEY_ID', 'FILES_S3_SECRET'])('a bucket without %s is refused at the start, not at the first upload', (name) => {
  expect(() => readSettings({ ...bucket, [name]: '' })).toThrow(`${name} must be set where FILES_S3_URL is`)
})
