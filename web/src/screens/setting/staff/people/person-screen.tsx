import { useRead } from '#kit/calls/use-read.ts'
import { RecordScreen } from '#record/record-screen.tsx'
import { people } from './people.ts'
import { PersonEdit } from './person-edit.tsx'

/** A user: a new one, or one who is looked at and changed. */
export const PersonScreen = () => {
  const functions = useRead('function/get-all', {})
  const groups = useRead('usergroup/get-all-active', {})
  return (
    <RecordScreen
      kind={people}
      detail="user/detail"
      besides={functions.data === undefined ? functions : groups}
      renderPage={(place) => <PersonEdit {...place} functions={functions.data ?? []} groups={groups.data ?? []} />}
    />
  )
}
