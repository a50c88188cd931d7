import { contractStepKind, contractStepWords } from '@innkeeper/protocol/words/platform/contract-words'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { AttachedPaper } from '#outside/mail.ts'
import { cutText } from '@innkeeper/rules/text/cut-text'
import { othersThan } from '#kit/call/others-than.ts'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { ownersOf, type Owner } from '#features/properties/supplier/owners.reads.ts'
import type { ContractFacts } from '../papers/contract-facts.store.ts'
import type { DoneStep } from './contract-steps.store.ts'

/** A step to tell of: the property, and the number of the paper. */
export type StepNews = Pick<DoneStep, 'step' | 'note' | 'person'> & {
  readonly number: string
  /** The paper whose signed file goes with the letters. */
  readonly signedPaper?: string
  readonly property: Pick<ContractFacts, 'code' | 'nameVi' | 'nameEn'>
}

const longestNoteInBell = 120
/** While a contract is being drawn up, its owners read of it in the bell and get no letters. */
const deskSteps: ReadonlySet<string> = new Set(['create', 'amSend', 'smAccept', 'smReject', 'cmAccept', 'cmReject', 'amend'])

/** Tells of a step: the bell of the property, its owners by letter, and the administrators in their bell and by letter. */
export const tellOfStep = async (tx: PropertyTx, news: StepNews): Promise<void> => {
  const { person, property } = news
  await notify(tx, [
    {
      kind: contractStepKind,
      subjectCode: property.code,
      title: inBoth(bell, { ...news, note: cutText(news.note, longestNoteInBell) }),
      link: 'account/contract',
      person: person?.fullName ?? '',
      accountId: person?.accountId ?? null,
      state: '',
    },
  ])
  const owners = deskSteps.has(news.step) ? [] : othersThan(person?.accountId ?? null, await ownersOf(tx))
  await postEvents(
    tx,
    'mail',
    owners.map((owner) => ({ ...letterTo(owner, news), ...attachedTo(tx.propertyId, news) })),
  )
  await postEvents(tx, 'platformNews', [{ ...newsToPlatform(tx.propertyId, news), ...attachedTo(tx.propertyId, news) }])
}

/** The signed file goes with the letters to both sides; the letters name it, and its bytes stay in one place. */
const attachedTo = (propertyId: string, { signedPaper }: StepNews): { readonly attached?: AttachedPaper } =>
  signedPaper === undefined ? {} : { attached: { propertyId, paperId: signedPaper } }

const bell = say('Hợp đồng {number}: {step}{reason}', 'Contract {number}: {step}{reason}')
const subject = say('{name}: hợp đồng {number}: {step}', '{name}: contract {number}: {step}')
const text = say(
  `Xin chào {person},

{name} ({code}), hợp đồng {number}: {step}{reason}.
Người thực hiện: {who}

{next}

Innkeeper
`,
  `Hello {person},

{name} ({code}), contract {number}: {step}{reason}.
Done by: {who}

{next}

Innkeeper
`,
)
const toPlatform = say(
  '{name} ({code}), hợp đồng {number}: {step}{reason}. Người thực hiện: {who}. Mở Innkeeper, Hợp đồng, để xem.',
  '{name} ({code}), contract {number}: {step}{reason}. Done by: {who}. Open Innkeeper, Contracts, to see it.',
)
const readAndSign = say('Mở Innkeeper, Cài đặt, Hợp đồng, để đọc và ký.', 'Open Innkeeper, Settings, Contract, to read it and to sign.')
const readIt = say('Mở Innkeeper, Cài đặt, Hợp đồng, để xem.', 'Open Innkeeper, Settings, Contract, to see it.')
const fetchIt = say(
  'Hai bên đã ký. Tệp đã ký kèm theo email này và luôn có trong Innkeeper, Cài đặt, Hợp đồng; trang kiểm tra hợp đồng cho biết một tệp có đúng là tệp đó không.',
  'Both sides have signed. The signed file comes with this email and stays in Innkeeper, Settings, Contract; the contract check page tells whether a file is that one.',
)
const bySystem = say('Innkeeper, tự động', 'Innkeeper, automatically')

const next = (step: StepNews['step']): Saying => {
  if (step === 'waitSign' || step === 'amendPublish') return readAndSign
  return step === 'sign' || step === 'amendSign' ? fetchIt : readIt
}

const filled = (words: Saying, news: StepNews, language: Language, person = ''): string =>
  speak(words, language, {
    person,
    name: language === 'vi' ? news.property.nameVi : news.property.nameEn,
    code: news.property.code,
    number: news.number,
    step: speak(contractStepWords[news.step], language),
    reason: news.note === '' ? '' : ` (${news.note})`,
    who: news.person?.fullName ?? speak(bySystem, language),
    next: speak(next(news.step), language),
  })

const inBoth = (words: Saying, news: StepNews): Saying => ({ vi: filled(words, news, 'vi'), en: filled(words, news, 'en') })

const letterTo = ({ email, fullName, language }: Owner, news: StepNews) => ({
  to: email,
  language,
  subject: filled(subject, news, language),
  text: filled(text, news, language, fullName),
})

const newsToPlatform = (propertyId: string, news: StepNews) => ({
  subject: inBoth(subject, news),
  text: inBoth(toPlatform, news),
  notice: {
    kind: contractStepKind,
    subjectCode: news.property.code,
    link: `contracts/${propertyId}`,
    person: news.person?.fullName ?? '',
    accountId: news.person?.accountId ?? null,
  },
})
