import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useMemo, useRef } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useBlockActs } from '../../draft/acts/use-block-acts.ts'
import { outlineOf } from '../../draft/blocks/block-actions.ts'
import { readCopied } from '../../draft/blocks/kept-clipboard.ts'
import { useBuilder, useOpenPage } from '../../draft/builder/builder-context.ts'
import { HelpHint } from '../help/loaded-help.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockRow } from './block-row.tsx'
import { KeyHelp } from './key-help.tsx'
import { useBlockGrab } from './use-block-grab.ts'
import { rowsAttribute, rowsTogether, useShownRows } from './use-shown-rows.ts'

/** About how high a row is, in pixels: room is kept for those that are not drawn yet. */
const rowHeight = 57

/** The blocks of the page in their order, nested ones indented: chosen, moved, copied and removed here. */
export function BlockList() {
  const { t } = usePage()
  const { mayChange, person } = useBuilder()
  const { blocks } = useOpenPage()
  const { paste } = useBlockActs()
  const list = useRef<HTMLUListElement>(null)
  const { grab, handleProps } = useBlockGrab(list)
  const rows = useMemo(() => outlineOf(blocks), [blocks])
  const isShown = useShownRows(
    list,
    useMemo(() => rows.map(({ block }) => block.id), [rows]),
  )
  const copied = mayChange && rows.length === 0 ? readCopied(person) : undefined

  // The line stands above the row behind the gap; at the end it stands below the last one.
  const dropAt = (id: string) => {
    if (!grab) return undefined
    if (grab.rows[grab.gap]?.id === id) return { side: 'above' as const, depth: grab.depth }
    const isEnd = grab.gap === grab.rows.length && grab.rows.at(-1)?.id === id
    return isEnd ? { side: 'below' as const, depth: grab.depth } : undefined
  }
  const isStaying = new Set(grab?.rows.map(({ id }) => id))
  return (
    <section aria-labelledby="site-blocks">
      <div className="flex items-center justify-between gap-2">
        <h2 id="site-blocks" className="text-lg font-semibold max-lg:sr-only">
          {t('business:site.blocks')}
        </h2>
        {mayChange && <KeyHelp />}
      </div>
      <ul ref={list} className="mt-2 divide-y divide-line border-y border-line">
        {rows.map(({ block, depth }, index) => {
          const part = index % rowsTogether === 0 ? index / rowsTogether : undefined
          if (isShown(Math.floor(index / rowsTogether)))
            return (
              <BlockRow
                key={block.id}
                block={block}
                depth={depth}
                handleProps={handleProps}
                isHeld={grab !== undefined && !isStaying.has(block.id)}
                drop={dropAt(block.id)}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                {...{ [rowsAttribute]: part }}
              />
            )
          const height = rowHeight * Math.min(rowsTogether, rows.length - index)
          return (
            part !== undefined && (
              <li key={part} aria-hidden style={{ height }} {...{ [rowsAttribute]: part }} />
            )
          )
        })}
      </ul>
      {rows.length === 0 && (
        <>
          <p className="mt-2 text-ink-soft">{t('business:site.noBlocks')}</p>
          {mayChange && <HelpHint article="blocks" />}
        </>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-x-3">
          <AddBlock after={undefined} />
          {copied !== undefined && (
            <Button
              variant="secondary"
              icon={ClipboardPaste}
              className="mt-3"
              onClick={() => void paste(copied, undefined)}
            >
              {t('business:site.direct.paste')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
