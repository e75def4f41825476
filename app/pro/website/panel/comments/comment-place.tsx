import { firstWords } from '../../../../../schemas/draft/first-words.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../../ui/shown/badge.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { blockOf } from '../../draft/blocks/block-actions.ts'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import { slugOfDataPage } from '../../draft/pages/data-pages.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'
import type { Comment } from './use-comments.ts'

/** The place of a comment: the title of its page if that still exists, and its block. */
export function useCommentPlace({ PAGE, BLOCK }: Pick<Comment, 'PAGE' | 'BLOCK'>) {
  const listed = useSitePages().find(({ id }) => id === PAGE)?.title
  // A composed page may have no entry in the menu, which would give it a name.
  const slug = slugOfDataPage(PAGE)
  const title = listed ?? (slug === undefined ? undefined : `/${slug}`)
  const block = useDraftState(({ draft }) =>
    BLOCK === null ? undefined : blockOf(draft.pages[PAGE]?.blocks ?? [], BLOCK),
  )
  return { title, block, isWritten: title !== undefined && slug === undefined }
}

/** The place of a comment: the page, the block and its first words. If the block is gone since, its words of then are shown, with a note. */
export function CommentPlace({ comment }: { comment: Comment }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { types } = useBuilder()
  const { title, block, isWritten } = useCommentPlace(comment)
  const { BLOCK, BLOCK_TYPE, BLOCK_WORDS } = comment
  const type = block?.type ?? BLOCK_TYPE
  const name = type && (types.get(type)?.label ?? type)
  const words = block ? firstWords(block.props, locale)?.text : BLOCK_WORDS
  // Blocks of a page of data are in no draft.
  const isBlockGone = isWritten && BLOCK !== null && !block
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-medium break-words">{[title, name].filter(Boolean).join(' · ')}</p>
      {words && <p className="max-w-full truncate text-sm text-ink-soft">{words}</p>}
      {(isBlockGone || title === undefined) && (
        <Badge tone="warning">
          {t(isBlockGone ? 'business:site.comments.blockGone' : 'business:site.comments.pageGone')}
        </Badge>
      )}
    </div>
  )
}
