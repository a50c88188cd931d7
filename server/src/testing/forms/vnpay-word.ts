import { signVnpay } from '#outside/gateways/vnpay.ts'
import { vnpaySecret } from './gateway-forms.ts'

/** The values of an address by which a payer is led to VNPAY. */
export type AskedOfVnpay = Readonly<Record<string, string>>

/** What VNPAY reports of a payment that it was asked for, signed: that it was paid, unless more says otherwise. */
export const vnpayWord = (asked: AskedOfVnpay, more: AskedOfVnpay = {}): string =>
  new URLSearchParams(
    signVnpay(
      {
        vnp_Amount: asked['vnp_Amount'] ?? '',
        vnp_BankCode: 'NCB',
        vnp_CardType: 'ATM',
        vnp_OrderInfo: asked['vnp_OrderInfo'] ?? '',
        vnp_ResponseCode: '00',
        vnp_TmnCode: 'EXTRA001',
        vnp_TransactionNo: '14422574',
        vnp_TransactionStatus: '00',
        vnp_TxnRef: asked['vnp_TxnRef'] ?? '',
        ...more,
      },
      vnpaySecret,
    ),
  ).toString()
