import { localizePath } from '../../locales/locale.ts'
import type { PageContextValue } from '../core/page-context.tsx'

type Props = { href: string; text: string }

/** Address and text of the link to the page about personal data; an island receives both as props from its block. */
export const personalDataLink = ({ locale, t }: Pick<PageContextValue, 'locale' | 't'>): Props => ({
  href: localizePath('/page/personal-data', locale),
  text: t('ui:personalData'),
})

/** A link from a consent to the page about it, in a new tab, so that the filled-in form is not lost. */
export const PersonalDataLink = ({ href, text }: Props) => (
  <a href={href} target="_blank" rel="noopener" className="link">
    {text}
  </a>
)
