import { resources } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { Texts } from '../../locales/translate-with.ts'
import type { AccountProps } from '../../schemas/blocks/account.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import Client from './account.client.tsx'

/** The texts of the forms; the island has no others. */
function textsOf(locale: Locale): Texts {
  const { account = {}, errors: { fields, form } = {}, ui: { personalData } = {} } = resources[locale] ?? {}
  return { account, errors: { fields, form }, ui: { personalData } }
}

/** Sign-in, registration and passwords (R29–R32). */
export default function Account({ first, reason }: AccountProps) {
  const { locale, t } = usePage()
  return (
    <>
      <noscript>
        <p className="mb-5 rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
          {t('account:noScript')}
        </p>
      </noscript>
      <Island component={Client} props={{ first, reason, locale, texts: textsOf(locale) }} />
    </>
  )
}
