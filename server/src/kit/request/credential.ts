import type { FastifyRequest } from 'fastify'

/** The schemes of the `Authorization` header that we read: a session's token, the key of a travel agent or of a connection. */
export type CredentialScheme = 'Token' | 'Agent' | 'Connection'

/** The credential of a scheme in a request, if any. The case of the scheme's name does not matter (RFC 9110, 11.1). */
export const credentialOf = (request: FastifyRequest, scheme: CredentialScheme): string | undefined => {
  const [given = '', value] = (request.headers.authorization ?? '').split(/ +/)
  return given.toLowerCase() === scheme.toLowerCase() && value !== '' ? value : undefined
}

/** The API key of a travel agent or of a connection in a request, if any. */
export const apiKeyOf = (request: FastifyRequest): string | undefined =>
  credentialOf(request, 'Agent') ?? credentialOf(request, 'Connection')
