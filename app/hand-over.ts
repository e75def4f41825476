/**
 * What the server gives to the application. The two are different bundles in one process and share no module state, so
 * this is the only thing that they have in common on `globalThis`.
 */
export type HandOver = {
  /** Asks the built-in API; absent with a remote backend. `path` is `/api/{service}/{locale}/…`. */
  api?: (path: string, init?: RequestInit) => Promise<Response>
  /** What the guard of a request was answered to a call; `request` is what its header `answersHeader` says. */
  answerOf?: (request: string, path: string) => Response | undefined
  /** What interactive maps are drawn with, where the configuration names a source of tiles. */
  mapTiles?: { url: string; attribution: string }
  /** Bytes of JavaScript (gz, without React) that each block's island loads; only the development server measures it. */
  blockCosts?: () => Promise<Record<string, number>>
}

const holder = globalThis as { shipa?: HandOver }

/** What the server has handed over so far. */
export const handedOver = (): HandOver => holder.shipa ?? {}

/** Called by the server: adds to what it has handed over. */
export function handOver(things: HandOver): void {
  holder.shipa = { ...holder.shipa, ...things }
}
