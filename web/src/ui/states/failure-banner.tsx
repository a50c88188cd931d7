import { useSay } from '#kit/language/language.tsx'
import { failureText } from '#kit/alerts/use-alerts.ts'
import { Banner } from './banner.tsx'

/** What an error of a call says, until it is mended. */
export const FailureBanner = ({ failure, title }: { failure: Error; title?: string | undefined }) => {
  const t = useSay()
  const text = failureText(failure)
  return (
    <Banner tone="red" urgent title={title}>
      {'words' in text ? text.words : t(text.saying, text.values)}
    </Banner>
  )
}
