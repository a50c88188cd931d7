import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf, type Named } from '#kit/language/names.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useSale, type OnSale } from './use-sale.ts'

type SaleActProps = { of: OnSale; record: Named & { readonly id: string; readonly active: boolean } }

/** Puts the record of a row on sale, or takes it off. */
export const SaleAct = ({ of, record }: SaleActProps) => {
  const t = useSay()
  const sale = useSale(of)
  const { id, active } = record
  const name = t(nameOf(record))
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
