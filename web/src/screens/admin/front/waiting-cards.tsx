import { say } from '@innkeeper/protocol/say'
import { amendmentStateWords, contractPlaceWords } from '@innkeeper/protocol/words/platform/contract-words'
import type { AmendmentState } from '@innkeeper/rules/e-contract/amendment-steps'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { ShortList } from './short-list.tsx'

const limit = 5

/** The certificates that wait, the one due first at the top: each with what is left of its 48 hours. */
export const CertificatesCard = () => {
  const nameOf = useNameOf()
  const left = useTimeLeft()
  const read = useRead('supplier/get-all-hotel', { view: 'verify', limit })
  return (
    <ShortList
      title={say('Giấy phép chờ xác minh', 'Certificates to verify')}
      what={say('giấy phép chờ xác minh', 'the certificates')}
      empty={say('Không có giấy phép nào chờ.', 'No certificate waits.')}
      read={read}
      total={read.data?.total ?? 0}
      lines={read.data?.rows.map((row) => ({
        key: row.id,
        name: nameOf(row),
        about: row.certificate === null ? '' : left(row.certificate.verifyBy),
        to: paths.adminHotel(row.id),
      }))}
      all={{ words: allWords, to: paths.adminHotels({ view: 'verify' }) }}
    />
  )
}

/** The properties that await approval, the one that has waited longest at the top. */
export const ApprovalsCard = () => {
  const nameOf = useNameOf()
  const since = useSince()
  const read = useRead('supplier/get-all-hotel', { view: 'approve', limit })
  return (
    <ShortList
      title={say('Chỗ nghỉ chờ duyệt', 'Properties awaiting approval')}
      what={say('chỗ nghỉ chờ duyệt', 'the properties awaiting approval')}
      empty={say('Không có chỗ nghỉ nào chờ.', 'No property waits.')}
      read={read}
      total={read.data?.total ?? 0}
      lines={read.data?.rows.map((row) => ({ key: row.id, name: nameOf(row), about: since(row.since), to: paths.adminHotel(row.id) }))}
      all={{ words: allWords, to: paths.adminHotels({ view: 'approve' }) }}
    />
  )
}

/** The contracts at a step of whoever looks: of each type that they hold. */
export const ContractsCard = () => {
  const t = useSay()
  const nameOf = useNameOf()
  const since = useSince()
  const read = useRead('supplier/contract/get-all', { view: 'mine', limit })
  const amendmentOf = (state: AmendmentState | null) =>
    state === null ? [] : [t(amendmentWords, { state: t(amendmentStateWords[state]) })]
  return (
    <ShortList
      title={say('Hợp đồng chờ bước của tôi', 'Contracts at my step')}
      what={say('hợp đồng chờ bước của tôi', 'the contracts at my step')}
      empty={say('Không có hợp đồng nào chờ.', 'No contract waits.')}
      read={read}
      total={read.data?.total ?? 0}
      lines={read.data?.rows.map((row) => ({
        key: row.id,
        name: nameOf(row),
        about: [t(contractPlaceWords[row.place]), ...amendmentOf(row.amendment), ...(row.since === null ? [] : [since(row.since)])].join(
          ' · ',
        ),
        to: paths.adminContract(row.id),
      }))}
      all={{ words: allWords, to: paths.adminContracts({ view: 'mine' }) }}
    />
  )
}

/** How a property is called in a line, with its code. */
export const useNameOf = () => {
  const { language } = useLanguage()
  return ({ nameVi, nameEn, code }: { nameVi: string; nameEn: string; code: string }) => `${language === 'vi' ? nameVi : nameEn} (${code})`
}

const useSince = () => {
  const t = useSay()
  const format = useFormat()
  return (moment: string) => t(sinceWords, { moment: format.moment(moment, { year: true }) })
}

const hour = 3_600_000

const useTimeLeft = () => {
  const t = useSay()
  const format = useFormat()
  const [now] = useState(() => Date.now())
  return (moment: string) => {
    const left = new Date(moment).getTime() - now
    return t(left < 0 ? overdueWords : leftWords, { hours: Math.ceil(left / hour), moment: format.moment(moment) })
  }
}

const amendmentWords = say('phụ lục: {state}', 'amendment: {state}')
const allWords = say('Xem tất cả', 'See all of them')
const sinceWords = say('từ {moment}', 'since {moment}')
const leftWords = say('Còn {hours} giờ, hạn {moment}', '{hours} h left, due {moment}')
const overdueWords = say('Quá hạn từ {moment}', 'Overdue since {moment}')
