import type { FastifyRequest } from 'fastify'

/** The schemes of the `Authorization` header that we read: a session's token, a travel agent's key. */
export type CredentialScheme = 'Token' | 'Agent'

/** The credential of a scheme in a request, if any. The case of the scheme's name does not matter (RFC 9110, 11.1). */
export const credentialOf = (request: FastifyRequest, scheme: CredentialScheme): string | undefined => {
  const [given = '', value] = (request.headers.authorization ?? '').split(/ +/)
  return given.toLowerCase() === scheme.toLowerCase() && value !== '' ? value : undefined
}
