import { say } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { useState, type SubmitEvent } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { usePaused } from '#kit/page/use-paused.ts'
import { Button } from '#ui/buttons/button.tsx'
import { matchesShown, SearchedField } from '#ui/fields/choice/searched-field.tsx'
import styles from './order.module.css'

type Named = { readonly id: string; readonly code: string; readonly nameVi: string; readonly nameEn: string }

/** Gives a place to a property that has none: after all the others, from where it can be moved. */
export const GivePlace = ({ kind, last }: { kind: PropertyKind; last: string | null }) => {
  const { language } = useLanguage()
  const alerts = useAlerts()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Named | undefined>()
  const read = useRead('supplier/get-all-hotel', { kind, text: usePaused(typed), limit: matchesShown }, { keep: true })
  const change = useChange('supplier/hotel/place', {
    done: () => {
      if (chosen !== undefined) alerts.success(given, { name: language === 'vi' ? chosen.nameVi : chosen.nameEn })
      setChosen(undefined)
    },
    failed: alerts.failure,
  })
  const found = (read.data?.rows ?? []).filter((row) => row.displayOrder === 0)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen !== undefined) change.send({ id: chosen.id, after: last })
  }
  const choose = (id: string | undefined) => setChosen(found.find((row) => row.id === id))
  return (
    <form className={styles['give']} onSubmit={send}>
      <SearchedField
        field={plainField({ label: hotelWords, value: chosen?.id, change: choose })}
        clearable
        none={noneWords}
        found={found.map(choiceOf)}
        total={found.length}
        chosen={chosen === undefined ? null : choiceOf(chosen)}
        search={setTyped}
      />
      <Button
        words={giveWords}
        icon="plus"
        submits
        pending={change.pending}
        reason={change.reason ?? (chosen === undefined ? chooseFirst : undefined)}
      />
    </form>
  )
}

const choiceOf = ({ id, code, nameVi, nameEn }: Named) => ({ value: id, words: { vi: `${nameVi} (${code})`, en: `${nameEn} (${code})` } })

const hotelWords = say('Chỗ nghỉ chưa được xếp chỗ', 'A property without a place')
const noneWords = say('Gõ tên hoặc mã', 'Type its name or code')
const giveWords = say('Xếp vào cuối', 'Put at the end')
const chooseFirst = say('Hãy chọn một chỗ nghỉ.', 'Choose a property first.')
const given = say('Đã xếp {name} vào cuối danh sách.', '{name} is put at the end of the list.')
