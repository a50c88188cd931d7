import { legalForm } from '@innkeeper/protocol/calls/setting/contract'
import { labelOf } from '@innkeeper/protocol/field'
import { say, type Saying } from '@innkeeper/protocol/say'
import { contractBlanks, type ContractBlank } from '@innkeeper/rules/e-contract/contract-text'
import { Fragment } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './contract-templates.module.css'

/** The blanks that a template may have, and what fills them. */
export const BlankList = () => {
  const t = useSay()
  return (
    <Card title={title}>
      <p className={styles['muted']}>{t(hint)}</p>
      <dl className={styles['blanks']}>
        {contractBlanks.map((name) => (
          <Fragment key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{t(words[name])}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}

const title = say('Chỗ trống', 'Blanks')
const hint = say('Hợp đồng soạn từ mẫu điền các chỗ trống này.', 'A contract drawn up from the template fills these blanks.')
const { shape } = legalForm
const words: Readonly<Record<ContractBlank, Saying>> = {
  number: say('Số hợp đồng', 'Contract number'),
  businessName: labelOf(shape.businessName),
  taxCode: labelOf(shape.taxCode),
  address: labelOf(shape.address),
  legalRepresentative: labelOf(shape.legalRepresentative),
  signer: labelOf(shape.signer),
  position: labelOf(shape.position),
  bankAccountNumber: labelOf(shape.bankAccountNumber),
  accountOwner: labelOf(shape.accountOwner),
  bank: labelOf(shape.bank),
  branch: labelOf(shape.branch),
  propertyName: say('Tên chỗ nghỉ', 'Name of the property'),
  propertyCode: say('Mã chỗ nghỉ', 'Code of the property'),
  commission: labelOf(shape.commission),
  startsOn: say('Hiệu lực từ', 'Runs from'),
  endsOn: say('Đến hết', 'Until the end of'),
}
