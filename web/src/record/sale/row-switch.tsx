import { say, type Saying } from '@innkeeper/protocol/say'
import { IconButton } from '#ui/buttons/icon-button.tsx'

type RowSwitchProps = {
  active: boolean
  name: string
  /** What switching the record of the row on and off is called, with its `{name}`. */
  words: { readonly on: Saying; readonly off: Saying }
  /** The change that a press makes: why it may not be made, and whether it is being made. */
  change: { readonly reason: Saying | undefined; readonly pending: boolean }
  /** Whether the dialog that is asked first is open, where there is one. */
  asking?: boolean | undefined
  onClick: () => void
}

/** Switches the record of a row on or off. */
export const RowSwitch = ({ active, name, words, change, asking, onClick }: RowSwitchProps) => (
  <IconButton
    icon={active ? 'ban' : 'check'}
    words={active ? words.off : words.on}
    values={{ name }}
    reason={change.reason ?? (change.pending ? waiting : undefined)}
    opens={asking === undefined ? undefined : { kind: 'dialog', open: asking }}
    onClick={onClick}
  />
)

/** Switching something on and off by its name. */
export const switchWords = { on: say('Bật {name}', 'Switch on {name}'), off: say('Tắt {name}', 'Switch off {name}') }

const waiting = say('Đang lưu.', 'It is being saved.')
