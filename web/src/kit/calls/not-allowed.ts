import { say, type Saying } from '@innkeeper/protocol/say'

/** A call that was not sent because the session lacks a right; `words` says which. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
  readonly words: Saying

  constructor(path: string, words: Saying = noRight) {
    super(`${path} may not be asked by this session`)
    this.words = words
  }
}

const noRight = say('Không có quyền truy cập.', 'No access permission.')
