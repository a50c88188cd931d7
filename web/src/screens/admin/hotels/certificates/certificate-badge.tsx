import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Badge, type StateLook } from '#ui/page/badge.tsx'
import { SecondLine } from '#ui/lists/table/table-list.tsx'

/** The certificate of a property as a list tells of it. */
export type ListedCertificate = { readonly verdict: 'verified' | 'refused' | null; readonly verifyBy: string }

/** Where the verification of a certificate stands, with its deadline while it waits. */
export const CertificateBadge = ({ certificate }: { certificate: ListedCertificate | null }) => {
  const t = useSay()
  const format = useFormat()
  const [now] = useState(() => Date.now())
  if (certificate === null) return '–'
  if (certificate.verdict !== null) return <Badge state={looks[certificate.verdict]} />
  const overdue = new Date(certificate.verifyBy).getTime() < now
  return (
    <>
      <Badge state={overdue ? looks.overdue : looks.waiting} />
      <SecondLine>{t(dueWords, { moment: format.moment(certificate.verifyBy) })}</SecondLine>
    </>
  )
}

const looks = {
  waiting: { words: say('Chờ xác minh', 'To verify'), tone: 'amber', icon: 'clock' },
  overdue: { words: say('Quá hạn xác minh', 'Overdue'), tone: 'red', icon: 'clock-exclamation' },
  verified: { words: say('Đã xác minh', 'Verified'), tone: 'green', icon: 'check' },
  refused: { words: say('Không chấp nhận', 'Not accepted'), tone: 'red', icon: 'x' },
} as const satisfies Record<string, StateLook>

const dueWords = say('hạn {moment}', 'due {moment}')
