import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { contractSideWords } from '@innkeeper/protocol/words/platform/contract-words'
import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { Link } from '../buttons/link.tsx'
import { Card } from '../page/card.tsx'
import styles from './contract.module.css'

type Paper = CallOutput<'contract/read'>['papers'][number]

/** The proof of a paper: its latest file with bytes and SHA-256, and who signed when, from where. */
export const ContractProof = ({ paper, acts }: { paper: Paper; acts?: ReactNode }) => {
  const t = useSay()
  const format = useFormat()
  const file = paper.files.at(-1)
  if (file === undefined) return null
  return (
    <Card title={title} aside={acts}>
      <div className={styles['proof']}>
        <dl>
          <dt>{t(fileWords)}</dt>
          <dd>{file.fileName}</dd>
          <dt>{t(sizeWords)}</dt>
          <dd>{t(sizeValue, { pages: file.pages, bytes: format.number(file.bytes) })}</dd>
          <dt>{t(frozenWords)}</dt>
          <dd>{format.moment(file.madeAt, { year: true })}</dd>
          <dt>{hashWords}</dt>
          <dd className={styles['hash']}>{inEights(file.sha256)}</dd>
        </dl>
        {paper.signatures.map((one) => (
          <dl key={one.side}>
            <dt>{t(contractSideWords[one.side])}</dt>
            <dd>
              {one.signer}, {one.position}
            </dd>
            <dt>{t(signedWords)}</dt>
            <dd>
              {format.moment(one.signedAt, { year: true })} · {one.address}
            </dd>
          </dl>
        ))}
        <Link to={paths.contractCheck()}>{t(checkWords)}</Link>
      </div>
    </Card>
  )
}

/** A SHA-256 in groups of eight, as people compare it. */
const inEights = (sha256: string): string => sha256.match(/.{1,8}/gu)?.join(' ') ?? ''

const title = say('Bằng chứng', 'Proof')
const fileWords = say('Tệp', 'File')
const sizeWords = say('Cỡ', 'Size')
const sizeValue = say('{bytes} byte, {pages} trang', '{bytes} bytes, {pages} pages')
const frozenWords = say('Đóng băng', 'Frozen')
const signedWords = say('Ký lúc', 'Signed')
const hashWords = 'SHA-256'
const checkWords = say('Trang kiểm tra công khai', 'Public check page')
