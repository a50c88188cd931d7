import { hotelConfigForm, hotelSettingCalls } from '@innkeeper/protocol/calls/hotel-setting'
import { say } from '@innkeeper/protocol/say'
import { Refused } from '../../../../kit/refused.ts'
import { useAlerts } from '../../../../kit/use-alerts.ts'
import { useForm, type Form } from '../../../../kit/use-form.ts'
import type { HotelConfig } from './config-words.ts'

/** The form of the general configuration. */
export type ConfigForm = Form<'hotel-setting/update'>

/** The form of the general configuration; where somebody else saved first, it is read again. */
export function useConfigForm(config: HotelConfig, readAgain: () => void): ConfigForm {
  const alerts = useAlerts()
  return useForm('hotel-setting/update', {
    schema: hotelSettingCalls['hotel-setting/update'].input,
    initial: valuesOf(config),
    draft: 'general',
    done: () => alerts.success(saved),
    failed: (error) => {
      if (error instanceof Refused && error.key === 'configChanged') readAgain()
    },
  })
}

/** What of the configuration stands in its form. */
export const valuesOf = (config: HotelConfig) =>
  hotelConfigForm.parse(Object.fromEntries(Object.keys(hotelConfigForm.shape).map((name) => [name, Reflect.get(config, name)])))

const saved = say('Đã lưu cấu hình chung.', 'The general configuration is saved.')
