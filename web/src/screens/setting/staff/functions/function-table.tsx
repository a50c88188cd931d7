import type { FunctionCode } from '@innkeeper/protocol/access'
import { codesWithout, wholeCodes } from '@innkeeper/protocol/functions/function-tree'
import { say, type Saying } from '@innkeeper/protocol/say'
import { foldText } from '@innkeeper/rules/text/fold-text'
import { useState } from 'react'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FilteredEmpty } from '#ui/lists/empty.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import styles from './functions.module.css'

type Row = AnswerOf<'function/get-all'>[number]

type FunctionTableProps = {
  functions: AnswerOf<'function/get-all'>
  chosen: readonly FunctionCode[]
  change: (codes: FunctionCode[]) => void
  locked: boolean
  /** What comes from groups: the names of the groups that give a right. */
  given?: ReadonlyMap<string, readonly string[]>
}

/** The functions in the order of the menu, each with its right to view and its right to change. */
export const FunctionTable = ({ functions, chosen, change, locked, given = noneGiven }: FunctionTableProps) => {
  const t = useSay()
  const [text, setText] = useState('')
  const [only, setOnly] = useState(false)
  const held = new Set<string>(chosen)
  const counts = (row: Row) => [row.view, row.change].some((code) => held.has(code) || given.has(code))
  const rows = rowsLeft(functions, text).filter((row) => !only || counts(row))
  const clear = () => {
    setText('')
    setOnly(false)
  }
  const tick = (code: FunctionCode) => (on: boolean | undefined) =>
    change([...(on === true ? wholeCodes([...chosen, code]) : codesWithout(chosen, code))])
  const cell = (row: Row, code: FunctionCode, mayGive: boolean, words: Saying) => (
    <RightCell
      name={t(nameOf(row))}
      words={words}
      ticked={held.has(code)}
      from={given.get(code) ?? []}
      locked={locked || !mayGive}
      change={tick(code)}
    />
  )
  return (
    <>
      <FilterBar
        search={<SearchField words={find} example={example} value={text} change={setText} />}
        clear={text === '' && !only ? undefined : clear}
        count={only ? 1 : 0}
      >
        <CheckField field={plainField({ label: onlyWords, value: only, change: (value) => setOnly(value === true) })} />
      </FilterBar>
      {rows.length === 0 ? (
        <FilteredEmpty clear={clear} />
      ) : (
        <table className={styles['functions']}>
          <thead>
            <tr>
              <th scope="col">{t(functionHead)}</th>
              <th scope="col">{t(viewHead)}</th>
              <th scope="col">{t(changeHead)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} data-depth={row.around.length}>
                <th scope="row">{t(nameOf(row))}</th>
                <td>{cell(row, row.view, row.mayGiveView, viewWords)}</td>
                <td>{cell(row, row.change, row.mayGiveChange, changeWords)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

type RightCellProps = {
  name: string
  words: Saying
  ticked: boolean
  from: readonly string[]
  locked: boolean
  change: (on: boolean | undefined) => void
}

/** A right: given alone where it is ticked, and which groups give it besides. */
const RightCell = ({ name, words, ticked, from, locked, change }: RightCellProps) => {
  const t = useSay()
  const label = { vi: t(words, { name }), en: t(words, { name }) }
  return (
    <div className={styles['right']}>
      <CheckField field={plainField({ label, name: label.en, value: ticked, change })} disabled={locked}>
        <span className={styles['spoken']}>{t(label)}</span>
      </CheckField>
      {from.length > 0 && <span className={styles['from']}>{from.join(', ')}</span>}
    </div>
  )
}

/** The functions that a text finds, without diacritics and in either language, with those around them. */
const rowsLeft = (functions: readonly Row[], text: string): readonly Row[] => {
  const sought = foldText(text)
  if (sought === '') return functions
  const found = functions.filter(({ nameVi, nameEn }) => foldText(`${nameVi} ${nameEn}`).includes(sought))
  const names = new Set(found.flatMap(({ name, around }) => [name, ...around]))
  return functions.filter(({ name, around }) => names.has(name) || around.some((outer) => found.some((one) => one.name === outer)))
}

const noneGiven: ReadonlyMap<string, readonly string[]> = new Map()
const find = say('Tìm chức năng', 'Find a function')
const example = say('Tên chức năng, không cần dấu', 'Function, with or without diacritics')
const onlyWords = say('Chỉ xem chức năng được dùng', 'Only what may be used')
const functionHead = say('Chức năng', 'Function')
const viewHead = say('Xem', 'View')
const changeHead = say('Sửa', 'Change')
const viewWords = say('Xem {name}', 'View {name}')
const changeWords = say('Sửa {name}', 'Change {name}')
