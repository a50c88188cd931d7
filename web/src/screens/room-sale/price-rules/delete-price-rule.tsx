import { say } from '@innkeeper/protocol/say'
import { DeleteFreeRecord } from '#record/deleting/delete-free-record.tsx'
import type { ListedRecord, RecordDialogProps } from '#record/record-kind.ts'
import { priceRules } from './price-rules.ts'

/** Asks before a rule is deleted; prices that were accepted from it stay. */
export const DeletePriceRule = (props: RecordDialogProps<ListedRecord>) => (
  <DeleteFreeRecord {...props} kind={priceRules} says={pricesStay} />
)

const pricesStay = say('Giá đã nhận từ quy tắc này giữ nguyên.', 'Prices that were accepted from it stay as they are.')
