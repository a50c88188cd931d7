import { amenityCalls } from '@innkeeper/protocol/calls/hotel-information/amenity'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useLack } from '#kit/session/rights.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { EditForm } from '#ui/forms/edit-page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { diffTo, ticksIn } from '#ui/fields/ticks/tick-diff.ts'
import { TickGroups } from '#ui/fields/ticks/tick-groups.tsx'
import { GeneralInfoSection } from '../general-info-section.tsx'

/** The amenities of the property, in their groups. */
export const AmenitiesScreen = () => {
  const groups = useRead('amenity/get-all', {}, { freshFor: Infinity })
  const own = useRead('info/amenity', {})
  const error = groups.error ?? own.error
  return (
    <GeneralInfoSection part="amenities">
      {groups.data !== undefined && own.data !== undefined && <AmenitiesEdit groups={groups.data} stored={own.data.codes} />}
      {(groups.data === undefined || own.data === undefined) &&
        (error === null ? <Skeleton rows={10} /> : <Failed what={what} error={error} again={own.again} />)}
    </GeneralInfoSection>
  )
}

const AmenitiesEdit = ({ groups, stored }: { groups: AnswerOf<'amenity/get-all'>; stored: readonly string[] }) => {
  const lack = useLack('amenity/update')
  const alerts = useAlerts()
  const form = useForm('amenity/update', {
    schema: amenityCalls['amenity/update'].input,
    initial: { add: [], remove: [] },
    draft: 'property',
    done: ({ codes }) => alerts.success(saved, { count: codes.length }),
  })
  const chosen = ticksIn(stored, form.values)
  const change = (wanted: ReadonlySet<string>) => {
    const { add, remove } = diffTo(wanted, stored)
    form.set('add', add)
    form.set('remove', remove)
  }
  return (
    <EditForm
      form={form}
      discard={() => form.reset({ add: [], remove: [] })}
      locked={lack}
      save={saveWords}
      hint={chosen.size === 0 ? none : undefined}
    >
      <div>
        <TickGroups search={searchWords} groups={groups} chosen={chosen} change={change} locked={lack !== undefined} />
      </div>
    </EditForm>
  )
}

const what = say('tiện nghi', 'the amenities')
const searchWords = say('Tìm tiện nghi', 'Find an amenity')
const saveWords = say('Lưu tiện nghi', 'Save the amenities')
const saved = say('Đã lưu {count} tiện nghi.', 'Amenities saved: {count}.')
const none = say('Chưa chọn tiện nghi nào.', 'No amenity is ticked yet.')
