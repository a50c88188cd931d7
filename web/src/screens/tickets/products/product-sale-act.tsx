import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { ProductRow } from './ticket-products.ts'
import { useProductSale } from './use-product-sale.ts'

/** Puts the product of a row on sale, or takes it off. */
export const ProductSaleAct = ({ product }: { product: Pick<ProductRow, 'id' | 'nameVi' | 'nameEn' | 'active'> }) => {
  const t = useSay()
  const sale = useProductSale()
  const { id, active } = product
  const name = t(nameOf(product))
  return (
    <IconButton
      icon={active ? 'ban' : 'check'}
      words={active ? offWords : onWords}
      values={{ name }}
      reason={sale.reason ?? (sale.pending ? waiting : undefined)}
      onClick={() => sale.send({ id, active: !active }, name)}
    />
  )
}

const offWords = say('Ngừng bán {name}', 'Take {name} off sale')
const onWords = say('Bán lại {name}', 'Put {name} on sale')
const waiting = say('Đang lưu.', 'It is being saved.')
