import { agentTermsStep } from './agent-terms-step.ts'
import { agreedPriceStep } from './agreed-price-step.ts'
import { giftCodeStep } from './gift-code-step.ts'
import type { PricingStep } from './price-step.ts'
import { promotionsStep } from './promotions-step.ts'
import { roomsStep } from './rooms-step.ts'
import { servicesStep } from './served-step.ts'
import { taxStep } from './tax-step.ts'

/** The steps of a price in their order; a new kind of step is a new file and an entry here. */
export const pricingSteps: readonly PricingStep[] = [
  roomsStep,
  agentTermsStep,
  promotionsStep,
  servicesStep,
  giftCodeStep,
  agreedPriceStep,
  taxStep,
]
