import { amenityCalls } from '@innkeeper/protocol/calls/amenity'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '../../../../kit/ask.ts'
import { useRight } from '../../../../kit/rights.ts'
import { useAlerts } from '../../../../kit/use-alerts.ts'
import { useForm } from '../../../../kit/use-form.ts'
import { useRead } from '../../../../kit/use-read.ts'
import { EditForm } from '../../../../ui/edit-page.tsx'
import { Failed } from '../../../../ui/failed.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { diffTo, ticksIn } from '../../../../ui/tick-diff.ts'
import { TickGroups } from '../../../../ui/tick-groups.tsx'
import { GeneralInfoSection } from '../general-info-section.tsx'

/** The amenities of the property, in their groups. */
export function AmenitiesScreen() {
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

function AmenitiesEdit({ groups, stored }: { groups: AnswerOf<'amenity/get-all'>; stored: readonly string[] }) {
  const mayChange = useRight('HOTEL_AMENITY_2')
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
      locked={mayChange ? undefined : mayNotChange}
      save={saveWords}
      hint={chosen.size === 0 ? none : undefined}
    >
      <div>
        <TickGroups search={searchWords} groups={groups} chosen={chosen} change={change} locked={!mayChange} />
      </div>
    </EditForm>
  )
}

const what = say('tiện nghi', 'the amenities')
const searchWords = say('Tìm tiện nghi', 'Find an amenity')
const saveWords = say('Lưu tiện nghi', 'Save the amenities')
const saved = say('Đã lưu {count} tiện nghi.', 'Amenities saved: {count}.')
const none = say('Chưa chọn tiện nghi nào.', 'No amenity is ticked yet.')
const mayNotChange = say('Không có quyền sửa tiện nghi.', 'No right to change the amenities.')
