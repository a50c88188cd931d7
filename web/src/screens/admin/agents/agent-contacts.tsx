import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { RecordForm } from '#record/record-stem.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './agents.module.css'

type AgentForm = RecordForm<'supplier/travel-agent'>
type Contacts = NonNullable<AgentForm['values']['contacts']>

const most = 10

/** The people who are reached at an agent. */
export const AgentContacts = ({ form }: { form: AgentForm }) => {
  const contacts = form.values.contacts ?? []
  return (
    <Card title={title}>
      {contacts.length === 0 && <EmptyList words={none} small />}
      {contacts.map((_contact, index) => (
        // The lines have no id of their own: their place is what they are.
        <ContactRow key={`contact ${String(index)}`} form={form} index={index} />
      ))}
      <Button
        words={addWords}
        look="quiet"
        icon="plus"
        reason={contacts.length >= most ? full : undefined}
        onClick={() => setContacts(form, [...contacts, {}])}
      />
    </Card>
  )
}

const ContactRow = ({ form, index }: { form: AgentForm; index: number }) => {
  const t = useSay()
  const values = { line: index + 1 }
  const remove = () =>
    setContacts(
      form,
      (form.values.contacts ?? []).filter((_other, place) => place !== index),
    )
  return (
    <fieldset className={styles['contact']} aria-label={t(contactWords, values)}>
      <div className={styles['line']}>
        <strong>{t(contactWords, values)}</strong>
        <IconButton icon="trash" words={removeWords} values={values} onClick={remove} />
      </div>
      <FieldRow>
        <TextField field={form.field(`contacts.${index}.fullName`)} />
        <TextField field={form.field(`contacts.${index}.position`)} />
      </FieldRow>
      <FieldRow>
        <TextField field={form.field(`contacts.${index}.phone`)} kind="tel" />
        <TextField field={form.field(`contacts.${index}.email`)} kind="email" />
      </FieldRow>
    </fieldset>
  )
}

const setContacts = (form: AgentForm, contacts: Contacts): void =>
  form.set(
    'contacts',
    contacts.map(({ fullName = '', position = '', phone = '', email = '' }) => ({ fullName, position, phone, email })),
  )

const title = say('Người liên hệ', 'Contacts')
const none = say('Chưa có người liên hệ nào.', 'There is no contact person yet.')
const addWords = say('Thêm người liên hệ', 'Add a contact person')
const contactWords = say('Người liên hệ {line}', 'Contact person {line}')
const removeWords = say('Bỏ người liên hệ {line}', 'Remove contact person {line}')
const full = say('Đã đủ 10 người liên hệ.', 'There are 10 contact persons already.')
