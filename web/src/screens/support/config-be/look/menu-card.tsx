import { say } from '@innkeeper/protocol/say'
import { menuPageWords } from '@innkeeper/protocol/words/property/site-look-words'
import { lookLimits, menuPages, type MenuItem } from '@innkeeper/rules/site-look/site-look'
import { trusted } from '#kit/trusted.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { Lines } from './lines.tsx'
import type { LookForm } from './use-look-form.ts'

/** The menu of the site. */
export const MenuCard = ({ form }: { form: LookForm }) => {
  const lines = trusted<readonly MenuItem[]>(form.values.menu ?? [])
  return (
    <Lines
      title={title}
      lineWords={lineWords}
      addWords={addWords}
      lines={lines}
      most={lookLimits.menu}
      empty={empty}
      locked={form.reason !== undefined}
      change={(next) => form.set('menu', next)}
      lacks={({ nameVi, nameEn }) => (nameVi === '') !== (nameEn === '')}
      renderLine={(index) => (
        <>
          <FieldRow>
            <TextField field={form.field(`menu.${index}.nameVi`)} />
            <TextField field={form.field(`menu.${index}.nameEn`)} />
          </FieldRow>
          <SelectField field={form.field(`menu.${index}.page`)} choices={pages} />
          {lines[index]?.page === 'address' && <TextField field={form.field(`menu.${index}.address`)} />}
        </>
      )}
    />
  )
}

const title = say('Menu', 'Menu')
const lineWords = say('Mục menu {line}', 'Menu item {line}')
const addWords = say('Thêm mục', 'Add an item')
const empty: MenuItem = { nameVi: '', nameEn: '', page: 'rooms', address: '' }
const pages = menuPages.map((value) => ({ value, words: menuPageWords[value] }))
