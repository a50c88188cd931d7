import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import { typesOfKind, typeWords } from '@innkeeper/protocol/codes/property-types'
import { say } from '@innkeeper/protocol/say'
import { starWords } from '@innkeeper/protocol/codes/star-words'
import type { Field } from '#kit/forms/field-state.ts'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { PlaceFields } from '#ui/fields/place-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { isOfKind } from './registration-values.ts'
import type { Registration } from './use-registration.ts'

/** The second step: what kind of property it is, its name, where it is, and how it is reached. */
export const HotelStep = ({ form }: { form: Registration }) => {
  const { field, values } = form
  const kind = values.kind ?? 'hotel'
  return (
    <FieldStack>
      <FieldRow>
        <SelectField field={kindField(form)} choices={kinds} />
        <SelectField
          field={field('propertyType')}
          choices={typesOfKind[kind].map((value) => ({ value, words: typeWords(value) }))}
          searchable
        />
      </FieldRow>
      <TextField field={field('nameVi')} autoComplete="organization" />
      <TextField field={{ ...field('nameEn'), hint: englishHint }} />
      {kind === 'hotel' && (
        <FieldRow>
          <SelectField field={starField(field('star'))} choices={stars} />
          <NumberField field={{ ...field('numberOfRooms'), required: true }} />
        </FieldRow>
      )}
      <TextField field={field('taxCode')} />
      <PlaceFields country={field('countryCode')} province={field('provinceCode')} commune={field('communeCode')} />
      <TextField field={field('address')} autoComplete="street-address" />
      <FieldRow>
        <TextField field={field('hotelPhone')} kind="tel" />
        <TextField field={field('hotelEmail')} kind="email" />
      </FieldRow>
    </FieldStack>
  )
}

/** Another kind has other types: one that does not fit is taken back. */
const kindField = ({ field, set, values }: Registration): Field<PropertyKind> => {
  const kind = field('kind')
  return {
    ...kind,
    change: (next) => {
      kind.change(next)
      if (!isOfKind(values.propertyType, next)) set('propertyType', undefined)
    },
  }
}

const starField = (field: Field<number>): Field<string> => ({
  ...field,
  required: true,
  value: field.value === undefined ? undefined : String(field.value),
  change: (value) => field.change(value === undefined ? undefined : Number(value)),
})

const kinds = [
  { value: 'hotel', words: propertyKindWords.hotel },
  { value: 'playground', words: propertyKindWords.playground },
] as const
const stars = Object.entries(starWords).map(([value, words]) => ({ value, words }))
const englishHint = say('Để trống nếu dùng tên tiếng Việt', 'Leave empty to use the Vietnamese name')
