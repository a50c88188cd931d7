import { say } from '@innkeeper/protocol/say'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

/** A screen could not be loaded or drawn: says so and offers to load the page again. */
export function ScreenFailed() {
  return (
    <section>
      <Empty words={failed} act={<Button words={reload} look="primary" icon="refresh" onClick={() => window.location.reload()} />} />
    </section>
  )
}

const failed = say(
  'Không mở được màn hình này. Tải lại trang rồi thử lại.',
  'This screen could not be opened. Reload the page, then try again.',
)
const reload = say('Tải lại trang', 'Reload the page')
