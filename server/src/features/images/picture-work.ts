import sharp from 'sharp'
import type { Outside } from '../../outside/outside.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { PictureWork } from './receive-photo.ts'

/** Pictures that are made at once in one process: each takes a core and up to 150 MB. */
const mostAtOnce = 2

/** What pictures are made with in this process. One thread works on each, so that requests are not kept waiting. */
export const pictureWork = (outside: Pick<Outside, 'files' | 'keyFor'>): PictureWork => {
  sharp.concurrency(1)
  // No file is looked at twice.
  sharp.cache(false)
  return { store: outside.files, secret: outside.keyFor('file names'), inTurn: fewAtOnce(mostAtOnce) }
}
