import { factorKindWords } from '@innkeeper/protocol/words/people/factor-words'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { late } from '#kit/loading/late.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './account.module.css'

const AddFactor = late(async () => (await import('./add-factor.tsx')).AddFactor)
const RemoveFactor = late(async () => (await import('./remove-factor.tsx')).RemoveFactor)
const RenameFactor = late(async () => (await import('./rename-factor.tsx')).RenameFactor)
const RenewCodes = late(async () => (await import('./renew-codes.tsx')).RenewCodes)

/** A person's way of verification. */
export type OwnFactor = AnswerOf<'factor/get-all'>['factors'][number]

type Opened = { readonly what: 'add' | 'codes' } | { readonly what: 'remove' | 'rename'; readonly factor: OwnFactor } | null

/** What a person proves themselves with besides the password. */
export const FactorsCard = () => {
  const { data, error, again } = useRead('factor/get-all', {})
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Card title={title} flush>
      {error !== null && <Failed what={what} error={error} again={again} />}
      {data === undefined && error === null && <Skeleton rows={2} height={52} />}
      {data !== undefined && <Factors own={data} open={setOpened} />}
      <AddFactor open={opened?.what === 'add'} onClose={close} />
      <RenewCodes open={opened?.what === 'codes'} onClose={close} />
      {opened?.what === 'remove' && <RemoveFactor open factor={opened.factor} onClose={close} />}
      {opened?.what === 'rename' && <RenameFactor open factor={opened.factor} onClose={close} />}
    </Card>
  )
}

const Factors = ({
  own: { factors, recoveryLeft, demanded: isDemanded },
  open,
}: {
  own: AnswerOf<'factor/get-all'>
  open: (what: Opened) => void
}) => {
  const t = useSay()
  const none = factors.length === 0
  return (
    <>
      <p className={styles['visitsLead']}>{t(isDemanded ? demanded : lead)}</p>
      <ul className={styles['sessions']}>
        {factors.map((factor) => (
          <FactorRow key={factor.id} factor={factor} open={(does) => open({ what: does, factor })} />
        ))}
        {!none && (
          <li>
            <div className={styles['session']}>
              <strong>{t(recovery)}</strong>
              <span>{t(left, { count: recoveryLeft })}</span>
            </div>
            <IconButton icon="refresh" words={renew} onClick={() => open({ what: 'codes' })} />
          </li>
        )}
      </ul>
      <div className={styles['foot']}>
        <Button words={none ? setUp : addMore} icon="plus" onClick={() => open({ what: 'add' })} />
      </div>
    </>
  )
}

const FactorRow = ({ factor, open }: { factor: OwnFactor; open: (what: 'remove' | 'rename') => void }) => {
  const t = useSay()
  const format = useFormat()
  const { name, kind, addedAt, usedAt } = factor
  const used = usedAt === null ? t(neverUsed) : t(lastUsed, { moment: format.moment(usedAt) })
  return (
    <li>
      <div className={styles['session']}>
        <strong>{name}</strong>
        <span>{[t(factorKindWords[kind]), t(addedOn, { moment: format.moment(addedAt) }), used].join(' · ')}</span>
      </div>
      <Badge state={isOn} />
      <IconButton icon="edit" words={rename} values={{ name }} onClick={() => open('rename')} />
      <IconButton icon="trash" words={turnOff} values={{ name }} onClick={() => open('remove')} />
    </li>
  )
}

const title = say('Xác thực hai bước', 'Two-step verification')
const what = say('xác thực hai bước', 'two-step verification')
const lead = say(
  'Ngoài mật khẩu còn một bước nữa: mã trong ứng dụng, hoặc passkey. Ai biết mật khẩu của bạn cũng không vào được.',
  'One more step besides the password: a code of an app, or a passkey. Whoever knows your password cannot come in.',
)
const demanded = say(
  'Nơi này yêu cầu xác thực hai bước. Tắt hết thì lần đăng nhập sau phải thiết lập lại.',
  'Two-step verification is asked for here. Without one you set it up again at the next sign-in.',
)
const isOn = { words: say('Đang bật', 'On'), tone: 'green', icon: 'check' } as const
const recovery = say('Mã khôi phục', 'Recovery codes')
const left = say('Còn {count} mã chưa dùng', 'Not used yet: {count}')
const renew = say('Tạo mã khôi phục mới', 'Make new recovery codes')
const setUp = say('Thiết lập xác thực hai bước', 'Set up two-step verification')
const addMore = say('Thêm cách xác thực', 'Add a way of verification')
const addedOn = say('thêm {moment}', 'added {moment}')
const lastUsed = say('dùng gần nhất {moment}', 'last used {moment}')
const neverUsed = say('chưa dùng để đăng nhập', 'not used to sign in yet')
const rename = say('Đổi tên {name}', 'Rename {name}')
const turnOff = say('Tắt {name}', 'Turn off {name}')
