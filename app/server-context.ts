import type { Counter } from '../ui/visitor/count-view.ts'

/**
 * The context that the server passes to the application. They are separate bundles in one process and share no module state, so the context
 * is stored on `globalThis`; nothing else is.
 */
export type ServerContext = {
  /** Calls the built-in API; absent with a remote backend. `path` is `/api/{service}/{locale}/…`. */
  api?: (path: string, init?: RequestInit) => Promise<Response>
  /** The API answer that the access check fetched already; `request` is the value of the request's `answersHeader`. */
  cachedAnswer?: (request: string, path: string) => Response | undefined
  /** Scheme and host of the product. */
  origin?: string
  /** Default picture of the product's pages for social networks (B-20). */
  image?: { src: string; width: number }
  /** Where views of pages are counted (B-27). */
  counter?: Counter
  /** Tile source of interactive maps, if the configuration has one. */
  mapTiles?: { url: string; attribution: string }
  /** Size in bytes of the JavaScript (gzip, without React) that each block's island loads; development server only. */
  blockCosts?: () => Promise<Record<string, number>>
}

const holder = globalThis as { shipa?: ServerContext }

/** Everything that the server has passed so far. */
export const serverContext = (): ServerContext => holder.shipa ?? {}

/** Called by the server: adds to the passed values. */
export function provideServerContext(values: ServerContext): void {
  holder.shipa = { ...holder.shipa, ...values }
}
