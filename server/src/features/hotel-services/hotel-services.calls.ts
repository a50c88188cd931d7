import { hotelServiceForm } from '@innkeeper/protocol/calls/room-sale/hotel-service-fields'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { unknownPictures } from '#features/images/pictures/hotel-service-pictures.reads.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { asCharged, mostServices, problemsOf, specialDayProblems } from './check-form.ts'
import { hotelServicesFile } from './hotel-services-file.ts'
import * as store from './hotel-services.store.ts'
import { manyServices } from './many-hotel-services.calls.ts'

/** The calls of services. */
export const hotelServicesCalls = {
  ...manyServices,
  ...implement({
    'service/list-service': (at, { limit, offset, ...filter }) => store.listHotelServices(at.tx, filter, at.language, { limit, offset }),

    'service/export': async (at, filter) => {
      const rows = await rowsForFile(at, (page) => store.listHotelServices(at.tx, filter, at.language, page))
      const { currency } = await localeOf(at.tx)
      return hotelServicesFile(rows, currency, at.language)
    },

    'service/detail': async (at, { id }) => {
      return present(at, await store.findHotelService(at.tx, id), 'serviceMissing')
    },

    'service/get-choices': async (at) => ({ plans: await store.plansToChoose(at.tx, at.language) }),

    'service/check': async (at, { code, id }) => {
      const others = await store.otherHotelServices(at.tx)
      return { free: others.every((other) => other.code !== code || other.id === id) }
    },

    'service/check-special-service': async (at, { specialDays }) => {
      const problems = specialDayProblems(specialDays)
      if (problems.length > 0) throw at.fieldsRefused(problems)
      return { ok: true }
    },

    'service/create': async (at, given) => {
      await store.lockHotelServices(at.tx)
      const form = asCharged(given)
      const others = await store.otherHotelServices(at.tx)
      if (others.length >= mostServices) throw at.refusal('tooManyServices', { values: { max: mostServices } })
      const problems = problemsOf(form, await thereFor(at.tx, form, others))
      if (problems.length > 0) throw at.fieldsRefused(problems)
      const order = Math.max(0, ...others.map(({ displayOrder }) => displayOrder)) + 1
      const id = await store.insertHotelService(at.tx, form, { order, person: at.person.fullName })
      await at.diary({ subject: form, after: form })
      return { id, version: 1 }
    },

    'service/update': async (at, { id, version, ...changes }) => {
      await store.lockHotelServices(at.tx)
      const before = presentAsSeen(at, await store.findHotelService(at.tx, id), {
        version,
        missing: 'serviceMissing',
        changed: 'serviceChanged',
      })
      const form = asCharged(withChanges(hotelServiceForm, store.formOf(before), changes))
      const others = (await store.otherHotelServices(at.tx)).filter((other) => other.id !== id)
      const problems = problemsOf(form, await thereFor(at.tx, form, others))
      if (problems.length > 0) throw at.fieldsRefused(problems)
      const newVersion = await store.updateHotelService(at.tx, { id, version }, form, at.person.fullName)
      await at.diary({ subject: form, before: store.formOf(before), after: form })
      return { id, version: newVersion }
    },

    'service/delete': async (at, { id }) => {
      await store.lockHotelServices(at.tx)
      const service = present(at, await store.findHotelService(at.tx, id), 'serviceMissing')
      if (store.isInUse(service)) throw at.refusal('serviceInUse', { values: { names: store.nameFor(service, at.language) } })
      await store.deleteHotelServices(at.tx, [id])
      await at.diary({ subject: service, before: store.formOf(service) })
      return { id }
    },

    'service/change-status': async (at, { id, active }) => {
      const service = present(at, await store.findHotelService(at.tx, id), 'serviceMissing')
      await store.switchHotelServices(at.tx, [id], { active, person: at.person.fullName })
      await at.diary({ subject: service, before: { active: service.active }, after: { active } })
      return { id, active }
    },
  }),
}

const thereFor = async (tx: PropertyTx, form: store.HotelServiceForm, others: readonly { readonly code: string }[]) => ({
  codes: others.map(({ code }) => code),
  plans: await store.hasPlans(tx, form.applyPlans),
  unknownPictures: await unknownPictures(tx, [form.thumbnail, ...form.images]),
})
