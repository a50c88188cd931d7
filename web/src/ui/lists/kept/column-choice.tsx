import { say } from '@innkeeper/protocol/say'
import { useRef, useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { DropPanel } from '../../dialogs/drop-panel.tsx'
import { CheckField } from '../../fields/choice/check-field.tsx'
import type { Column } from '../column.ts'
import styles from './kept.module.css'
import type { KeptList } from './use-kept-lists.ts'

type ColumnChoiceProps = { kept: KeptList; columns: readonly Pick<Column<never>, 'key' | 'head'>[] }

/** Which columns of a list a person sees; the choice is kept for them. */
export const ColumnChoice = ({ kept, columns }: ColumnChoiceProps) => {
  const t = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { hidden } = kept
  const change = (key: string, isShown: boolean) => kept.hide(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])
  return (
    <>
      <IconButton ref={button} icon="table" words={columnsWords} framed opens={{ kind: 'dialog', open }} onClick={() => setOpen(!open)} />
      {open && (
        <DropPanel
          opener={button}
          side="below-end"
          role="dialog"
          label={t(columnsWords)}
          className={styles['panel']}
          onClose={() => setOpen(false)}
        >
          <div className={styles['columns']}>
            {columns.map(({ key, head }) => (
              <CheckField
                key={key}
                field={plainField({ label: head, value: !hidden.includes(key), change: (isShown) => change(key, isShown ?? false) })}
              />
            ))}
          </div>
          <div className={styles['foot']}>
            <Button
              words={allWords}
              look="quiet"
              size="small"
              reason={hidden.length === 0 ? allShown : undefined}
              onClick={() => kept.hide([])}
            />
          </div>
        </DropPanel>
      )}
    </>
  )
}

const columnsWords = say('Chọn cột', 'Choose columns')
const allWords = say('Hiện mọi cột', 'Show all columns')
const allShown = say('Mọi cột đang hiện.', 'All columns are shown.')
