import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { HotelServiceRow } from '../hotel-services.ts'
import { useSale } from '../use-sale.ts'

/** Puts the service of a row on sale, or takes it off. */
export const SaleAct = ({ service }: { service: Pick<HotelServiceRow, 'id' | 'nameVi' | 'nameEn' | 'active'> }) => {
  const t = useSay()
  const sale = useSale()
  const { id, active } = service
  const name = t(nameOf(service))
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
