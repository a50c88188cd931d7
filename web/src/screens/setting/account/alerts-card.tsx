import { alertWords } from '@innkeeper/protocol/words/platform/alert-kinds'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './account.module.css'

type Choice = AnswerOf<'notification/choices'>['choices'][number]

/** Of what a person is told at this property: in the bell, by mail, or not at all. A tick is saved as it is set. */
export const AlertsCard = ({ email }: { email: string }) => {
  const t = useSay()
  const { data, error, again } = useRead('notification/choices', {})
  if (data?.choices.length === 0) return null
  return (
    <Card title={title}>
      <p className={styles['lead']}>{t(lead, { email })}</p>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {data === undefined && error === null && <Skeleton rows={4} />}
      {data !== undefined && (
        <table className={styles['alerts']} aria-label={t(title)}>
          <thead>
            <tr>
              <th scope="col">{t(kindHead)}</th>
              <th scope="col">{t(bellHead)}</th>
              <th scope="col">{t(mailHead)}</th>
            </tr>
          </thead>
          <tbody>
            {data.choices.map((choice) => (
              <ChoiceRow key={choice.kind} choice={choice} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

const ChoiceRow = ({ choice }: { choice: Choice }) => {
  const t = useSay()
  const alerts = useAlerts()
  const words = alertWords[choice.kind]
  const [ticked, setTicked] = useState<{ readonly over: Choice; readonly to: Choice } | null>(null)
  const change = useChange('notification/choose', {
    done: () => alerts.success(saved, { kind: t(words) }),
    failed: (error) => {
      setTicked(null)
      alerts.failure(error)
    },
  })
  // What was just ticked is shown until it has been read again, or was refused.
  const shown = ticked?.over === choice ? ticked.to : choice
  const choose = (to: Choice) => {
    setTicked({ over: choice, to })
    change.send(to)
  }
  return (
    <tr>
      <th scope="row">{t(words)}</th>
      <td>
        <Tick words={t(inBellOf, { kind: t(words) })} ticked={shown.inBell} change={(inBell) => choose({ ...shown, inBell })} />
      </td>
      <td>
        <Tick words={t(byMailOf, { kind: t(words) })} ticked={shown.byMail} change={(byMail) => choose({ ...shown, byMail })} />
      </td>
    </tr>
  )
}

const Tick = ({ words, ticked, change }: { words: string; ticked: boolean; change: (ticked: boolean) => void }) => (
  <label>
    <input type="checkbox" aria-label={words} checked={ticked} onChange={(event) => change(event.currentTarget.checked)} />
  </label>
)

const title = say('Nhận thông báo', 'Alerts')
const what = say('cách nhận thông báo', 'how you get alerts')
const lead = say('Email gửi đến {email}. Lựa chọn được lưu ngay.', 'Emails go to {email}. A choice is saved at once.')
const kindHead = say('Khi có', 'When')
const bellHead = say('Chuông', 'Bell')
const mailHead = say('Email', 'Email')
const inBellOf = say('{kind}: trong chuông', '{kind}: in the bell')
const byMailOf = say('{kind}: qua email', '{kind}: by email')
const saved = say('Đã lưu cách nhận “{kind}”.', 'Saved how you get “{kind}”.')
