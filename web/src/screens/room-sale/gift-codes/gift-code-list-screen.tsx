import { giftCodeSorts } from '@innkeeper/protocol/calls/room-sale/giftcode'
import { say } from '@innkeeper/protocol/say'
import type { z } from 'zod'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { ask } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordList } from '#record/record-list.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { DeleteGiftCode } from './delete-gift-code.tsx'
import { useGiftCodeColumns } from './gift-code-columns.tsx'
import { GiftCodeFilters, giftCodeFilter } from './gift-code-filters.tsx'
import { giftCodes } from './gift-codes.ts'

const narrowed = ({ text, state }: z.output<typeof giftCodeFilter>) => ({ text, ...(state === 'all' ? {} : { condition: state }) })

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
      file={() => ask('giftcode/export', { ...narrowed(list.filter), ...list.order }, { property })}
      filters={<GiftCodeFilters list={list} />}
      renderDelete={(props) => <DeleteGiftCode {...props} />}
      renderFrame={(acts, body) => (
        <Page>
          <PageHead
            title={giftCodes.words.all}
            acts={
              <>
                <StopAll />
                {acts}
              </>
            }
          />
          {body}
        </Page>
      )}
    />
  )
}

/** Stops every gift code of the property, after it was asked. */
export const StopAll = () => {
  const alerts = useAlerts()
  const change = useChange('giftcode/deactivate-all', {
    done: ({ count }) => alerts.success(allStopped, { count }),
    failed: alerts.failure,
  })
  return (
    <ConfirmButton words={stopAll} question={question} reason={change.reason} pending={change.pending} onConfirm={() => change.send({})} />
  )
}

const stopAll = say('Dừng tất cả', 'Stop all')
const question = say(
  'Dừng mọi mã quà tặng đang bật? Đặt phòng đã có giữ nguyên giá; từng mã bật lại được.',
  'Stop all gift codes that are on? Bookings keep their price; each can be switched on again.',
)
const allStopped = say('Đã dừng {count} mã quà tặng.', 'Gift codes stopped: {count}.')
