import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import styles from './register.module.css'
import { EmptyList } from '#ui/lists/empty.tsx'
import type { RegisterForm } from './use-register-form.ts'

const most = 20

/** The people to call, in the property's own order. */
export const ContactRows = ({ form, locked }: { form: RegisterForm; locked: boolean }) => {
  const contacts = form.values.contacts ?? []
  const missing = form.errors.find(({ field }) => field === 'contacts')?.message
  return (
    <div className={styles['contacts']}>
      {contacts.map((_contact, index) => (
        // The lines have no id of their own: their place is what they are.
        <ContactRow key={`contact ${String(index)}`} form={form} index={index} locked={locked} />
      ))}
      {missing !== undefined && (
        <p className={styles['error']}>
          <Icon name="alert-circle" size={14} /> {missing}
        </p>
      )}
      {contacts.length === 0 && missing === undefined && <EmptyList words={none} small />}
      {!locked && (
        <div>
          <Button
            words={addWords}
            look="quiet"
            icon="plus"
            reason={contacts.length >= most ? full : undefined}
            onClick={() => setContacts(form, [...contacts, {}])}
          />
        </div>
      )}
    </div>
  )
}

const ContactRow = ({ form, index, locked }: { form: RegisterForm; index: number; locked: boolean }) => {
  const t = useSay()
  const contacts = form.values.contacts ?? []
  const values = { line: index + 1 }
  return (
    <fieldset className={styles['contact']} aria-label={t(contactWords, values)}>
      <div className={styles['head']}>
        <strong>{t(contactWords, values)}</strong>
        {!locked && (
          <>
            <IconButton
              icon="arrow-up"
              words={upWords}
              values={values}
              reason={index === 0 ? isFirst : undefined}
              onClick={() => setContacts(form, swapped(contacts, index - 1))}
            />
            <IconButton
              icon="arrow-down"
              words={downWords}
              values={values}
              reason={index === contacts.length - 1 ? isLast : undefined}
              onClick={() => setContacts(form, swapped(contacts, index))}
            />
            <IconButton
              icon="trash"
              words={removeWords}
              values={values}
              onClick={() =>
                setContacts(
                  form,
                  contacts.filter((_other, place) => place !== index),
                )
              }
            />
          </>
        )}
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

type Contacts = NonNullable<RegisterForm['values']['contacts']>

const setContacts = (form: RegisterForm, contacts: Contacts): void => {
  form.set(
    'contacts',
    contacts.map(({ fullName = '', phone = '', email = '', position = '' }) => ({ fullName, phone, email, position })),
  )
}

/** The lines with the one at a place and the one after it the other way round. */
const swapped = (contacts: Contacts, at: number): Contacts => {
  const [first, second] = [contacts[at], contacts[at + 1]]
  if (first === undefined || second === undefined) return contacts
  return contacts.map((contact, index) => (index === at ? second : index === at + 1 ? first : contact))
}

const contactWords = say('Người liên hệ {line}', 'Contact person {line}')
const addWords = say('Thêm người liên hệ', 'Add a contact person')
const removeWords = say('Bỏ người liên hệ {line}', 'Remove contact person {line}')
const upWords = say('Đưa người liên hệ {line} lên', 'Move contact person {line} up')
const downWords = say('Đưa người liên hệ {line} xuống', 'Move contact person {line} down')
const isFirst = say('Đã ở đầu.', 'Already the first.')
const isLast = say('Đã ở cuối.', 'Already the last.')
const full = say('Đã đủ 20 người liên hệ.', 'There are 20 contact persons already.')
const none = say('Chưa có người liên hệ nào.', 'There is no contact person yet.')
