import { say } from '@innkeeper/protocol/say'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { raised, wholeArticles, without, type TemplateForm } from './contract-template.ts'
import styles from './contract-templates.module.css'

const most = 60
const empty = { vi: '', en: '' }

/** The articles of a template, each with its paragraphs in both languages side by side. */
export const ArticleCards = ({ form }: { form: TemplateForm }) => {
  const articles = wholeArticles(form.values.articles)
  const change = (next: typeof articles) => form.set('articles', [...next])
  return (
    <>
      {articles.map((_article, index) => (
        // The articles have no id of their own: their place is what they are.
        <Card
          key={`article ${String(index)}`}
          title={articleTitle}
          values={{ number: index + 1 }}
          aside={
            <span className={styles['acts']}>
              {index > 0 && (
                <IconButton
                  icon="chevron-up"
                  words={upWords}
                  values={{ number: index + 1 }}
                  onClick={() => change(raised(articles, index))}
                />
              )}
              {articles.length > 1 && (
                <IconButton
                  icon="trash"
                  words={removeWords}
                  values={{ number: index + 1 }}
                  onClick={() => change(without(articles, index))}
                />
              )}
            </span>
          }
        >
          <Paragraphs form={form} article={index} />
        </Card>
      ))}
      <div>
        <Button
          words={addWords}
          icon="plus"
          reason={articles.length >= most ? full : undefined}
          onClick={() => change([...articles, { title: empty, paragraphs: [empty] }])}
        />
      </div>
    </>
  )
}

const Paragraphs = ({ form, article }: { form: TemplateForm; article: number }) => {
  const paragraphs = wholeArticles(form.values.articles)[article]?.paragraphs ?? []
  const change = (next: typeof paragraphs) => form.set(`articles.${article}.paragraphs`, [...next])
  const numberOf = (place: number) => ({ number: `${article + 1}.${place + 1}` })
  return (
    <FieldStack>
      <FieldRow>
        <TextField field={form.field(`articles.${article}.title.vi`)} />
        <TextField field={form.field(`articles.${article}.title.en`)} />
      </FieldRow>
      {paragraphs.map((_paragraph, place) => (
        <div key={`paragraph ${String(place)}`} className={styles['paragraph']}>
          <FieldRow>
            <TextAreaField field={form.field(`articles.${article}.paragraphs.${place}.vi`)} rows={4} />
            <TextAreaField field={form.field(`articles.${article}.paragraphs.${place}.en`)} rows={4} />
          </FieldRow>
          <span className={styles['acts']}>
            {place > 0 && (
              <IconButton
                icon="chevron-up"
                words={paragraphUpWords}
                values={numberOf(place)}
                onClick={() => change(raised(paragraphs, place))}
              />
            )}
            {paragraphs.length > 1 && (
              <IconButton
                icon="trash"
                words={paragraphRemoveWords}
                values={numberOf(place)}
                onClick={() => change(without(paragraphs, place))}
              />
            )}
          </span>
        </div>
      ))}
      <div>
        <Button
          words={paragraphAddWords}
          values={{ number: article + 1 }}
          size="small"
          icon="plus"
          reason={paragraphs.length >= most ? full : undefined}
          onClick={() => change([...paragraphs, empty])}
        />
      </div>
    </FieldStack>
  )
}

const articleTitle = say('Điều {number}', 'Article {number}')
const upWords = say('Đưa điều {number} lên trước', 'Move article {number} up')
const removeWords = say('Bỏ điều {number}', 'Remove article {number}')
const addWords = say('Thêm điều', 'Add an article')
const paragraphUpWords = say('Đưa đoạn {number} lên trước', 'Move paragraph {number} up')
const paragraphRemoveWords = say('Bỏ đoạn {number}', 'Remove paragraph {number}')
const paragraphAddWords = say('Thêm đoạn vào điều {number}', 'Add a paragraph to article {number}')
const full = say('Đã đủ 60.', 'There are 60 already.')
