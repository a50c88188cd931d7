import { expect } from 'vitest'
import { appCode } from './app-code.ts'
import type { Visitor } from './visit.ts'

/** What an app was given when it was set up, and a recovery code. */
type AppOfPerson = { readonly secret: string; readonly recovery: string }

/** A passkey that the browser itself keeps, as a telephone would. */
export const takePasskeys = async ({ page, context }: Visitor): Promise<void> => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
}

/** Sets an app up where a second step is demanded, after the password and before anything else. */
export const setUpDemandedApp = async (visitor: Visitor): Promise<AppOfPerson> => {
  const { page, t } = visitor
  await page.getByRole('button', { name: t('Dùng ứng dụng xác thực', 'Use an authenticator app') }).click()
  return proveApp(visitor)
}

/** Types the code of the app that has just read the secret, and puts the recovery codes away. */
export const proveApp = async (visitor: Visitor): Promise<AppOfPerson> => {
  const { page, t } = visitor
  await page.getByRole('img', { name: t('Mã QR cho ứng dụng xác thực', 'QR code for the authenticator app') }).waitFor()
  await visitor.checkAccessibility()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel(t('Mã 6 chữ số', 'Six-digit code')).fill(appCode(secret))
  await page.getByRole('button', { name: t('Xác nhận và bật', 'Confirm and turn on') }).click()
  const codes = page.getByRole('list', { name: t('Mã khôi phục', 'Recovery codes') }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  await visitor.checkAccessibility()
  const [recovery = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: t('Đã cất mã, tiếp tục', 'I have put them away, go on') }).click()
  return { secret, recovery }
}
