import type { z } from 'zod'
import type { Call, CallUpload } from './call.ts'
import { accountSection } from './calls/account/section.ts'
import { connectivitySection } from './calls/connectivity/section.ts'
import { dashboardSection } from './calls/dashboard/section.ts'
import { hotelInformationSection } from './calls/hotel-information/section.ts'
import { manageSection } from './calls/manage/section.ts'
import { platformSection } from './calls/platform/section.ts'
import { roomSaleSection } from './calls/room-sale/section.ts'
import { settingSection } from './calls/setting/section.ts'
import { supportSection } from './calls/support/section.ts'
import { ticketsSection } from './calls/tickets/section.ts'
import { travelAgentSection } from './calls/travel-agent/section.ts'
import { codesOf } from './codes/codes-of.ts'

/** Every call, by its path below `/api/v2/hotel` (`distribution/…` and `connectivity/…` are below `/api/v2`). */
export const catalogue = {
  ...dashboardSection,
  ...hotelInformationSection,
  ...roomSaleSection,
  ...ticketsSection,
  ...travelAgentSection,
  ...connectivitySection,
  ...manageSection,
  ...settingSection,
  ...supportSection,
  ...accountSection,
  ...platformSection,
}

export type Catalogue = typeof catalogue
export type CallPath = keyof Catalogue
/** A call that takes a file. */
export type UploadPath = { [P in CallPath]: Catalogue[P] extends { readonly upload: CallUpload } ? P : never }[CallPath]
/** The input that a client sends, before defaults. */
export type CallInput<P extends CallPath> = z.input<Catalogue[P]['input']>
/** The input that a handler gets, after parsing and defaults. */
export type CallRequest<P extends CallPath> = z.output<Catalogue[P]['input']>
/** The `data` of the answer. */
export type CallOutput<P extends CallPath> = z.output<Catalogue[P]['output']>

/** A call by its path, with the general type `Call`. */
export const callAt = (path: CallPath): Call => catalogue[path]

/** All paths, in the order of the catalogue. */
export const callPaths = codesOf(catalogue)
