import { type ProofWork, prove } from './prove.ts'

/*
 * Searches for proofs beside the page, so that nothing on it waits.
 */

export type WorkerOrder = { id: number; work: ProofWork }
/** No token where the work could not be done: a file is gone, for example. */
export type WorkerAnswer = { id: number; token?: string }

addEventListener('message', async ({ data: { id, work } }: MessageEvent<WorkerOrder>) => {
  const answer: WorkerAnswer = await prove(work).then(
    (token) => ({ id, token }),
    () => ({ id }),
  )
  postMessage(answer)
})
