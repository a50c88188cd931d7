import { say } from '@innkeeper/protocol/say'
import { fillContract, type ContractValues } from '@innkeeper/rules/e-contract/contract-text'
import { useSay } from '#kit/language/language.tsx'
import { ContractText } from '#ui/contract/contract-text.tsx'
import { Banner } from '#ui/states/banner.tsx'
import type { Articles } from './contract-template.ts'

/** The template as a contract reads, with invented values in its blanks. */
export const TemplatePreview = ({ articles }: { articles: Articles }) => {
  const t = useSay()
  return (
    <>
      <Banner tone="cham">{t(invented)}</Banner>
      <ContractText articles={fillContract(articles, example)} />
    </>
  )
}

const same = (text: string) => ({ vi: text, en: text })

const example: ContractValues = {
  number: same('HD-2026-0123'),
  businessName: same('Công ty TNHH Du lịch Bến Xưa'),
  taxCode: same('0401234567'),
  address: same('12 Trần Phú, Hải Châu, Đà Nẵng'),
  legalRepresentative: same('Lê Minh Khôi'),
  signer: same('Lê Minh Khôi'),
  position: { vi: 'Giám đốc', en: 'Director' },
  bankAccountNumber: same('0071000123456'),
  accountOwner: same('CONG TY TNHH DU LICH BEN XUA'),
  bank: same('TMCP Ngoại thương Việt Nam'),
  branch: same('Đà Nẵng'),
  propertyName: { vi: 'Khách sạn Bến Xưa', en: 'Ben Xua Hotel' },
  propertyCode: same('BENXUA'),
  commission: { vi: '15 %', en: '15%' },
  startsOn: same('01/01/2027'),
  endsOn: same('31/12/2029'),
}

const invented = say('Tên và số trong bản xem trước là ví dụ.', 'Names and numbers in this preview are invented.')
