import { once } from 'node:events'
import { createServer } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a port that another program listens on is named, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const refused = listen(fastify(), { host: '127.0.0.1', port })
  await expect(refused).rejects.toMatchObject({
    name: 'ListenRefused',
    message: `Port ${port} is in use by another program: stop that, or set PORT to another`,
  })
  other.close()
})

test('a host that is not this machine is named', async () => {
  const refused = listen(fastify(), { host: '192.0.2.1', port: 0 })
  await expect(refused).rejects.toMatchObject({
    name: 'ListenRefused',
    message: expect.stringContaining('This machine has no address 192.0.2.1: set HOST'),
  })
})
