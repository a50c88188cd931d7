import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { domainToASCII, domainToUnicode } from 'node:url'
import { graceDays, nextCheck } from '@innkeeper/rules/site/domain-check'
import { readDomain, type DomainNameProblem } from '@innkeeper/rules/site/domain-name'
import { siteAddress } from '@innkeeper/rules/site/site-address'
import { v7 as uuidv7 } from 'uuid'
import { hasCode } from '#database/error-code.ts'
import { implement } from '#kit/call/implement.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import { present } from '#kit/records/present.ts'
import type { Outside } from '#outside/outside.ts'
import { isProof, proofsOf, proveDomain } from './prove-domain.ts'
import { checkedOf, recordCheck, toldOf } from './record-check.ts'
import { propertyOfHost, siteOf } from './site-domains.reads.ts'
import * as store from './site-domains.store.ts'

/** The property's own site and the domain that it stands at. */
export const connectCalls = ({ publicUrl }: Pick<Outside, 'publicUrl'>) =>
  implement({
    'connect/detail': async (at) => {
      const { opened, ...site } = await siteOf(at.tx, at.tx.propertyId)
      return {
        site: opened ? siteAddress({ publicUrl, ...site }) : null,
        platformSite: siteAddress({ publicUrl, code: site.code, domain: null }),
        pointsTo: hostOf(publicUrl),
        domains: (await store.domainsOf(at.tx)).map(shown),
      }
    },

    'connect/open': async (at) => {
      await store.openSite(at.tx, at.person.fullName)
      await at.diary({ subject: '' })
      return { site: siteAddress({ publicUrl, ...(await siteOf(at.tx, at.tx.propertyId)) }) }
    },

    'connect/remove': async (at, { id }) => {
      const removed = present(at, await store.removeDomain(at.tx, id), 'notFound')
      await at.diary({ subject: removed.domain, before: toldOf(checkedOf(removed)) })
      return null
    },

    'connect/domain-allowed': async (at, { domain }) => {
      if ((await propertyOfHost(at.tx, domain)) === null) throw at.refusal('siteUnknown')
      return null
    },
  })

/** Adding a domain. */
export const domainCalls = ({ publicUrl }: Pick<Outside, 'publicUrl'>) =>
  implement({
    'connect/create': async ({ domain: text }, before) => {
      const read = readDomain(text, { toAscii: domainToASCII, ownHost: hostOf(publicUrl) })
      if ('problem' in read) throw before.refusal(refusals[read.problem], { field: 'domain' })
      const { domain } = read
      const propertyId = ofProperty(before)
      if (await before.committed((tx) => store.isProvedElsewhere(tx, domain, propertyId)))
        throw before.refusal('domainTaken', { field: 'domain' })
      return async (at) => {
        await lockProperty(at.tx)
        const has = (await store.domainsOf(at.tx)).some((one) => one.domain === domain && one.state !== 'replaced')
        if (has) throw at.refusal('domainAlready', { field: 'domain' })
        const { now } = at
        const id = uuidv7()
        const token = randomBytes(16).toString('hex')
        const person = at.person.fullName
        await store.openSite(at.tx, person)
        await store.replaceDomains(at.tx, ['waiting', 'failed'], id)
        await store.addDomain(at.tx, { id, domain, token, person, now, nextCheck: nextCheck('waiting', now, now) })
        await at.diary({ subject: domain, after: { state: 'waiting', provedBy: null, problem: null } })
        return { id }
      }
    },
  })

/** Looking for the proof of a domain when a person asks. */
export const checkCalls = ({ sites }: Pick<Outside, 'sites'>) =>
  implement({
    'connect/check': async ({ id }, before) => {
      const propertyId = ofProperty(before)
      const { domain, isTaken } = await before.committed(async (tx) => {
        const found = present(before, await store.findDomain({ ...tx, propertyId }, id), 'notFound')
        return { domain: found, isTaken: await store.isProvedElsewhere(tx, found.domain, propertyId) }
      })
      const found = isTaken
        ? ({ kind: 'none', problem: 'taken' } as const)
        : await proveDomain(sites, { ...domain, hasFile: domain.fileName !== null })
      return async (at) => {
        await lockProperty(at.tx)
        const locked = present(at, await store.lockDomain(at.tx, id), 'notFound')
        const checked = await recordCheck(at.tx, locked, found, at.now).catch((error: unknown) => {
          throw hasCode(error, uniqueViolation) ? at.refusal('domainTaken', { field: 'id' }) : error
        })
        await at.diary({ subject: locked.domain, before: toldOf(checked.before), after: toldOf(checked.after) })
        return { state: checked.after.state, problem: checked.after.problem }
      }
    },
  })

/** The file that proves a domain: uploaded here, so that it is whole, and then put at the site. */
export const proofFileCalls = implement({
  'connect/upload': async (file) => {
    const content = await beginningOf(file.path)
    return async (at, { id }) => {
      const domain = present(at, await store.lockDomain(at.tx, id), 'notFound')
      if (!isProof(content, proofsOf(domain).file.content)) throw at.refusal('proofFileWrong', { field: 'file' })
      await store.noteFile(at.tx, id, file.name, at.now)
      await at.diary({ subject: domain.domain, before: nameTold(domain), after: { name: file.name } })
      return { name: file.name }
    }
  },

  'connect/delete': async (at, { id }) => {
    const domain = present(at, await store.lockDomain(at.tx, id), 'notFound')
    if (domain.fileName === null) throw at.refusal('notFound', { field: 'id' })
    if (domain.provedBy === 'file') throw at.refusal('proofFileNeeded', { field: 'id' })
    await store.noteFile(at.tx, id, null, at.now)
    await at.diary({ subject: domain.domain, before: nameTold(domain) })
    return null
  },
})

const uniqueViolation = '23505'

const refusals = {
  invalid: 'domainInvalid',
  more: 'domainWithMore',
  ip: 'domainIsAddress',
  suffix: 'domainIsSuffix',
  inside: 'domainInside',
  ours: 'domainOurs',
} as const satisfies Record<DomainNameProblem, string>

const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname

const ofProperty = ({ propertyId }: { readonly propertyId: string | null }): string => {
  if (propertyId === null) throw new Error('a property has a site')
  return propertyId
}

const nameTold = ({ fileName }: store.SiteDomain) => (fileName === null ? null : { name: fileName })

const shown = (one: store.SiteDomain) => ({
  id: one.id,
  domain: one.domain,
  name: domainToUnicode(one.domain),
  state: one.state,
  problem: one.problem,
  provedBy: one.provedBy,
  ...proofsOf(one),
  uploaded: one.fileName === null || one.fileAt === null ? null : { name: one.fileName, at: one.fileAt },
  addedAt: one.addedAt,
  addedBy: one.addedBy,
  checkedAt: one.checkedAt,
  nextCheckAt: one.nextCheckAt,
  provedAt: one.provedAt,
  worksUntil: one.failingSince === null ? null : new Date(Date.parse(one.failingSince) + graceDays * 86_400_000).toISOString(),
})

/** The proof is one line; a longer file is another one. */
const mostBytes = 4096

const beginningOf = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(mostBytes) })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
