import { giftCodeSorts } from '@innkeeper/protocol/calls/room-sale/giftcode'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { follow } from '#kit/page/follow.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { RecordList } from '#record/record-list.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { DeleteGiftCode } from './delete-gift-code.tsx'
import { useGiftCodeColumns } from './gift-code-columns.tsx'
import { GiftCodeFilters, giftCodeFilter } from './gift-code-filters.tsx'
import styles from './gift-codes.module.css'
import { giftCodes } from './gift-codes.ts'

const narrowed = ({ text, state, batch }: z.output<typeof giftCodeFilter>) => ({
  text,
  ...(state === 'all' ? {} : { condition: state }),
  ...(batch === undefined ? {} : { batchId: batch }),
})

/** The gift codes of the property, the newest first: found, opened, exported, stopped, deleted, with their condition and the uses left. */
export const GiftCodeListScreen = () => {
  useTitle(giftCodes.words.all)
  const { property } = useSession()
  const list = useList('giftcode/get-list', {
    sorts: giftCodeSorts,
    filter: giftCodeFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <RecordList
      kind={giftCodes}
      list={list}
      columns={useGiftCodeColumns()}
      file={(how) => askFile('giftcode/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<GiftCodeFilters list={list} />}
      renderDelete={(props) => <DeleteGiftCode {...props} />}
      renderFrame={(acts, body) => (
        <Page>
          <PageHead
            title={giftCodes.words.all}
            acts={
              <>
                <StopAll batch={list.filter.batch} />
                <AddMany />
                {acts}
              </>
            }
          />
          {list.filter.batch !== undefined && <BatchBanner />}
          {body}
        </Page>
      )}
    />
  )
}

/** Stops every gift code of the property, or those that were made together, after it was asked. */
export const StopAll = ({ batch }: { batch?: string | undefined }) => {
  const alerts = useAlerts()
  const change = useChange('giftcode/deactivate-all', {
    done: ({ count }) => alerts.success(allStopped, { count }),
    failed: alerts.failure,
  })
  return (
    <ConfirmButton
      words={batch === undefined ? stopAll : stopBatch}
      question={batch === undefined ? question : batchQuestion}
      reason={change.reason}
      pending={change.pending}
      onConfirm={() => change.send(batch === undefined ? {} : { batchId: batch })}
    />
  )
}

const AddMany = () => {
  const router = useRouter()
  const { property } = useSession()
  return <Button words={addMany} reason={useLack('giftcode/create-many')} onClick={() => follow(router, paths.manyGiftCodes(property))} />
}

const BatchBanner = () => {
  const t = useSay()
  const { property } = useSession()
  return (
    <div className={styles['batch']}>
      <Banner tone="cham" act={<Link to={paths.giftCodes(property)}>{t(showAll)}</Link>}>
        {t(batchShown)}
      </Banner>
    </div>
  )
}

const stopAll = say('Dừng tất cả', 'Stop all')
const stopBatch = say('Dừng cả đợt', 'Stop these codes')
const question = say(
  'Dừng mọi mã quà tặng đang bật? Đặt phòng đã có giữ nguyên giá; từng mã bật lại được.',
  'Stop all gift codes that are on? Bookings keep their price; each can be switched on again.',
)
const batchQuestion = say(
  'Dừng mọi mã của đợt này? Đặt phòng đã có giữ nguyên giá; từng mã bật lại được.',
  'Stop all codes that were made together? Bookings keep their price; each can be switched on again.',
)
const allStopped = say('Đã dừng {count} mã quà tặng.', 'Gift codes stopped: {count}.')
const addMany = say('Tạo nhiều mã', 'Create many codes')
const batchShown = say(
  'Chỉ các mã được tạo cùng một đợt. Nút Xuất ghi tất cả ra tệp.',
  'Only the codes that were made together. Export writes all of them to a file.',
)
const showAll = say('Xem mọi mã', 'Show all codes')
