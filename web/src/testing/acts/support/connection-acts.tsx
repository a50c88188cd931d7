import { ConnectionCard } from '#screens/support/connections/connection-card.tsx'
import { EditConnection, StartOrStop } from '#screens/support/connections/connection-acts.tsx'
import type { Connection } from '#screens/support/connections/connection.ts'
import { ConnectionsScreen } from '#screens/support/connections/connections-screen.tsx'
import { ForgetCode } from '#screens/support/connections/codes.tsx'
import { SendAgain } from '#screens/support/connections/told/send-again.tsx'
import { ChangeSecret, RemoveAddress, SetAddress } from '#screens/support/connections/told/webhook.tsx'
import { MapCodes } from '#screens/support/connections/map-codes.tsx'
import { MakeConnectionKey } from '#screens/support/connections/make-connection-key.tsx'
import { RemoveAriAddress, SetAriAddress } from '#screens/support/connections/ari/ari-address.tsx'
import { SendAllNights } from '#screens/support/connections/ari/send-nights.tsx'
import { RetryNights } from '#ui/told-nights/retry-nights.tsx'
import { at, id, other, read, typed, type ActCase } from '../act-case.ts'

const key = { id: other, name: 'PMS', endsWith: 'a1b2', scopes: ['ari:write' as const], createdAt: at, madeBy: 'Lê Thu Hà' }
const connection: Connection = {
  id,
  kind: 'pms',
  name: 'PMS',
  state: 'active',
  held: false,
  version: 1,
  createdAt: at,
  createdBy: 'Lê Thu Hà',
  unmapped: 1,
  keys: [{ ...key, lastUsedAt: null, revokedAt: null, revokedBy: null }],
}
const code = { thing: 'room', code: 'DLX', name: 'Deluxe double', target: null, suggestion: other, usedAt: at, unused: true }
const nothing = () => undefined
const secretOnce = 'The new signing secret'
const shownOnce = 'The key is shown only now. Copy it into the connected system.'

/** What is done with the systems that a property connects. */
export const connectionActs: readonly ActCase[] = [
  {
    call: 'connection/create',
    part: <ConnectionsScreen />,
    reads: { 'connection/get-all': read([]) },
    presses: ['Add a connection', 'Connect'],
    staysOpen: true,
    fill: typed({ 'Name of the connection': 'PMS' }),
    sends: { kind: 'pms', name: 'PMS', scopes: ['ari:write', 'bookings:read'], held: false },
    answer: { id, connectionKeyId: other, key: 'a-new-key' },
    told: shownOnce,
  },
  {
    call: 'connection/update',
    part: <EditConnection connection={connection} />,
    presses: ['Edit the connection', 'Save the connection'],
    staysOpen: true,
    fill: typed({ 'Name of the connection': 'PMS kho' }),
    sends: { id, version: 1, name: 'PMS kho', held: false },
    answer: { id, version: 2 },
    told: 'The connection PMS kho is saved.',
  },
  {
    call: 'connection/forget-code',
    part: <ForgetCode connectionId={id} code={{ thing: 'room', code: 'DLX' }} />,
    presses: ['Forget the code DLX', 'Forget the code DLX'],
    sends: { id, thing: 'room', code: 'DLX' },
    answer: { unmapped: 0 },
    told: 'The code DLX is forgotten.',
  },
  {
    call: 'connection/map',
    part: <MapCodes connection={connection} onClose={nothing} />,
    reads: { 'connection/mapping': read({ codes: [code], rooms: [{ id: other, name: { vi: 'Deluxe', en: 'Deluxe' } }], plans: [] }) },
    presses: ['Take the suggestions', 'Save the codes'],
    staysOpen: true,
    sends: { id, codes: [{ thing: 'room', code: 'DLX', target: other }] },
    answer: { unmapped: 0 },
    told: 'The codes of PMS are mapped.',
  },
  {
    call: 'connection/stop',
    part: <StartOrStop connection={connection} />,
    presses: ['Stop the connection', 'Stop the connection'],
    sends: { id },
    answer: { id, state: 'stopped' },
    told: 'PMS is stopped.',
  },
  {
    call: 'connection/start',
    part: <StartOrStop connection={{ ...connection, state: 'stopped' }} />,
    presses: ['Start again'],
    sends: { id },
    answer: { id, state: 'active' },
    told: 'PMS is connected again.',
  },
  {
    call: 'connection/make-key',
    part: <MakeConnectionKey connection={connection} onClose={nothing} />,
    presses: ['Make a key'],
    fill: typed({ 'Name of the key': 'Server' }),
    sends: { id, keyName: 'Server', scopes: ['ari:write', 'bookings:read'] },
    answer: { connectionKeyId: other, key: 'a-new-key' },
    told: shownOnce,
  },
  {
    call: 'connection/revoke-key',
    part: <ConnectionCard connection={connection} />,
    presses: ['Revoke', 'Revoke'],
    sends: { id, connectionKeyId: other },
    answer: null,
    told: 'The key PMS is revoked.',
  },
  {
    call: 'connection/set-webhook',
    part: <SetAddress connection={connection} url={null} onClose={nothing} />,
    presses: ['Save the address'],
    fill: typed({ Address: 'https://pms.example.com/' }),
    sends: { id, url: 'https://pms.example.com/' },
    answer: { secret: 'whsec_x' },
    told: secretOnce,
  },
  {
    call: 'connection/rotate-secret',
    part: <ChangeSecret connection={connection} />,
    presses: ['Change the signing secret', 'Change the signing secret'],
    sends: { id },
    answer: { secret: 'whsec_x', formerUntil: at },
    told: secretOnce,
  },
  {
    call: 'connection/remove-webhook',
    part: <RemoveAddress connection={connection} />,
    presses: ['Remove the address', 'Remove the address'],
    sends: { id },
    answer: null,
    told: 'PMS has no address any more.',
  },
  {
    call: 'connection/send-again',
    part: <SendAgain connection={connection} number={3} />,
    presses: ['Send again'],
    sends: { id, number: 3 },
    answer: { count: 1 },
    told: 'Sending to PMS again.',
  },
  {
    call: 'connection/set-ari-address',
    part: <SetAriAddress connection={connection} url={null} compares={false} onClose={nothing} />,
    presses: ['Save the address for prices'],
    fill: typed({ 'Address for prices': 'https://channel.example.com/' }),
    sends: { id, url: 'https://channel.example.com/', compares: false },
    answer: { secret: 'whsec_x' },
    told: 'The signing secret for availability and prices',
  },
  {
    call: 'connection/remove-ari-address',
    part: <RemoveAriAddress connection={connection} />,
    presses: ['Remove the address for prices', 'Remove the address for prices'],
    sends: { id },
    answer: null,
    told: 'PMS gets no availability and prices any more.',
  },
  {
    call: 'connection/send-all-nights',
    part: <SendAllNights connection={connection} from={null} />,
    presses: ['Send everything again', 'Send everything again'],
    sends: { id },
    answer: { count: 500 },
    told: 'Sending everything to PMS again.',
  },
  {
    call: 'connection/retry-nights',
    part: <RetryNights connection={connection} />,
    presses: ['Try again'],
    sends: { id },
    answer: { count: 1 },
    told: 'Sending the failed nights to PMS again.',
  },
]
