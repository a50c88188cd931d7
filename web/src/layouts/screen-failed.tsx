import { say } from '@innkeeper/protocol/say'
import { NotLoaded } from '#kit/loading/not-loaded.ts'
import { ReloadPage } from '#ui/states/reload-page.tsx'

/** A screen could not be loaded or drawn: says so and offers to load the page again, at the address that was wanted. */
export const ScreenFailed = ({ error }: { error: unknown }) => (
  <section>
    <ReloadPage words={error instanceof NotLoaded ? notLoaded : failed} />
  </section>
)

const notLoaded = say(
  'Chưa tải được màn hình này: mạng bị ngắt, hoặc Innkeeper vừa có phiên bản mới. Tải lại trang để tiếp tục; những gì đang nhập dở vẫn còn.',
  'This screen has not loaded: the network is down, or Innkeeper has just been updated. Reload the page to go on; what was typed is kept.',
)
const failed = say(
  'Không mở được màn hình này. Tải lại trang rồi thử lại.',
  'This screen could not be opened. Reload the page, then try again.',
)
