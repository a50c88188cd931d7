import { useLack } from '#kit/session/rights.ts'
import type { BookingDetail } from '#ui/booking/booking-detail.ts'
import { AskedHotelServices } from '#ui/explainer/asked-hotel-services.tsx'
import type { ChangeForm } from './change-form.ts'

/** The services of a changed stay; those that its packages include are there by themselves. */
export const ChangedHotelServices = ({ form, booking }: { form: ChangeForm; booking: BookingDetail }) => {
  const lack = useLack('room-plan/get-services')
  if (lack !== undefined) return null
  const known = new Map(booking.services.map((service) => [service.code, service]))
  const services = (form.values.services ?? []).map(({ code = '', quantity }) => ({ code, quantity }))
  return (
    <AskedHotelServices
      asked={{ services }}
      change={({ services: next = [] }) =>
        form.set(
          'services',
          next.map(({ code, quantity }) => {
            const days = known.get(code)?.days ?? null
            return { code, quantity, ...(days === null ? {} : { days }) }
          }),
        )
      }
    />
  )
}
