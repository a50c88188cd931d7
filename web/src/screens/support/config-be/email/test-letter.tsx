import { emailCalls } from '@innkeeper/protocol/calls/support/email'
import { say } from '@innkeeper/protocol/say'
import { mailProblemWords, testMailWords } from '@innkeeper/protocol/words/mail/mail-words'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { Banner } from '#ui/states/banner.tsx'

/** Sends a test letter by the saved settings; until what was typed is saved, it would test something else. */
export const TestLetter = ({ unsaved, to }: { unsaved: boolean; to: string }) => {
  const [open, setOpen] = useState(false)
  const lack = useLack('email/send-mail')
  return (
    <>
      <Button
        words={testWords}
        icon="send"
        reason={lack ?? (unsaved ? saveFirst : undefined)}
        opens={{ kind: 'dialog', open }}
        onClick={() => setOpen(true)}
      />
      {open && <TestDialog to={to} onClose={() => setOpen(false)} />}
    </>
  )
}

const TestDialog = ({ to, onClose }: { to: string; onClose: () => void }) => {
  const t = useSay()
  const [found, setFound] = useState<AnswerOf<'email/send-mail'> | null>(null)
  const form = useForm('email/send-mail', {
    schema: emailCalls['email/send-mail'].input,
    initial: { to },
    done: setFound,
  })
  return (
    <FormDialog form={form} title={testWords} save={{ words: sendWords, icon: 'send' }} leave={closeWords} onClose={onClose}>
      <p>{t(lead)}</p>
      <TextField field={form.field('to')} kind="email" first />
      {found !== null && !form.pending && <Found found={found} />}
    </FormDialog>
  )
}

const Found = ({ found: { problem, reply } }: { found: AnswerOf<'email/send-mail'> }) => {
  const t = useSay()
  if (problem === null) {
    return (
      <Banner tone="green" title={t(testMailWords.sent)} urgent>
        {t(lookInside)}
      </Banner>
    )
  }
  return (
    <Banner tone="red" title={t(testMailWords.failed)} urgent>
      {t(mailProblemWords[problem])} {reply !== '' && t(answered, { reply })}
    </Banner>
  )
}

const testWords = say('Gửi email thử', 'Send a test email')
const sendWords = say('Gửi', 'Send')
const closeWords = say('Xong', 'Done')
const saveFirst = say('Lưu trước: email thử đi theo cấu hình đã lưu.', 'Save first: the test goes by the saved settings.')
const lead = say('Email đi theo cấu hình đã lưu.', 'It goes by the saved settings.')
const lookInside = say('Xem email có vào hộp thư, hay vào thư rác.', 'Look whether it came to the inbox, or to spam.')
const answered = say('Máy chủ trả lời: {reply}', 'The server answered: {reply}')
