import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ContractEdit } from './contract-edit.tsx'

/** The electronic contract: its state, and the legal information that it is made of. */
export const ContractScreen = () => {
  const contract = useRead('contract/get-info', {})
  if (contract.data !== undefined) return <ContractEdit contract={contract.data} readAgain={contract.again} />
  return (
    <Page>
      <PageHead title={title} />
      {contract.error === null ? <Skeleton rows={8} /> : <Failed what={what} error={contract.error} again={contract.again} />}
    </Page>
  )
}

const title = say('Hợp đồng điện tử', 'Electronic contract')
const what = say('thông tin hợp đồng', 'the contract information')
