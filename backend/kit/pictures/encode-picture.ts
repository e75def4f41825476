import { maxPictureBytes } from '../../../schemas/formats/picture-file.ts'
import { ApiError } from '../errors/api-error.ts'
import { QueueFullError } from '../processes/limit-concurrency.ts'
import { createProcesses, JobError } from '../processes/processes.ts'
import type { drawPicture, EncodedPicture, Part, PictureJob } from './draw-picture.ts'
import { fileKind, type PictureKind } from './file-kind.ts'
import { pictureProgram } from './picture.process.ts'
import { PictureError } from './picture-error.ts'

/** The kinds of pictures that every upload accepts. */
const usualKinds: readonly PictureKind[] = ['jpeg', 'png', 'webp']

export type PictureLimits = {
  maxWidth?: number
  maxHeight?: number
  maxBytes?: number
  kinds?: readonly PictureKind[]
  /** Keeps this part only. */
  part?: Part | undefined
}

const processesFor = (processes: number) =>
  createProcesses<PictureJob, Awaited<ReturnType<typeof drawPicture>>>({
    program: pictureProgram,
    processes,
    waiting: 24,
    each: 8,
    // A drawing takes a fraction of a second and a photo of 50 megapixels some seconds; more where the machine has much to do.
    deadlineMs: ({ kind }) => (kind === 'svg' ? 10_000 : 60_000),
    idleMs: 10_000,
  })

/** Two, because a photo can take 300 MB; one that waits is at most 25 MB. */
const draw = processesFor(2)

/** One process, because a large photo can take a gigabyte. */
const drawAlone = processesFor(1)

const refused = (error: PictureError) => new ApiError('UNSUPPORTED_TYPE', { cause: error })

/** A picture whose process has ended, or was stopped, is too much for it; the process's message names any other fault. */
const asApiError = (cause: unknown): unknown => {
  if (cause instanceof QueueFullError) return new ApiError('UNAVAILABLE', { cause })
  if (!(cause instanceof JobError)) return cause
  return refused(
    new PictureError(cause.reason === 'failed' ? 'damaged' : 'tooComplex', 'the picture was not drawn', {
      cause,
    }),
  )
}

/**
 * Re-encodes an uploaded picture, upright and within the size limit, so that only its pixels are stored; `by` is the sender, for fair
 * turns. Throws 413 for too many bytes, 415 for a refused file (with a `PictureError` as its cause, unless it is no picture), and 503 where
 * too many pictures wait.
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
  if (sent.byteLength === 0) throw refused(new PictureError('fileEmpty', 'no bytes'))
  const found = fileKind(sent)
  const kind = kinds.find((one) => one === found)
  if (kind === undefined) {
    if (found === undefined || found === 'pdf') throw new ApiError('UNSUPPORTED_TYPE')
    throw refused(new PictureError('otherPictureKind', `a picture of another kind: ${found}`))
  }
  const job = { bytes: sent, kind, maxWidth, maxHeight, part }
  const fail = (cause: unknown): never => {
    throw asApiError(cause)
  }
  const first = await draw(job, by).catch(fail)
  const drawn = first === 'large' ? await drawAlone({ ...job, isAlone: true }, by).catch(fail) : first
  if (drawn === 'large') throw new Error('a large picture was not drawn alone')
  if ('fault' in drawn) throw refused(new PictureError(drawn.fault, drawn.reason))
  return drawn
}
