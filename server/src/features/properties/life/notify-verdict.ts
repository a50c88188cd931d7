import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { cutText } from '@innkeeper/rules/text/cut-text'
import { notify } from '#kit/live/notify.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { ownersOf } from '../supplier/owners.reads.ts'

/** A verdict on a certificate, for the notification of the property. */
export type VerdictNews = {
  readonly verdict: 'verified' | 'refused'
  readonly note: string
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
}

const titles: Readonly<Record<VerdictNews['verdict'], Saying>> = {
  verified: say('Giấy phép kinh doanh đã được xác minh.', 'The business certificate is verified.'),
  refused: say('Giấy phép kinh doanh chưa được chấp nhận: {note}', 'The business certificate was not accepted: {note}'),
}

const subjects: Readonly<Record<VerdictNews['verdict'], Saying>> = {
  verified: say('{name}: giấy phép đã được xác minh', '{name}: certificate verified'),
  refused: say('{name}: giấy phép chưa được chấp nhận', '{name}: certificate not accepted'),
}

const next: Readonly<Record<VerdictNews['verdict'], Saying>> = {
  verified: say('Hoàn thiện các phần còn lại rồi xác nhận bán phòng.', 'Complete the remaining parts, then confirm to sell rooms.'),
  refused: say('Mở Innkeeper, mục Tổng quan, để gửi giấy phép khác.', 'Open Innkeeper, Dashboard, to send another certificate.'),
}

const text = say(
  `Xin chào {person},

{name} ({code}): {title}

{next}

Innkeeper
`,
  `Hello {person},

{name} ({code}): {title}

{next}

Innkeeper
`,
)

const longestNoteInBell = 120

/** Notifies a property of the platform's verdict: in the bell, and by a letter to each owner in their language. */
export const notifyVerdict = async (tx: PropertyTx, news: VerdictNews): Promise<void> => {
  const inBell = { ...news, note: cutText(news.note, longestNoteInBell) }
  await notify(tx, [
    {
      kind: 'certificateJudged',
      subjectCode: news.code,
      title: { vi: titleIn('vi', inBell), en: titleIn('en', inBell) },
      link: 'dashboard',
      person: '',
      accountId: null,
      state: news.verdict,
    },
  ])
  const owners = await ownersOf(tx)
  const letters = owners.map(({ email, language, fullName }) => ({
    to: email,
    language,
    subject: speak(subjects[news.verdict], language, { name: nameIn(language, news) }),
    text: speak(text, language, {
      person: fullName,
      name: nameIn(language, news),
      code: news.code,
      title: titleIn(language, news),
      next: next[news.verdict][language],
    }),
  }))
  await postEvents(tx, 'mail', letters)
}

const titleIn = (language: Language, { verdict, note }: VerdictNews): string => speak(titles[verdict], language, { note })

const nameIn = (language: Language, { nameVi, nameEn }: VerdictNews): string => (language === 'vi' ? nameVi : nameEn)
