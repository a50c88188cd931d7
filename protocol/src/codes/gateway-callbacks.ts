/** Where each card gateway reports payments, server to server; a property gives the address to its gateway. */
export const gatewayCallbackPaths = { vnpay: '/api/v2/gateway/vnpay', onepay: '/api/v2/gateway/onepay' } as const
