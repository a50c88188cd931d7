import { hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** No password has this hash; checking against it takes as long as against a real one. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** What a password is kept as. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost)

/** Whether a password fits a hash; takes the same time where there is no account, or one without a password. */
export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const known = passwordHash !== undefined && passwordHash.startsWith('$argon2id$')
  const fits = await verify(known ? passwordHash : nobody, password.normalize('NFC'))
  return known && fits
}
