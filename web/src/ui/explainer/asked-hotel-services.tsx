import { say } from '@innkeeper/protocol/say'
import { serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { SelectField } from '../fields/choice/select-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import styles from './explainer.module.css'
import type { StayAsked } from './stay-asked.ts'

type AskedHotelServicesProps = { asked: Pick<StayAsked, 'services'>; change: (patch: Partial<StayAsked>) => void }

/** The services that are asked about, each with its number, and a choice that adds one; nothing where the property sells none. */
export const AskedHotelServices = ({ asked: { services }, change }: AskedHotelServicesProps) => {
  const t = useSay()
  const { data = [] } = useRead('room-plan/get-services', {})
  if (data.length === 0 && services.length === 0) return null
  const nameOf = (code: string) => data.find((one) => one.code === code)?.name ?? { vi: code, en: code }
  const more = data.filter(({ code }) => services.every((one) => one.code !== code))
  const set = (code: string, quantity: number | undefined) =>
    change({ services: services.map((one) => (one.code === code ? { code, quantity } : one)) })
  return (
    <>
      {services.map(({ code, quantity }) => (
        <div key={code} className={styles['service']}>
          <NumberField field={plainField<number>({ label: nameOf(code), value: quantity, change: (next) => set(code, next) })} />
          <IconButton
            icon="trash"
            words={removeWords}
            values={{ name: t(nameOf(code)) }}
            onClick={() => change({ services: services.filter((one) => one.code !== code) })}
          />
        </div>
      ))}
      {more.length > 0 && (
        <SelectField
          searchable
          field={plainField<string>({
            label: addWords,
            value: undefined,
            change: (code) => code !== undefined && change({ services: [...services, { code, quantity: 1 }] }),
          })}
          choices={more.map(({ code, name, unit }) => {
            const per = serviceUnitWords[unit]
            return { value: code, words: { vi: `${name.vi} (${per.vi.toLowerCase()})`, en: `${name.en} (${per.en.toLowerCase()})` } }
          })}
        />
      )}
    </>
  )
}

const addWords = say('Thêm dịch vụ', 'Add a service')
const removeWords = say('Bỏ {name}', 'Remove {name}')
