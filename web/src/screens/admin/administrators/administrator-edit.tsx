import { administratorCalls } from '@innkeeper/protocol/calls/platform/administrators'
import { say, type Saying } from '@innkeeper/protocol/say'
import { administratorTypes, administratorTypeWords } from '@innkeeper/protocol/words/people/administrator-words'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordForm, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack, FormColumn, FormPart } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import styles from './administrators.module.css'
import { administrators, managesNobody, whyNotManaging } from './administrators.ts'
import { DeleteAdministrator } from './delete-administrator.tsx'
import { AdministratorStanding } from './administrator-standing.tsx'
import { ReachPart } from './reach-part.tsx'

type Administrator = DetailOf<'supplier/user'>
type AdministratorForm = RecordForm<'supplier/user'>

/** The form of an administrator: who they are, what they act as, whether they work. */
export const AdministratorEdit = (place: RecordPlace<Administrator>) => {
  const t = useSay()
  const { language } = useLanguage()
  const fresh = { types: [], language, reach: null, manages: false }
  const saved = useRecordForm('supplier/user', { kind: administrators, place, calls: administratorCalls, fresh })
  const { record } = place
  const whyNot = useWhyNot(record)
  const form = { ...saved, reason: saved.reason ?? whyNot }
  const texts = {
    reach: ({ reach }: { readonly reach?: readonly string[] | null | undefined }) =>
      reach === null || reach === undefined ? t(everyOne) : t(someOf, { count: reach.length }),
    types: ({ types = [] }: Types) => types.map((type) => t(administratorTypeWords[type])).join(', '),
  }
  return (
    <RecordPage
      kind={administrators}
      place={place}
      form={form}
      input={administratorCalls['supplier/user/update'].input}
      texts={texts}
      renderDelete={(props) => <DeleteAdministrator {...props} />}
    >
      <FormColumn>
        <FormPart disabled={form.reason !== undefined}>
          <Person form={form} person={record} />
          <TypeTicks form={form} self={record?.self === true} />
          <ReachPart field={form.field('reach')} id={record?.id} disabled={form.reason !== undefined || record?.self === true} />
        </FormPart>
        {record !== null && <AdministratorStanding person={record} />}
      </FormColumn>
    </RecordPage>
  )
}

/** Why a record is only looked at: whoever does not manage administrators changes nobody but themselves, and who is limited nobody who may enter more. */
const useWhyNot = (record: Administrator | null): Saying | undefined => {
  const own = useRead('profile/info', {}, { when: record === null })
  if (record === null) return own.data?.managesAdministrators === false ? managesNobody : undefined
  if (record.self) return undefined
  return whyNotManaging(record.managers) ?? (record.reachOpen ? undefined : widerThanMine)
}

type Types = { readonly types?: readonly (typeof administratorTypes)[number][] | undefined }

const Person = ({ form, person }: { form: AdministratorForm; person: Administrator | null }) => {
  const theirs = person !== null && person.state !== 'invited'
  return (
    <Card title={personTitle}>
      <FieldStack>
        <FieldRow>
          <TextField field={form.field('fullName')} first autoComplete="off" />
          {person === null && <TextField field={form.field('userName')} autoComplete="off" />}
        </FieldRow>
        <FieldRow>
          <TextField field={{ ...form.field('email'), ...(theirs ? { hint: onlyThey } : {}) }} disabled={theirs} autoComplete="off" />
          <TextField field={form.field('phone')} autoComplete="off" />
        </FieldRow>
        {person === null && <SelectField field={form.field('language')} choices={languageChoices} />}
        {person !== null && !person.self && <CheckField field={form.field('active')} />}
      </FieldStack>
    </Card>
  )
}

const TypeTicks = ({ form, self }: { form: AdministratorForm; self: boolean }) => {
  const t = useSay()
  const field = form.field('types')
  const chosen = field.value ?? []
  return (
    <Card title={typesTitle}>
      <fieldset className={styles['ticks']} aria-label={t(typesTitle)}>
        {field.error !== undefined && (
          <p className={styles['error']} role="alert">
            {field.error}
          </p>
        )}
        {self && <p className={styles['line']}>{t(notOwn)}</p>}
        {administratorTypes.map((type) => (
          <CheckField
            key={type}
            disabled={self}
            field={plainField({
              label: administratorTypeWords[type],
              name: `type-${type}`,
              value: chosen.includes(type),
              change: (on) => field.change(administratorTypes.filter((one) => (one === type ? on === true : chosen.includes(one)))),
            })}
          />
        ))}
        <CheckField field={{ ...form.field('manages'), hint: managesHint }} disabled={self} />
      </fieldset>
    </Card>
  )
}

const personTitle = say('Quản trị viên', 'Administrator')
const typesTitle = say('Vai trò', 'Role')
const onlyThey = say('Chỉ chính họ đổi được, ở Thiết lập tài khoản.', 'Only they can change it, in Account setting.')
const notOwn = say(
  'Bạn không tự đổi được vai trò và quyền của mình; người khác có quyền mời và sửa quản trị viên đổi được.',
  'You cannot change your own roles and rights; another one who manages administrators can.',
)
const managesHint = say(
  'Được mời, sửa, cho ngừng quản trị viên khác và giao vai trò cho họ.',
  'May invite, change and stop other administrators, and give them their roles.',
)
const everyOne = say('Tất cả', 'All')
const someOf = say('{count} chỗ nghỉ', 'Properties: {count}')
const widerThanMine = say('Người này được vào nhiều chỗ nghỉ hơn bạn.', 'This administrator may enter more properties than you.')
const languageChoices = [
  { value: 'vi', words: say('Tiếng Việt', 'Tiếng Việt') },
  { value: 'en', words: say('English', 'English') },
] as const
