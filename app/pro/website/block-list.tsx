import { pickLocalized } from '../../../schemas/localized.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import { isRecord } from '../../../schemas/schema-shape.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { useTranslation } from '../../use-translation.ts'
import { AddBlock } from './add-block.tsx'
import { outlineOf } from './block-actions.ts'
import { BlockMenu } from './block-menu.tsx'
import { BlockState } from './block-state.tsx'
import { useBuilder, useOpenPage } from './builder-context.ts'

/** The first text of a block, which tells it from others of its type. */
function textOf({ props }: StoredBlock, locale: Parameters<typeof pickLocalized>[1]): string {
  for (const value of Object.values(props)) {
    const picked = isRecord(value) ? pickLocalized(value, locale)?.value : undefined
    if (typeof picked === 'string' && picked.trim()) return picked
  }
  return ''
}

/** The blocks of the page in their order, nested ones indented: chosen, moved, copied and removed here. */
export function BlockList() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { select, types, mayChange } = useBuilder()
  const { blocks } = useOpenPage()
  const rows = outlineOf(blocks)
  return (
    <section aria-labelledby="site-blocks">
      <h2 id="site-blocks" className="text-lg font-semibold">
        {t('business:site.blocks')}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map(({ block, depth }) => (
          <li key={block.id} className="flex items-center" style={{ paddingInlineStart: `${depth}rem` }}>
            <button
              type="button"
              onClick={() => select(block.id)}
              className="min-h-12 min-w-0 grow rounded-control px-2 py-1.5 text-start hover:bg-surface"
            >
              <span className="block font-medium">{types.get(block.type)?.label ?? block.type}</span>
              <span className="block truncate text-sm text-ink-soft empty:hidden">
                {textOf(block, locale)}
              </span>
              <BlockState block={block} />
            </button>
            {mayChange && <BlockMenu block={block} />}
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="mt-2 text-ink-soft">{t('business:site.noBlocks')}</p>}
      {mayChange && <AddBlock after={undefined} />}
    </section>
  )
}
