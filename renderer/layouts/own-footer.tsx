import type { SiteInfo } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'

/** The clinic's additions to the end of each page: a text, its licence, its pages in social networks. */
export function OwnFooter({ text, socials, license }: NonNullable<SiteInfo['footer']>) {
  const { t } = usePage()
  return (
    <>
      {text && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <LocalizedText value={text} />
        </p>
      )}
      {license && <p className="mt-2">{t('blocks:company-contacts.license', { number: license })}</p>}
      {socials && (
        <ul className="mt-2 flex flex-wrap gap-x-5">
          {socials.map(({ name, href }) => (
            <li key={href}>
              <a
                className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink @3xl:min-h-9"
                href={href}
                rel="external noopener"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
