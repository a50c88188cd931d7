import { say } from '@innkeeper/protocol/say'
import { useScheme } from '#kit/page/scheme.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'

/** Light or dark. */
export const SchemeSwitch = () => {
  const { scheme, change } = useScheme()
  const isDark = scheme === 'dark'
  return <IconButton icon={isDark ? 'sun' : 'moon'} words={isDark ? toLight : toDark} onClick={() => change(isDark ? 'light' : 'dark')} />
}

const toLight = say('Chuyển sang giao diện sáng', 'Switch to light')
const toDark = say('Chuyển sang giao diện tối', 'Switch to dark')
