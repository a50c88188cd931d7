/** A range of IP addresses: those that share the leading bits of `address`. */
export type IpRange = { readonly address: string; readonly bits: number }

/** The bytes of an IP address, 4 or 16; null where the text is none. */
export const bytesOfIp = (text: string): readonly number[] | null => (text.includes(':') ? bytesOfIpv6(text) : bytesOfIpv4(text))

/** Whether an address lies in a range. An address of one kind never lies in a range of the other. */
export const isInRange = (address: string, range: IpRange): boolean => {
  const [one, other] = [bytesOfIp(address), bytesOfIp(range.address)]
  if (one === null || other === null || one.length !== other.length) return false
  return one.every((byte, index) => {
    const bits = Math.min(Math.max(range.bits - index * 8, 0), 8)
    const mask = (0xff << (8 - bits)) & 0xff
    return (byte & mask) === ((other[index] ?? 0) & mask)
  })
}

const bytesOfIpv4 = (text: string): readonly number[] | null => {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/u.test(part) && Number(part) <= 255) ? parts.map(Number) : null
}

/** One `::` stands for the groups that are left out; the last two groups may be written as an IPv4 address. */
const bytesOfIpv6 = (text: string): readonly number[] | null => {
  const halves = text.split('::').map(bytesOfGroups)
  const [head, tail] = halves
  if (head === undefined || head === null || tail === null || halves.length > 2) return null
  if (tail === undefined) return head.length === 16 ? head : null
  const gap = 16 - head.length - tail.length
  return gap < 2 ? null : [...head, ...Array.from({ length: gap }, () => 0), ...tail]
}

const bytesOfGroups = (text: string): readonly number[] | null => {
  if (text === '') return []
  const groups = text.split(':')
  const bytes = groups.map((group, index) => {
    if (group.includes('.')) return index === groups.length - 1 ? bytesOfIpv4(group) : null
    return /^[0-9a-f]{1,4}$/iu.test(group) ? [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff] : null
  })
  return bytes.some((one) => one === null) ? null : bytes.flatMap((one) => one ?? [])
}
