import { languages, say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useChooseLanguage } from '#kit/language/use-choose-language.ts'
import styles from './language-switch.module.css'

/** VI / EN. */
export const LanguageSwitch = () => {
  const t = useSay()
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  return (
    <div role="group" aria-label={t(languageWords)} className={styles['switch']}>
      {languages.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === language}
          aria-label={`${choice.toUpperCase()}, ${names[choice]}`}
          onClick={() => choose(choice)}
        >
          {choice.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

const languageWords = say('Ngôn ngữ', 'Language')
const names = { vi: 'Tiếng Việt', en: 'English' } as const
