import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { ListedRecord } from '../record-kind.ts'
import { useSale, type OnSale } from './use-sale.ts'

/** Takes a record off sale, where it cannot be deleted. */
export const TakeOffSale = ({ of, record, done }: { of: OnSale; record: ListedRecord; done: () => void }) => {
  const t = useSay()
  const sale = useSale(of, done)
  const send = () => sale.send({ id: record.id, active: false }, t(nameOf(record)))
  return <Button words={of.takeOff} look="primary" pending={sale.pending} reason={sale.reason} onClick={send} />
}
