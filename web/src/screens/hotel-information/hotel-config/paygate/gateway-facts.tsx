import { gatewayModeWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Fragment } from 'react'
import { Banner } from '#ui/states/banner.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import styles from './paygate.module.css'
import type { GatewayConfig } from './paygate-words.ts'

/** What is configured of a gateway, and since when it works. */
export const GatewayFacts = ({ config }: { config: GatewayConfig }) => {
  const t = useSay()
  const facts = useFacts(config)
  return (
    <>
      {config.mode === 'test' && <Banner tone="amber">{t(trialOnly)}</Banner>}
      <div className={styles['about']}>
        <FactList>
          {facts.map(([words, value]) => (
            <Fragment key={words.en}>
              <dt>{t(words)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </FactList>
      </div>
    </>
  )
}

type Fact = readonly [words: Saying, value: string]

const useFacts = (config: GatewayConfig): readonly Fact[] => {
  const t = useSay()
  const format = useFormat()
  const moment = (at: string) => format.moment(at, { year: true })
  const { bank, secret } = config
  return [
    ...given(merchantWords, config.merchantCode),
    ...given(accessWords, config.accessCode),
    ...(secret === null ? [] : given(secretWords, t(secretKept, { moment: moment(secret.setAt), ending: secret.ending }))),
    ...(bank === null ? [] : given(bankWords, `${bank.shortName} – ${bank.name}`)),
    ...given(accountWords, config.accountNumber),
    ...given(ownerWords, config.accountOwner),
    ...given(modeWords, config.rail === 'vietqr' ? '' : t(gatewayModeWords[config.mode])),
    ...given(sinceWords, config.worksSince === null || !config.active ? '' : moment(config.worksSince)),
    ...given(changedWords, config.changedAt === null ? '' : t(changedBy, { person: config.changedBy, moment: moment(config.changedAt) })),
  ]
}

const given = (words: Saying, value: string): readonly Fact[] => (value === '' ? [] : [[words, value]])

const merchantWords = say('Mã đơn vị', 'Merchant code')
const accessWords = say('Mã truy cập', 'Access code')
const secretWords = say('Khoá bí mật', 'Secret')
const secretKept = say('••••{ending}, lưu lúc {moment}', '••••{ending}, set {moment}')
const bankWords = say('Ngân hàng', 'Bank')
const accountWords = say('Số tài khoản', 'Account number')
const ownerWords = say('Chủ tài khoản', 'Account owner')
const modeWords = say('Môi trường', 'Environment')
const sinceWords = say('Hoạt động từ', 'Works since')
const changedWords = say('Sửa lần cuối', 'Last change')
const changedBy = say('{person}, {moment}', '{person}, {moment}')
const trialOnly = say('Đang chạy thử: khách chưa trả tiền được qua cổng này.', 'For trial only: guests cannot pay by this gateway yet.')
