import { propertyMoveWords, propertyNotificationWords } from '@innkeeper/protocol/words/property/property-words'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { PropertyAct, PropertyMover, PropertyState } from '@innkeeper/rules/property/property-states'
import { cutText } from '@innkeeper/rules/text/cut-text'
import { notify } from '#kit/live/notify.ts'
import { othersThan } from '#kit/call/others-than.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { ownersOf, type Owner } from '../supplier/owners.reads.ts'
import { platformNews, type PlatformNews } from '../supplier/platform-mail.ts'

/** A completed move: the property, the author, and the note. */
export type MoveNews = {
  readonly act: PropertyAct
  readonly who: PropertyMover
  readonly to: PropertyState
  readonly note: string
  readonly person: { readonly accountId: string; readonly fullName: string } | null
  readonly property: { readonly code: string; readonly nameVi: string; readonly nameEn: string }
}

const longestNoteInBell = 120

/** Notifies of a move: the property's bell, a letter to each owner except the author, and the platform where it must act. */
export const notifyMove = async (tx: PropertyTx, news: MoveNews): Promise<void> => {
  const owners = await ownersOf(tx)
  await notify(tx, [
    {
      kind: 'propertyMoved',
      subjectCode: news.property.code,
      title: titleOf(news, cutText(news.note, longestNoteInBell)),
      link: 'dashboard',
      person: news.person?.fullName ?? '',
      accountId: news.person?.accountId ?? null,
      state: news.to,
    },
  ])
  const others = othersThan(news.person?.accountId ?? null, owners)
  await postEvents(
    tx,
    'mail',
    others.map((owner) => letterTo(owner, news)),
  )
  const told = newsToPlatform(news, tx.propertyId)
  if (told !== null) await platformNews(tx, told)
}

const titleOf = ({ act }: MoveNews, note: string): Saying => {
  const words = propertyNotificationWords[act]
  return { vi: speak(words, 'vi', { note }), en: speak(words, 'en', { note }) }
}

const nameIn = ({ property }: MoveNews, language: Language): string => (language === 'vi' ? property.nameVi : property.nameEn)

/** The next step for the reader of the letter. */
const next: Readonly<Record<PropertyAct, Saying>> = {
  complete: say('Mở Innkeeper, mục Tổng quan, và bấm Xác nhận bán phòng.', 'Open Innkeeper, Dashboard, and confirm to sell rooms.'),
  loseFlag: say('Mở Innkeeper, mục Tổng quan, để xem phần còn thiếu.', 'Open Innkeeper, Dashboard, to see what is missing.'),
  confirmToSell: say('Innkeeper trả lời trong vòng 48 giờ.', 'Innkeeper answers within 48 hours.'),
  approve: say(
    'Khi hợp đồng đã ký, chỗ nghỉ có thể mở bán ở mục Tổng quan.',
    'Once the contract is signed, the property can be put on sale on the Dashboard.',
  ),
  sendBack: say(
    'Mở Innkeeper, sửa theo ghi chú rồi xác nhận bán phòng lần nữa.',
    'Open Innkeeper, correct what the note says, then confirm to sell rooms again.',
  ),
  putOnSale: say('Đại lý đã có thể tìm và đặt phòng.', 'Travel agents can now search and book.'),
  takeOffSale: say(
    'Đại lý không đặt được phòng mới. Đặt phòng đã có giữ nguyên.',
    'Travel agents cannot make new bookings. Bookings already made stay as they are.',
  ),
}

const subject = say('{name}: {move}', '{name}: {move}')

const text = say(
  `Xin chào {person},

{name} ({code}): {title}
Người thực hiện: {who}

{next}

Innkeeper
`,
  `Hello {person},

{name} ({code}): {title}
Done by: {who}

{next}

Innkeeper
`,
)

const doneBy = say('Ban quản trị Innkeeper', 'The Innkeeper administration')
const bySystem = say('Innkeeper, tự động', 'Innkeeper, automatically')

const letterTo = (owner: Owner, news: MoveNews): Letter => {
  const { language } = owner
  const who = { property: news.person?.fullName ?? '', platform: speak(doneBy, language), system: speak(bySystem, language) }[news.who]
  return {
    to: owner.email,
    language,
    subject: speak(subject, language, { name: nameIn(news, language), move: propertyMoveWords[news.act][language] }),
    text: speak(text, language, {
      person: owner.fullName,
      name: nameIn(news, language),
      code: news.property.code,
      title: titleOf(news, news.note)[language],
      who,
      next: next[news.act][language],
    }),
  }
}

const waits = say(
  '{name} ({code}) đã xác nhận bán phòng và chờ duyệt. Mở Innkeeper, Danh sách khách sạn, để xem và trả lời trong vòng 48 giờ.',
  '{name} ({code}) has confirmed to sell rooms and awaits approval. Open Innkeeper, Hotels, to look at it and answer within 48 hours.',
)
const moved = say('{name} ({code}): {move}. Người thực hiện: {person}.', '{name} ({code}): {move}. Done by: {person}.')

/** The platform gets news of what waits for it, and of a property whose own users put it on or take it off sale. */
const newsToPlatform = (news: MoveNews, propertyId: string): PlatformNews | null => {
  if (news.who !== 'property') return null
  const words = news.act === 'confirmToSell' ? waits : moved
  const { accountId = null, fullName = '' } = news.person ?? {}
  const notice = {
    kind: 'propertyMoved',
    subjectCode: news.property.code,
    link: `hotels/${propertyId}`,
    person: fullName,
    accountId,
  } as const
  return { subject: inBoth(news, subject), text: inBoth(news, words), notice }
}

const inBoth = (news: MoveNews, words: Saying): Saying => ({ vi: filled(news, words, 'vi'), en: filled(news, words, 'en') })

const filled = (news: MoveNews, words: Saying, language: Language): string =>
  speak(words, language, {
    name: nameIn(news, language),
    code: news.property.code,
    move: propertyMoveWords[news.act][language],
    person: news.person?.fullName ?? '',
  })
