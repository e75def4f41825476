import { type ProofWork, prove } from './prove.ts'

/*
 * Computes proofs of work off the main thread.
 */

export type WorkerOrder = { id: number; work: ProofWork }
/** The token is absent if the proof could not be computed: a file is gone, for example. */
export type WorkerAnswer = { id: number; token?: string }

addEventListener('message', async ({ data: { id, work } }: MessageEvent<WorkerOrder>) => {
  const answer: WorkerAnswer = await prove(work).then(
    (token) => ({ id, token }),
    () => ({ id }),
  )
  postMessage(answer)
})
