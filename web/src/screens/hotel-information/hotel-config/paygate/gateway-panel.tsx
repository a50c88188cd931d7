import { gatewayCallbackPaths } from '@innkeeper/protocol/codes/gateway-callbacks'
import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, speak, type Saying } from '@innkeeper/protocol/say'
import { useId } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useRead } from '#kit/calls/use-read.ts'
import { RecordConflict } from '#record/record-conflict.tsx'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FormBanner } from '#ui/forms/form-banner.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { SidePanel } from '#ui/dialogs/side-panel.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { GatewayFields } from './gateway-fields.tsx'
import styles from './paygate.module.css'
import type { GatewayConfig, OfferedGateway } from './paygate-words.ts'
import { updateOf } from './update-of.ts'
import { gatewayInput, useGatewayForm, type GatewayForm } from './use-gateway-form.ts'

/** The configuration of a gateway, new or changed, beside the page. */
export const GatewayPanel = ({ gateway, close }: { gateway: OfferedGateway; close: () => void }) => {
  const isNew = gateway.state === 'notConfigured'
  const read = useRead('payment-method/get-gateway-config', { rail: gateway.rail }, { when: !isNew })
  if (isNew) return <Panel gateway={gateway} config={null} close={close} readAgain={read.again} />
  if (read.data !== undefined) return <Panel gateway={gateway} config={read.data} close={close} readAgain={read.again} />
  return (
    <SidePanel open onClose={close} title={titleOf(gateway)}>
      {read.error === null ? <Skeleton rows={6} /> : <Failed what={what} error={read.error} again={read.again} />}
    </SidePanel>
  )
}

type PanelProps = { gateway: OfferedGateway; config: GatewayConfig | null; close: () => void; readAgain: () => void }

const Panel = ({ gateway, config, close, readAgain }: PanelProps) => {
  const t = useSay()
  const formId = useId()
  const form = useGatewayForm(gateway.rail, config, { close, readAgain })
  return (
    <SidePanel
      open
      onClose={close}
      title={titleOf(gateway)}
      foot={
        <div className={styles['panelActs']}>
          <Button words={cancelWords} onClick={close} />
          <Button words={saveWords} look="primary" submits form={formId} pending={form.pending} />
        </div>
      }
    >
      <form {...form.props} id={formId}>
        <FieldStack>
          {config !== null && <GatewayConflict form={form} config={config} />}
          <FormBanner form={form} />
          <GatewayFields form={form} rail={gateway.rail} config={config} />
          <p className={styles['note']}>{t(gateway.rail === 'vietqr' ? accountNote : secretNote)}</p>
          {gateway.rail !== 'vietqr' && (
            <p className={styles['note']}>
              {t(reportNote, { gateway: t(railWords[gateway.rail]), url: globalThis.location.origin + gatewayCallbackPaths[gateway.rail] })}
            </p>
          )}
          {config !== null && <RecordHistory of={{ path: 'payment-method/history', id: gateway.rail }} />}
        </FieldStack>
      </form>
    </SidePanel>
  )
}

// A secret is never shown, so it is not compared.
const compared = {
  vnpay: ['vnpay.merchantCode', 'mode'],
  onepay: ['onepay.merchantCode', 'onepay.accessCode', 'mode'],
  vietqr: ['vietqr.bankBin', 'vietqr.accountNumber', 'vietqr.accountOwner', 'mode'],
} as const satisfies Record<GatewayConfig['rail'], readonly string[]>

const GatewayConflict = ({ form, config }: { form: GatewayForm; config: GatewayConfig }) => {
  const latest = { ...updateOf(config), changedBy: config.changedBy }
  return <RecordConflict form={form} latest={latest} input={gatewayInput} names={compared[config.rail]} />
}

const titleOf = ({ rail, state }: OfferedGateway): Saying => {
  const words = state === 'notConfigured' ? newTitle : changeTitle
  return { vi: speak(words, 'vi', { gateway: railWords[rail].vi }), en: speak(words, 'en', { gateway: railWords[rail].en }) }
}

const newTitle = say('Cấu hình {gateway}', 'Configure {gateway}')
const changeTitle = say('Sửa cấu hình {gateway}', 'Change {gateway}')
const cancelWords = say('Bỏ', 'Cancel')
const saveWords = say('Lưu cấu hình', 'Save the configuration')
const what = say('cấu hình cổng', 'the configuration')
const secretNote = say(
  'Khoá được mã hoá trước khi lưu và không bao giờ hiện lại. Lưu xong hãy kiểm tra cấu hình.',
  'The secret is encrypted and never shown again. Test the configuration once it is saved.',
)
const accountNote = say(
  'Tiền vào thẳng tài khoản này. Lưu xong hãy kiểm tra cấu hình và quét thử mã.',
  'Money goes straight to this account. Once saved, test the configuration and scan the code.',
)
const reportNote = say(
  'Khai với {gateway} địa chỉ nhận kết quả thanh toán (IPN): {url}',
  'Give {gateway} the address that receives reports of payments (IPN): {url}',
)
