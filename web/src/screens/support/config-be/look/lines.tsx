import { say, type Saying } from '@innkeeper/protocol/say'
import type { KeyboardEvent, ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './look.module.css'

type LinesProps<L> = {
  title: Saying
  /** What one line is called; `{line}` is its number. */
  lineWords: Saying
  addWords: Saying
  hint?: Saying
  lines: readonly L[]
  most: number
  empty: L
  locked: boolean
  change: (lines: readonly L[]) => void
  /** Whether a line lacks one of the two languages. */
  lacks?: (line: L) => boolean
  renderLine: (index: number) => ReactNode
}

/** Lines of the look in an order of one's own: added, moved (also by Alt and an arrow key) and taken away. */
export const Lines = <L,>({ title, lineWords, addWords, hint, lines, most, empty, locked, change, lacks, renderLine }: LinesProps<L>) => {
  const t = useSay()
  const act = { lines, change, lineWords }
  return (
    <Card title={title}>
      {hint !== undefined && <p className="note">{t(hint)}</p>}
      {lines.map((line, index) => (
        // The lines have no id of their own: their place is what they are.
        <fieldset
          key={`line ${String(index)}`}
          className={styles['line']}
          aria-label={t(lineWords, { line: index + 1 })}
          onKeyDown={(event) => moveByKey(event, (step) => change(moved(lines, index, step)), locked)}
        >
          <div className={styles['head']}>
            <strong>{t(lineWords, { line: index + 1 })}</strong>
            {lacks?.(line) === true && <Badge state={{ words: oneLanguage, tone: 'amber', icon: 'alert-triangle' }} />}
            {!locked && <LineActs {...act} index={index} />}
          </div>
          {renderLine(index)}
        </fieldset>
      ))}
      {!locked && (
        <div>
          <Button
            words={addWords}
            look="quiet"
            icon="plus"
            reason={lines.length >= most ? fullWords : undefined}
            reasonValues={{ most }}
            onClick={() => change([...lines, empty])}
          />
        </div>
      )}
    </Card>
  )
}

type LineActsProps<L> = Pick<LinesProps<L>, 'lines' | 'change' | 'lineWords'> & { index: number }

const LineActs = <L,>({ lines, change, lineWords, index }: LineActsProps<L>) => {
  const t = useSay()
  const values = { line: t(lineWords, { line: index + 1 }) }
  return (
    <>
      <IconButton
        icon="arrow-up"
        words={upWords}
        values={values}
        reason={index === 0 ? isFirst : undefined}
        onClick={() => change(moved(lines, index, -1))}
      />
      <IconButton
        icon="arrow-down"
        words={downWords}
        values={values}
        reason={index === lines.length - 1 ? isLast : undefined}
        onClick={() => change(moved(lines, index, 1))}
      />
      <IconButton icon="trash" words={removeWords} values={values} onClick={() => change(lines.toSpliced(index, 1))} />
    </>
  )
}

const moveByKey = (event: KeyboardEvent, move: (step: 1 | -1) => void, locked: boolean): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 } as const
  if (locked || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  move(step[event.key])
}

/** The lines with one of them a place further up or down; the same where it is at the end already. */
const moved = <L,>(lines: readonly L[], index: number, step: 1 | -1): readonly L[] => {
  const to = index + step
  const line = lines[index]
  return line === undefined || to < 0 || to >= lines.length ? lines : lines.toSpliced(index, 1).toSpliced(to, 0, line)
}

const upWords = say('Đưa lên: {line}', 'Move up: {line}')
const downWords = say('Đưa xuống: {line}', 'Move down: {line}')
const removeWords = say('Bỏ: {line}', 'Remove: {line}')
const isFirst = say('Đã ở đầu.', 'Already the first.')
const isLast = say('Đã ở cuối.', 'Already the last.')
const fullWords = say('Tối đa {most}.', 'At most {most}.')
const oneLanguage = say('Mới có một ngôn ngữ', 'One language only')
