import { fewAtOnce } from '#kit/dear/few-at-once.ts'
import type { Outside } from '#outside/outside.ts'
import type { PictureWork } from '../photos/receive-photo.ts'

/** The number of pictures made at once in one process: each uses a core and up to 150 MB. */
const mostAtOnce = 2

/** The picture work of this process. */
export const pictureWork = (outside: Pick<Outside, 'files' | 'keyFor'>): PictureWork => ({
  store: outside.files,
  secret: outside.keyFor('file names'),
  inTurn: fewAtOnce(mostAtOnce),
})
