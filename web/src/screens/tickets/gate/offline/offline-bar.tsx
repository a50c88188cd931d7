import { say } from '@innkeeper/protocol/say'
import { gateReasonWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { longestOffline } from '@innkeeper/rules/ticket/judge-offline'
import { spacedTicketNumber } from '@innkeeper/rules/ticket/ticket-number'
import { useEffect, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import type { useOfflineGate } from './use-offline-gate.ts'
import type { Trouble } from './use-waiting-entries.ts'

type OfflineBarProps = { gate: ReturnType<typeof useOfflineGate> }

/** Since when there is no network, how many entries wait, how old the list is; and loudly, what another gate let in meanwhile. */
export const OfflineBar = ({ gate: { list, waiting, troubles, seen } }: OfflineBarProps) => (
  <>
    {troubles.map((trouble) => (
      <TroubleShown key={trouble.entry.id} trouble={trouble} seen={() => seen(trouble.entry.id)} />
    ))}
    {list.lostAt !== null && <Lost lostAt={list.lostAt} readAt={list.readAt} />}
    {list.lostAt !== null && !list.checksCodes && <CannotCheck />}
    {waiting.length > 0 && <Waiting count={waiting.length} />}
  </>
)

const Lost = ({ lostAt, readAt }: { lostAt: number; readAt: number | null }) => {
  const t = useSay()
  const format = useFormat()
  const now = useNow()
  const time = (moment: number) => format.time(new Date(moment).toISOString())
  const title = t(lostWords, { time: time(lostAt) })
  if (readAt === null) {
    return (
      <Banner tone="red" urgent title={title}>
        {t(noList)}
      </Banner>
    )
  }
  if (now - readAt > longestOffline) {
    return (
      <Banner tone="red" urgent title={title}>
        {t(tooOld)}
      </Banner>
    )
  }
  return (
    <Banner tone="amber" title={title}>
      {t(byList, { time: time(readAt), until: time(readAt + longestOffline) })}
    </Banner>
  )
}

const CannotCheck = () => {
  const t = useSay()
  return <Banner tone="amber">{t(cannotCheck)}</Banner>
}

const Waiting = ({ count }: { count: number }) => {
  const t = useSay()
  return <Banner tone="amber">{t(waitingWords, { count })}</Banner>
}

/** An entry that something is against: which ticket, here and at which time, and where and when the other was. */
const TroubleShown = ({ trouble: { entry, told, message }, seen }: { trouble: Trouble; seen: () => void }) => {
  const t = useSay()
  const format = useFormat()
  const values = { number: spacedTicketNumber(entry.number), gate: entry.gate, time: format.time(entry.at) }
  const [other] = told?.others ?? []
  const reason = told?.against === undefined || told.against === null ? message : t(gateReasonWords[told.against])
  return (
    <Banner
      tone="red"
      urgent
      title={t(other === undefined ? troubleWords : twiceWords, values)}
      act={<Button words={seenWords} size="small" onClick={seen} />}
    >
      {other === undefined ? reason : t(otherWords, { gate: other.gate, time: format.time(other.at) })}
    </Banner>
  )
}

const tick = 15_000

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

const lostWords = say('Mất mạng từ {time}.', 'No network since {time}.')
const byList = say(
  'Điện thoại quyết định theo danh sách lúc {time}, đến {until}.',
  'This phone decides by the list of {time}, until {until}.',
)
const tooOld = say(
  'Danh sách đã quá một giờ: màn hình này không quyết định nữa.',
  'The list is more than an hour old: this screen no longer decides.',
)
const noList = say('Chưa tải được danh sách vé hôm nay.', 'Today’s tickets were never read.')
const waitingWords = say(
  'Lượt chờ gửi: {count}. Gửi xong mới đăng xuất.',
  'Entries that wait to be sent: {count}. Log out only after that.',
)
const cannotCheck = say(
  'Trình duyệt này không kiểm được chữ ký mã QR khi mất mạng: chỉ nhận vé có trong danh sách.',
  'This browser cannot check the signature of QR codes without a network: only listed tickets are let in.',
)
const twiceWords = say('Vé {number} vào hai lần. Ở {gate} lúc {time},', 'Ticket {number} entered twice. At {gate} at {time},')
const otherWords = say('và ở {gate} lúc {time}.', 'and at {gate} at {time}.')
const troubleWords = say('Vé {number}, vào {gate} lúc {time}:', 'Ticket {number}, let in at {gate} at {time}:')
const seenWords = say('Đã xem', 'Seen')
