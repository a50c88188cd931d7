import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { expect, test } from 'vitest'
import { actCases } from './testing/acts/act-cases.ts'
import { formCases } from './testing/form-cases.ts'
import { listCases } from './testing/record-cases.ts'
import { isMadeByScreen, namesCall } from './testing/screen-sources.ts'

// Files, the grid, a batch, ticks that are saved as they are set: what no button sends alone has a test of its own, in which it is
// refused or gets no answer.
const ownTests: Readonly<Partial<Record<CallPath, string>>> = {
  'announcement/upload-image': './uploads.test.tsx',
  // Proving begins by itself, as soon as it is asked for.
  'factor/prove-begin': './testing/acts/people/second-step-acts.tsx',
  'booking/payment/statement-upload': './uploads.test.tsx',
  'booking/payment/upload-receipt': './uploads.test.tsx',
  'connect/upload': './uploads.test.tsx',
  'gate/tell': './screens/tickets/gate/offline/offline-gate.test.tsx',
  'header-footer/discard': './screens/support/config-be/look/look-screen.test.tsx',
  // The preview asks for its token by itself.
  'header-footer/preview-token': './screens/support/config-be/look/look-screen.test.tsx',
  'header-footer/publish': './screens/support/config-be/look/look-screen.test.tsx',
  'header-footer/restore': './screens/support/config-be/look/look-screen.test.tsx',
  'header-footer/update': './screens/support/config-be/look/look-screen.test.tsx',
  'header-footer/upload-logo': './uploads.test.tsx',
  'info/logo-upload': './uploads.test.tsx',
  'list-view/choose-columns': './ui/lists/listing.test.tsx',
  'list-view/create': './ui/lists/listing.test.tsx',
  'list-view/delete': './ui/lists/listing.test.tsx',
  'list-view/rename': './ui/lists/listing.test.tsx',
  logout: './layouts/shell/top-bar/account.test.tsx',
  'notification/choose': './screens/setting/account/account-screen.test.tsx',
  'payment-link/pay': './screens/sign-in/pay/pay.test.tsx',
  'payment-link/returned': './screens/sign-in/pay/pay.test.tsx',
  'payment-method/register': './screens/hotel-information/hotel-config/paygate/paygate-screen.test.tsx',
  'profile/avatar-upload': './uploads.test.tsx',
  'profile/language': './layouts/language-and-scheme.test.tsx',
  'resource/upload-image': './uploads.test.tsx',
  'resource/upload-certificate': './uploads.test.tsx',
  'room-plan/apply-workbook': './screens/room-sale/batch-update/excel/excel-screen.test.tsx',
  'room-plan/copy-nights': './screens/room-sale/batch-update/copy/copy-forward-screen.test.tsx',
  'room-plan/save-cells': './screens/room-sale/avail-and-rate/avail-and-rate-screen.test.tsx',
  'room-plan/update-all': './screens/room-sale/batch-update/batch-update-screen.test.tsx',
  'season/create': './screens/room-sale/avail-and-rate/seasons/seasons-dialog.test.tsx',
  'season/delete': './screens/room-sale/avail-and-rate/seasons/seasons-dialog.test.tsx',
  'service/sync-upload': './uploads.test.tsx',
  'service/upload-image': './uploads.test.tsx',
  'supplier/hotel/agree-commission': './screens/admin/hotels/commission-card.test.tsx',
  'supplier/hotel/change-index': './screens/admin/hotels/order-field.test.tsx',
}

const tested = new Set<string>([
  ...actCases.map(({ call }) => call),
  ...formCases.map(({ update }) => update),
  ...listCases.flatMap(({ kind: { calls } }) => [calls.create, calls.delete]),
  ...Object.keys(ownTests),
])

test('every change that a screen makes is tested as an act, a form or a record, or has a test of its own', () => {
  const made = callPaths.filter((path) => callAt(path).kind === 'change' && isMadeByScreen(path))
  expect(made.filter((path) => !tested.has(path))).toEqual([])
})

test.each(Object.entries(ownTests))('the change %s, which has a test of its own, is made by a screen, and named in %s', (path, file) => {
  expect(isMadeByScreen(path)).toBe(true)
  expect(namesCall(file, path)).toBe(true)
})
