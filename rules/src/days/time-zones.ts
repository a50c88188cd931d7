// Time zones that were renamed, by the former name that some programs still return.
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

/** The time zones of the world by their current names, in order. */
export const timeZones = (): string[] =>
  Intl.supportedValuesOf('timeZone')
    .map((name) => renamed[name] ?? name)
    .toSorted()

/** Whether a text is the name of a time zone, current or former. */
export const isTimeZone = (name: string): boolean => {
  // An offset such as "+07:00" would work too, but does not say when the clocks change.
  if (!/^[A-Z]\w*(?:[/_+-]\w+)*$/u.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
