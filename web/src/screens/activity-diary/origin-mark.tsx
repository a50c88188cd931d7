import { kindWords, originWords } from '@innkeeper/protocol/rates/operation-words'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Icon, type IconName } from '#ui/look/icon.tsx'
import styles from './log.module.css'

type Head = CallOutput<'room-plan-log/detail'>['operation']

/** Where an operation came from and what it was: a glyph and words. */
export const OriginMark = ({ origin, kind }: Pick<Head, 'origin' | 'kind'>) => {
  const t = useSay()
  const from = t(originWords[origin])
  const was = t(kindWords[kind])
  return (
    <span className={styles['origin']}>
      <Icon name={glyphs[origin]} size={14} />
      {from === was || kind === 'batch' ? was : t(both, { from, was })}
    </span>
  )
}

const both = say('{from}: {was}', '{from}: {was}')
const glyphs = { screen: 'layout-grid', batch: 'stack-2', excel: 'table', pms: 'plug', agent: 'users' } as const satisfies Record<
  Head['origin'],
  IconName
>
