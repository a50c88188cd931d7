import { say } from '@innkeeper/protocol/say'
import { requestEndingWords } from '@innkeeper/protocol/words/sale/request-words'
import { useMemo } from 'react'
import type { RowOf } from '#kit/calls/use-list.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { roomsOfType } from '#ui/booking/rooms-of-type.ts'
import { TimeLeft } from '#ui/booking/time-left.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { actsKey } from '#ui/lists/table/fit-columns.ts'
import type { Column } from '#ui/lists/table/table-list.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { requestLook } from './request-look.ts'
import styles from './requests.module.css'

/** One row of the list of requests. */
export type RequestRow = RowOf<'request-booking/search'>

/** "The feedback action is offered only when the status is 1 and connect is true." */
const takesFeedback = ({ requestStatus, connect }: Pick<RequestRow, 'requestStatus' | 'connect'>): boolean => requestStatus === 1 && connect

/** The columns of the requests: who asks for what, and how long it still waits. */
export const useRequestColumns = (answer: (code: string) => void): readonly Column<RequestRow>[] => {
  const { language } = useLanguage()
  const format = useFormat()
  const states = useStateColumns(answer)
  return useMemo(
    () => [
      {
        key: 'code',
        head: say('Mã', 'Code'),
        rank: 3,
        width: 104,
        phone: 'hidden',
        cell: (row) => <span className={styles['code']}>{row.requestCode}</span>,
      },
      {
        key: 'agent',
        head: say('Đại lý', 'Agent'),
        phone: 'first',
        min: 170,
        cut: true,
        cell: (row) => {
          const name = row.agents.find(({ lang }) => lang === language)?.name ?? ''
          return <span title={name}>{name}</span>
        },
      },
      {
        key: 'asked',
        head: say('Yêu cầu lúc', 'Requested at'),
        rank: 4,
        width: 140,
        phone: 'hidden',
        labelled: true,
        cell: (row) => `${format.date(row.createdRequest.slice(0, 10))} ${row.createdRequest.slice(11, 16)}`,
      },
      {
        key: 'stay',
        head: say('Nhận – trả phòng', 'Check-in – check-out'),
        phone: 'second',
        width: 186,
        cell: (row) => <span className={styles['stay']}>{format.range(row.checkinDate, row.checkoutDate)}</span>,
      },
      {
        key: 'rooms',
        head: say('Phòng', 'Rooms'),
        rank: 3,
        min: 170,
        cell: (row) =>
          row.requestLine.map(({ rooms, roomNumber }) => {
            const name = rooms.find(({ lang }) => lang === language)?.roomName ?? ''
            return <div key={`${name} ${roomNumber}`}>{roomsOfType(roomNumber, name)}</div>
          }),
      },
      ...states,
    ],
    [language, format, states],
  )
}

const useStateColumns = (answer: (code: string) => void): readonly Column<RequestRow>[] => {
  const t = useSay()
  const lack = useLack('request-booking/feedback')
  return useMemo(
    () => [
      {
        key: 'state',
        head: say('Trạng thái', 'Status'),
        phone: 'end',
        width: 156,
        cell: (row) => <Badge state={requestLook(row.requestStatus)} />,
      },
      {
        key: 'clock',
        head: say('Thời hạn', 'Deadline'),
        phone: 'second',
        width: 116,
        cell: (row) => {
          if (row.endedBecause !== null) return <span className={styles['muted']}>{t(requestEndingWords[row.endedBecause])}</span>
          if (row.requestStatus === 1) return <TimeLeft until={row.answerBy} over={overdue} />
          return row.heldUntil === null ? null : <TimeLeft until={row.heldUntil} words={heldWords} over={heldOver} />
        },
      },
      {
        key: actsKey,
        head: say('Thao tác', 'Actions'),
        width: 56,
        cell: (row) =>
          takesFeedback(row) && (
            <IconButton
              icon="message-2"
              words={feedbackWords}
              values={{ code: row.requestCode }}
              reason={lack}
              onClick={() => answer(row.requestCode)}
            />
          ),
      },
    ],
    [t, lack, answer],
  )
}

const heldWords = say('giữ phòng {time}', 'held {time}')
const heldOver = say('hết hạn giữ', 'hold over')
const overdue = say('quá hạn trả lời', 'overdue')
const feedbackWords = say('Phản hồi yêu cầu {code}', 'Give feedback on request {code}')
