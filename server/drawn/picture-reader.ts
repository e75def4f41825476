import sharp, { type Sharp } from 'sharp'
import type { Log } from '../log.ts'

/** Opens the picture at an address of ours (`/images/…`); undefined where there is none that can be read. */
export type ReadPicture = (src: string) => Promise<Sharp | undefined>

/** Where the bytes of a picture come from: a file, or what a backend has sent. */
export type FindPicture = (src: string) => Promise<string | Buffer | undefined>

/** A picture that is missing or broken is drawn without, and told. */
export const pictureReader =
  (find: FindPicture, log: Pick<Log, 'warn'>): ReadPicture =>
  async (src) => {
    try {
      const found = await find(src)
      if (found === undefined) return undefined
      const picture = sharp(found, { limitInputPixels: 50_000_000 }).rotate()
      // Told now, so that the drawing around it can do without.
      await picture.clone().resize(8, 8).raw().toBuffer()
      return picture
    } catch (error) {
      log.warn({ err: error, src }, 'a picture cannot be drawn; it is left out')
      return undefined
    }
  }
