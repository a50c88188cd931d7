import { useRead } from '#kit/calls/use-read.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { RecordLoading } from '#ui/forms/record-loading.tsx'
import { ManyCodesForm } from './form/many-codes-form.tsx'
import { giftCodes, manyCodesWords } from './gift-codes.ts'

/** Many gift codes at once, from a pattern; the list of just these is shown next, ready to be exported. */
export const ManyGiftCodesScreen = () => {
  const { property } = useSession()
  const choices = useRead('giftcode/get-choices', {})
  if (choices.data !== undefined) return <ManyCodesForm choices={choices.data} />
  const list = { words: giftCodes.words.all, to: paths.giftCodes(property) }
  return <RecordLoading title={manyCodesWords} list={list} what={giftCodes.words.list} read={choices} />
}
