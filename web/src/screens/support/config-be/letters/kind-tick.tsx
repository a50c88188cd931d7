import { say } from '@innkeeper/protocol/say'
import { letterWords } from '@innkeeper/protocol/words/mail/letter-words'
import { useState } from 'react'
import { z } from 'zod'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useHrefOf } from '#kit/page/use-address.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import styles from './letters.module.css'

/** A kind of letter, as it is read. */
export type Kind = AnswerOf<'email/type'>[number]

/** A kind of letter with its tick, which is saved as it is set. */
export const KindTick = ({ kind, locked }: { kind: Kind; locked: boolean }) => {
  const t = useSay()
  const format = useFormat()
  const alerts = useAlerts()
  const words = letterWords[kind.id]
  const [ticked, setTicked] = useState<{ readonly over: Kind; readonly to: boolean } | null>(null)
  const hrefOf = useHrefOf(addressSchema)
  const change = useChange('email/update-type', {
    done: (_answer, { active }) => alerts.success(active ? isOn : isOff, { kind: t(words) }),
    failed: (error) => {
      setTicked(null)
      alerts.failure(error)
    },
  })
  // What was just ticked is shown until it has been read again, or was refused.
  const shown = ticked?.over === kind ? ticked.to : kind.active
  const choose = (active: boolean) => {
    setTicked({ over: kind, to: active })
    change.send({ id: kind.id, active })
  }
  return (
    <div className={styles['kind']}>
      <CheckField
        field={plainField({ name: kind.id, label: words, value: shown, change: (on) => choose(on === true) })}
        disabled={locked || change.pending}
      />
      {kind.changedAt !== null && (
        <span className={styles['who']}>{t(changedBy, { person: kind.changedBy, moment: format.moment(kind.changedAt) })}</span>
      )}
      <span className={styles['words']}>
        {kind.ownWords && <Badge state={ownWords} />}
        <Link to={hrefOf({ email: kind.id })} aria-label={t(wordsOfKind, { kind: t(words) })}>
          {t(changeWords)}
        </Link>
      </span>
    </div>
  )
}

const addressSchema = z.object({ email: z.string().catch('') })
const ownWords = { words: say('Lời của chỗ nghỉ', 'The property’s words'), tone: 'cham', icon: 'message-2' } as const
const changeWords = say('Sửa lời', 'Change the words')
const wordsOfKind = say('Sửa lời: {kind}', 'Change the words: {kind}')
const changedBy = say('{person}, {moment}', '{person}, {moment}')
const isOn = say('Email “{kind}” được gửi.', 'Emails “{kind}” are sent.')
const isOff = say('Email “{kind}” không gửi nữa.', 'Emails “{kind}” are no longer sent.')
