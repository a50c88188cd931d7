import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { HotelConfigSection } from '../hotel-config-section.tsx'
import { GeneralConfigEdit } from './general-config-edit.tsx'

/** The general configuration of the property: how it takes guests in, counts them, taxes and sells. */
export const GeneralConfigScreen = () => {
  const config = useRead('hotel-setting/general-info', {})
  return (
    <HotelConfigSection part="general">
      {config.data !== undefined && <GeneralConfigEdit config={config.data} readAgain={config.again} />}
      {config.data === undefined && config.error === null && <Skeleton rows={8} />}
      {config.data === undefined && config.error !== null && <Failed what={what} error={config.error} again={config.again} />}
    </HotelConfigSection>
  )
}

const what = say('cấu hình chung', 'the general configuration')
