import { say } from '@innkeeper/protocol/say'
import { ReloadPage } from '../ui/reload-page.tsx'

/** A screen could not be loaded or drawn: says so and offers to load the page again. */
export function ScreenFailed() {
  return (
    <section>
      <ReloadPage words={failed} />
    </section>
  )
}

const failed = say(
  'Không mở được màn hình này. Tải lại trang rồi thử lại.',
  'This screen could not be opened. Reload the page, then try again.',
)
