import type { FieldProblem } from '../../../schemas/api/field-problem.ts'

/** Why a picture is refused: each cause has its own words in `errors:fields`, with the way to correct it. */
export type PictureFault = Extract<
  FieldProblem,
  | 'fileEmpty'
  | 'otherPictureKind'
  | 'animated'
  | 'tooManyPixels'
  | 'damaged'
  | 'tooComplex'
  | 'nothingToDraw'
  | 'notDrawn'
  | 'entities'
>

/** A picture is refused for a known cause. */
export class PictureError extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
