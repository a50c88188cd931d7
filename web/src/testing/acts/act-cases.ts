import { accountActs } from './people/account-acts.tsx'
import type { ActCase } from './act-case.ts'
import { agentActs, agentKeyActs } from './agent-acts.tsx'
import { answerActs } from './answer-acts.tsx'
import { contractActs, platformContractActs } from './contract-acts.tsx'
import { gatewayActs } from './gateway-acts.tsx'
import { monthlyActs } from './monthly-acts.tsx'
import { connectionActs } from './support/connection-acts.tsx'
import { siteActs } from './support/site-acts.tsx'
import { mailActs } from './mail-acts.tsx'
import { photoActs } from './photo-acts.tsx'
import { paymentActs } from './payment-acts.tsx'
import { platformActs } from './platform-acts.tsx'
import { hotelServiceActs } from './hotel-service-acts.tsx'
import { ticketActs } from './ticket-acts.tsx'
import { informationActs, stateActs } from './property-acts.tsx'
import { priceRuleActs } from './price-rule-acts.tsx'
import { promotionActs } from './promotion-acts.tsx'
import { recordActs } from './record-acts.tsx'
import { registerActs } from './people/register-acts.tsx'
import { saleActs } from './sale-acts.tsx'
import { secondStepActs } from './people/second-step-acts.tsx'
import { signInActs } from './people/sign-in-acts.tsx'
import { statementActs } from './statement-acts.tsx'
import { administratorActs, staffActs } from './people/staff-acts.tsx'

/** Each act that is done by pressing; a new one is a line in the file of its section. */
export const actCases: readonly ActCase[] = [
  ...signInActs,
  ...secondStepActs,
  ...registerActs,
  ...accountActs,
  ...stateActs,
  ...informationActs,
  ...photoActs,
  ...recordActs,
  ...gatewayActs,
  ...siteActs,
  ...connectionActs,
  ...mailActs,
  ...contractActs,
  ...platformContractActs,
  ...answerActs,
  ...saleActs,
  ...paymentActs,
  ...statementActs,
  ...monthlyActs,
  ...priceRuleActs,
  ...promotionActs,
  ...hotelServiceActs,
  ...ticketActs,
  ...agentActs,
  ...staffActs,
  ...administratorActs,
  ...platformActs,
  ...agentKeyActs,
]
