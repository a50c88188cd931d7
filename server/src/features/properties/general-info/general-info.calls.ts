import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { generalInfoForm } from '@innkeeper/protocol/calls/hotel-information/info'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { propertyTypeCodes, typesOfKind, typeWords } from '@innkeeper/protocol/codes/property-types'
import { implement } from '#kit/call/implement.ts'
import { checkForm } from './check-general-info.ts'
import { isCommuneOf } from '#features/places/places.reads.ts'
import * as store from './general-info.store.ts'

export const generalInfoCalls = implement({
  'info/general': async (at) => store.findGeneralInfo(at.tx),

  'info/update': async (at, { version, ...changes }) => {
    const before = await store.generalInfoToChange(at.tx)
    if (before.version !== version) throw at.refusal('infoChanged', { values: { person: before.changedBy } })
    const form = withChanges(generalInfoForm, formOf(before), changes)
    const problems = checkForm(before.kind, form, at.language)
    if (problems.length > 0) throw at.fieldsRefused(problems)
    const { provinceCode, communeCode } = form
    if (communeCode !== null && !(await isCommuneOf(at.tx, communeCode, provinceCode ?? ''))) {
      throw at.fieldsRefused([{ field: 'communeCode', key: 'locationMissing' }])
    }
    const newVersion = await store.updateGeneralInfo(at.tx, version, changes, at.person.fullName)
    await at.diary({ subject: form, before: formOf(before), after: form })
    return { version: newVersion }
  },

  'type/get-all': async (_at, { kind }) =>
    propertyTypeCodes
      .map((code) => ({ code, kind: kindOf(code), nameVi: typeWords(code).vi, nameEn: typeWords(code).en }))
      .filter((type) => kind === undefined || type.kind === kind),
})

const kindOf = (code: (typeof propertyTypeCodes)[number]): PropertyKind => (typesOfKind.hotel.includes(code) ? 'hotel' : 'playground')

const formOf = (record: CallOutput<'info/general'>) => {
  const { version: _version, changedAt: _at, changedBy: _by, kind: _kind, code: _code, ...form } = record
  return form
}
