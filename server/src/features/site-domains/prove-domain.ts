import type { DomainProblem } from '@innkeeper/protocol/words/site/domain-words'
import type { DomainFinding } from '@innkeeper/rules/site/domain-check'
import { SiteFailed } from '#outside/sites/site-failed.ts'
import type { SiteNetwork } from '#outside/sites/site-network.ts'

/** What proves a domain: the record's name, the file's address, and what both must say. */
export type Proofs = {
  readonly record: { readonly name: string; readonly value: string }
  readonly file: { readonly address: string; readonly content: string }
}

/** The proofs of a domain with a token. The file has one fixed place: others could write at a place of their choice. */
export const proofsOf = ({ domain, token }: { readonly domain: string; readonly token: string }): Proofs => {
  const value = `innkeeper-domain=${token}`
  return { record: { name: `_innkeeper.${domain}`, value }, file: { address: `https://${domain}${filePath}`, content: value } }
}

const filePath = '/.well-known/innkeeper-domain.txt'

/** Looks for the proof of a domain: its record and, where a file was uploaded for it, that file at the site. */
export const proveDomain = async (
  network: SiteNetwork,
  asked: { readonly domain: string; readonly token: string; readonly hasFile: boolean },
): Promise<DomainFinding<DomainProblem>> => {
  const { record, file } = proofsOf(asked)
  const byRecord = await finding(() => findRecord(network, asked.domain, record))
  if (byRecord.kind !== 'none' || !asked.hasFile || byRecord.problem === 'nameNotFound') return byRecord
  return finding(async () => {
    const text = await network.page(asked.domain, filePath)
    return isProof(text, file.content) ? { kind: 'proof', by: 'file' } : { kind: 'none', problem: 'fileOther' }
  })
}

/** Whether a text is the file that proves a domain: nothing but its line, because a page may show what it was asked for. */
export const isProof = (text: string, content: string): boolean => text.replace(/^\uFEFF/u, '').trim() === content

const findRecord = async (
  network: SiteNetwork,
  domain: string,
  { name, value }: Proofs['record'],
): Promise<DomainFinding<DomainProblem>> => {
  const texts = await network.texts(name)
  if (texts.some((text) => text.trim() === value)) return { kind: 'proof', by: 'dns' }
  if (texts.length > 0) return { kind: 'none', problem: 'recordOther' }
  return { kind: 'none', problem: (await network.knows(domain)) ? 'recordMissing' : 'nameNotFound' }
}

const finding = async (look: () => Promise<DomainFinding<DomainProblem>>): Promise<DomainFinding<DomainProblem>> => {
  try {
    return await look()
  } catch (error) {
    if (!(error instanceof SiteFailed)) throw error
    return { kind: error.problem === 'noResolver' ? 'unknown' : 'none', problem: error.problem }
  }
}
