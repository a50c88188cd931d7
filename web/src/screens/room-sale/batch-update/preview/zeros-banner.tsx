import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Banner } from '#ui/states/banner.tsx'

/** Warns of prices that seem to have a wrong number of zeros; nothing where there is none. */
export const ZerosBanner = ({ count }: { count: number }) => {
  const t = useSay()
  if (count === 0) return null
  return <Banner tone="amber" title={t(count === 1 ? one : several, { count })} />
}

const one = say('{count} giá trông thừa hoặc thiếu chữ số 0.', '{count} price seems to have a wrong number of zeros.')
const several = say('{count} giá trông thừa hoặc thiếu chữ số 0.', '{count} prices seem to have a wrong number of zeros.')
