import { setTimeout } from 'node:timers/promises'
import { checkDkim, dkimQuestions } from '@innkeeper/rules/sender-domain/dkim-check'
import { checkDmarc, dmarcQuestions } from '@innkeeper/rules/sender-domain/dmarc-check'
import { keyOf, type DnsQuestion } from '@innkeeper/rules/sender-domain/dns-facts'
import { isPublicName } from '@innkeeper/rules/sender-domain/dns-name'
import { checkSpf, spfQuestions, type Sender } from '@innkeeper/rules/sender-domain/spf-check'
import { SiteFailed } from '#outside/sites/site-failed.ts'
import type { SiteNetwork } from '#outside/sites/site-network.ts'

/** A sender with its address, and the selector of its DKIM key; empty where none is known. */
export type AskedSender = Sender & { readonly address: string; readonly selector: string }

/** All questions together wait no longer than this. */
const patienceMilliseconds = 6000
/** More questions are not asked, whatever the records refer to. */
const mostQuestions = 60

type Network = Pick<SiteNetwork, DnsQuestion['type']>
type Facts = Map<string, readonly string[] | null>
type Ask = (question: DnsQuestion) => Promise<readonly string[] | null>

/** Looks up the records of a sender's domain. What nobody answers in time counts as not looked up. */
export const lookUpSender = async (network: Network, sender: AskedSender, patience = patienceMilliseconds) => {
  const { domain, host, address, selector } = sender
  const facts: Facts = new Map()
  const late = setTimeout(patience, null, { ref: false })
  const ask: Ask = (question) => Promise.race([answerTo(network, question), late])
  // Side by side, so that a record which is slow keeps no other waiting.
  await Promise.all([
    learn(facts, ask, () => spfQuestions(sender, facts)),
    learn(facts, ask, () => dkimQuestions(selector, domain)),
    learn(facts, ask, () => dmarcQuestions(domain)),
  ])
  return {
    domain,
    server: host,
    spf: checkSpf(sender, facts),
    dkim: checkDkim(selector, domain, facts),
    dmarc: checkDmarc(domain, address, facts),
  }
}

/** Asks what is open until nothing is: the answers of one round name what the next one asks. */
const learn = async (facts: Facts, ask: Ask, questions: () => readonly DnsQuestion[]): Promise<void> => {
  const open = questions()
    .filter((question) => !facts.has(keyOf(question)))
    .slice(0, Math.max(mostQuestions - facts.size, 0))
  if (open.length === 0) return
  await Promise.all(open.map(async (question) => void facts.set(keyOf(question), await ask(question))))
  await learn(facts, ask, questions)
}

/** Names that only an internal network knows are never asked for: records of strangers may contain them. */
const answerTo = async (network: Network, { type, name }: DnsQuestion): Promise<readonly string[] | null> => {
  if (!isPublicName(name)) return null
  try {
    return await network[type](name)
  } catch (error) {
    if (error instanceof SiteFailed) return null
    throw error
  }
}
