import { emailKindWords, emailProblemWords, emailStateWords } from '@innkeeper/protocol/words/mail/email-states'
import { say } from '@innkeeper/protocol/say'
import type { ComponentType } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { Happening } from '../page/progress/timeline.tsx'
import type { BookingDetail, BookingFacts } from './booking-detail.ts'

/** What sends an email again, for who may. */
export type SendAgainOf = ComponentType<{ code: string; emailId: string }>

type Email = BookingDetail['emails'][number]

/** The emails about a booking as they stand in its timeline: what each tells, to whom, and what became of it. */
export const useEmailHappenings = (
  { code, emails = [] }: Pick<BookingFacts, 'code' | 'emails'>,
  SendAgain: SendAgainOf | undefined,
): (Happening & { readonly at: string })[] => {
  const t = useSay()
  const format = useFormat()
  return emails.map((email) => ({
    at: email.at,
    key: email.id,
    ...looks[email.state],
    title: t(isToHouse(email) ? toHouse : toOther, { kind: t(emailKindWords[email.kind]) }),
    more: (
      <>
        <div>{[email.receiver, stateOf(email)].filter((text) => text !== '').join(' · ')}</div>
        {whyOf(email) !== '' && <div>{whyOf(email)}</div>}
        {email.maySendAgain && SendAgain !== undefined && <SendAgain code={code} emailId={email.id} />}
      </>
    ),
    moment: format.moment(email.at),
  }))

  function stateOf({ state, nextAt, changedAt }: Email): string {
    const words = t(emailStateWords[state])
    if (nextAt !== null) return t(nextWords, { state: words, moment: format.moment(nextAt) })
    return state === 'waiting' || state === 'notSent' ? words : t(sinceWords, { state: words, moment: format.moment(changedAt) })
  }

  function whyOf({ problem, reply }: Email): string {
    const why = problem === null ? '' : t(emailProblemWords[problem])
    return reply === '' ? why : `${why} ${t(saidWords, { reply })}`.trimStart()
  }
}

/** The kinds of emails to guests and agents name their receiver themselves. */
const isToHouse = ({ audience }: Email): boolean => audience === 'property' || audience === 'person'

const looks = {
  waiting: { tone: 'amber', icon: 'clock' },
  sent: { tone: 'green', icon: 'send' },
  again: { tone: 'amber', icon: 'refresh' },
  failed: { tone: 'red', icon: 'alert-circle' },
  returned: { tone: 'red', icon: 'arrow-back-up' },
  notSent: { tone: 'grey', icon: 'ban' },
} as const satisfies Readonly<Record<Email['state'], Pick<Happening, 'tone' | 'icon'>>>

const toOther = say('Email · {kind}', 'Email · {kind}')
const toHouse = say('Email · Chỗ nghỉ: {kind}', 'Email · Property: {kind}')
const sinceWords = say('{state} {moment}', '{state} {moment}')
const nextWords = say('{state} lúc {moment}', '{state} at {moment}')
const saidWords = say('Máy chủ trả lời: “{reply}”', 'The server said: “{reply}”')
