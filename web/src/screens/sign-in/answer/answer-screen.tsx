import { say } from '@innkeeper/protocol/say'
import { answerLinkWords } from '@innkeeper/protocol/words/sale/answer-link-words'
import { useState } from 'react'
import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { AnswerOffer } from './answer-offer.tsx'
import { AnswerRequest } from './answer-request.tsx'
import { Letter, type LetterShown } from './letter.tsx'
import styles from './answer.module.css'

const answerSearch = z.object({ token: z.string().catch('') })

/** `/answer?token=`: whoever got a letter about a request or an offer sees what it asks, and answers once. Opening it changes nothing. */
export const AnswerScreen = () => {
  useTitle(title)
  const [{ token }] = useAddress(answerSearch)
  const read = useRead('request-answer/show', { token }, { when: token !== '' })
  const letter = token === '' ? null : read.data?.letter
  return (
    <PublicLayout>
      <div className={styles['page']}>
        {letter === null && <Unknown />}
        {letter !== null && letter !== undefined && <Answering token={token} letter={letter} again={read.again} />}
        {letter === undefined && read.error === null && <Skeleton rows={6} />}
        {letter === undefined && read.error !== null && <Failed what={what} error={read.error} again={read.again} />}
      </div>
    </PublicLayout>
  )
}

type AnsweringProps = { token: string; letter: LetterShown; again: () => void }

const Answering = ({ token, letter, again }: AnsweringProps) => {
  const t = useSay()
  const [answered, setAnswered] = useState<string | null>(null)
  const act = { token, letter, again, done: setAnswered }
  return (
    <>
      <Letter letter={letter} />
      {answered !== null && <Banner tone="green">{answered}</Banner>}
      {answered === null && letter.standing !== 'open' && <Banner tone="amber">{t(answerLinkWords[letter.standing])}</Banner>}
      {answered === null &&
        letter.standing === 'open' &&
        (letter.offer === null ? <AnswerRequest {...act} /> : <AnswerOffer {...act} offer={letter.offer} />)}
    </>
  )
}

const Unknown = () => {
  const t = useSay()
  return (
    <>
      <h1>{t(unknownTitle)}</h1>
      <p className={styles['muted']}>{t(unknownWords)}</p>
    </>
  )
}

const title = say('Trả lời từ email', 'Answer from an email')
const what = say('email', 'the email')
const unknownTitle = say('Liên kết này không trả lời được', 'This link cannot answer')
const unknownWords = say(
  'Địa chỉ không đúng, hoặc người nhận email không còn quyền trả lời. Hãy mở đúng liên kết trong email, hoặc đăng nhập.',
  'The address is wrong, or whoever got the email may not answer any more. Open the link as it stands in the email, or sign in.',
)
