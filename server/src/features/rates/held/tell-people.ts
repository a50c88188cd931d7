import { speak, type Language } from '@innkeeper/protocol/say'
import { heldNoticeWords } from '@innkeeper/protocol/words/connection/held-words'
import { readersByMail } from '#features/notifications/notifications.reads.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import type { Outside } from '#outside/outside.ts'

/** What people are told of a message: that it waits, or that nobody decided in time. */
type Told = {
  readonly kind: keyof typeof heldNoticeWords
  readonly id: string
  readonly connection: string
  readonly nights: number
  readonly hours: number
}

/** Tells who may decide about a message: in the bell, and by email who chose that. Both lead to the message on the batch screen. */
export const tellPeople = async (tx: PropertyTx, { publicUrl }: Pick<Outside, 'publicUrl'>, told: Told): Promise<void> => {
  const words = heldNoticeWords[told.kind]
  const values = {
    name: told.connection,
    nights: told.nights,
    hours: told.hours,
    link: `${publicUrl}/login?action=bulk-update&${query(told.id)}`,
  }
  const titleIn = (language: Language): string => speak(words.title, language, values)
  const letters = (await readersByMail(tx, 'pushHeld')).map(({ email, language }): Letter => ({
    to: email,
    language,
    subject: titleIn(language),
    text: speak(words.letter, language, { ...values, title: titleIn(language) }),
  }))
  const notice = {
    kind: 'pushHeld',
    subjectCode: told.connection,
    title: { vi: titleIn('vi'), en: titleIn('en') },
    link: `hotel-manage/room-sale/avail-and-rate/batch-update?${query(told.id)}`,
    person: told.connection,
    accountId: null,
    state: told.kind,
  }
  await Promise.all([notify(tx, [notice]), postEvents(tx, 'mail', letters)])
}

/** The parameters of the specification: the message to confirm, and that a notice led to it. */
const query = (id: string): string => `pms_confirm=${id}&shownoti=1`
