import { gatewayCheckWords, gatewayFindingWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import styles from './paygate.module.css'
import type { GatewayConfig } from './paygate-words.ts'

type Found = GatewayConfig['checks'][number]

/** What the last test of a gateway found, check by check. */
export const GatewayChecks = ({ config }: { config: GatewayConfig }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <div className={styles['checks']}>
      <h3>{t(title, { moment: config.testedAt === null ? '' : format.moment(config.testedAt, { year: true }) })}</h3>
      <ul>
        {config.checks.map((found) => (
          <li key={found.check} data-tone={toneOf(found)}>
            <Icon name={glyphs[toneOf(found)]} />
            <span>
              {t(gatewayCheckWords[found.check])}: <strong>{t(gatewayFindingWords[found.finding], { code: found.code ?? '' })}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Tone = 'passed' | 'open' | 'failed'

const toneOf = ({ finding }: Found): Tone => {
  if (finding === 'passed') return 'passed'
  return finding === 'notAsked' || finding === 'noQueryAccount' || finding === 'unreachable' ? 'open' : 'failed'
}

const glyphs: Readonly<Record<Tone, IconName>> = { passed: 'circle-check', open: 'info-circle', failed: 'alert-circle' }
const title = say('Kiểm tra lúc {moment}', 'Tested {moment}')
