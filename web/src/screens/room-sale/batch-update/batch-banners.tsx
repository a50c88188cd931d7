import { useEffect, useRef } from 'react'
import { nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import styles from './batch-update-screen.module.css'
import type { LastApplied } from './form/use-batch-acts.ts'
import type { Apply } from './form/use-apply.ts'

type Applying = Pick<Apply<unknown>, 'unanswered' | 'pending' | 'failure' | 'sendAgain' | 'letGo'>
type BatchBannersProps = { acts: { readonly apply: Applying; readonly last: LastApplied | null }; undo: (operationNo: number) => void }

/** What must stay in sight beside the steps: a lost answer, a refusal, what was applied last. */
export const BatchBanners = ({ acts, undo }: BatchBannersProps) => {
  const t = useSay()
  const place = useRef<HTMLDivElement>(null)
  const { apply, last } = acts
  const told = apply.unanswered ?? apply.failure ?? last
  useEffect(() => {
    if (told !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [told])
  return (
    <div ref={place} className={styles['banners']}>
      {apply.unanswered !== null && !apply.pending && <Unanswered apply={apply} />}
      {apply.failure !== null && (
        <Banner tone={apply.failure.key === 'previewStale' ? 'violet' : 'red'} urgent title={t(notApplied)}>
          {apply.failure.message} {t(keptAsTyped)}
        </Banner>
      )}
      {last !== null && <AppliedBanner last={last} undo={undo} />}
    </div>
  )
}

const Unanswered = ({ apply }: { apply: Applying }) => {
  const t = useSay()
  return (
    <Banner
      tone="amber"
      urgent
      title={t(noAnswer)}
      act={
        <>
          <Button words={sendAgain} size="small" look="primary" icon="refresh" onClick={apply.sendAgain} />
          <Button words={letGo} size="small" look="quiet" onClick={apply.letGo} />
        </>
      }
    >
      {t(countsOnce)}
    </Banner>
  )
}

const AppliedBanner = ({ last, undo }: { last: LastApplied; undo: (operationNo: number) => void }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  const log = (last.rates ? paths.rateLog : paths.availabilityLog)(property, { operation: last.operationNo })
  return (
    <Banner
      tone="green"
      title={t(applied, { nights: format.count(last.nights, nouns.night), operationNo: last.operationNo })}
      act={<Button words={undoWords} size="small" icon="arrow-back-up" onClick={() => undo(last.operationNo)} />}
    >
      {last.skipped > 0 && `${t(skipped, { count: last.skipped })} `}
      <Link to={log}>{t(seeLog)}</Link>
    </Banner>
  )
}

const noAnswer = say('Mất kết nối khi đang áp dụng.', 'The connection broke while applying.')
const countsOnce = say('Có thể đã lưu. Gửi lại không lưu hai lần.', 'It may have been saved. Sending it again does not save it twice.')
const sendAgain = say('Gửi lại', 'Send again')
const letGo = say('Sửa tiếp', 'Go on editing')
const notApplied = say('Chưa áp dụng.', 'Not applied.')
const keptAsTyped = say('Những gì đã nhập vẫn còn.', 'What was entered is still here.')
const applied = say('Đã áp dụng {nights}, thao tác {operationNo}.', '{nights} applied, operation {operationNo}.')
const skipped = say('{count} giá trị bỏ qua.', '{count} values skipped.')
const undoWords = say('Hoàn tác', 'Undo')
const seeLog = say('Xem trong nhật ký', 'See it in the log')
