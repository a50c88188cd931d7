import { contractEndKind } from '@innkeeper/protocol/words/platform/contract-words'
import { formatDate } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { endToTell } from '@innkeeper/rules/e-contract/contract-states'
import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { postEvents } from '#kit/jobs/outbox.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { notify } from '#kit/live/notify.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { enterProperty, inTransaction, type PropertyTx, type Tx } from '#kit/transaction/transaction.ts'
import { ownersOf } from '#features/properties/supplier/owners.reads.ts'
import { contractsToTurn, dueAmendments, setEndTold, type EndingContract } from './contracts-ending.store.ts'
import { contractFacts, type ContractFacts } from './papers/contract-facts.store.ts'
import { applyLegal } from './papers/effect.store.ts'
import { insertStep } from './steps/contract-steps.store.ts'
import { tellOfStep } from './steps/contract-news.ts'
import { verdictOf } from './steps/walk.ts'

/**
 * Every ten minutes, by each property's own day: closes contracts whose last day has passed, announces the end 60 and 15 days before, and puts
 * the legal information of signed amendments into force. Each is done once, whichever server is first.
 */
export const turnContracts: Sweep = {
  name: 'contracts',
  everySeconds: 600,
  run: async ({ pool, now }) => {
    const due = await inTransaction(pool, { role: 'platform', readOnly: true }, (tx) => contractsToTurn(tx, now))
    await eachInTurn(due, (one) => inTransaction(pool, { role: 'platform', readOnly: false }, (tx) => turn(tx, one)))
  },
}

const turn = async (platform: Tx, { propertyId, today }: EndingContract): Promise<void> => {
  const tx: PropertyTx = { ...platform, propertyId }
  await lockProperty(tx)
  await eachInTurn(await dueAmendments(tx, today), ({ paperId, legal }) => applyLegal(tx, paperId, legal))
  const facts = await contractFacts(tx)
  if (facts === undefined || facts.place !== 'signed' || facts.endsOn === null) return
  const daysLeft = daysBetween(toDay(today), toDay(facts.endsOn))
  const closing = verdictOf(facts, { step: 'close', as: ['clock'], ended: daysLeft < 0 })
  if (closing.ok) await close(tx, facts)
  else await announceEnd(tx, facts, daysLeft)
}

const close = async (tx: PropertyTx, facts: ContractFacts): Promise<void> => {
  const done = { step: 'close', note: '', person: null } as const
  await insertStep(tx, { ...done, paperId: facts.paperId, from: 'signed', to: 'closed', by: 'clock' })
  await enterProperty(tx, tx.propertyId)
  await tellOfStep(tx, { ...done, number: facts.number, property: facts })
}

const announceEnd = async (tx: PropertyTx, facts: ContractFacts, daysLeft: number): Promise<void> => {
  const days = endToTell(daysLeft, facts.endTold)
  if (days === null || facts.endsOn === null) return
  await setEndTold(tx, days)
  await enterProperty(tx, tx.propertyId)
  const told: Ending = { facts, daysLeft, day: formatDate(facts.endsOn) }
  await notify(tx, [
    {
      kind: contractEndKind,
      subjectCode: facts.code,
      title: inBoth(bell, told),
      link: 'account/contract',
      person: '',
      accountId: null,
      state: '',
    },
  ])
  const owners = await ownersOf(tx)
  const letters = owners.map(({ email, fullName, language }) => ({
    to: email,
    language,
    subject: filled(subject, told, language),
    text: filled(letter, told, language, fullName),
  }))
  await postEvents(tx, 'mail', letters)
  const notice = { kind: 'contractStep', subjectCode: facts.code, link: `contracts/${tx.propertyId}`, person: '', accountId: null }
  await postEvents(tx, 'platformNews', [{ subject: inBoth(subject, told), text: inBoth(toPlatform, told), notice }])
}

type Ending = { readonly facts: ContractFacts; readonly daysLeft: number; readonly day: string }

const filled = (words: Saying, { facts, daysLeft, day }: Ending, language: Language, person = ''): string =>
  speak(words, language, {
    person,
    name: language === 'vi' ? facts.nameVi : facts.nameEn,
    code: facts.code,
    number: facts.number,
    count: daysLeft,
    day,
  })

const inBoth = (words: Saying, told: Ending): Saying => ({ vi: filled(words, told, 'vi'), en: filled(words, told, 'en') })

const bell = say(
  'Hợp đồng {number} hết hạn ngày {day} (còn {count} ngày). Liên hệ Innkeeper để gia hạn.',
  'Contract {number} ends on {day} (in {count} days). Talk to Innkeeper to extend it.',
)
const subject = say('{name}: hợp đồng {number} hết hạn ngày {day}', '{name}: contract {number} ends on {day}')
const letter = say(
  `Xin chào {person},

Hợp đồng {number} của {name} ({code}) hết hạn ngày {day}, còn {count} ngày. Sau ngày đó đại lý không đặt được phòng mới; đặt phòng đã có giữ nguyên.

Liên hệ Innkeeper để gia hạn bằng phụ lục.

Innkeeper
`,
  `Hello {person},

Contract {number} of {name} ({code}) ends on {day}, in {count} days. After that day agents cannot make new bookings; those already made stay.

Talk to Innkeeper to extend it by an amendment.

Innkeeper
`,
)
const toPlatform = say(
  'Hợp đồng {number} của {name} ({code}) hết hạn ngày {day}, còn {count} ngày. Mở Innkeeper, Hợp đồng, để soạn phụ lục gia hạn.',
  'Contract {number} of {name} ({code}) ends on {day}, in {count} days. Open Innkeeper, Contracts, to draw up an amendment that extends it.',
)
