import { say } from '@innkeeper/protocol/say'
import type { Field } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { EmptyList } from '../../lists/empty.tsx'
import { Icon } from '../../look/icon.tsx'
import { FieldRow } from '../form-grid.tsx'
import styles from './contact-rows.module.css'

type Name = 'fullName' | 'position' | 'phone' | 'email'
type Contact = { readonly [N in Name]: string }
type Contacts = readonly { readonly [N in Name]?: string | undefined }[]

type ContactRowsProps = {
  contacts: Contacts
  change: (contacts: Contact[]) => void
  field: (line: number, name: Name) => Field<string>
  most: number
  locked?: boolean
  /** What is wrong with the list as a whole. */
  error?: string | undefined
}

/** The people to call, in an order of one's own. */
export const ContactRows = (props: ContactRowsProps) => {
  const { contacts, most, locked = false, error } = props
  return (
    <div className={styles['contacts']}>
      {contacts.map((_contact, line) => (
        // The lines have no id of their own: their place is what they are.
        <ContactRow key={`contact ${String(line)}`} {...props} locked={locked} line={line} />
      ))}
      {error !== undefined && (
        <p className={styles['error']}>
          <Icon name="alert-circle" size={14} /> {error}
        </p>
      )}
      {contacts.length === 0 && error === undefined && <EmptyList words={none} small />}
      {!locked && (
        <div>
          <Button
            words={addWords}
            look="quiet"
            icon="plus"
            reason={contacts.length >= most ? full(most) : undefined}
            onClick={() => props.change(whole([...contacts, {}]))}
          />
        </div>
      )}
    </div>
  )
}

const ContactRow = ({ contacts, change, field, locked, line }: ContactRowsProps & { line: number }) => {
  const t = useSay()
  const values = { line: line + 1 }
  return (
    <fieldset className={styles['contact']} aria-label={t(contactWords, values)}>
      <div className={styles['head']}>
        <strong>{t(contactWords, values)}</strong>
        {locked !== true && (
          <>
            <IconButton
              icon="arrow-up"
              words={upWords}
              values={values}
              reason={line === 0 ? isFirst : undefined}
              onClick={() => change(whole(swapped(contacts, line - 1)))}
            />
            <IconButton
              icon="arrow-down"
              words={downWords}
              values={values}
              reason={line === contacts.length - 1 ? isLast : undefined}
              onClick={() => change(whole(swapped(contacts, line)))}
            />
            <IconButton icon="trash" words={removeWords} values={values} onClick={() => change(whole(contacts.toSpliced(line, 1)))} />
          </>
        )}
      </div>
      <FieldRow>
        <TextField field={field(line, 'fullName')} />
        <TextField field={field(line, 'position')} />
      </FieldRow>
      <FieldRow>
        <TextField field={field(line, 'phone')} kind="tel" />
        <TextField field={field(line, 'email')} kind="email" />
      </FieldRow>
    </fieldset>
  )
}

const whole = (contacts: Contacts): Contact[] =>
  contacts.map(({ fullName = '', position = '', phone = '', email = '' }) => ({ fullName, position, phone, email }))

/** The lines with the one at a place and the one after it the other way round. */
const swapped = (contacts: Contacts, at: number): Contacts => {
  const [first, second] = [contacts[at], contacts[at + 1]]
  if (first === undefined || second === undefined) return contacts
  return contacts.map((contact, line) => (line === at ? second : line === at + 1 ? first : contact))
}

const contactWords = say('Người liên hệ {line}', 'Contact person {line}')
const addWords = say('Thêm người liên hệ', 'Add a contact person')
const removeWords = say('Bỏ người liên hệ {line}', 'Remove contact person {line}')
const upWords = say('Đưa người liên hệ {line} lên', 'Move contact person {line} up')
const downWords = say('Đưa người liên hệ {line} xuống', 'Move contact person {line} down')
const isFirst = say('Đã ở đầu.', 'Already the first.')
const isLast = say('Đã ở cuối.', 'Already the last.')
const full = (most: number) => say(`Đã đủ ${most} người liên hệ.`, `There are ${most} contact persons already.`)
const none = say('Chưa có người liên hệ nào.', 'There is no contact person yet.')
