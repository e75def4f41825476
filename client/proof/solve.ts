import type { Pause, ProofWork } from './prove.ts'
import type { WorkerAnswer, WorkerOrder } from './solve.worker.ts'

/** The longest time slice on the main thread if there is no worker, in milliseconds. */
const slice = 8

function inSlices(): Pause {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < slice) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        begun = performance.now()
        resolve()
      })
    })
  }
}

type Waiting = { work: ProofWork; resolve: (token: Promise<string> | string) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
const canWork = typeof Worker === 'function'
let mayWork = canWork
let count = 0

/** Neither a worker nor the code for the main thread can be loaded. */
export class NoSolver extends Error {}

async function onThePage(work: ProofWork): Promise<string> {
  const { prove } = await import('./prove.ts').catch(() => {
    // A browser may remember that the import failed, so the next proof begins with a worker again.
    mayWork = canWork
    throw new NoSolver('the code of the proof of work cannot be loaded')
  })
  return prove(work, inSlices())
}

function take(id: number): Waiting | undefined {
  const found = waiting.get(id)
  waiting.delete(id)
  return found
}

/** Falls back to the main thread, because the worker does not start. */
function giveUp() {
  mayWork = false
  worker?.terminate()
  worker = undefined
  for (const id of [...waiting.keys()]) {
    const one = take(id)
    one?.resolve(onThePage(one.work))
  }
}

function open(): Worker {
  const opened = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('error', giveUp)
  opened.addEventListener('message', ({ data: { id, token } }: MessageEvent<WorkerAnswer>) => {
    const one = take(id)
    // If the worker failed, the main thread tries; if that fails too, it throws the reason.
    one?.resolve(token ?? onThePage(one.work))
  })
  return opened
}

/** The proof for a call, computed in a worker that is reused, or in short slices on the main thread as a fallback. */
export function solve(work: ProofWork): Promise<string> {
  if (!mayWork) return onThePage(work)
  try {
    worker ??= open()
  } catch {
    // The Content-Security-Policy may forbid workers.
    giveUp()
    return onThePage(work)
  }
  count += 1
  const order: WorkerOrder = { id: count, work }
  const solved = new Promise<string>((resolve) => {
    waiting.set(order.id, { work, resolve })
  })
  worker.postMessage(order)
  return solved
}
