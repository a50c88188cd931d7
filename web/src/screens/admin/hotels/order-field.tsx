import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import styles from './hotels.module.css'

/** The display order of a property, saved on leaving the field; 0 goes last. */
export const OrderField = ({ id, order, name }: { id: string; order: number; name: string }) => {
  const alerts = useAlerts()
  const [typed, setTyped] = useState<number | undefined>(order)
  const [seen, setSeen] = useState(order)
  // What is stored: known from the answer before the list is read again, so that leaving the field does not save it once more.
  const [stored, setStored] = useState(order)
  if (seen !== order) {
    setSeen(order)
    setStored(order)
    setTyped(order)
  }
  const change = useChange('supplier/hotel/change-index', {
    done: ({ displayOrder }) => {
      setStored(displayOrder)
      alerts.success(saved, { name, order: displayOrder })
    },
    failed: (error) => {
      setTyped(stored)
      alerts.failure(error)
    },
  })
  const save = () => {
    if (typed === undefined) setTyped(stored)
    else if (typed !== stored) change.send({ id, displayOrder: typed })
  }
  const words = say(`Thứ tự hiển thị của ${name}`, `Display order of ${name}`)
  return (
    <form
      className={styles['order']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <NumberField bare size="small" field={plainField({ label: words, value: typed, change: setTyped, leave: save })} />
    </form>
  )
}

const saved = say('{name}: thứ tự hiển thị {order}.', '{name}: display order {order}.')
