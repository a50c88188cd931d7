import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import type { Tx } from '#kit/transaction/transaction.ts'
import { writePdfs } from '#kit/pdf/write-pdfs.ts'
import type { FileStore } from '#outside/files.ts'
import { propertyLogo } from '#features/images/pictures/letter-logo.reads.ts'
import type { StoredBooking } from '../bookings.store.ts'
import { calendarFile } from './calendar-file.ts'
import { confirmationContent, type ConfirmationFor } from './confirmation-content.ts'
import { timesChanged } from './confirmation.store.ts'

type Asked = Omit<ConfirmationFor, 'logo'> & { readonly form: 'pdf' | 'calendar' }
type Answer = CallOutput<'booking/confirmation'>
type MadeFile = Omit<Answer, 'base64'> & { readonly content: Buffer }

/** A file of a booking's confirmation as the calls answer it, as the booking is now. */
export const makeConfirmation = async (
  tx: Tx,
  files: FileStore,
  booking: StoredBooking,
  { form, language, copy }: Asked,
): Promise<Answer> => {
  if (form === 'calendar') return answered(await calendarOf(tx, booking, language))
  const logo = await propertyLogo(tx, files, booking.propertyId)
  const [pdf] = await confirmationPdfs(booking, [{ language, copy, logo }])
  if (pdf === undefined) throw new Error('no confirmation was written')
  return answered(pdf)
}

/** Confirmations of a booking as PDFs, written on one thread. */
export const confirmationPdfs = async (booking: StoredBooking, wanted: readonly ConfirmationFor[]): Promise<MadeFile[]> => {
  const written = await writePdfs(
    thread,
    wanted.map((one) => confirmationContent(booking, one)),
  )
  return written.map(({ content }, index) => ({
    fileName: `${booking.code}-${wanted[index]?.language ?? 'vi'}.pdf`,
    mediaType: 'application/pdf',
    content,
  }))
}

/** A booking's file for calendars. */
export const calendarOf = async (tx: Tx, booking: StoredBooking, language: Language): Promise<MadeFile> => ({
  fileName: `${booking.code}.ics`,
  mediaType: 'text/calendar; charset=utf-8',
  content: Buffer.from(calendarFile(booking, { language, changes: await timesChanged(tx, booking) })),
})

const thread = new URL('./write-confirmation-pdf.ts', import.meta.url)

const answered = ({ content, ...file }: MadeFile): Answer => ({ ...file, base64: content.toString('base64') })
