import type { KeyCommand, Pressed } from './grid-keys.ts'

/** Tells commands by letter from text: hears every key that the grid hears, in turn. */
export type TypedLetters = {
  /** What is to be done at once; a command by letter is done a moment later. */
  readonly press: (pressed: Pressed & Pick<KeyboardEvent, 'repeat'>, command: KeyCommand | null) => KeyCommand | null
  readonly stop: () => void
}

type Doing = {
  /** Does a command by letter, unless the cell that it was meant for has lost the focus. */
  readonly run: (command: KeyCommand) => void
  /** Text was typed, and nothing was done. */
  readonly ignored: () => void
}

/** A letter that is followed by another key of a text within this time is a part of the text. */
export const letterPause = 400

/**
 * A command by letter is meant alone: "s" stops selling, "abc" does nothing, though an "a" is in it. What moves on ends the wait: "s" and an arrow is a
 * command and a move, however fast.
 */
export const createTypedLetters = ({ run, ignored }: Doing): TypedLetters => {
  let waiting: KeyCommand | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (command: KeyCommand | null) => {
    clearTimeout(timer)
    waiting = command
    timer = setTimeout(flush, letterPause)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const command = waiting
    waiting = null
    if (command !== null) run(command)
  }
  return {
    press: (pressed, command) => {
      if (!isText(pressed)) {
        flush()
        return command
      }
      if (timer === undefined && !isLetter(pressed)) return command
      if (timer === undefined && command !== null && !pressed.repeat) {
        wait(command)
        return null
      }
      if (timer !== undefined) ignored()
      wait(null)
      return null
    },
    stop: () => clearTimeout(timer),
  }
}

const isText = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean => [...key].length === 1 && !ctrlKey && !metaKey && !altKey

const isLetter = ({ key }: Pressed): boolean => /^\p{L}$/u.test(key)
