import { countryCodes } from '@innkeeper/protocol/codes/countries'
import { homeCountry } from '@innkeeper/rules/property/check-general-info'
import { useMemo } from 'react'
import type { Field } from '#kit/forms/field-state.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { nameOf, type Named } from '#kit/language/names.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { FieldRow } from '../forms/form-grid.tsx'
import { SelectField } from './choice/select-field.tsx'

type PlaceFieldsProps = { country: Field<string>; province: Field<string>; commune: Field<string> }

/** Where something is: country, and in Vietnam province and commune, each found with or without diacritics. */
export const PlaceFields = ({ country, province, commune }: PlaceFieldsProps) => {
  const isHome = country.value === undefined || country.value === homeCountry
  const changeCountry = (code: string | undefined) => {
    country.change(code)
    province.change(undefined)
    commune.change(undefined)
  }
  return (
    <>
      <FieldRow>
        <SelectField field={{ ...country, change: changeCountry }} choices={useCountries()} searchable />
      </FieldRow>
      {isHome && (
        <FieldRow>
          <ProvinceField province={province} commune={commune} />
          <CommuneField province={province} commune={commune} />
        </FieldRow>
      )}
    </>
  )
}

type InVietnamProps = { province: Field<string>; commune: Field<string> }

const ProvinceField = ({ province, commune }: InVietnamProps) => {
  const { data } = useRead('location/get-all', {}, { freshFor: Infinity })
  const change = (code: string | undefined) => {
    if (code !== province.value) commune.change(undefined)
    province.change(code)
  }
  const choices = useMemo(() => choicesOf(data?.provinces), [data])
  return <SelectField field={{ ...province, required: true, change }} choices={choices} searchable />
}

const CommuneField = ({ province, commune }: InVietnamProps) => {
  const provinceCode = province.value ?? ''
  const { data } = useRead('location/get-all', { provinceCode }, { freshFor: Infinity, when: provinceCode !== '' })
  const choices = useMemo(() => choicesOf(data?.communes), [data])
  return <SelectField field={{ ...commune, required: true }} choices={choices} searchable disabled={provinceCode === ''} />
}

const choicesOf = (places: readonly (Named & { readonly code: string })[] | undefined) =>
  (places ?? []).map((place) => ({ value: place.code, words: nameOf(place) }))

/** The countries by their names in the language shown, in its order, ours first. */
const useCountries = () => {
  const { language } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const words = (code: string) => names.of(code) ?? code
    const sorted = countryCodes.slice(1).toSorted((one, other) => words(one).localeCompare(words(other), language))
    return [homeCountry, ...sorted].map((value) => ({ value, words: { vi: words(value), en: words(value) } }))
  }, [language])
}
