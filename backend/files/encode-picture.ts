import { maxPictureBytes } from '../../schemas/formats/picture-file.ts'
import { QueueFullError } from '../apart/limit-concurrency.ts'
import { createProcesses, JobError } from '../apart/processes.ts'
import { ApiError } from '../http/api-error.ts'
import type { drawPicture, EncodedPicture, Part, PictureJob } from './draw-picture.ts'
import { fileKind } from './file-kind.ts'
import { pictureProgram } from './picture-process.ts'
import { TooComplexError } from './too-complex-error.ts'

type PictureKind = PictureJob['kind']

/** What every upload of a picture takes. */
const usualKinds: readonly PictureKind[] = ['jpeg', 'png', 'webp']

export type PictureLimits = {
  maxWidth?: number
  maxHeight?: number
  maxBytes?: number
  kinds?: readonly PictureKind[]
  /** Keeps this part only. */
  part?: Part | undefined
}

/** Two, because a photo can take 300 MB; one that waits is at most 25 MB. */
const draw = createProcesses<PictureJob, Awaited<ReturnType<typeof drawPicture>>>({
  program: pictureProgram,
  ...{ processes: 2, waiting: 24, each: 8 },
  // A drawing takes a fraction of a second and a photo of 50 megapixels some seconds; more where the machine has much to do.
  deadlineMs: ({ kind }) => (kind === 'svg' ? 20_000 : 60_000),
  idleMs: 10_000,
})

const tooComplex = (cause?: unknown) =>
  new ApiError('UNSUPPORTED_TYPE', { cause: new TooComplexError('the picture is too complex', { cause }) })

/**
 * Re-encodes an uploaded picture, upright and within the size limit, so that only its pixels are stored; `by` is who sends it, for fair
 * turns. Throws 413 for too many bytes, 415 for other formats, too many pixels or broken files (with a `TooComplexError` as its
 * cause for a drawing that has too much in it or takes too long), and 503 where too many pictures wait.
 */
export async function encodePicture(
  sent: Uint8Array,
  by: string,
  {
    maxWidth = 2400,
    maxHeight = 2400,
    maxBytes = maxPictureBytes,
    kinds = usualKinds,
    part,
  }: PictureLimits = {},
): Promise<EncodedPicture> {
  if (sent.byteLength > maxBytes) throw new ApiError('TOO_LARGE', { data: { MAX_BYTES: maxBytes } })
  const found = fileKind(sent)
  const kind = kinds.find((one) => one === found)
  if (kind === undefined) throw new ApiError('UNSUPPORTED_TYPE')
  const drawn = await draw({ bytes: sent, kind, maxWidth, maxHeight, part }, by).catch((cause: unknown) => {
    if (cause instanceof QueueFullError) throw new ApiError('UNAVAILABLE', { cause })
    if (!(cause instanceof JobError)) throw cause
    throw cause.reason === 'late' ? tooComplex(cause) : new ApiError('UNSUPPORTED_TYPE', { cause })
  })
  if (drawn === 'too complex') throw tooComplex()
  return drawn
}
