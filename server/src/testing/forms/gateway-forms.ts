/** Invented keys that no gateway issued. */
export const vnpaySecret = 'EXTRANET-TEST-KEY-0001'
export const onepaySecret = '00112233445566778899AABBCCDDEEFF'

/** A property's account at VNPAY, as its form sends it. */
export const vnpayForm = (more: { readonly merchantCode?: string; readonly secret?: string } = {}) => ({
  mode: 'live' as const,
  vnpay: { merchantCode: 'EXTRA001', secret: vnpaySecret, ...more },
})

/** A property's account at OnePAY, as its form sends it. */
export const onepayForm = () => ({
  mode: 'live' as const,
  onepay: { merchantCode: 'EXTRATEST', accessCode: 'TEST0001', secret: onepaySecret },
})

/** A property's bank account, as its form sends it: Vietcombank. */
export const vietQrForm = (more: { readonly bankBin?: string; readonly accountNumber?: string } = {}) => ({
  mode: 'live' as const,
  vietqr: { bankBin: '970436', accountNumber: '0123456789', accountOwner: 'CONG TY HAI AU TRANG', ...more },
})
