import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import { usePage } from '../../ui/core/page-context.tsx'

/** The code of the company that is taken over at the address after a sign-in; undefined for another address. */
export const claimedCompany = (redirect: string | undefined): string | undefined =>
  /^(?:\/[a-z]{2})?\/pro\/claim\?company=([\w-]{1,60})$/.exec(redirect ?? '')?.[1]

/** The reason why taking over a company needs a sign-in, with the company's name once the forms are in use. */
export function ClaimReason({ company }: { company: string | undefined }) {
  const { locale, t } = usePage()
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (company === undefined) return
    void call('GET', `/front/v1/company/${company}`).then(
      (answer) => setName(readLocalized(answer as Record<string, unknown>, 'NAME', locale)?.text),
      // The reason is shown without the name.
      () => {},
    )
  }, [company, locale])
  return (
    <p className="mb-6 text-ink-soft">
      {name ? t('account:claim.named', { name }) : t('account:claim.reason')}
    </p>
  )
}
