import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useSession } from '#kit/session/session-context.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { people } from './people.ts'

/** Lets somebody of another property of the same owner work here too; nothing where there is nobody. */
export const LinkPerson = () => {
  const everybody = useRead('user/get-users-all', {})
  const [open, setOpen] = useState(false)
  const elsewhere = (everybody.data ?? []).filter(({ here, properties }) => !here && properties.every(({ owner }) => !owner))
  if (elsewhere.length === 0) return null
  return (
    <>
      <Button words={linkWords} icon="users" opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      {open && <LinkDialog elsewhere={elsewhere} close={() => setOpen(false)} />}
    </>
  )
}

type Elsewhere = {
  readonly id: string
  readonly fullName: string
  readonly userName: string
  readonly properties: readonly { readonly nameVi: string; readonly nameEn: string }[]
}

const LinkDialog = ({ elsewhere, close }: { elsewhere: readonly Elsewhere[]; close: () => void }) => {
  const t = useSay()
  const alerts = useAlerts()
  const router = useRouter()
  const { property } = useSession()
  const groups = useRead('usergroup/get-all-active', {})
  const [id, setId] = useState<string | undefined>()
  const [groupId, setGroupId] = useState<string | undefined>()
  const person = elsewhere.find((one) => one.id === id)
  const link = useChange('user/link', {
    done: () => {
      alerts.success(linked, { name: person?.fullName ?? '' })
      void router.navigate({ href: people.at(property, person?.id ?? '') })
    },
  })
  const missing = id === undefined || groupId === undefined
  const send = () => {
    if (!missing) link.send({ id, groupIds: [groupId], codes: [] })
  }
  const places = ({ properties }: Elsewhere) => properties.map((place) => t(nameOf(place))).join(', ')
  const named = (one: Elsewhere) => `${one.fullName} (${one.userName}) · ${places(one)}`
  return (
    <Dialog
      open
      onClose={close}
      title={linkWords}
      acts={
        <>
          <Button words={cancel} onClick={close} />
          <Button
            words={add}
            look="primary"
            pending={link.pending}
            reason={link.reason ?? (missing ? chooseBoth : undefined)}
            onClick={send}
          />
        </>
      }
    >
      <FieldStack>
        {link.error !== null && <FailureBanner failure={link.error} />}
        <p>{t(explained)}</p>
        <SelectField
          field={plainField<string>({ label: personWords, value: id, change: setId, required: true })}
          choices={elsewhere.map((one) => ({ value: one.id, words: { vi: named(one), en: named(one) } }))}
          searchable
        />
        <SelectField
          field={plainField<string>({ label: groupWords, value: groupId, change: setGroupId, required: true })}
          choices={(groups.data ?? []).map((group) => ({ value: group.id, words: nameOf(group), disabled: !group.mayGive }))}
        />
      </FieldStack>
    </Dialog>
  )
}

const linkWords = say('Thêm từ chỗ nghỉ khác', 'Add from another property')
const explained = say(
  'Người này đăng nhập như trước và chuyển qua lại giữa các chỗ nghỉ. Quyền ở đây là của riêng chỗ nghỉ này.',
  'They sign in as before and switch between the properties. The rights here are of this property alone.',
)
const personWords = say('Người dùng', 'User')
const groupWords = say('Nhóm ở đây', 'Group here')
const chooseBoth = say('Chọn người và nhóm.', 'Choose a user and a group.')
const add = say('Thêm vào chỗ nghỉ này', 'Add to this property')
const cancel = say('Để nguyên', 'Leave as it is')
const linked = say('{name} đã làm việc ở đây.', '{name} works here now.')
