import { say } from '@innkeeper/protocol/say'
import { Refused } from '#kit/calls/refused.ts'
import type { Form } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { FormBanner } from '../forms/form-banner.tsx'
import { ProveFactor } from '../second-step/prove-factor.tsx'
import { Banner } from '../states/banner.tsx'

type Signing = Pick<Form<'contract/sign'>, 'failure' | 'set' | 'values'>

/** Above a signature: why it failed, and the second step where the signer has one; afterwards the same button signs. */
export const SecondStep = ({ form }: { form: Signing }) => {
  const t = useSay()
  const isAsked = form.failure instanceof Refused && form.failure.key === 'factorProofNeeded'
  if (isAsked) return <ProveFactor proven={(proof) => form.set('proof', proof)} />
  const isProven = (form.values.proof ?? '') !== ''
  return (
    <>
      <FormBanner form={form} />
      {isProven && form.failure === null && <Banner tone="green">{t(proven)}</Banner>}
    </>
  )
}

const proven = say('Đã xác thực bước hai. Bấm ký lần nữa.', 'The second step is verified. Press sign again.')
