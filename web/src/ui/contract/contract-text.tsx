import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { Button } from '../buttons/button.tsx'
import { Card } from '../page/card.tsx'
import styles from './contract.module.css'

type BothTexts = { readonly vi: string; readonly en: string }
type Article = { readonly title: BothTexts; readonly paragraphs: readonly BothTexts[] }
type Shown = 'both' | 'vi' | 'en'

/** The text of a contract, side by side in both languages and aligned by paragraph; one language at a time on a phone. */
export const ContractText = ({ articles }: { articles: readonly Article[] }) => {
  const t = useSay()
  const { language } = useLanguage()
  const phone = useIsPhone()
  const [chosen, choose] = useState<Shown>('both')
  const shown = phone && chosen === 'both' ? language : chosen
  const choices: readonly Shown[] = phone ? ['vi', 'en'] : ['both', 'vi', 'en']
  return (
    <Card
      title={title}
      aside={
        <div className={styles['languages']}>
          {choices.map((one) => (
            <Button key={one} words={languageWords[one]} size="small" pressed={shown === one} onClick={() => choose(one)} />
          ))}
        </div>
      }
    >
      <div className={styles['reading']}>
        <nav aria-label={t(contents)}>
          <ol className={styles['contents']}>
            {articles.map(({ title: own }, index) => (
              <li key={anchor(index)}>
                <button type="button" onClick={() => document.getElementById(anchor(index))?.scrollIntoView()}>
                  {`${index + 1}. ${own[language]}`}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {articles.map((article, index) => (
            <ArticleText key={anchor(index)} article={article} number={index + 1} shown={shown} />
          ))}
        </div>
      </div>
    </Card>
  )
}

const anchor = (index: number): string => `article-${index + 1}`

const ArticleText = ({ article, number, shown }: { article: Article; number: number; shown: Shown }) => {
  const languages = shown === 'both' ? (['vi', 'en'] as const) : ([shown] as const)
  return (
    <section id={anchor(number - 1)} className={styles['article']} data-one={languages.length === 1}>
      {languages.map((one) => (
        <h3 key={one} lang={one}>
          {`${articleWords[one]} ${number}. ${article.title[one]}`}
        </h3>
      ))}
      {article.paragraphs.flatMap((paragraph, place) =>
        languages.map((one) => (
          <p key={`${place}${one}`} lang={one}>
            {paragraph[one] !== '' && `${number}.${place + 1}. ${paragraph[one]}`}
          </p>
        )),
      )}
    </section>
  )
}

const articleWords = say('Điều', 'Article')
const title = say('Văn bản', 'Text')
const contents = say('Các điều', 'Articles')
const languageWords = { both: say('Song song', 'Side by side'), vi: say('VI', 'VI'), en: say('EN', 'EN') }
