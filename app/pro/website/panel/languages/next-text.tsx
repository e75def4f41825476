import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useSelection } from '../../draft/builder/builder-context.ts'
import { useCount, useNextText, useTexts } from '../../draft/texts/texts-context.tsx'

/** How much is left to write in the edited language, and a button to the next such text, wherever it is, or else to a block that is not filled in. */
export function NextText({ from }: { from?: () => Path | undefined }) {
  const { t } = useTranslation()
  const language = useSelection('language')
  const next = useNextText(language)
  const empty = useTexts()?.empty.length ?? 0
  const { filled, total, stale } = useCount()(language)
  if (total === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {next && (
        <Button
          variant="secondary"
          size="small"
          icon={ArrowRight}
          aria-keyshortcuts="Control+Enter"
          title={t('business:site.languages.nextKey', { key: 'Ctrl+Enter' })}
          onClick={() => next(from?.())}
        >
          {t('business:site.languages.next')}
        </Button>
      )}
      <p className="text-sm text-ink-soft first-letter:uppercase">
        {[
          total > filled && t('business:site.languages.missing', { count: total - filled }),
          stale > 0 && t('business:site.languages.stale', { count: stale }),
          empty > 0 && t('business:site.languages.emptyBlocks', { count: empty }),
        ]
          .filter(Boolean)
          .join(', ') || t('business:site.languages.complete')}
      </p>
    </div>
  )
}
