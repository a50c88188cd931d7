import { say, speak, type Language } from '#say.ts'

const kilometre = 1000
const wholeFrom = 10_000

/** A distance in metres as people say it: "350 m", "1,2 km" / "1.2 km", "22 km". */
export const formatDistance = (metres: number, language: Language): string => {
  if (metres < kilometre) return `${metres} m`
  const digits = metres < wholeFrom ? 1 : 0
  const locale = language === 'vi' ? 'vi-VN' : 'en-GB'
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(metres / kilometre)} km`
}

/** The estimated travel time, always shown as an estimate. */
export const formatTravel = ({ by, minutes }: { readonly by: 'foot' | 'car'; readonly minutes: number }, language: Language): string =>
  speak(travelWords[by], language, { minutes })

const travelWords = {
  foot: say('khoảng {minutes} phút đi bộ', 'about {minutes} min on foot'),
  car: say('khoảng {minutes} phút đi xe', 'about {minutes} min by car'),
} as const
