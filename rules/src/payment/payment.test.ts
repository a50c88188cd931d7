import { describe, expect, test } from 'vitest'
import { gatewayStateOf, takesMoney, type Rail } from './gateway-state.ts'
import { verdictOf, worksSinceAfter, type GatewayFinding } from './gateway-test.ts'
import { countWaysToPay, mayTake, standingOf, type PaymentMethod } from './payment-methods.ts'

const tested = '2026-11-21T08:20:00Z'

describe('how a gateway stands at a property', () => {
  test.each([
    ['nothing on file', null, 'notConfigured'],
    ['saved, never tested', { active: true, testedAt: null, worksSince: null }, 'notTested'],
    ['its last test failed', { active: true, testedAt: tested, worksSince: null }, 'failed'],
    ['its test passed', { active: true, testedAt: tested, worksSince: tested }, 'works'],
    ['switched off, though it worked', { active: false, testedAt: tested, worksSince: tested }, 'off'],
  ] as const)('%s', (_what, gateway, state) => {
    expect(gatewayStateOf(gateway)).toBe(state)
  })

  test.each([
    ['live', true, true],
    ['test', true, false],
    ['live', false, false],
  ] as const)('in mode %s, switched on %s: it takes money %s', (mode, active, takes) => {
    expect(takesMoney({ mode, active, testedAt: tested, worksSince: tested })).toBe(takes)
  })
})

describe('how a way of paying stands', () => {
  test.each<[PaymentMethod, boolean, Rail[], string]>([
    ['cash', false, ['vnpay'], 'notTaken'],
    ['cash', true, [], 'works'],
    ['debt', true, [], 'works'],
    ['bank transfer', true, [], 'works'],
    ['other', true, [], 'byAgreement'],
    ['domestic card', true, [], 'needsGateway'],
    ['domestic card', true, ['vietqr'], 'needsGateway'],
    ['domestic card', true, ['onepay'], 'works'],
    ['international card', true, ['vnpay'], 'works'],
    ['QR wallet', true, ['onepay'], 'needsGateway'],
    ['QR wallet', true, ['vnpay'], 'works'],
  ])('%s, taken: %s, gateways that take money: %j → %s', (way, taken, gateways, standing) => {
    expect(standingOf(way, taken, new Set(gateways))).toBe(standing)
  })

  test('gateway not selected or configured: a card or a wallet is not taken before one of its gateways is', () => {
    expect(mayTake('domestic card', new Set(['vietqr']))).toBe(false)
    expect(mayTake('QR wallet', new Set(['onepay']))).toBe(false)
    expect(mayTake('QR wallet', new Set(['vnpay']))).toBe(true)
    expect(mayTake('cash', new Set())).toBe(true)
  })
})

describe('how many ways there are to pay', () => {
  test.each<[PaymentMethod[], Rail[], number]>([
    [[], [], 0],
    [['other'], [], 0],
    [['domestic card'], [], 0],
    [['cash'], [], 1],
    [['cash', 'debt', 'bank transfer'], [], 3],
    [['domestic card', 'international card'], ['vnpay'], 1],
    [[], ['vietqr'], 1],
    [['cash'], ['vnpay', 'vietqr'], 3],
  ])('taken %j, gateways %j: %i', (taken, gateways, count) => {
    expect(countWaysToPay(taken, new Set(gateways))).toBe(count)
  })
})

describe('what a test says of a configuration', () => {
  test.each<[GatewayFinding[], string]>([
    [['passed', 'passed'], 'passed'],
    [['passed', 'notAsked'], 'passed'],
    [['passed', 'noQueryAccount'], 'passed'],
    [['passed', 'unreachable'], 'undecided'],
    [['passed', 'wrongSignature'], 'failed'],
    [['wrongForm', 'unreachable'], 'failed'],
  ])('%j: %s', (findings, verdict) => {
    expect(verdictOf(findings)).toBe(verdict)
  })

  test('a gateway works since its first passed test, goes on while it is not reached, and stops when a test fails', () => {
    const later = '2026-11-22T08:20:00Z'
    expect(worksSinceAfter('passed', null, tested)).toBe(tested)
    expect(worksSinceAfter('passed', tested, later)).toBe(tested)
    expect(worksSinceAfter('undecided', tested, later)).toBe(tested)
    expect(worksSinceAfter('undecided', null, later)).toBeNull()
    expect(worksSinceAfter('failed', tested, later)).toBeNull()
  })
})
