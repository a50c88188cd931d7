import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { Icon } from '#ui/look/icon.tsx'
import type { EditState } from '../../model/edits.ts'
import type { Mark } from './cell-marks.ts'
import styles from './cells.module.css'
import type { Look } from './look.ts'

/**
 * A mark below a price: a tablet, or a number of nights. Marks are drawn by the style sheet out of `data-drawn`: what
 * is heard of a cell is its spoken text, which says them in words.
 */
export const drawMark = (mark: Mark, { t, zoom }: Look, worded: boolean): ReactNode => {
  if (mark.kind === 'cta') return <u key="a" className={styles['tabletA']} data-drawn={zoom === 14 ? 'CTA' : 'A'} />
  if (mark.kind === 'ctd') return <u key="d" className={styles['tabletD']} data-drawn={zoom === 14 ? 'CTD' : 'D'} />
  if (mark.kind === 'more') return <u key="more" className={styles['stay']} data-drawn="…" />
  const glyph = mark.kind === 'min' ? '≥' : '≤'
  const text = zoom === 60 ? glyph : worded ? t(stayWords, { glyph, nights: mark.nights }) : `${glyph}${mark.nights}`
  return <u key={mark.kind} className={styles['stay']} data-drawn={text} />
}

/** The glyph that says how far a typed value has come. */
export const stateGlyph = (state: EditState): ReactNode => {
  if (state === 'failed') return <i className={styles['glyph']} data-drawn="!" />
  if (state === 'unsaved') return null
  return (
    <i className={styles['glyph']}>
      <Icon name={glyphs[state]} size={10} />
    </i>
  )
}

const glyphs = { saving: 'loader-2', saved: 'check', held: 'alert-triangle', collided: 'git-compare' } as const
const stayWords = say('{glyph}{nights} đêm', '{glyph}{nights} nights')
