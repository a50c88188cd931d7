import { makeProperty, startSession } from '../factories/factories.ts'
import { knownPassword, makeAdmin, makeUser } from '../factories/people.ts'
import { addApp, addPasskeyTo, challengeFor, codeOf, makeUserWithApp } from '../factors/people-with-factors.ts'
import { pretendAuthenticator } from '../factors/pretend-authenticator.ts'
import { registerForm } from '../forms/register-form.ts'
import { lettersTo } from '../letters-about.ts'
import { solveCaptcha } from '../solve-captcha.ts'
import { staffDesk } from '../staff-desk.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

const newPassword = 'mùa đông Sa Pa 2027'
const both = { newPassword, confirmNewPassword: newPassword }

const emailOf = ({ server, propertyId, ...scene }: Scene, accountId: string | undefined) =>
  oneOf({ server, propertyId, ...scene }, `select email from account where account_id = '${accountId ?? ''}'`)

/** A session of the owner, in which an app was set up. */
const withApp = async (scene: Scene) => {
  const as = await startSession(scene.server, scene.owner)
  await put(scene, `delete from second_factor where account_id = '${as.accountId}'`)
  const app = await addApp(scene.server, as.token)
  const id = await oneOf(scene, `select second_factor_id from second_factor where account_id = '${as.accountId}'`)
  return { as, id, ...app }
}

const proven = async (scene: Scene) => {
  const { as, id, secret } = await withApp(scene)
  const { data } = await scene.server.ask('factor/prove-begin', {}, as)
  const proof = await scene.server.ask('factor/prove', { challenge: data.challenge, code: codeOf(secret, 1), passkey: '' }, as)
  return { as, input: { id, password: knownPassword, proof: proof.data.proof } }
}

const passkeyOf = (accountId: string | undefined) =>
  `insert into second_factor (account_id, second_factor_id, kind, name, credential_id, public_key, sign_count, transports, added_at)
   values ('${accountId ?? ''}', gen_random_uuid(), 'passkey', 'Máy quầy', gen_random_uuid()::text, '\\x00', 0, '{}', now())`

