import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { firstLevel } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { implement } from '#kit/call/implement.ts'
import { postLetters } from '#kit/mail/post-emails.ts'
import { notify } from '#kit/live/notify.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { agentHere, linkableAgents, searchAgents } from './agent-search.store.ts'
import * as links from './agent-links.store.ts'
import { listAgents, type AgentRow } from './agent-lists.store.ts'
import { agentsFile } from './agents-file.ts'
import { creditGiver } from './credit-giver.store.ts'
import { creditNews } from './credit-news.reads.ts'

/** The travel agents of a property. */
export const travelAgentCalls = implement({
  'travelagent/get-all-active': async (at, { limit, offset, ...asked }) => {
    const { rows, ...counts } = await listAgents(at.tx, { list: 'linked', language: at.language, ...asked }, { limit, offset })
    return { rows: rows.map(linkedRow), ...counts }
  },

  'travelagent/export-active': async (at, asked) => {
    const rows = await rowsForFile(at, (page) => listAgents(at.tx, { list: 'linked', language: at.language, ...asked }, page))
    return agentsFile('linked', rows, (await localeOf(at.tx)).timeZone, at.language)
  },

  'travelagent/get-all-deactive': (at, { limit, offset, ...asked }) =>
    listAgents(at.tx, { list: 'unlinked', language: at.language, ...asked }, { limit, offset }),

  'travelagent/export-deactive': async (at, asked) => {
    const rows = await rowsForFile(at, (page) => listAgents(at.tx, { list: 'unlinked', language: at.language, ...asked }, page))
    return agentsFile('unlinked', rows, (await localeOf(at.tx)).timeZone, at.language)
  },

  'travelagent/get-all-agent': (at, asked) => linkableAgents(at.tx, asked),

  'travelagent/get-all-agent-es': async (at, { chosen, ...asked }) => ({
    ...(await searchAgents(at.tx, asked)),
    chosen: chosen === undefined ? null : ((await agentHere(at.tx, chosen)) ?? null),
  }),

  'travelagent/get-effects': async (at, { travelAgentId }) => {
    const agent = await agentHere(at.tx, travelAgentId)
    if (agent === undefined) throw at.refusal('notFound', { field: 'travelAgentId' })
    if (!agent.active) throw at.refusal('agentStopped', { field: 'travelAgentId' })
    return links.effectsOf(at.tx, travelAgentId)
  },

  'travelagent/change-level': async (at, { travelAgentId, version, level }) => {
    const link = await links.linkToChange(at.tx, travelAgentId)
    if (link === undefined) throw at.refusal('notFound', { field: 'travelAgentId' })
    if (!link.active) throw at.refusal('agentStopped', { field: 'travelAgentId' })
    if (link.version !== version) throw at.refusal('agentChanged', { values: { person: link.changedBy } })
    const changed = await links.changeLink(at.tx, link, { level }, at.person.fullName)
    await at.diary({ subject: link, before: { level: link.level }, after: { level } })
    return { travelAgentId, version: changed }
  },

  'travelagent/set-credit': async (at, { travelAgentId, version, debtLimit }) => {
    const link = await links.linkToChange(at.tx, travelAgentId)
    if (link === undefined) throw at.refusal('notFound', { field: 'travelAgentId' })
    if (!link.active) throw at.refusal('agentStopped', { field: 'travelAgentId' })
    if (link.version !== version) throw at.refusal('agentChanged', { values: { person: link.changedBy } })
    const giver = await creditGiver(at.tx)
    if (link.debtUsed > (debtLimit ?? 0)) {
      const used = formatMoney(link.debtUsed, giver.currency, at.language)
      throw at.refusal('creditBelowUsed', { field: 'debtLimit', values: { used } })
    }
    const changed = await links.changeLink(at.tx, link, { debt_limit: debtLimit }, at.person.fullName)
    const before = { limit: link.debtLimit, used: link.debtUsed }
    const agent = { code: link.code, name: { vi: link.nameVi, en: link.nameEn }, email: link.email }
    const news = await creditNews(at.tx, giver, [{ agent, before, after: { ...before, limit: debtLimit } }])
    if (news.notices.length > 0) await Promise.all([notify(at.tx, news.notices), postLetters(at.tx, news.letters)])
    await at.diary({ subject: link, before: { debtLimit: link.debtLimit }, after: { debtLimit } })
    return { travelAgentId, version: changed }
  },

  'travelagent/active': async (at, { code, level }) => {
    const agent = await links.agentOfCode(at.tx, code)
    if (agent === undefined) throw at.refusal('notFound', { field: 'code' })
    if (!agent.active) throw at.refusal('agentOffPlatform', { field: 'code' })
    const { travelAgentId } = agent
    const made = await links.makeLink(at.tx, travelAgentId, level ?? firstLevel, at.person.fullName)
    const link = await links.linkToChange(at.tx, travelAgentId)
    if (link === undefined) throw new Error('a link that was made is there')
    if (!made && link.active) throw at.refusal('agentLinked', { field: 'code' })
    const linked = { level: level ?? link.level, active: true, unlinked_reason: null, unlinked_by: null }
    const version = made ? link.version : await links.changeLink(at.tx, link, linked, at.person.fullName)
    await at.diary({
      subject: agent,
      before: made ? null : { linked: false, level: link.level },
      after: { linked: true, level: linked.level },
    })
    return { travelAgentId, level: linked.level, version }
  },

  'travelagent/deactive': async (at, { travelAgentId, reason }) => {
    const link = await links.linkToChange(at.tx, travelAgentId)
    if (link === undefined) throw at.refusal('notFound', { field: 'travelAgentId' })
    if (!link.active) throw at.refusal('agentStopped', { field: 'travelAgentId' })
    const person = at.person.fullName
    const version = await links.changeLink(at.tx, link, { active: false, unlinked_reason: reason, unlinked_by: person }, person)
    await at.diary({ subject: link, before: { linked: true }, after: { linked: false, reason } })
    return { travelAgentId, version }
  },
})

const linkedRow = ({
  reason: _why,
  unlinkedAt: _at,
  unlinkedBy: _by,
  stopped: _off,
  ...row
}: AgentRow): CallOutput<'travelagent/get-all-active'>[number] => row
