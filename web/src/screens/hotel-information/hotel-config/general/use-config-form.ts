import { hotelSettingCalls } from '@innkeeper/protocol/calls/hotel-information/hotel-setting'
import { say } from '@innkeeper/protocol/say'
import { Refused } from '#kit/calls/refused.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm, type Form } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import type { HotelConfig } from './config-words.ts'

/** The form of the general configuration. */
export type ConfigForm = Form<'hotel-setting/update'>

/** The form of the general configuration; where somebody else saved first, it is read again. */
export const useConfigForm = (config: HotelConfig, readAgain: () => void): ConfigForm => {
  const alerts = useAlerts()
  return useForm('hotel-setting/update', {
    schema: configInput,
    initial: recordValues<'hotel-setting/update'>(configInput, config),
    draft: 'general',
    done: () => alerts.success(saved),
    failed: (error) => {
      if (error instanceof Refused && error.key === 'configChanged') readAgain()
    },
  })
}

/** What the call takes that changes the configuration. */
export const configInput = hotelSettingCalls['hotel-setting/update'].input

const saved = say('Đã lưu cấu hình chung.', 'The general configuration is saved.')