/** What the sample data needs before it accepts the changes of people and of how they sign in. */
export const peopleChanges: Preparations = {
  'user/link': async (scene) => {
    const elsewhere = await makeProperty(scene.server)
    await put(scene, `insert into membership (property_id, account_id, owner) values ('${elsewhere}', '${scene.owner.accountId}', true)`)
    const { accountId } = await makeUser(scene.server, { propertyId: elsewhere, codes: ['DASHBOARD_1'] })
    return { input: { id: accountId } }
  },
  'user/update': async (scene) => ({ input: { email: await emailOf(scene, scene.kept['user/']) } }),
  'user/invite': async ({ server, owner }) => ({ input: { id: (await staffDesk(server, () => owner).add()).data.id } }),
  'user/reset-second-factor': async (scene) => {
    await put(scene, passkeyOf(scene.kept['user/']))
    return {}
  },
  'user/session-end': async (scene) => {
    const { accountId } = await makeUser(scene.server, { propertyId: scene.propertyId, codes: ['DASHBOARD_1'] })
    await startSession(scene.server, { accountId, propertyId: scene.propertyId, fullName: 'Trần Quốc Bảo' })
    return { input: { id: accountId } }
  },
  'usergroup/update': async () => ({ input: { nameVi: 'Ca đêm', nameEn: 'Night shift' } }),
  'login/user': async ({ server, propertyId }) => ({
    input: { username: (await makeUser(server, { propertyId })).userName, password: knownPassword },
  }),
  'login/admin': async ({ server }) => ({
    input: { username: (await makeAdmin(server)).userName, password: knownPassword, hotelId: 'HAIAU' },
  }),
  'login/second-step': async ({ server, propertyId }) => {
    const { userName, secret } = await makeUserWithApp(server, { propertyId })
    const { values } = await server.ask('login/user', { username: userName, password: knownPassword })
    return { input: { challenge: values?.['challenge'], code: codeOf(secret, 1) } }
  },
  'login/second-step-passkey': async ({ server, propertyId }) => {
    const member = await makeUser(server, { propertyId })
    const { data } = await server.ask('login/user', { username: member.userName, password: knownPassword })
    await addPasskeyTo(server, data.token)
    return { input: { challenge: await challengeFor(server, member.userName) } }
  },
  'forgot-password': async ({ server, propertyId }) => ({
    input: { username: (await makeUser(server, { propertyId })).userName, captcha: await solveCaptcha(server) },
  }),
  'first-password': async (scene) => {
    const { accountId, userName } = await makeUser(scene.server, { propertyId: scene.propertyId })
    await put(
      scene,
      `update account set password_is_first = true, first_password_until = now() + interval '1 hour', first_password_by = '${scene.owner.accountId}' where account_id = '${accountId}'`,
    )
    return { input: { username: userName, password: knownPassword, ...both } }
  },
  'password-recovery': async (scene) => {
    const { server, propertyId } = scene
    const { accountId, userName } = await makeUser(server, { propertyId })
    await server.ask('forgot-password', { username: userName, captcha: await solveCaptcha(server) })
    const letters = await lettersTo(server, String(await emailOf(scene, accountId)))
    return { input: { token: /token=([\w-]+)/u.exec(letters.at(-1)?.text ?? '')?.[1], ...both } }
  },
  'invitation/accept': async ({ server, owner }) => {
    const desk = staffDesk(server, () => owner)
    const email = `${crypto.randomUUID()}@haiau.example`
    await desk.add({ email })
    return { input: { token: await desk.tokenFor(email), ...both } }
  },
  'register/check-account': async () => ({ input: { userName: 'thuylinh', email: 'thuy.linh@example.com' } }),
  register: async ({ server }) => ({ input: await registerForm(server) }),
  'profile/update': async (scene) => ({ input: { email: await emailOf(scene, scene.owner.accountId) } }),
  'profile/password-change': async () => ({ input: { password: knownPassword, ...both } }),
  'profile/session-end': async ({ server, owner }) => ({ input: { id: (await startSession(server, owner)).sessionId } }),
  'factor/code-begin': async () => ({ input: { password: knownPassword } }),
  'factor/code-add': async ({ server, owner }) => {
    const as = await startSession(server, owner)
    const { data } = await server.ask('factor/code-begin', { password: knownPassword }, as)
    return { as, input: { setUp: data.setUp, code: codeOf(data.secret), name: 'Điện thoại' } }
  },
  'factor/passkey-begin': async () => ({ input: { password: knownPassword } }),
  'factor/passkey-add': async ({ server, owner }) => {
    const as = await startSession(server, owner)
    const { data } = await server.ask('factor/passkey-begin', { password: knownPassword }, as)
    return { as, input: { setUp: data.setUp, passkey: pretendAuthenticator().make(data.options), name: 'Máy quầy' } }
  },
  'factor/rename': async (scene) => {
    const { as, id } = await withApp(scene)
    return { as, input: { id, name: 'Điện thoại mới' } }
  },
  'factor/prove-begin': async (scene) => ({ as: (await withApp(scene)).as }),
  'factor/prove': async (scene) => {
    const { as, secret } = await withApp(scene)
    const { data } = await scene.server.ask('factor/prove-begin', {}, as)
    return { as, input: { challenge: data.challenge, code: codeOf(secret, 1) } }
  },
  'factor/recovery-codes': async (scene) => {
    const { as, input } = await proven(scene)
    return { as, input: { password: input.password, proof: input.proof } }
  },
  'factor/remove': proven,
  'list-view/rename': async ({ spare }) => ({ input: { id: spare['list-view/'] } }),
  'list-view/delete': async ({ spare }) => ({ input: { id: spare['list-view/'] } }),
  'visit/give-reason': async ({ server, admin, propertyId }) => ({ as: await startSession(server, { ...admin, propertyId }) }),
  'supplier/user/invite': async ({ spare }) => ({ input: { id: spare['supplier/user/'] } }),
  'supplier/user/update': async (scene) => ({ input: { email: await emailOf(scene, scene.kept['supplier/user/']) } }),
  'supplier/user/reset-second-factor': async (scene) => {
    await put(scene, passkeyOf(scene.kept['supplier/user/']))
    return {}
  },
}
