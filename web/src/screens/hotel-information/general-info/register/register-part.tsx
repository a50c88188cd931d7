import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { GeneralInfoSection } from '../general-info-section.tsx'
import { RegisterEdit } from './register-edit.tsx'

/** The registration information of the property, read and then changed. */
export const RegisterPart = () => {
  const info = useRead('info/general', {})
  return (
    <GeneralInfoSection part="register">
      {info.data !== undefined && <RegisterEdit info={info.data} readAgain={info.again} />}
      {info.data === undefined &&
        (info.error === null ? <Skeleton rows={10} /> : <Failed what={what} error={info.error} again={info.again} />)}
    </GeneralInfoSection>
  )
}

const what = say('thông tin đăng ký', 'the registration information')
