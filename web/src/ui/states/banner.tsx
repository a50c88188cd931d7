import type { ReactNode } from 'react'
import styles from './banner.module.css'
import type { Tone } from '../page/badge.tsx'
import { Icon, type IconName } from '../look/icon.tsx'

type BannerProps = {
  tone: Extract<Tone, 'amber' | 'green' | 'red' | 'cham' | 'violet'>
  icon?: IconName | undefined
  /** Bold, before the rest. */
  title?: string | undefined
  children?: ReactNode
  /** An act at its right. */
  act?: ReactNode
  /** Is read out at once: an error that has just come. */
  urgent?: boolean | undefined
}

/** Words that stay until what they speak of is mended. */
export const Banner = ({ tone, icon, title, children, act, urgent = false }: BannerProps) => (
  <div className={styles['banner']} data-tone={tone} role={urgent ? 'alert' : undefined}>
    <Icon name={icon ?? glyphs[tone]} size={18} className={styles['glyph']} />
    <div className={styles['words']}>
      {title !== undefined && <strong>{title}</strong>} {children}
    </div>
    {act}
  </div>
)

const glyphs = {
  amber: 'alert-triangle',
  green: 'circle-check',
  red: 'alert-circle',
  cham: 'info-circle',
  violet: 'git-compare',
} as const satisfies Record<BannerProps['tone'], IconName>
