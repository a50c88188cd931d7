import { expect, test } from 'vitest'
import { isInside } from './inside-address.ts'

test.each([
  // This machine and this network.
  '0.0.0.0',
  '127.0.0.1',
  '127.8.8.8',
  '::1',
  '::',
  // Private.
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  'fd00::1',
  'fc00::1',
  // Link-local, where clouds answer with their secrets; with and without a zone.
  '169.254.169.254',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  // Shared, reserved, documentation, multicast, broadcast.
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'ff02::1',
  '2001:db8::1',
  // IPv4 within IPv6: mapped, compatible, translated, 6to4, Teredo.
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a00:1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::1',
  // No address at all.
  '',
  'localhost',
  '127.1',
  '0x7f000001',
  '2130706433',
])('%s is inside', (address) => expect(isInside(address)).toBe(true))

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '203.162.4.191', '2606:4700:4700::1111', '2404:6800:4005::1'])(
  '%s is on the public internet',
  (address) => expect(isInside(address)).toBe(false),
)
