import { contractStateWords, propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { useMemo } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import type { RowOf } from '#kit/calls/use-list.ts'
import { PropertyBadge } from '#ui/property/property-badge.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import { CertificateBadge } from '../certificates/certificate-badge.tsx'
import { OrderField } from '../order-field.tsx'

/** One row of the platform's list of properties. */
export type HotelRow = RowOf<'supplier/get-all-hotel'>

type CellProps = { row: HotelRow }

/** The columns of the properties: which, whose, what it waits for, how complete it is, in which order it is shown. */
export const useHotelColumns = (): readonly Column<HotelRow>[] => {
  const t = useSay()
  return useMemo(
    () => [
      {
        key: 'name',
        sortBy: 'name',
        head: say('Khách sạn', 'Hotel'),
        phone: 'first',
        cut: true,
        cell: (row) => <Name row={row} />,
        second: (row) => <About row={row} />,
      },
      {
        key: 'owner',
        sortBy: 'owner',
        head: say('Chủ sở hữu', 'Owner'),
        phone: 'hidden',
        cut: true,
        rank: 4,
        cell: (row) => <Owner row={row} />,
      },
      {
        key: 'certificate',
        sortBy: 'certificate',
        head: say('Giấy phép', 'Certificate'),
        width: 176,
        cell: (row) => <CertificateBadge certificate={row.certificate} />,
        folded: (row) => (row.certificate === null ? null : <CertificateBadge certificate={row.certificate} />),
      },
      { key: 'done', head: say('Thông tin', 'Parts'), right: true, width: 96, phone: 'hidden', cell: (row) => `${row.done}/9` },
      {
        key: 'contract',
        sortBy: 'contract',
        head: say('Hợp đồng', 'Contract'),
        width: 130,
        phone: 'hidden',
        cell: (row) => t(contractStateWords[row.contract]),
      },
      {
        key: 'order',
        sortBy: 'order',
        head: say('Thứ tự', 'Order'),
        width: 96,
        phone: 'hidden',
        rank: 1,
        cell: (row) => <Order row={row} />,
      },
      { key: 'state', sortBy: 'state', head: say('Trạng thái', 'Status'), phone: 'end', width: 190, cell: (row) => <State row={row} /> },
    ],
    [t],
  )
}

const Name = ({ row }: CellProps) => {
  const { language } = useLanguage()
  const name = language === 'vi' ? row.nameVi : row.nameEn
  return <span title={name}>{name}</span>
}

const About = ({ row }: CellProps) => {
  const t = useSay()
  const about = [row.code, t(propertyKindWords[row.kind]), ...(row.province === null ? [] : [t(row.province)])]
  return about.join(' · ')
}

const Owner = ({ row: { owner } }: CellProps) => {
  if (owner === null) return '–'
  return (
    <>
      {owner.fullName}
      <SecondLine>{owner.phone === '' ? owner.email : owner.phone}</SecondLine>
    </>
  )
}

const Order = ({ row }: CellProps) => {
  const { language } = useLanguage()
  return <OrderField id={row.id} order={row.displayOrder} name={language === 'vi' ? row.nameVi : row.nameEn} />
}

const State = ({ row }: CellProps) => {
  const t = useSay()
  const format = useFormat()
  return (
    <>
      <PropertyBadge state={row.state} />
      <SecondLine>{t(sinceWords, { moment: format.moment(row.since, { year: true }) })}</SecondLine>
    </>
  )
}

const sinceWords = say('từ {moment}', 'since {moment}')
