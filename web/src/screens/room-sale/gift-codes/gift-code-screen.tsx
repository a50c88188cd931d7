import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { RecordScreen } from '#record/record-screen.tsx'
import { GiftCodeEdit } from './form/gift-code-edit.tsx'
import { giftCodes } from './gift-codes.ts'

const schema = z.object({ id: z.string().catch('') })

/** A gift code: a new one, or the one that the address names as `id`, looked at and changed. */
export const GiftCodeScreen = () => {
  const [{ id }] = useAddress(schema)
  const choices = useRead('giftcode/get-choices', {})
  return (
    <RecordScreen
      kind={giftCodes}
      id={id}
      detail="giftcode/detail"
      besides={choices}
      renderPage={(place) => choices.data !== undefined && <GiftCodeEdit {...place} choices={choices.data} />}
    />
  )
}
