import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/look/icon.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import styles from './gate.module.css'
import { gateTitle } from './gate-words.ts'
import { EntriesList } from './offline/entries-list.tsx'
import { OfflineBar } from './offline/offline-bar.tsx'
import { TypeNumber } from './type-number.tsx'
import { UndoEntry } from './undo-entry.tsx'
import { useAwake } from './use-awake.ts'
import { useCamera } from './use-camera.ts'
import { useGate } from './use-gate.ts'
import { useGateName } from './use-gate-name.ts'
import { VerdictBefore, VerdictShown } from './verdict-shown.tsx'

/** A park's gate, in one hand: a ticket is scanned or its number typed, and the screen says in a word whether its visitor may come in. */
export const GateScreen = () => {
  useAwake()
  const { name, typed, rename } = useGateName()
  const gate = useGate(name)
  const { verdict, before, undone } = gate
  const mayUndo = verdict !== undefined && !undone.has(verdict.id) && !gate.offline.waiting.some(({ id }) => id === verdict.id)
  const camera = useCamera(verdict === undefined && gate.reason === undefined && !gate.asking, gate.show)
  const scan = () => {
    camera.start()
    gate.next()
  }
  return (
    <Page>
      <div className={styles['gate']}>
        <PageHead title={gateTitle} />
        <OfflineBar gate={gate.offline} />
        <TextField
          field={plainField({ label: nameWords, value: typed, maxLength: 40, change: (next) => rename(next ?? '') })}
          example={nameExample}
        />
        <div className={styles['stage']}>
          <div role="alert">{verdict !== undefined && <VerdictShown verdict={verdict} undone={undone.has(verdict.id)} />}</div>
          <Scene camera={camera} hidden={verdict !== undefined} />
        </div>
        {before !== undefined && <VerdictBefore verdict={before} undone={undone.has(before.id)} />}
        <div className={styles['acts']}>
          <Button
            words={verdict === undefined ? scanWords : nextWords}
            look="primary"
            icon="ticket"
            size="large"
            wide
            reason={gate.reason}
            onClick={scan}
          />
          {mayUndo && verdict.entry !== null && <UndoAct entry={verdict.entry} done={() => gate.undo(verdict.id)} />}
          <TypeNumber pending={gate.asking} reason={gate.reason} send={gate.show} />
        </div>
        <EntriesList online={gate.offline.list.lostAt === null} />
      </div>
    </Page>
  )
}

/** What the camera sees, and what to do where it sees nothing. */
const Scene = ({ camera: { ref, state }, hidden }: { camera: ReturnType<typeof useCamera>; hidden: boolean }) => {
  const t = useSay()
  return (
    <div className={styles['scene']} hidden={hidden}>
      <video ref={ref} autoPlay playsInline muted aria-label={t(pictureWords)} hidden={state !== 'on'} />
      {state !== 'on' && (
        <p>
          <Icon name="ticket" size={40} />
          <br />
          {t(sceneWords[state])}
        </p>
      )}
    </div>
  )
}

const UndoAct = ({ entry, done }: { entry: { readonly id: string; readonly number: string }; done: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button words={undoWords} look="quiet" icon="arrow-back-up" wide onClick={() => setOpen(true)} opens={{ kind: 'dialog', open }} />
      {open && <UndoEntry entry={entry} onClose={() => setOpen(false)} done={done} />}
    </>
  )
}

const nameWords = say('Tên cổng', 'Name of the gate')
const nameExample = say('Cổng chính', 'Main gate')
const scanWords = say('Quét vé', 'Scan a ticket')
const nextWords = say('Quét vé tiếp', 'Scan next')
const undoWords = say('Trả lại lượt vừa rồi', 'Undo this entry')
const pictureWords = say('Hình từ máy ảnh', 'Picture of the camera')
const sceneWords = {
  off: say('Quét mã QR của vé, hoặc nhập số vé.', 'Scan the QR code of a ticket, or type its number.'),
  starting: say('Đang mở máy ảnh.', 'The camera is starting.'),
  refused: say('Không dùng được máy ảnh. Nhập số vé.', 'The camera cannot be used. Type the ticket’s number.'),
} as const
