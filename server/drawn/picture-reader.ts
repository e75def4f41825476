import sharp, { type Sharp } from 'sharp'
import type { Log } from '../log.ts'

/** Opens the picture at `/images/…`; undefined if it is missing or unreadable. */
export type ReadPicture = (src: string) => Promise<Sharp | undefined>

/** Finds a picture: the path of a file, or the bytes from a backend. */
export type FindPicture = (src: string) => Promise<string | Buffer | undefined>

/** A missing or broken picture is reported and omitted from the drawing. */
export const pictureReader =
  (find: FindPicture, log: Pick<Log, 'warn'>): ReadPicture =>
  async (src) => {
    try {
      const found = await find(src)
      if (found === undefined) return undefined
      const picture = sharp(found, { limitInputPixels: 50_000_000 }).rotate()
      // Decodes the picture now: a broken one must fail here and not inside the drawing.
      await picture.clone().resize(8, 8).raw().toBuffer()
      return picture
    } catch (error) {
      log.warn({ err: error, src }, 'a picture could not be read; the drawing is made without it')
      return undefined
    }
  }
