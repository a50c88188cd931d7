import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ConfigBeSection } from '../config-be-section.tsx'
import { LookEdit } from './look-edit.tsx'

/** How the property's own site looks. */
export const LookScreen = () => {
  const look = useRead('header-footer/detail', {})
  if (look.data !== undefined) return <LookEdit detail={look.data} readAgain={look.again} />
  return (
    <ConfigBeSection part="look">
      {look.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={look.error} again={look.again} />}
    </ConfigBeSection>
  )
}

const what = say('giao diện trang đặt phòng', 'the look of the site')
