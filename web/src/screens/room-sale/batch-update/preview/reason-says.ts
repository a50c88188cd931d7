import type { BatchPreview } from '@innkeeper/protocol/rates/batch'
import { say, speak, type Language } from '@innkeeper/protocol/say'

type Reason = BatchPreview['reasons'][number]

/** Why nights are refused, in words; as an example where it reads otherwise at other places, such as under another floor. */
export const reasonSays = ({ field, reason, message }: Reason, { groups }: BatchPreview, language: Language): string => {
  const isOneOfSeveral = groups.some(
    (group) => group.field === field && group.runs.some((run) => run.reason === reason && run.message !== message),
  )
  return isOneOfSeveral ? speak(forExample, language, { message }) : message
}

const forExample = say('Ví dụ: {message}', 'For example: {message}')
