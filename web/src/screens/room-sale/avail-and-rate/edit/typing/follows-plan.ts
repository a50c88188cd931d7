import { say } from '@innkeeper/protocol/say'

/** Why the price of a package cannot be set on it: it follows the package that is named. */
export const followsPlan = say('Giá theo {plan}. Sửa ở gói đó.', 'The price follows {plan}. Change it there.')
