import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { PhotoAdder } from './ui/photos/uploading/photo-adder.tsx'
import { CertificateField } from './ui/fields/files/certificate-field.tsx'
import { AvatarPart } from './screens/setting/account/avatar-part.tsx'
import { SlidePicture } from './screens/admin/announcements/slide-cards.tsx'
import { ListSource } from './screens/room-sale/hotel-services/sync/list-source.tsx'
import { Thumbnail } from './ui/photos/pictures/pictures-card.tsx'
import { StatementUpload } from './screens/manage/bookings/payments/statements/statement-upload.tsx'
import { ReceiptField } from './screens/manage/bookings/payments/receipt-field.tsx'
import { ProofFile } from './screens/support/connect-be/proof-file.tsx'
import { LogoCard } from './screens/hotel-information/general-info/register/logo-card.tsx'
import { SiteLogo } from './screens/support/config-be/look/logo-card.tsx'
import { functionCodes } from '@innkeeper/protocol/access'
import { at, id } from './testing/acts/act-case.ts'
import { photoOf } from './testing/photos.ts'
import { allow } from './testing/record-cases.ts'
import { show } from './testing/show.tsx'
import { slowUploads } from './testing/slow-uploads.ts'

type UploadCase = {
  readonly call: string
  readonly part: ReactNode
  readonly mediaType: string
  /** Sent as soon as it is chosen, or once it has been looked at. */
  readonly send?: string
  readonly answer: object
  readonly told: RegExp
  /** The name of the button that tries again. */
  readonly again?: string
  readonly isAdministrator?: boolean
}

const tell = (what: string): void => document.body.append(`Taken: ${what}`)

const label = { vi: 'Giấy phép kinh doanh', en: 'Business certificate' }
const cases: readonly UploadCase[] = [
  {
    call: 'profile/avatar-upload',
    part: <AvatarPart name="Trần Bảo" picture={null} />,
    mediaType: 'image/jpeg',
    send: 'Use this picture',
    answer: { avatar: '/files/face.webp' },
    told: /The picture is changed\./u,
  },
  {
    call: 'info/logo-upload',
    part: <LogoCard />,
    mediaType: 'image/png',
    send: 'Use this picture',
    answer: { logo: '/files/logo.webp' },
    told: /The logo is changed\./u,
  },
  {
    call: 'header-footer/upload-logo',
    part: <SiteLogo url="" error={undefined} change={tell} />,
    mediaType: 'image/png',
    answer: { logo: '/files/site.webp' },
    told: /Taken: \/files\/site\.webp/u,
  },
  {
    call: 'announcement/upload-image',
    part: <SlidePicture url="" change={tell} />,
    mediaType: 'image/png',
    answer: { imageUrl: '/files/slide.webp' },
    told: /Taken: \/files\/slide\.webp/u,
    isAdministrator: true,
  },
  {
    call: 'booking/payment/upload-receipt',
    part: <ReceiptField field={{ value: undefined, error: undefined, change: (url) => tell(url ?? '') }} />,
    mediaType: 'image/jpeg',
    answer: { imageUrl: '/files/receipt.webp' },
    told: /Taken: \/files\/receipt\.webp/u,
  },
  {
    call: 'booking/payment/statement-upload',
    part: <StatementUpload />,
    mediaType: 'text/csv',
    answer: { id, fileName: 'sent.file', readAt: at, readBy: 'Lê Thu Hà', lines: 4, known: 1, outgoing: 2, problems: [] },
    told: /New incoming lines: 4; known already: 1/u,
  },
  {
    call: 'service/upload-image',
    part: <Thumbnail url="" error={undefined} change={tell} />,
    mediaType: 'image/png',
    answer: { imageUrl: '/files/spa.webp' },
    told: /Taken: \/files\/spa\.webp/u,
  },
  {
    call: 'connect/upload',
    part: <ProofFile domain={{ id, uploaded: null, provedBy: null }} saved={(_words, values) => tell(String(values?.['name']))} />,
    mediaType: 'text/plain',
    answer: { name: 'innkeeper-domain.txt' },
    told: /Taken: innkeeper-domain\.txt/u,
  },
  {
    call: 'service/sync-upload',
    part: <ListSource list={null} />,
    mediaType: 'text/csv',
    answer: { rows: 4 },
    told: /Rows received: 4\./u,
  },
  {
    call: 'resource/upload-image',
    part: <PhotoAdder category="lobby" added={({ fileName }) => tell(fileName)} />,
    mediaType: 'image/jpeg',
    answer: photoOf(1),
    told: /Taken: photo-1\.jpg/u,
    again: 'Try sent.file again',
  },
  {
    call: 'resource/upload-certificate',
    part: <CertificateField label={label} file={null} take={({ name }) => tell(name)} />,
    mediaType: 'application/pdf',
    answer: { uploadId: id, secret: 'kept', fileName: 'sent.file', bytes: 4, expiresAt: at },
    told: /Taken: sent\.file/u,
  },
]

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen'
  URL.revokeObjectURL = () => undefined
  document.body.replaceChildren()
})

const choose = async (one: UploadCase) => {
  allow(...(one.isAdministrator === true ? [] : functionCodes))
  const uploads = slowUploads()
  await show(one.part)
  const picker = await waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]') ?? Promise.reject(new Error('no picker')))
  await userEvent.upload(picker, new File(['x'.repeat(2000)], 'sent.file', { type: one.mediaType }), { applyAccept: false })
  if (one.send !== undefined) await userEvent.dblClick(await page.findByRole('button', { name: one.send }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  return uploads
}

const isTold = (words: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))

test.each(cases)('the upload $call: sent once, and told', async (one) => {
  const uploads = await choose(one)
  uploads[0]?.answer(200, { data: one.answer })
  await isTold(one.told)
  expect(uploads).toHaveLength(1)
})

test.each(cases)('the upload $call: refused, it says why', async (one) => {
  const uploads = await choose(one)
  uploads[0]?.answer(409, { responseCode: 100, refusal: 'recordChanged', message: 'It is not so.' })
  await isTold(/It is not so\./u)
  expect(document.body.textContent).not.toMatch(one.told)
})

test.each(cases)('the upload $call: without an answer it is tried again as the same act', async (one) => {
  const uploads = await choose(one)
  uploads[0]?.breakOff()
  await userEvent.click(await page.findByRole('button', { name: one.again ?? 'Try again' }))
  await waitFor(() => expect(uploads).toHaveLength(2))
  uploads[1]?.answer(200, { data: one.answer })
  await isTold(one.told)
  expect(uploads[1]?.headers['idempotency-key']).toBe(uploads[0]?.headers['idempotency-key'])
})
