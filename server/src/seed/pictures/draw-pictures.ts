import { createHash } from 'node:crypto'
import { loadSharp } from '#kit/pictures/load-sharp.ts'
import type { DemoPicture } from './scenes.ts'
import { demoPictures } from './scenes.ts'
import { space } from './svg.ts'

/** A picture of the sample data, drawn: its hash, its size, and its bytes in each width. */
export type DrawnPicture = DemoPicture & {
  readonly hash: Buffer
  readonly width: number
  readonly height: number
  readonly renditions: readonly { readonly width: number; readonly bytes: Buffer }[]
}

/** The drawn pictures of each property, by its code. */
export type DrawnPictures = ReadonlyMap<string, readonly DrawnPicture[]>

const width = 880
const height = Math.round((width * space.height) / space.width)
const widths = [320, 640, width]

/** Draws all pictures of the sample data, the same every time, on other threads while the rest is seeded. */
export const drawPictures = async (): Promise<DrawnPictures> => {
  const drawn = Object.entries(demoPictures).map(async ([code, { palette, pictures }]) => {
    const made = await Promise.all(pictures.map((picture) => draw(picture, picture.scene(palette, width))))
    return [code, made] as const
  })
  return new Map(await Promise.all(drawn))
}

const draw = async (picture: DemoPicture, svg: string): Promise<DrawnPicture> => {
  const sharp = await loadSharp()
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const renditions = widths.map(async (wanted) => ({
    width: wanted,
    bytes: await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize({ width: wanted })
      .webp({ quality: 80, effort: 1 })
      .toBuffer(),
  }))
  return { ...picture, hash: createHash('sha256').update(svg).digest(), width, height, renditions: await Promise.all(renditions) }
}
