import { say } from '@innkeeper/protocol/say'
import { domainProblemWords } from '@innkeeper/protocol/words/site/domain-words'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx'
import type { Domain } from './domain.ts'
import type { Saved } from './saved.ts'

type ActProps = { domain: Pick<Domain, 'id' | 'name' | 'state'>; saved: Saved }

/** Looks for the proof of a domain now. */
export const CheckDomain = ({ domain: { id, name, state: before }, saved }: ActProps) => {
  const alerts = useAlerts()
  const check = useChange('connect/check', {
    done: ({ state, problem }) => {
      if (problem !== null) alerts.error(domainProblemWords[problem])
      else if (state === before) alerts.success(stillProved, { name })
      else saved(proved, { name })
    },
    failed: (error) => alerts.failure(error),
  })
  return (
    <Button
      words={checkWords}
      icon="refresh"
      reason={useLack('connect/check')}
      pending={check.pending}
      onClick={() => check.send({ id })}
    />
  )
}

/** Removes a domain; the site is at Innkeeper's address again. */
export const RemoveDomain = ({ domain: { id, name, state }, saved }: ActProps) => {
  const alerts = useAlerts()
  const remove = useChange('connect/remove', { done: () => saved(removed, { name }), failed: (error) => alerts.failure(error) })
  return (
    <ConfirmButton
      words={removeWords}
      values={{ name }}
      question={state === 'proved' ? removeProved : removeOther}
      icon="trash"
      reason={useLack('connect/remove')}
      pending={remove.pending}
      onConfirm={() => remove.send({ id })}
    />
  )
}

const checkWords = say('Kiểm tra lại', 'Check again')
const proved = say('Tên miền {name} đã được xác minh.', 'The domain {name} is proved.')
const stillProved = say('Bằng chứng của {name} vẫn còn đó.', 'The proof of {name} is still there.')
const removeWords = say('Bỏ tên miền {name}', 'Remove {name}')
const removeProved = say(
  'Trang đặt phòng ngừng chạy ở {name} và về lại địa chỉ của Innkeeper.',
  'The booking site stops at {name} and is at Innkeeper’s address again.',
)
const removeOther = say(
  '{name} không còn trong danh sách. Trang đặt phòng giữ nguyên.',
  '{name} leaves the list. The booking site stays as it is.',
)
const removed = say('Đã bỏ tên miền {name}.', 'The domain {name} is removed.')
