import { say } from '@innkeeper/protocol/say'
import { NoteDialog } from './note-dialog.tsx'

/** Says why a contract cannot be signed as it is; Innkeeper then changes it. */
export const DeclineContract = (place: { paperId: string; onClose: () => void }) => (
  <NoteDialog {...place} path="contract/decline" title={title} question={question} save={{ words: sendWords, icon: 'send' }} done={done} />
)

const title = say('Chưa ký được, nêu lý do', 'Cannot sign, say why')
const question = say('Innkeeper đọc lý do, sửa văn bản rồi mời ký lại.', 'Innkeeper reads the reason, changes the text and asks again.')
const sendWords = say('Gửi lý do', 'Send the reason')
const done = say('Đã gửi lý do cho Innkeeper.', 'The reason is sent to Innkeeper.')
