import { say } from '@innkeeper/protocol/say'
import { lookPartWords } from '@innkeeper/protocol/words/property/site-look-words'
import { lookLimits, type SocialLink } from '@innkeeper/rules/site-look/site-look'
import { networkNames, socialNetworks } from '@innkeeper/rules/site-look/social-networks'
import { trusted } from '#kit/trusted.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Lines } from './lines.tsx'
import type { LookForm } from './use-look-form.ts'

/** The property on social networks. */
export const SocialCard = ({ form }: { form: LookForm }) => {
  const lines = trusted<readonly SocialLink[]>(form.values.social ?? [])
  const free = socialNetworks.find((one) => lines.every(({ network }) => network !== one)) ?? 'facebook'
  return (
    <Lines
      title={lookPartWords.social}
      lineWords={lineWords}
      addWords={addWords}
      lines={lines}
      most={lookLimits.social}
      empty={{ network: free, address: '' }}
      locked={form.reason !== undefined}
      change={(next) => form.set('social', next)}
      renderLine={(index) => (
        <>
          <SelectField field={form.field(`social.${index}.network`)} choices={networks} />
          <TextField field={form.field(`social.${index}.address`)} />
        </>
      )}
    />
  )
}

const lineWords = say('Mạng xã hội {line}', 'Social network {line}')
const addWords = say('Thêm mạng xã hội', 'Add a social network')
const networks = socialNetworks.map((value) => ({ value, words: { vi: networkNames[value], en: networkNames[value] } }))
