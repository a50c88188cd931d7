import { lookFields } from '@innkeeper/protocol/calls/support/site-look-fields'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { refusalOfLookProblem, valuesOfLookProblem } from '@innkeeper/protocol/problems/look-problems'
import type { Language } from '@innkeeper/protocol/say'
import { siteTemplateWords } from '@innkeeper/protocol/words/property/site-look-words'
import { changedParts } from '@innkeeper/rules/site-look/changed-parts'
import { draftProblems, publishProblems, type LookProblem } from '@innkeeper/rules/site-look/check-look'
import { siteTemplateKeys } from '@innkeeper/rules/site-look/site-look'
import { startingLook } from '@innkeeper/rules/site-look/site-templates'
import { isSiteLogo, propertyLogoAddress } from '#features/images/pictures/site-logos.reads.ts'
import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusalDetail } from '#kit/call/refuse.ts'
import { present } from '#kit/records/present.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { asStored, type StoredLook } from './look-document.ts'
import { previewToken } from './preview-token.reads.ts'
import * as store from './site-looks.store.ts'

/** What is read of a property's look. */
export const lookReads = implement({
  'header-footer/detail': async (at, { id }) => {
    const { draft, version, changedAt, changedBy } = await store.findDraft(at.tx)
    const [live, owner] = [await store.findLive(at.tx), await store.findOwner(at.tx)]
    const asked = id === undefined ? undefined : present(at, await store.findVersion(at.tx, id), 'lookVersionMissing')
    const saved = asked === undefined ? { changedAt, changedBy } : { changedAt: asked.publishedAt, changedBy: asked.publishedBy }
    return {
      version,
      ...(asked?.look ?? draft ?? live?.look ?? (await store.findFirstLook(at.tx))),
      drafted: draft !== null,
      ...saved,
      live: live ?? null,
      propertyLogo: await propertyLogoAddress(at.tx),
      code: owner.code,
      propertyName: { vi: owner.nameVi, en: owner.nameEn },
    }
  },

  'header-footer/template': async (at) => {
    const { kind } = await store.findOwner(at.tx)
    return siteTemplateKeys.map((id) => ({ id, name: siteTemplateWords[id], look: asStored(startingLook(id, kind)) }))
  },

  'header-footer/versions': async (at, page) => {
    const [{ rows, ...counts }, live] = [await store.listVersions(at.tx, page), await store.findLive(at.tx)]
    const told = rows.map(({ look, former, ...row }) => {
      const changed = former === null ? [] : [...changedParts(former, look)]
      return { ...row, live: row.id === live?.id, changed }
    })
    return { ...counts, rows: told }
  },
})

/** What a person does with the draft. */
export const draftChanges = implement({
  'header-footer/update': async (at, { version, ...changes }) => {
    const { before, live } = await asSeen(at, version)
    const look = withChanges(lookFields, before, changes)
    const problems = draftProblems(look).map((problem) => refusedField(problem, refusalsInDraft[problem.reason], at.language))
    if (problems.length > 0) throw at.fieldsRefused(problems)
    if (await isLogoMissing(at.tx, look)) throw at.refusal('imageMissing', { field: 'logo' })
    return { version: await store.saveDraft(at.tx, unlessLive(look, live), { version, person: at.person.fullName }) }
  },

  'header-footer/discard': async (at, { seen: version }) => {
    await asSeen(at, version)
    await at.diary({ subject: '' })
    return { version: await store.saveDraft(at.tx, null, { version, person: at.person.fullName }) }
  },

  'header-footer/restore': async (at, { seen: version, id }) => {
    const { live } = await asSeen(at, version)
    const { look, number } = present(at, await store.findVersion(at.tx, id), 'lookVersionMissing')
    await at.diary({ subject: String(number) })
    return { version: await store.saveDraft(at.tx, unlessLive(look, live), { version, person: at.person.fullName }), number }
  },
})

/** What a person does with what guests see. */
export const lookChanges = ({ keyFor }: Pick<Outside, 'keyFor'>) =>
  implement({
    'header-footer/publish': async (at, { seen: version }) => {
      const { before: look, live } = await asSeen(at, version)
      if (unlessLive(look, live) === null) throw at.refusal('lookUnchanged')
      const problems = publishProblems(look).map((problem) => refusedField(problem, refusalOfLookProblem[problem.reason], at.language))
      if (problems.length > 0) throw at.fieldsRefused(problems)
      const [person, number] = [at.person.fullName, (live?.number ?? 0) + 1]
      const id = await store.publishLook(at.tx, look, { number, person })
      await at.diary({ subject: String(number), before: live === undefined ? null : inDiary(live.look), after: inDiary(look) })
      return { version: await store.saveDraft(at.tx, null, { version, person }), id, number }
    },

    'header-footer/preview-token': async (at) => {
      const { token, until } = previewToken({ keyFor }, at.tx.propertyId, at.now)
      return { token, until: until.toISOString() }
    },
  })

type ChangingAt = { readonly tx: PropertyTx; readonly refusal: (key: 'lookChanged', detail: RefusalDetail) => Refused }

/** The look that a change starts from, locked, and what guests see; refused if somebody else has saved it since. */
const asSeen = async (at: ChangingAt, version: number) => {
  const { draft, ...stored } = await store.findDraft(at.tx, { hold: true })
  if (stored.version !== version) throw at.refusal('lookChanged', { values: { person: stored.changedBy } })
  const live = await store.findLive(at.tx)
  return { before: draft ?? live?.look ?? (await store.findFirstLook(at.tx)), live }
}

/** A draft that equals what guests see is none. */
const unlessLive = (look: StoredLook, live: store.PublishedLook | undefined): StoredLook | null =>
  live !== undefined && changedParts(live.look, look).length === 0 ? null : look

/** The refusals of what a draft may not have. */
const refusalsInDraft = {
  notHttps: 'lookNotHttps',
  linkRefused: 'lookLinkRefused',
  notOfNetwork: 'lookNotOfNetwork',
} as const

const refusedField = <K extends string>(problem: LookProblem, key: K, language: Language) => ({
  field: problem.field,
  key,
  values: valuesOfLookProblem(problem, language),
})

const isLogoMissing = async (tx: PropertyTx, { logo }: StoredLook): Promise<boolean> => logo !== '' && !(await isSiteLogo(tx, logo))

const inDiary = (look: StoredLook): object => ({
  ...look,
  menu: look.menu.map(({ nameVi: vi, nameEn: en, page, address }) => ({ vi, en, page, address })),
})
