import type { Saying } from '@innkeeper/protocol/say'
import { Fragment } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import styles from './facts.module.css'

/** One fact: what is counted, and how many. */
export type Fact = { readonly words: Saying; readonly value: number }

/** The facts that a decision needs: names left, figures right. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const t = useSay()
  const format = useFormat()
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <Fragment key={fact.words.en}>
          <dt>{t(fact.words)}</dt>
          <dd>{format.number(fact.value)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
