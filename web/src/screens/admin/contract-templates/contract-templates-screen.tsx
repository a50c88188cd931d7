import { propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { propertyKinds, type PropertyKind } from '@innkeeper/rules/property/property-kind'
import { useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { ContractText } from '#ui/contract/contract-text.tsx'
import { Badge } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { BlankList } from './blank-list.tsx'
import type { ContractTemplate } from './contract-template.ts'
import styles from './contract-templates.module.css'

const addressSchema = z.object({ kind: z.enum(propertyKinds).catch('hotel'), edition: z.coerce.number().int().catch(0) })

/** The templates of contracts: for each kind of property its editions, of which a new contract takes the newest. */
export const ContractTemplatesScreen = () => {
  const router = useRouter()
  const [{ kind, edition }] = useAddress(addressSchema)
  const read = useRead('supplier/contract/templates', {})
  const editions = (read.data ?? []).filter((one) => one.kind === kind).toSorted((a, b) => b.edition - a.edition)
  const shown = editions.find((one) => one.edition === edition) ?? editions[0]
  return (
    <Page>
      <PageHead
        title={title}
        crumbs={[{ words: contractsWords, to: paths.adminContracts() }]}
        acts={
          <Button
            words={editWords}
            icon="edit"
            look="primary"
            onClick={() => void router.navigate({ href: paths.adminContractTemplate(kind) })}
          />
        }
      />
      <Tabs
        words={kindsWords}
        current={kind}
        tabs={propertyKinds.map((one) => ({ key: one, words: propertyKindWords[one], to: paths.adminContractTemplates(addressOf(one)) }))}
      />
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} readAt={read.readAt} />}
      {read.data === undefined && read.error === null && <Skeleton rows={8} />}
      {shown !== undefined && (
        <div className={styles['columns']}>
          <ContractText articles={shown.articles} />
          <div className={styles['column']}>
            <Editions editions={editions} shown={shown} />
            <BlankList />
          </div>
        </div>
      )}
    </Page>
  )
}

const Editions = ({ editions, shown }: { editions: readonly ContractTemplate[]; shown: ContractTemplate }) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  return (
    <Card title={editionsWords}>
      <ul className={styles['editions']}>
        {editions.map((one) => (
          <li key={one.id}>
            <Link
              to={paths.adminContractTemplates({ ...addressOf(one.kind), edition: one.newest ? undefined : String(one.edition) })}
              aria-current={one.id === shown.id ? 'true' : undefined}
              className={styles['edition']}
            >
              <strong>{t(editionWords, { edition: one.edition })}</strong>
              {one.newest && <Badge state={newestState} />}
              <span>{language === 'vi' ? one.nameVi : one.nameEn}</span>
              <span className={styles['muted']}>
                {t(madeWords, { person: one.madeBy, moment: format.moment(one.madeAt, { year: true }) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const addressOf = (kind: PropertyKind) => ({ kind: kind === 'hotel' ? undefined : kind })

const title = say('Mẫu hợp đồng', 'Contract templates')
const contractsWords = say('Hợp đồng', 'Contracts')
const what = say('các mẫu hợp đồng', 'the templates')
const kindsWords = say('Lĩnh vực', 'Kind')
const editWords = say('Soạn ấn bản mới', 'Write a new edition')
const editionsWords = say('Các ấn bản', 'Editions')
const editionWords = say('Ấn bản {edition}', 'Edition {edition}')
const newestState = { words: say('Đang dùng', 'In use'), tone: 'green', icon: 'circle-check' } as const
const madeWords = say('{person}, {moment}', '{person}, {moment}')
