import { expect, test } from 'vitest'
import { isWebhookAddress } from './webhook-address.ts'

test.each([
  'https://pms.example.com',
  'https://pms.example.com/',
  'https://pms.example.com:8443/innkeeper?hotel=1',
  'HTTPS://PMS.Example.com/a/b',
  'https://xn--khchsn-qta.vn/x',
])('%s may be the address of a webhook', (text) => {
  expect(isWebhookAddress(text)).toBe(true)
})

test.each([
  '',
  'pms.example.com',
  'http://pms.example.com',
  'https://localhost/x',
  'https://10.0.0.1/x',
  'https://[::1]/x',
  'https://pms.example.com#part',
  'https://name:password@pms.example.com',
  'https://name@pms.example.com/',
  'https://pms.example.com:443:1/',
  'https://pms.example.com:x/',
  'https://pms.example.com/a b',
  'https://pms.example.com\\@evil.example.com/',
  'ftp://pms.example.com',
])('“%s” may not', (text) => {
  expect(isWebhookAddress(text)).toBe(false)
})
