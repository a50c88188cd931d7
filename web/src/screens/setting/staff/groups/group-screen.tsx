import { useRead } from '#kit/calls/use-read.ts'
import { RecordScreen } from '#record/record-screen.tsx'
import { GroupEdit } from './group-edit.tsx'
import { staffGroups } from './staff-groups.ts'

/** A user group: a new one, or one that is looked at and changed. */
export const GroupScreen = () => {
  const functions = useRead('function/get-all', {})
  return (
    <RecordScreen
      kind={staffGroups}
      detail="usergroup/detail"
      besides={functions}
      renderPage={(place) => <GroupEdit {...place} functions={functions.data ?? []} />}
    />
  )
}
