import { paymentCalls } from '@innkeeper/protocol/calls/manage/payment'
import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PictureField } from '#ui/photos/pictures/picture-field.tsx'

const limits = paymentCalls['booking/payment/upload-receipt'].upload

type ReceiptFieldProps = { field: Pick<Field<string>, 'value' | 'error' | 'change'>; locked?: boolean }

/** The picture of a receipt: uploaded as soon as it is chosen, and kept once the transaction is saved. */
export const ReceiptField = ({ field: { value, error, change }, locked = false }: ReceiptFieldProps) => {
  const url = value ?? ''
  return (
    <PictureField
      path="booking/payment/upload-receipt"
      limits={limits}
      words={words}
      url={url}
      error={error}
      change={change}
      locked={locked}
      acts={url !== '' && <Button words={removeWords} onClick={() => change(undefined)} />}
    />
  )
}

const removeWords = say('Bỏ ảnh', 'Remove the picture')
const words = {
  legend: say('Ảnh biên lai', 'Receipt picture'),
  choose: say('Chọn ảnh biên lai', 'Choose the receipt picture'),
  other: say('Chọn ảnh khác', 'Choose another picture'),
  limit: say('JPEG, PNG hoặc WebP, tối đa 5 MB, từ 800 × 600.', 'JPEG, PNG or WebP, 5 MB at most, from 800 × 600.'),
}
