import { say } from '@innkeeper/protocol/say'
import {
  dkimProblemWords,
  dmarcPolicyWords,
  dmarcProblemWords,
  dmarcReportWords,
  namingWords,
  spfEndingWords,
  spfProblemWords,
} from '@innkeeper/protocol/words/mail/sender-domain-words'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { RecordRow } from './record-row.tsx'

type RowProps = { found: NonNullable<AnswerOf<'email/sender-domain'>> }

/** Which servers may send emails of the domain. */
export const SpfRow = ({ found: { domain, server, spf } }: RowProps) => {
  const t = useSay()
  const { problem, naming, ending, about, publish, records } = spf
  return (
    <RecordRow kind="spf" problem={problem} records={records} publish={publish}>
      {problem === null ? t(namingWords[naming], { server }) : t(spfProblemWords[problem], { domain, server, about })}{' '}
      {problem === null && ending !== null && t(spfEndingWords[ending])}
    </RecordRow>
  )
}

/** The key by which receivers check signatures. */
export const DkimRow = ({ found: { dkim } }: RowProps) => {
  const t = useSay()
  const { problem, name, records } = dkim
  const publish = problem === 'missing' ? { name } : null
  return (
    <RecordRow kind="dkim" problem={problem} records={records} publish={publish}>
      {problem === null ? t(keyThere, { name }) : t(dkimProblemWords[problem], { name })}
    </RecordRow>
  )
}

/** What receivers do with forged emails. */
export const DmarcRow = ({ found: { domain, dmarc } }: RowProps) => {
  const t = useSay()
  const { problem, policy, name, reportsTo, publish, records } = dmarc
  const reports = reportsTo.length === 0 ? t(dmarcReportWords.nobody) : t(dmarcReportWords.to, { addresses: reportsTo.join(', ') })
  return (
    <RecordRow kind="dmarc" problem={problem} records={records} publish={publish}>
      {problem === null ? policy !== null && t(dmarcPolicyWords[policy]) : t(dmarcProblemWords[problem], { domain })}{' '}
      {problem === null && reports} {name !== '' && name !== `_dmarc.${domain}` && t(dmarcReportWords.above, { name })}
    </RecordRow>
  )
}

const keyThere = say('Có khoá ở {name}.', 'There is a key at {name}.')
