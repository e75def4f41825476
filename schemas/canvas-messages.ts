import type { StoredBlock } from './page.ts'

/*
 * Messages between the builder and the page in its frame. Both have the same origin; each side ignores messages of others.
 */

/** What the builder tells the page. */
export type ToCanvas =
  /**
   * Blocks have come, moved, gone or changed: `blocks` are drawn with all in them, `order` are the ids of the page's own blocks if
   * these are others or in another order. `seq` grows with each change of a page: what was drawn for an older one is not shown.
   */
  | { kind: 'draw'; seq: number; blocks: readonly StoredBlock[]; order?: readonly string[] }
  /** Something beside the blocks of the page has changed, and is saved. */
  | { kind: 'refresh'; seq: number }
  /** Shows colours and corners at once, by the CSS variables of `liveTheme`. */
  | { kind: 'theme'; variables: Readonly<Record<string, string>> }
  /** Shows which block is edited, and brings it into view; none without an id. */
  | { kind: 'select'; id?: string }

/** What the page tells the builder. */
export type FromCanvas =
  /** It listens. */
  | { kind: 'ready' }
  /** Somebody chose a block. */
  | { kind: 'chosen'; id: string }
  /** Somebody followed a link to a page of the site; the path has no query. */
  | { kind: 'left'; path: string }
  /** What was told with this number is shown. */
  | { kind: 'drawn'; seq: number }
  /** What was told with this number could not be shown, or came too late: something newer was told meanwhile. */
  | { kind: 'failed'; seq: number; isLate?: true }
