import { dkimProblems } from '@innkeeper/rules/sender-domain/dkim-check'
import { dmarcPolicies, dmarcProblems } from '@innkeeper/rules/sender-domain/dmarc-check'
import { namings, spfProblems } from '@innkeeper/rules/sender-domain/spf-check'
import { spfEndings } from '@innkeeper/rules/sender-domain/spf-record'
import { z } from 'zod'

/** A TXT record to be published; null where there is none to propose. */
const publish = z.object({ name: z.string(), value: z.string() }).nullable()
/** The TXT records that were found. */
const records = z.array(z.string()).readonly()

const spf = z.object({
  problem: z.enum(spfProblems).nullable(),
  records,
  /** What it says of servers that it does not name; null where there is not one record that can be read, or where it leaves that to another's. */
  ending: z.enum(spfEndings).nullable(),
  /** Whether it names the property's mail server. */
  naming: z.enum(namings),
  /** The part or the domain that is broken; empty where none is. */
  about: z.string(),
  publish,
})

const dkim = z.object({
  problem: z.enum(dkimProblems).nullable(),
  /** The name that the record stands at; empty without a selector. */
  name: z.string(),
  records,
})

const dmarc = z.object({
  problem: z.enum(dmarcProblems).nullable(),
  /** The name that the record stands at, the domain's own or one above it; empty where there is none. */
  name: z.string(),
  records,
  policy: z.enum(dmarcPolicies).nullable(),
  /** The addresses that receivers send their reports to. */
  reportsTo: z.array(z.string()).readonly(),
  publish,
})

/** The records of the sender's domain, as DNS has them now. */
export const senderDomain = z.object({
  domain: z.string(),
  /** The mail server that emails go through. */
  server: z.string(),
  spf,
  dkim,
  dmarc,
})
