import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { GeneralInfoSection } from '../general-info-section.tsx'
import { ChainEdit } from './chain-edit.tsx'
import { ChainStart } from './chain-start.tsx'

/** The chain that the property is in, or how to found one. */
export const HotelChainScreen = () => {
  const read = useRead('chain/get-all', {})
  return (
    <GeneralInfoSection part="hotel-chain">
      {read.data === undefined &&
        (read.error === null ? <Skeleton rows={6} /> : <Failed what={what} error={read.error} again={read.again} />)}
      {read.data?.chain === null && <ChainStart candidates={read.data.candidates} />}
      {read.data !== undefined && read.data.chain !== null && (
        <ChainEdit chain={read.data.chain} candidates={read.data.candidates} readAgain={read.again} />
      )}
    </GeneralInfoSection>
  )
}

const what = say('chuỗi khách sạn', 'the hotel chain')
