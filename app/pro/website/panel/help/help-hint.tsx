import { useTranslation } from '../../../../use-translation.ts'
import { helpDrawings } from './help-drawings.tsx'
import { HelpLink, type OfferedArticle } from './help-link.tsx'

/** A hint before an action: a sentence, its picture, and a link to the article. */
export function HelpHint({ article }: { article: OfferedArticle }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2 rounded-card bg-surface p-4">
      <div className="flex items-center gap-4">
        <svg
          aria-hidden
          viewBox="0 0 120 80"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="h-auto w-24 shrink-0"
        >
          {helpDrawings[article]}
        </svg>
        <p className="min-w-0 text-sm text-pretty">{t(`business:site.hint.${article}`)}</p>
      </div>
      <HelpLink article={article} />
    </div>
  )
}
