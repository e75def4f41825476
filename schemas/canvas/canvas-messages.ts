import type { StoredBlock } from '../page/page.ts'

/*
 * Messages between the builder and the page in its frame. Both have the same origin; each side ignores messages of others.
 */

/** The actions for the chosen block on the page itself, besides dragging it. */
export type CanvasAct = 'above' | 'below' | 'up' | 'down' | 'copy' | 'comment' | 'remove'
export type CanvasTool = CanvasAct | 'drag'

/** A place directly before or after a block, in the same parent. */
export type Beside = { id: string; side: 'before' | 'after' }

/** Messages from the builder to the page. */
export type ToCanvas =
  /** Asks whether the page listens: it may have said so before anybody heard it. */
  | { kind: 'hello' }
  /**
   * Blocks were added, moved, removed or changed: `blocks` are rendered with all in them, `order` are the ids of the page's own blocks if
   * these are others or in another order. `seq` grows with each change of a page: a rendering for an older one is not shown.
   */
  | { kind: 'draw'; seq: number; blocks: readonly StoredBlock[]; order?: readonly string[] }
  /** Something beside the blocks of the page has changed, and is saved. */
  | { kind: 'refresh'; seq: number }
  /** Shows colours and corners at once, by the CSS variables of `liveTheme`. */
  | { kind: 'theme'; variables: Readonly<Record<string, string>> }
  /** Shows which block is edited, and brings it into view; none without an id. */
  | { kind: 'select'; id?: string }
  /**
   * The names of the page's blocks, by id, in the language of the interface, and the tools for them, which are absent for those who may
   * only read.
   */
  | { kind: 'names'; names: Record<string, string>; lang: string; tools?: Record<CanvasTool, string> }

  /** Shows lines around blocks, each with a word: other editors, or a difference. In place of those shown before. */
  | { kind: 'mark'; marks: Mark[] }
  /** Shows numbers at blocks: those of their comments. In place of those shown before. */
  | { kind: 'pin'; pins: Pin[] }

export type Mark = { id: string; label: string }

/** A number at a block, and its meaning in words. */
export type Pin = { id: string; label: string; count: number }

/** Messages from the page to the builder. */
export type FromCanvas =
  /** The page listens. */
  | { kind: 'ready' }
  /** A block was chosen. */
  | { kind: 'chosen'; id: string }
  /** The number at a block was pressed. */
  | { kind: 'pinned'; id: string }
  /** A link to a page of the site was followed; the path has no query. */
  | { kind: 'left'; path: string }
  /** A text of a block was typed in: `path` is its place in the props (`items.0.title`), `text` is all of it. */
  | { kind: 'typed'; id: string; path: string; text: string }
  /** Typing has ended in a text of a block that is changed now. */
  | { kind: 'kept'; id: string }
  /** A tool at a block was used. */
  | { kind: 'act'; id: string; act: CanvasAct }
  /** A block begins to be dragged. */
  | { kind: 'dragged'; id: string }
  /** The place to which the dragged block would go. */
  | { kind: 'over'; id: string; place: Beside }
  /** The block is dropped at the place, or stays without one. */
  | { kind: 'dropped'; id: string; place?: Beside }
  /** The message with this number is shown. */
  | { kind: 'drawn'; seq: number }
  /** The message with this number could not be shown, or came too late: a newer one was sent meanwhile. */
  | { kind: 'failed'; seq: number; isLate?: true }
