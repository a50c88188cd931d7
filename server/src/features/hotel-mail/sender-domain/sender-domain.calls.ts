import { domainOfAddress } from '@innkeeper/rules/sender-domain/dns-name'
import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { findMail } from '../mail-settings.store.ts'
import { lookUpSender } from './look-up-sender.ts'

/** The records of the domain that a property's emails come from. */
export const senderDomainCalls = ({ sites }: Pick<Outside, 'sites'>) =>
  implement({
    'email/sender-domain': async (_input, { propertyId, committed }) => {
      if (propertyId === null) throw new Error('a property sends emails')
      const mail = await committed((tx) => findMail({ ...tx, propertyId }))
      const { senderType, senderAddress: address, smtpAddress: host, dkimSelector: selector } = mail
      const found = senderType === 'own' ? await lookUpSender(sites, { domain: domainOfAddress(address), address, host, selector }) : null
      return async () => found
    },
  })
