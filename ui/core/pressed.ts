import { usePage } from './page-context.tsx'

/** Below this path browsers say by themselves which links of a clinic were pressed. */
export const pressedPath = '/pressed/'

/**
 * The attribute of a link that calls a clinic, or leads to it on a map: on pages of that clinic the browser says by a request of its own that it
 * was pressed (decision 60). No script does, and browsers that say nothing lead on all the same.
 */
export function usePing(kind: 'call' | 'route'): { ping?: string } {
  const { clinic } = usePage()
  return clinic === undefined ? {} : { ping: `${pressedPath}${clinic}/${kind}` }
}
