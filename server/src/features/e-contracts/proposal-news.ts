import { formatPercent } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { At } from '#kit/call/at.ts'
import type { PlatformNotice } from '#kit/live/notify-platform.ts'
import { namesOf } from './e-contracts.store.ts'

const subject = say('{name} đề xuất hoa hồng {percent}', '{name} proposes a commission of {percent}')
const text = say(
  '{name} ({code}) đề xuất hoa hồng {percent}. Mở Innkeeper, Danh sách khách sạn, để xác nhận hoặc đặt mức khác.',
  '{name} ({code}) proposes a commission of {percent}. Open Innkeeper, Hotels, to confirm it or to set another.',
)

/** The news to the platform of a commission that a property proposes. */
export const proposalNews = async (at: Pick<At<'contract/update'>, 'tx' | 'person'>, commission: number) => {
  const names = await namesOf(at.tx, at.tx.propertyId)
  if (names === undefined) throw new Error(`property ${at.tx.propertyId} is gone`)
  const { code, nameVi, nameEn } = names
  const inLanguage = (words: Saying, language: Language): string =>
    speak(words, language, { name: language === 'vi' ? nameVi : nameEn, code, percent: formatPercent(commission, language) })
  const inBoth = (words: Saying): Saying => ({ vi: inLanguage(words, 'vi'), en: inLanguage(words, 'en') })
  const { fullName, accountId } = at.person
  const notice: PlatformNotice = {
    kind: 'commissionProposed',
    subjectCode: code,
    link: `hotels/${at.tx.propertyId}`,
    person: fullName,
    accountId,
  }
  return { subject: inBoth(subject), text: inBoth(text), notice }
}
