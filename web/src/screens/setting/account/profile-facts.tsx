import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useChooseLanguage } from '#kit/language/use-choose-language.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import styles from './account.module.css'

/** What stands about a person that is not typed here: name to sign in by, groups, sign-ins, and the language of screens and letters. */
export const ProfileFacts = ({ profile }: { profile: AnswerOf<'profile/info'> }) => {
  const t = useSay()
  const format = useFormat()
  const { hotel, user } = useSession()
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  const former = profile.formerSignInAt
  return (
    <>
      <FactList>
        <dt>{t(userName)}</dt>
        <dd>{profile.userName}</dd>
        {hotel !== null && (
          <>
            <dt>{t(groups)}</dt>
            <dd>{profile.userGroup.length > 0 ? profile.userGroup.join(', ') : t(user?.owner === true ? owner : noGroup)}</dd>
            <dt>{t(sync)}</dt>
            <dd>{t(profile.hotelSync ? inSync : notInSync)}</dd>
          </>
        )}
        <dt>{t(formerSignIn)}</dt>
        <dd>{former === null ? t(none) : format.moment(former, { year: true })}</dd>
      </FactList>
      <div className={styles['language']}>
        <SelectField
          field={plainField({ label: languageWords, hint: languageHint, value: language, change: (next) => choose(next ?? language) })}
          choices={languageChoices}
        />
      </div>
    </>
  )
}

const userName = say('Tên đăng nhập', 'Username')
const groups = say('Nhóm người dùng', 'User groups')
const owner = say('Chủ sở hữu', 'Owner')
const noGroup = say('Chưa thuộc nhóm nào', 'In no group yet')
const sync = say('Đồng bộ PMS', 'PMS sync')
const inSync = say('Đã đồng bộ', 'Synchronized')
const notInSync = say('Chưa đồng bộ', 'Not synchronized')
const formerSignIn = say('Lần đăng nhập trước', 'Previous sign-in')
const none = say('Chưa có', 'Never')
const languageWords = say('Ngôn ngữ', 'Language')
const languageHint = say('Của màn hình và của email gửi cho tài khoản này.', 'Of the screens and of the emails to this account.')
const languageChoices = [
  { value: 'vi', words: say('Tiếng Việt', 'Tiếng Việt') },
  { value: 'en', words: say('English', 'English') },
] as const
