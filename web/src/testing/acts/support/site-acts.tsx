import { AddDomain } from '#screens/support/connect-be/add-domain.tsx'
import { CheckDomain, RemoveDomain } from '#screens/support/connect-be/domain-acts.tsx'
import { DeleteFile } from '#screens/support/connect-be/proof-file.tsx'
import { OpenSite } from '#screens/support/connect-be/site-card.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { Saved } from '#screens/support/connect-be/saved.ts'
import type { ReactElement } from 'react'
import { typed, type ActCase } from '../act-case.ts'

const id = '01900000-0000-7000-8000-00000000d001'
const domain = { id, name: 'haiau.vn', state: 'waiting' } as const

/** Says what was saved, as the screen does, without reloading. */
const Saving = ({ part }: { part: (saved: Saved) => ReactElement }) => part(useAlerts().success)

/** What is done with the domain of the property's site. */
export const siteActs: readonly ActCase[] = [
  {
    call: 'connect/create',
    part: <Saving part={(saved) => <AddDomain connection={{ pointsTo: 'innkeeper.example.com', domains: [] }} saved={saved} />} />,
    presses: ['Add the domain'],
    fill: typed({ Domain: 'haiau.vn' }),
    sends: { domain: 'haiau.vn' },
    answer: { id },
    told: 'The domain haiau.vn is added.',
  },
  {
    call: 'connect/open',
    part: <Saving part={(saved) => <OpenSite at="https://innkeeper.example.com/book/HAIAU" saved={saved} />} />,
    presses: ['Connect at Innkeeper’s address'],
    sends: {},
    answer: { site: 'https://innkeeper.example.com/book/HAIAU' },
    told: 'The booking site is connected.',
  },
  {
    call: 'connect/check',
    part: <Saving part={(saved) => <CheckDomain domain={domain} saved={saved} />} />,
    presses: ['Check again'],
    sends: { id },
    answer: { state: 'proved', problem: null },
    told: 'The domain haiau.vn is proved.',
  },
  {
    call: 'connect/remove',
    part: <Saving part={(saved) => <RemoveDomain domain={domain} saved={saved} />} />,
    presses: ['Remove haiau.vn', 'Remove haiau.vn'],
    sends: { id },
    answer: null,
    told: 'The domain haiau.vn is removed.',
  },
  {
    call: 'connect/delete',
    part: <Saving part={(saved) => <DeleteFile id={id} saved={saved} />} />,
    presses: ['Delete the upload'],
    sends: { id },
    answer: null,
    told: 'The file of proof is deleted.',
  },
]
