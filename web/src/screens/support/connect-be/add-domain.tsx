import { connectCalls } from '@innkeeper/protocol/calls/support/connect'
import { say } from '@innkeeper/protocol/say'
import { domainNameWords } from '@innkeeper/protocol/words/site/domain-words'
import { readDomain } from '@innkeeper/rules/site/domain-name'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useForm, type RuleError } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldStack } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import type { Saved } from './saved.ts'

/** Adds a domain of one's own. What is typed is kept in this tab until it is saved. */
export const AddDomain = ({
  connection: { pointsTo, domains },
  saved,
}: {
  connection: Pick<AnswerOf<'connect/detail'>, 'pointsTo' | 'domains'>
  saved: Saved
}) => {
  const t = useSay()
  const form = useForm('connect/create', {
    schema: connectCalls['connect/create'].input,
    initial: { domain: '' },
    draft: 'domain of the site',
    check: ({ domain = '' }) => problemsOf(domain, pointsTo),
    done: (_answer, { domain }) => {
      form.reset({ domain: '' })
      saved(added, { domain })
    },
  })
  const replaces = domains.some(({ state }) => state === 'waiting' || state === 'failed')
  return (
    <Card title={title}>
      <form {...form.props}>
        <FieldStack>
          {form.failure !== null && <FailureBanner failure={form.failure} />}
          <p>{t(replaces ? leadReplacing : lead)}</p>
          <TextField field={form.field('domain')} />
          <div>
            <Button words={addWords} look="primary" icon="plus" submits reason={form.reason} pending={form.pending} />
          </div>
        </FieldStack>
      </form>
    </Card>
  )
}

const problemsOf = (text: string, ownHost: string): readonly RuleError[] => {
  if (text.trim() === '') return []
  const read = readDomain(text, { toAscii, ownHost })
  return 'problem' in read ? [{ field: 'domain', words: domainNameWords[read.problem] }] : []
}

/** The browser reads international names as the server does. */
const toAscii = (name: string): string => URL.parse(`http://${name}`)?.hostname ?? ''

const title = say('Thêm tên miền riêng', 'Add a domain of your own')
const lead = say(
  'Thêm tên miền, chứng minh nó là của chỗ nghỉ, rồi trỏ nó về Innkeeper. Từng bước hiện sau khi thêm.',
  'Add the domain, prove that it is yours, then point it to Innkeeper. Each step is shown once it is added.',
)
const leadReplacing = say(
  'Tên miền mới thay tên miền đang chờ. Tên miền đã xác minh vẫn chạy đến khi tên mới được xác minh.',
  'A new domain replaces one that waits. A proved one works on until the new one is proved.',
)
const addWords = say('Thêm tên miền', 'Add the domain')
const added = say('Đã thêm tên miền {domain}.', 'The domain {domain} is added.')
