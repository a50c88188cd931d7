import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf, type Named } from '#kit/language/names.ts'
import { RowSwitch } from './row-switch.tsx'
import { useSale, type OnSale } from './use-sale.ts'

type SaleActProps = { of: OnSale; record: Named & { readonly id: string; readonly active: boolean } }

/** Puts the record of a row on sale, or takes it off. */
export const SaleAct = ({ of, record }: SaleActProps) => {
  const t = useSay()
  const sale = useSale(of)
  const { id, active } = record
  const name = t(nameOf(record))
  return <RowSwitch active={active} name={name} words={saleWords} change={sale} onClick={() => sale.send({ id, active: !active }, name)} />
}

const saleWords = { on: say('Bán lại {name}', 'Put {name} on sale'), off: say('Ngừng bán {name}', 'Take {name} off sale') }
