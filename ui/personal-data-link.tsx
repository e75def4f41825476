import { localizePath } from '../locales/locale.ts'
import type { PageContextValue } from './page-context.tsx'

type Props = { href: string; text: string }

/** Where the page of what is kept of people is, and what a link to it says; an island gets both from its block. */
export const personalDataLink = ({ locale, t }: Pick<PageContextValue, 'locale' | 't'>): Props => ({
  href: localizePath('/page/personal-data', locale),
  text: t('ui:personalData'),
})

/** Leads from a consent to what it is about, in a tab of its own: what has been filled in stays. */
export const PersonalDataLink = ({ href, text }: Props) => (
  <a href={href} target="_blank" rel="noopener" className="link">
    {text}
  </a>
)
