/** The name of a copy: the name with its mark behind it, the name cut where both together would be longer than `max` characters. */
export function copiedName(name: string, mark: string, max: number): string {
  const room = max - mark.length - 1
  return `${name.slice(0, room).trimEnd()} ${mark}`
}
