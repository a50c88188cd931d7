import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './paygate.module.css'
import type { GatewayConfig } from './paygate-words.ts'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { saveQr } from './save-qr.ts'

const amount = 10_000
const orderReference = 'QUET-THU'

/** The code that guests scan, made for a small transfer, to be tried with a telephone and saved. */
export const TransferSample = ({ config }: { config: GatewayConfig }) => {
  const t = useSay()
  const format = useFormat()
  const read = useRead('gateway/param-payment', { rail: 'vietqr', orderReference, amount })
  const values = { bank: config.bank?.shortName ?? '', account: config.accountNumber, amount: format.money(amount, 'VND') }
  if (read.data === undefined) {
    return read.error === null ? <Skeleton rows={4} /> : <Failed what={what} error={read.error} again={read.again} />
  }
  const code = read.data.transfers[0]?.qr ?? ''
  return (
    <figure className={styles['sample']}>
      <QrCode text={code} name={t(codeName, values)} />
      <figcaption>
        <p>{t(sampleWords, values)}</p>
        <p className={styles['note']}>{t(sampleNote, { words: `TT ${orderReference}` })}</p>
        <Button words={download} size="small" icon="download" onClick={() => saveQr(code, `vietqr-${config.accountNumber}.png`)} />
      </figcaption>
    </figure>
  )
}

const what = say('mã QR', 'the QR code')
const codeName = say('Mã VietQR: {bank}, tài khoản {account}, {amount}', 'VietQR code: {bank}, account {account}, {amount}')
const sampleWords = say('Mã thử: chuyển {amount} vào {bank} {account}.', 'A sample: transfers {amount} to {bank} {account}.')
const sampleNote = say(
  'Nội dung “{words}”. Quét bằng ứng dụng ngân hàng, xem đúng tên chủ tài khoản rồi dừng, không cần chuyển.',
  'Message “{words}”. Scan it with a banking app, see that the owner’s name is right, then stop: no transfer is needed.',
)
const download = say('Tải mã QR', 'Download the QR code')
