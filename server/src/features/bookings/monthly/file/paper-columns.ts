import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { PaperTable } from './month-paper.ts'

type Column = PaperTable['columns'][number]

/** The columns of a table in a language, by what they hold; `long` ones take the room that is left. */
export const columnsIn = (language: Language) => {
  const column = (kind: Column['kind'], wide: boolean) => (head: Saying) => ({ head: speak(head, language), kind, wide })
  return { text: column('text', false), long: column('text', true), day: column('day', false), money: column('money', false) }
}

/** Cells without a sum, before those that have one. */
export const blank = (count: number): null[] => Array.from({ length: count }, () => null)
