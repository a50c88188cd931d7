import { GatewayActs } from '#screens/hotel-information/hotel-config/paygate/gateway-acts.tsx'
import { MethodTicks } from '#screens/hotel-information/hotel-config/paygate/method-ticks.tsx'
import { at, pressed, type ActCase } from './act-case.ts'

const gateway = {
  rail: 'vnpay',
  state: 'works',
  mode: 'live',
  methods: ['QR wallet'],
  testedAt: at,
  worksSince: at,
  version: 3,
  changedAt: at,
  changedBy: 'Lê Thu Hà',
  active: true,
  merchantCode: 'EXTRA001',
  accessCode: '',
  secret: { setAt: at, ending: '01' },
  bank: null,
  accountNumber: '',
  accountOwner: '',
  checks: [],
} satisfies Parameters<typeof GatewayActs>[0]['config']

const acts = (active: boolean) => <GatewayActs config={{ ...gateway, active }} locked={false} open={false} edit={() => undefined} />
const cash: Parameters<typeof MethodTicks>[0]['methods'][number] = {
  method: 'cash',
  rails: [],
  mayTake: true,
  active: true,
  standing: 'works',
}
const methods = [cash, { ...cash, method: 'bank transfer', active: false } as const]

/** What is done with payment gateways and methods. */
export const gatewayActs: readonly ActCase[] = [
  {
    call: 'gateway/setting-payment',
    part: acts(true),
    presses: ['Test this configuration'],
    sends: { rail: 'vnpay' },
    answer: { rail: 'vnpay', works: true, testedAt: at, worksSince: at, checks: [] },
    told: 'VNPAY works.',
  },
  {
    call: 'payment-method/deactive',
    part: acts(true),
    presses: ['Switch VNPAY off', 'Switch VNPAY off'],
    sends: { rail: 'vnpay' },
    answer: { rail: 'vnpay', version: 4 },
    told: 'VNPAY is off.',
  },
  {
    call: 'payment-method/gateway-update',
    part: acts(false),
    presses: ['Switch VNPAY on'],
    sends: { active: true, version: 3 },
    answer: { rail: 'vnpay', version: 4 },
    told: 'VNPAY is on.',
  },
  {
    call: 'payment-method/update',
    part: <MethodTicks methods={methods} locked={false} />,
    fill: pressed('checkbox', 'Bank transfer'),
    presses: ['Save the payment methods'],
    sends: { methods: ['cash', 'bank transfer'] },
    answer: { methods: ['cash', 'bank transfer'] },
    told: 'The payment methods are saved.',
  },
]
