import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Whether an address is not one of the public internet: private, this machine, link-local (clouds answer there with their secrets), shared,
 * reserved, multicast, or an IPv6 form that carries an IPv4 address (mapped, translated, tunnelled). Text that is no address counts as inside.
 */
export const isInside = (address: string): boolean => {
  if (isIPv4(address)) return reserved.check(address, 'ipv4')
  return !isIPv6(address) || address.includes('%') || !global.check(address, 'ipv6') || reserved.check(address, 'ipv6')
}

// IANA's registries of special-purpose addresses.
const reserved = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // Teredo, benchmarks, ORCHID and documentation are within 2001::/23 and 2001:db8::/32; 6to4 carries an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(net, bits, 'ipv6')

/** The only part of IPv6 that is given out on the public internet; everything else is inside, whatever it is. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
