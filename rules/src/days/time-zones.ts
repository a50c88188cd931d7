// Names that the time zone data have changed, where programs still answer with the former one.
const renamed: Readonly<Record<string, string>> = {
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Enderbury': 'Pacific/Kanton',
}

/** The time zones of the world by their present names, in order. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone')
    .map((name) => renamed[name] ?? name)
    .toSorted()
}

/** Whether a text names a time zone, by its present name or a former one. */
export function isTimeZone(name: string): boolean {
  // An offset ("+07:00") is understood as well, but does not know when its clocks change.
  if (!/^[A-Z]\w*(?:[/_+-]\w+)*$/u.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
