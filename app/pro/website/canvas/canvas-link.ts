import type { FromCanvas, ToCanvas } from '../../../../schemas/canvas/canvas-messages.ts'
import { isEqual } from '../../../../schemas/core/is-equal.ts'
import { liveTheme, themeOf } from '../../../../schemas/design/theme.ts'
import type { SiteDraft } from '../../../../schemas/draft/site-draft.ts'
import type { DraftStore } from '../draft/session/draft-store.ts'
import { blocksToDraw } from './blocks-to-draw.ts'

type Options = {
  store: DraftStore
  page: string
  tell: (message: ToCanvas) => void
  /** Called with whether the page shows the draft. */
  onShown: (isShown: boolean) => void
}

/** All that a page shows beside its own blocks: design, menu, and the names and addresses of the pages. */
const restOf = ({ pages, ...rest }: SiteDraft) => ({
  ...rest,
  pages: Object.entries(pages).map(([id, { blocks: _, ...page }]) => [id, page]),
})

function themeVariables({ template, theme }: SiteDraft['design']): Record<string, string> {
  const { accent, ...others } = theme
  // A half-typed colour is ignored.
  const isColor = accent !== undefined && /^#[0-9a-f]{6}$/.test(accent)
  return liveTheme(themeOf(template, isColor ? theme : others))
}

/**
 * Keeps a loaded page like the draft: blocks that are added, moved, removed or changed are shown at once, everything else as soon as it is
 * saved. `hear` gets the messages of the page, `stop` ends the link when the page is gone.
 */
export function linkCanvas({ store, page, tell, onShown }: Options) {
  const blocksOf = (draft: SiteDraft) => draft.pages[page]?.blocks ?? []
  let isReady = false
  let saved = store.getState().session.base
  let shown = blocksOf(saved)
  let isStale = false
  let lastFailed = -1
  let design = saved.design
  let themed = themeVariables(design)

  function drawBlocks(): void {
    const { draft, seq } = store.getState()
    const next = blocksOf(draft)
    const difference = blocksToDraw(shown, next)
    shown = next
    if (difference) tell({ kind: 'draw', seq, ...difference })
  }

  /** Blocks that the server renders are read again once all changes are saved. */
  function drawRest(): void {
    const { session, seq } = store.getState()
    if (session.base !== saved) {
      isStale ||= !isEqual(restOf(session.base), restOf(saved))
      saved = session.base
    }
    if (!isStale || session.sending || session.waiting.length > 0) return
    isStale = false
    tell({ kind: 'refresh', seq })
  }

  function drawTheme(): void {
    const next = store.getState().draft.design
    if (next === design) return
    design = next
    const variables = themeVariables(design)
    if (isEqual(variables, themed)) return
    themed = variables
    tell({ kind: 'theme', variables })
  }

  function sync(): void {
    if (!isReady) return
    drawTheme()
    drawBlocks()
    drawRest()
  }

  function hear(message: FromCanvas): void {
    if (message.kind === 'ready') {
      isReady = true
      sync()
    } else if (message.kind === 'failed') {
      // With the next save the whole page is drawn.
      isStale = true
      if (message.isLate) return
      lastFailed = message.seq
      onShown(false)
    } else if (message.kind === 'drawn' && message.seq > lastFailed) onShown(true)
  }

  /** The clinic's data on the page has changed: the page is read again. */
  function refresh(): void {
    isStale = true
    sync()
  }

  return { hear, refresh, stop: store.subscribe(sync) }
}
