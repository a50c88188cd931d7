import { say } from '@innkeeper/protocol/say'
import { useRead } from '../../../kit/use-read.ts'
import { Failed } from '../../../ui/failed.tsx'
import { FieldRow } from '../../../ui/form-grid.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { Registration } from './use-registration.ts'

type Place = { readonly code: string; readonly nameVi: string; readonly nameEn: string }

/** City and location, two levels, searched with or without diacritics. */
export function PlaceFields({ form: { field, set, values } }: { form: Registration }) {
  const province = field('provinceCode')
  const chosen = values.provinceCode ?? ''
  const provinces = useRead('location/get-all', {}, { freshFor: Infinity })
  const communes = useRead('location/get-all', { provinceCode: chosen }, { when: chosen !== '', freshFor: Infinity })
  const changeProvince = (code: string | undefined) => {
    province.change(code)
    if (code !== chosen) set('communeCode', '')
  }
  return (
    <>
      {provinces.error !== null && <Failed what={places} error={provinces.error} again={provinces.again} />}
      <FieldRow>
        <SelectField
          field={{ ...province, required: true, change: changeProvince }}
          choices={choicesOf(provinces.data?.provinces)}
          searchable
        />
        <SelectField
          field={{ ...field('communeCode'), required: true }}
          choices={chosen === '' ? [] : choicesOf(communes.data?.communes)}
          searchable
          disabled={chosen === ''}
        />
      </FieldRow>
    </>
  )
}

const choicesOf = (found: readonly Place[] | undefined) =>
  (found ?? []).map(({ code, nameVi, nameEn }) => ({ value: code, words: say(nameVi, nameEn) }))

const places = say('danh sách tỉnh thành', 'the list of cities')
