import { useEffect, useRef } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { failureText } from '#kit/alerts/use-alerts.ts'
import { Banner } from './banner.tsx'

/** What an error of a call says, until it is corrected. It comes into sight: the button that was pressed may stand far below. */
export const FailureBanner = ({ failure, title }: { failure: Error; title?: string | undefined }) => {
  const t = useSay()
  const text = failureText(failure)
  const place = useRef<HTMLDivElement>(null)
  // In braces: browsers answer a promise, which is no clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Banner tone="red" urgent title={title}>
        {'words' in text ? text.words : t(text.saying, text.values)}
      </Banner>
    </div>
  )
}
