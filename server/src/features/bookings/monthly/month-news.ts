import { formatCount, formatMonth } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { monthLetterWords, monthNewsWords, type MonthNews } from '@innkeeper/protocol/words/sale/monthly-words'
import type { Day } from '@innkeeper/rules/days/day'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { propertyEmail } from '../bookings.store.ts'
import { sendNews } from '../notify-booking.ts'
import type { MonthHead } from './month-head.store.ts'

const kind = 'monthlyStatement'
const list = 'booking/list-transaction/monthly'

/** Tells the property that the statements of a month are drawn up: once, however many agents there are. */
export const tellOfDrawn = (tx: PropertyTx, { month, agents }: { readonly month: Day; readonly agents: number }): Promise<void> => {
  const titleIn = (language: Language) =>
    speak(monthNewsWords.drawn, language, { month: formatMonth(month), agents: formatCount(agents, agentNoun, language) })
  return tell(tx, { titleIn, said: drawnWords, subjectCode: formatMonth(month), link: list, person: 'Innkeeper', state: 'open' })
}

/** Tells the property what its agent did with a statement, or that both agree on all of it. */
export const tellOfMonth = (
  tx: PropertyTx,
  news: Exclude<MonthNews, 'drawn'>,
  { head, person, said }: { readonly head: MonthHead; readonly person: string; readonly said: string },
): Promise<void> => {
  const titleIn = (language: Language) =>
    speak(monthNewsWords[news], language, { month: formatMonth(head.month), agent: head.agent.name[language] })
  return tell(tx, {
    titleIn,
    said: { vi: said === '' ? '–' : said, en: said === '' ? '–' : said },
    subjectCode: `${formatMonth(head.month)} ${head.agent.code}`,
    link: `${list}/${head.id}`,
    person,
    state: head.state,
  })
}

type Told = {
  readonly titleIn: (language: Language) => string
  readonly said: Saying
  readonly subjectCode: string
  readonly link: string
  readonly person: string
  readonly state: string
}

const tell = async (tx: PropertyTx, { titleIn, said, ...notice }: Told): Promise<void> => {
  const [email, readers] = [await propertyEmail(tx), await readersByMail(tx, kind)]
  const textIn = (language: Language) => speak(monthLetterWords, language, { title: titleIn(language), said: said[language] })
  const title = { vi: titleIn('vi'), en: titleIn('en') }
  await sendNews(tx, { about: 'other', email, readers }, [{ notice: { kind, title, accountId: null, ...notice }, textIn }])
}

const agentNoun = { vi: 'đại lý', one: 'agent', other: 'agents' }
const drawnWords = say(
  'Mỗi dòng là một đặt phòng có khách trả phòng, hoặc một đặt vé có ngày tham quan, trong tháng. Bạn và đại lý cùng đồng ý thì bảng tự đóng.',
  'Each line is a booking whose guests left, or whose visit was, in the month. A statement closes by itself when you and the agent agree on all of it.',
)
