import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { typesOfKind, typeWords } from '@innkeeper/protocol/codes/property-types'
import { say } from '@innkeeper/protocol/say'
import { starWords } from '@innkeeper/protocol/codes/star-words'
import { useSay } from '#kit/language/language.tsx'
import { Card } from '#ui/page/card.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ContactRows } from '#ui/forms/contacts/contact-rows.tsx'
import { LogoCard } from './logo-card.tsx'
import { PlaceCard } from './place-card.tsx'
import type { RegisterForm } from './use-register-form.ts'

type RegisterFieldsProps = { form: RegisterForm; kind: PropertyKind; locked: boolean }

/** The fields of the registration information; both languages of a text stand side by side. */
export const RegisterFields = ({ form, kind, locked }: RegisterFieldsProps) => (
  <FormGrid disabled={locked}>
    <FormColumn>
      <IdentityCard form={form} kind={kind} />
      <ReachCard form={form} />
      <Card title={contactsTitle}>
        <ContactRows
          contacts={form.values.contacts ?? []}
          change={(contacts) => form.set('contacts', contacts)}
          field={(line, name) => form.field(`contacts.${line}.${name}`)}
          most={20}
          locked={locked}
          error={form.errors.find(({ field }) => field === 'contacts')?.message}
        />
      </Card>
    </FormColumn>
    <FormColumn>
      <PlaceCard form={form} locked={locked} />
      <DescriptionCard form={form} />
      <LogoCard />
    </FormColumn>
  </FormGrid>
)

const IdentityCard = ({ form, kind }: Omit<RegisterFieldsProps, 'locked'>) => {
  const types = typesOfKind[kind].map((value) => ({ value, words: typeWords(value) }))
  return (
    <Card title={kind === 'hotel' ? hotelTitle : parkTitle}>
      <FieldStack>
        <TextField field={form.field('nameVi')} />
        <TextField field={form.field('nameEn')} />
        <FieldRow>
          <SelectField field={form.field('propertyTypeCode')} choices={types} searchable />
          <TextField field={form.field('taxCode')} />
        </FieldRow>
        {kind === 'hotel' && (
          <FieldRow>
            <StarField form={form} />
            <NumberField field={{ ...form.field('numberOfRooms'), required: true }} />
          </FieldRow>
        )}
      </FieldStack>
    </Card>
  )
}

const StarField = ({ form }: { form: RegisterForm }) => {
  const { value, change, ...field } = form.field('star')
  return (
    <SelectField
      field={{
        ...field,
        required: true,
        value: value === undefined ? undefined : String(value),
        change: (text) => change(text === undefined ? undefined : Number(text)),
      }}
      choices={stars}
    />
  )
}

const ReachCard = ({ form }: { form: RegisterForm }) => (
  <Card title={reachTitle}>
    <FieldStack>
      <FieldRow>
        <TextField field={form.field('phone')} kind="tel" />
        <TextField field={form.field('email')} kind="email" />
      </FieldRow>
      <TextField field={form.field('website')} example={websiteExample} />
    </FieldStack>
  </Card>
)

const DescriptionCard = ({ form }: { form: RegisterForm }) => {
  const t = useSay()
  return (
    <Card title={descriptionTitle}>
      <FieldStack>
        <TextAreaField field={form.field('descriptionVi')} rows={7} />
        <TextAreaField field={form.field('descriptionEn')} rows={7} />
        <p className="note">{t(descriptionNote)}</p>
      </FieldStack>
    </Card>
  )
}

const stars = Object.entries(starWords).map(([value, words]) => ({ value, words }))
const hotelTitle = say('Khách sạn', 'Hotel')
const parkTitle = say('Khu vui chơi', 'Amusement park')
const reachTitle = say('Liên lạc', 'Contact details')
const contactsTitle = say('Người liên hệ', 'Contact persons')
const descriptionTitle = say('Giới thiệu', 'Description')
const websiteExample = say('khachsan.vn', 'hotel.vn')
const descriptionNote = say(
  'Đại lý và khách đọc đoạn này đầu tiên. Viết ở đâu, có gì, hợp với ai.',
  'Agents and guests read this first. Say where it is, what it has, whom it suits.',
)
