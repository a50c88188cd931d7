import { propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { z } from 'zod'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { paths } from '#paths.ts'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/page/tabs.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { GivePlace } from './give-place.tsx'
import styles from './order.module.css'
import { PlacedList } from './placed-list.tsx'

const addressSchema = z.object({ kind: z.enum(propertyKinds).catch('hotel') })

/** The order in which hotels and parks are shown; whoever has no place in it comes after all of them, by name. */
export const OrderScreen = () => {
  const t = useSay()
  const [{ kind }] = useAddress(addressSchema)
  const { data, error, again } = useRead('supplier/hotel/order', { kind })
  return (
    <Page>
      <PageHead title={title} crumbs={[{ words: listTitle, to: paths.adminHotels() }]} />
      <Tabs
        words={kindsWords}
        current={kind}
        tabs={propertyKinds.map((one) => ({ key: one, words: propertyKindWords[one], to: paths.adminOrder({ kind: one }) }))}
      />
      <p className={styles['how']}>{t(howWords)}</p>
      <Card flush>
        {error !== null && <Failed what={what} error={error} again={again} />}
        {data === undefined && error === null && <Skeleton rows={6} height={44} />}
        {data?.length === 0 && <EmptyList words={emptyWords} />}
        {data !== undefined && data.length > 0 && <PlacedList key={kind} hotels={data} />}
      </Card>
      {data !== undefined && <GivePlace key={kind} kind={kind} last={data.at(-1)?.id ?? null} />}
    </Page>
  )
}

const title = say('Thứ tự hiển thị', 'Display order')
const listTitle = say('Danh sách khách sạn', 'Hotels')
const kindsWords = say('Lĩnh vực', 'Kind')
const what = say('thứ tự hiển thị', 'the display order')
const howWords = say(
  'Chỗ nghỉ ở trên hiện trước. Chỗ nghỉ không có trong danh sách này hiện sau cùng, theo tên.',
  'What stands higher is shown first. Properties that are not in this list are shown last, by name.',
)
const emptyWords = say('Chưa chỗ nghỉ nào được xếp chỗ; tất cả hiện theo tên.', 'No property has a place yet; all are shown by name.')
