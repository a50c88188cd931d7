import { legalForm } from '@innkeeper/protocol/calls/setting/contract'
import { labelOf } from '@innkeeper/protocol/field'
import { contractPlaceWords } from '@innkeeper/protocol/words/platform/contract-words'
import { say } from '@innkeeper/protocol/say'
import { Fragment } from 'react'
import { ask } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { usePart } from '#kit/page/use-part.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { ContractProof } from '#ui/contract/contract-proof.tsx'
import { ContractText } from '#ui/contract/contract-text.tsx'
import { ContractTimeline } from '#ui/contract/contract-timeline.tsx'
import { useDownload } from '#kit/uploads/use-download.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { AmendContract } from './amend-contract.tsx'
import { ContractActs } from './contract-acts.tsx'
import styles from './contracts.module.css'
import { CountersignContract } from './countersign-contract.tsx'
import { DraftContract } from './draft-contract.tsx'
import type { PlatformContract } from './platform-contract.ts'

/** The contract of a property as the platform walks it: what waits, the draft, the text, the signatures, and what has happened. */
export const PlatformContractScreen = () => {
  const id = usePart('id')
  const { language } = useLanguage()
  const t = useSay()
  const read = useRead('supplier/contract/detail', { id })
  const crumbs = [{ words: listTitle, to: paths.adminContracts() }]
  if (read.data === undefined) {
    return (
      <Page>
        <PageHead title={listTitle} crumbs={crumbs} />
        {read.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={read.error} again={read.again} />}
      </Page>
    )
  }
  const contract = read.data
  const name = language === 'vi' ? contract.nameVi : contract.nameEn
  const shown = contract.papers.find(({ id: paperId }) => paperId === contract.amendment?.paperId) ?? contract.papers[0]
  return (
    <Page>
      <PageHead
        title={asItIs}
        values={{ name }}
        badge={<strong>{t(contractPlaceWords[contract.place])}</strong>}
        crumbs={[...crumbs, { words: { vi: contract.code, en: contract.code } }]}
      />
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={read.readAt} />}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <ContractActs contract={contract} />
          {canDraw(contract) && <DraftContract key={contract.version} contract={contract} />}
          {contract.place === 'signed' && contract.amendment === null && <AmendContract key={contract.version} contract={contract} />}
          {shown !== undefined && <ContractText articles={shown.articles} />}
        </div>
        <div className={styles['column']}>
          {shown?.state === 'completed' && <CountersignContract key={shown.id} id={id} paper={shown} />}
          {shown !== undefined && <ContractProof paper={shown} acts={<Download id={id} paper={shown} />} />}
          <LegalCard contract={contract} />
          <ContractTimeline steps={contract.steps} />
        </div>
      </div>
    </Page>
  )
}

const canDraw = ({ place, may }: PlatformContract): boolean => may.includes('create') || (place === 'with AM' && may.includes('amSend'))

const Download = ({ id, paper }: { id: string; paper: PlatformContract['papers'][number] }) => {
  const { property } = useSession()
  const { pending, download } = useDownload(() => ask('supplier/contract/export-pdf', { id, paperId: paper.id }, { property }))
  return <Button words={downloadWords} icon="download" size="small" pending={pending} onClick={download} />
}

const LegalCard = ({ contract }: { contract: PlatformContract }) => {
  const t = useSay()
  return (
    <Card title={legalTitle} aside={<Link to={paths.adminHotel(contract.id)}>{t(hotelWords)}</Link>}>
      <FactList>
        {contract.legal.map(({ name, text }) => (
          <Fragment key={name}>
            <dt>{t(labelOf(legalForm.shape[name]))}</dt>
            <dd>{text === '' ? '–' : text}</dd>
          </Fragment>
        ))}
      </FactList>
    </Card>
  )
}

const listTitle = say('Hợp đồng', 'Contracts')
const what = say('hợp đồng', 'the contract')
const asItIs = say('{name}', '{name}')
const downloadWords = say('Tải PDF', 'Download PDF')
const legalTitle = say('Thông tin pháp lý', 'Legal information')
const hotelWords = say('Xem chỗ nghỉ', 'See the property')
