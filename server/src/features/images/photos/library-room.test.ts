import { expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { fileOf, jpegPhoto } from '#testing/forms/photos.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const newOwner = async (): Promise<SignedIn> => signInTo(server, await makeProperty(server))
const upload = async (owner: SignedIn, shade: number) =>
  server.ask('resource/upload-image', {}, { ...owner, file: fileOf(await jpegPhoto({ shade })) })

const keysOf = async (mark: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ keys: number }>(
    `select count(*)::int as keys from stored_file where file_key like $1 || '%'`,
    [mark],
  )
  return rows[0]?.keys ?? 0
}

/** The start of the file names of a property's photos. */
const markIn = (data: { readonly sizes: readonly { readonly url: string }[] }): string => data.sizes[0]?.url.slice(7, 17) ?? 'no mark'

test('a full library takes no further photo, and keeps no file of it; one that it has is sent again as before', async () => {
  const owner = await newOwner()
  const { data: first } = await upload(owner, 1)
  await server.database.pool.query(
    `insert into image (property_id, image_id, file_key, sent_hash, width, height, widths, bytes)
     select $1, gen_random_uuid(), n::text, sha256(n::text::bytea), 800, 600, '{320}', 1 from generate_series(1, 999) as n`,
    [owner.propertyId],
  )
  expect(await upload(owner, 2)).toMatchObject({ refusal: 'libraryFull' })
  expect(await keysOf(markIn(first))).toBe(1)
  expect((await upload(owner, 1)).data.id).toBe(first.id)
})

test('who takes photos away and sends others without end waits until the files of the former are gone', async () => {
  const owner = await newOwner()
  const { data } = await upload(owner, 3)
  await server.database.pool.query(
    `insert into stored_file (file_key, names) select $1 || lpad(to_hex(n), 30, '0'), '{}' from generate_series(1, 1999) as n`,
    [markIn(data)],
  )
  expect(await upload(owner, 4)).toMatchObject({ status: 429, refusal: 'tooManyRequests' })
  expect((await upload(await newOwner(), 4)).status).toBe(200)
})
