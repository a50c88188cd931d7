import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { termsOfAgentWords, termsOfLevelWords } from '@innkeeper/protocol/words/sale/agent-terms-words'

/** The name of terms in both languages: of a level, or of an agent. */
export const nameOfTerms = (level: number | null, agent: Saying | null): Saying =>
  agent === null
    ? inBoth(termsOfLevelWords, () => ({ level: level ?? 0 }))
    : inBoth(termsOfAgentWords, (language) => ({ agent: agent[language] }))

const inBoth = (words: Saying, values: (language: Language) => SayingValues): Saying => ({
  vi: speak(words, 'vi', values('vi')),
  en: speak(words, 'en', values('en')),
})
