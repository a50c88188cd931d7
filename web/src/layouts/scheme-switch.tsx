import { useMantineColorScheme } from '@mantine/core'
import { say } from '@innkeeper/protocol/say'
import { useColorScheme } from '@mantine/hooks'
import { IconButton } from '../ui/icon-button.tsx'

/** Light or dark. */
export function SchemeSwitch() {
  const system = useColorScheme()
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const isDark = (colorScheme === 'auto' ? system : colorScheme) === 'dark'
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      words={isDark ? toLight : toDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    />
  )
}

const toLight = say('Chuyển sang giao diện sáng', 'Switch to light')
const toDark = say('Chuyển sang giao diện tối', 'Switch to dark')
