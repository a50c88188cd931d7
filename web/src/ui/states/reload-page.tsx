import { say, type Saying } from '@innkeeper/protocol/say'
import { Button } from '../buttons/button.tsx'
import { Empty } from '../lists/empty.tsx'

/** In the place of a screen that is not there: why, and a way to load the page again. */
export const ReloadPage = ({ words }: { words: Saying }) => (
  <Empty words={words} act={<Button words={reload} look="primary" icon="refresh" onClick={() => window.location.reload()} />} />
)

const reload = say('Tải lại trang', 'Reload the page')
