import { PictureError } from './picture-error.ts'

/** A file has more of something than may be read, or takes too long to be read. */
export class TooComplexError extends PictureError {
  constructor(message: string, options?: ErrorOptions) {
    super('tooComplex', message, options)
  }
}
