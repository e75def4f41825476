import { localizePath } from '../../../../../locales/locale.ts'
import { type HelpArticle, helpPath } from '../../../../../schemas/articles/help-articles.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'

/** Help articles that are offered in place, where a person may hesitate. */
export type OfferedArticle = Extract<
  HelpArticle,
  'blocks' | 'comments' | 'domain' | 'languages' | 'pages' | 'pictures' | 'publish' | 'review'
>

/** A link to the help article about the screen, in a new tab. */
export function HelpLink({ article }: { article: OfferedArticle }) {
  const { t, locale } = usePage()
  return (
    <p className="text-sm">
      <a
        className="link inline-block py-1"
        href={localizePath(helpPath(article), locale)}
        target="_blank"
        rel="noreferrer"
      >
        {t(`business:site.help.${article}`)}
      </a>
    </p>
  )
}
