import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** No password has this hash; checking it takes as long as checking a real one. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The hash under which a password is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost)

/** Whether a password matches a hash; takes the same time where there is no account, or one without a password. */
export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const known = passwordHash !== undefined && passwordHash.startsWith('$argon2id$')
  const fits = await verify(known ? passwordHash : nobody, password.normalize('NFC'))
  return known && fits
}
