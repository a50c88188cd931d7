import { hotelSettingCalls } from '@innkeeper/protocol/calls/hotel-information/hotel-setting'
import { say } from '@innkeeper/protocol/say'
import type { Form } from '#kit/forms/use-form.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'
import type { HotelConfig } from './config-words.ts'

/** The form of the general configuration. */
export type ConfigForm = Form<'hotel-setting/update'>

/** The form of the general configuration. */
export const useConfigForm = (config: HotelConfig, readAgain: () => void): ConfigForm =>
  useSavedForm('hotel-setting/update', {
    input: configInput,
    initial: recordValues<'hotel-setting/update'>(configInput, config),
    draft: 'general',
    saved,
    readAgain,
  })

/** What the call takes that changes the configuration. */
export const configInput = hotelSettingCalls['hotel-setting/update'].input

const saved = say('Đã lưu cấu hình chung.', 'The general configuration is saved.')
