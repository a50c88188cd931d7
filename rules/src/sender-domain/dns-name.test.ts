import { expect, test } from 'vitest'
import { domainOfAddress, isPublicName, namesUpwards, registeredDomain } from './dns-name.ts'
import { bytesOfIp, isInRange } from './ip-range.ts'

test.each([
  ['letan@HaiAu.vn', 'haiau.vn'],
  ['"le@tan"@haiau.vn', 'haiau.vn'],
  ['haiau.vn', ''],
  ['', ''],
])('the domain of the address “%s” is “%s”', (address, domain) => expect(domainOfAddress(address)).toBe(domain))

test.each([
  ['haiau.vn', true],
  ['google._domainkey.haiau.vn', true],
  ['localhost', false],
  ['mail.local', false],
  ['x.internal', false],
  ['hai au.vn', false],
  ['haiau..vn', false],
  [`${'a.'.repeat(130)}vn`, false],
])('the public DNS may know “%s”: %o', (name, may) => expect(isPublicName(name)).toBe(may))

test.each([
  ['mail.haiau.com.vn', 'haiau.com.vn', ['mail.haiau.com.vn', 'haiau.com.vn']],
  ['a.b.haiau.vn', 'haiau.vn', ['a.b.haiau.vn', 'b.haiau.vn', 'haiau.vn']],
  ['haiau.vn', 'haiau.vn', ['haiau.vn']],
  ['com.vn', 'com.vn', ['com.vn']],
])('%s belongs to %s', (name, registered, upwards) => {
  expect(registeredDomain(name)).toBe(registered)
  expect(namesUpwards(name)).toEqual(upwards)
})

test.each([
  ['203.162.4.191', 4],
  ['203.162.4.256', null],
  ['203.162.4', null],
  ['2001:db8::1', 16],
  ['::', 16],
  ['::ffff:10.0.0.1', 16],
  ['1:2:3:4:5:6:7:8', 16],
  ['1:2:3:4:5:6:7', null],
  ['1::2::3', null],
  ['g::1', null],
])('%s is an address of %o bytes', (text, bytes) => expect(bytesOfIp(text)?.length ?? null).toBe(bytes))

test.each([
  ['203.162.4.191', '203.162.4.0', 24, true],
  ['203.162.5.191', '203.162.4.0', 24, false],
  ['203.162.5.191', '203.162.4.0', 23, true],
  ['203.162.4.191', '203.162.4.191', 32, true],
  ['8.8.8.8', '0.0.0.0', 0, true],
  ['2001:db8:1::5', '2001:db8::', 32, true],
  ['2001:db9::5', '2001:db8::', 32, false],
  ['203.162.4.191', '::', 0, false],
])('%s lies in %s/%i: %o', (address, range, bits, lies) => expect(isInRange(address, { address: range, bits })).toBe(lies))
