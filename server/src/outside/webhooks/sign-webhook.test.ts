import { expect, test } from 'vitest'
import { newWebhookSecret, signWebhook } from './sign-webhook.ts'

// The vector of the Standard Webhooks specification and of its libraries.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' }
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('a message is signed as Standard Webhooks says', () => {
  expect(signWebhook([secret], message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
})

test('while a secret is changed both sign; another id, moment or text gives another signature', () => {
  const both = signWebhook([secret, newWebhookSecret()], message)['webhook-signature'].split(' ')
  expect(both).toEqual([signature, expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/)])
  for (const other of [
    { ...message, id: 'msg_2' },
    { ...message, at: new Date(0) },
    { ...message, body: '{}' },
  ])
    expect(signWebhook([secret], other)['webhook-signature']).not.toBe(signature)
})

test('a new secret has 32 random bytes', () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(newWebhookSecret()).not.toBe(newWebhookSecret())
})
