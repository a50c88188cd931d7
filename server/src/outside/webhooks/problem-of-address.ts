import { WebhookFailed } from './webhook-failed.ts'
import type { WebhookNetwork } from './webhook-network.ts'

/** Why nothing can be sent to an address; null where it may. */
export const problemOfAddress = async (webhooks: WebhookNetwork, url: string): Promise<WebhookFailed['problem'] | null> => {
  try {
    await webhooks.open(url)
    return null
  } catch (error) {
    if (error instanceof WebhookFailed) return error.problem
    throw error
  }
}
