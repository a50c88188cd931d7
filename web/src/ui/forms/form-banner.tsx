import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { FailureBanner } from '../states/failure-banner.tsx'

/** Above a form: why saving failed, until something is typed again. `<FormBanner form={form} />` */
export const FormBanner = ({ form }: { form: { readonly failure: Error | null } }) => {
  const t = useSay()
  return form.failure === null ? null : <FailureBanner failure={form.failure} title={t(notSaved)} />
}

const notSaved = say('Chưa lưu được.', 'Not saved.')
