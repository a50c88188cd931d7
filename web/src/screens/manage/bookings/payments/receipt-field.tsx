import { paymentCalls } from '@innkeeper/protocol/calls/manage/payment'
import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { PickFile } from '#ui/fields/files/pick-file.tsx'
import { PictureProgress } from '#ui/photos/uploading/picture-progress.tsx'
import { usePicture } from '#ui/photos/uploading/use-picture.ts'
import styles from './payments.module.css'

const limits = paymentCalls['booking/payment/upload-receipt'].upload

type ReceiptFieldProps = { field: Pick<Field<string>, 'value' | 'error' | 'change'>; locked?: boolean }

/** The picture of a receipt: uploaded as soon as it is chosen, and kept once the transaction is saved. */
export const ReceiptField = ({ field: { value, error, change }, locked = false }: ReceiptFieldProps) => {
  const t = useSay()
  const upload = usePicture('booking/payment/upload-receipt', change, limits)
  const url = value ?? ''
  return (
    <fieldset className={styles['receipt']} aria-invalid={error !== undefined}>
      <legend className={styles['legend']}>{t(receiptWords)}</legend>
      {url !== '' && <img src={url} alt={t(receiptWords)} />}
      {!locked && (
        <div>
          <PickFile words={url === '' ? chooseWords : otherWords} accept={limits.accept} give={upload.send} pending={upload.busy} />{' '}
          {url !== '' && <Button words={removeWords} onClick={() => change(undefined)} />}
        </div>
      )}
      <PictureProgress item={upload.item} retry={upload.retry} limits={limits} />
      <p className={styles['note']}>{t(limitWords)}</p>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const receiptWords = say('Ảnh biên lai', 'Receipt picture')
const chooseWords = say('Chọn ảnh biên lai', 'Choose the receipt picture')
const otherWords = say('Chọn ảnh khác', 'Choose another picture')
const removeWords = say('Bỏ ảnh', 'Remove the picture')
const limitWords = say('JPEG, PNG hoặc WebP, tối đa 5 MB, từ 800 × 600.', 'JPEG, PNG or WebP, 5 MB at most, from 800 × 600.')
