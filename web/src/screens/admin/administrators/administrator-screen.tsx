import { RecordScreen } from '#record/record-screen.tsx'
import { AdministratorEdit } from './administrator-edit.tsx'
import { administrators } from './administrators.ts'

/** An administrator of the platform: a new one, who is invited, or one who is looked at and changed. */
export const AdministratorScreen = () => (
  <RecordScreen kind={administrators} detail="supplier/user/detail" renderPage={(place) => <AdministratorEdit {...place} />} />
)
