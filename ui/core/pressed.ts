import { usePage } from './page-context.tsx'

/** Below this path browsers say by themselves which links of a clinic were pressed. */
export const pressedPath = '/pressed/'

/**
 * The attribute of a link that calls a clinic, or leads to it on a map: the browser says by a request of its own that it was pressed (decision
 * 60). No script does, and browsers that say nothing lead on all the same. Without the slug of a clinic there is none.
 */
export const pingOf = (kind: 'call' | 'route', clinic: string | undefined): { ping?: string } =>
  clinic === undefined ? {} : { ping: `${pressedPath}${clinic}/${kind}` }

/** The same on a page of that clinic, for blocks and layouts. */
export const usePing = (kind: 'call' | 'route') => pingOf(kind, usePage().clinic)
