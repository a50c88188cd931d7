import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { paths } from '#paths.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import type { Received } from './kept-registration.ts'
import styles from './register.module.css'

/** What comes after a registration: until when it is verified, and what can be done already. */
export const Registered = ({ received }: { received: Received }) => {
  const t = useSay()
  const { language } = useLanguage()
  const format = useFormat()
  const router = useRouter()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const name = language === 'vi' ? received.nameVi : received.nameEn
  return (
    <div className={styles['done']}>
      <h1 ref={head} tabIndex={-1}>
        {t(title)}
      </h1>
      <Banner tone="green" title={t(promise)}>
        {t(latest, { moment: format.moment(received.verifyBy, { year: true }) })}
      </Banner>
      <dl className={styles['facts']}>
        <dt>{t(nameWords)}</dt>
        <dd>{name}</dd>
        <dt>{t(codeWords)}</dt>
        <dd>{received.code}</dd>
        <dt>{t(userNameWords)}</dt>
        <dd>{received.userName}</dd>
      </dl>
      <p>{t(mailed, { email: received.email })}</p>
      <h2>{t(nextWords)}</h2>
      <ol className={styles['next']}>
        {next.map((words) => (
          <li key={words.en}>{t(words)}</li>
        ))}
      </ol>
      <Button words={signIn} look="primary" size="large" wide onClick={() => void router.navigate({ href: paths.login() })} />
    </div>
  )
}

const title = say('Đã nhận đăng ký', 'Registration received')
const promise = say('Giấy phép được xác minh trong vòng 48 giờ.', 'The certificate is verified within 48 hours.')
const latest = say('Muộn nhất {moment}.', 'By {moment} at the latest.')
const nameWords = say('Chỗ nghỉ', 'Property')
const codeWords = say('Mã chỗ nghỉ', 'Property code')
const userNameWords = say('Tên đăng nhập', 'Username')
const mailed = say('Email xác nhận đã được gửi tới {email}.', 'A confirmation is on its way to {email}.')
const nextWords = say('Không cần chờ, làm được ngay', 'No need to wait: do this now')
const next = [
  say('Đăng nhập và hoàn thiện chín phần thông tin ở mục Tổng quan.', 'Sign in and complete the nine parts on the Dashboard.'),
  say('Xác nhận bán phòng để Innkeeper duyệt.', 'Confirm to sell rooms, so that Innkeeper approves the property.'),
  say('Ký hợp đồng điện tử rồi mở bán.', 'Sign the electronic contract, then go on sale.'),
]
const signIn = say('Đăng nhập', 'Sign in')
