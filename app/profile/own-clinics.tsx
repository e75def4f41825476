import ChevronRight from 'lucide-react/icons/chevron-right'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { OwnCompany } from '../../schemas/api/business.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { companyPlace } from '../pro/place-names.ts'
import { tileClass } from '../tile-class.ts'

/** The clinics that a person works for: the state of each, and a link to its business section. */
export function OwnClinics({ locale, companies }: { locale: Locale; companies: readonly OwnCompany[] }) {
  const t = translate(locale)
  if (companies.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('profile:clinics.title', { count: companies.length })}</h2>
      <ul className="grid gap-2">
        {companies.map((company) => {
          const { code, name, href } = companyPlace(company, locale)
          return (
            <li key={code}>
              <AppLink href={href} className={tileClass}>
                <span className="flex-auto">
                  <span lang={name.lang} className="block font-medium">
                    {name.text}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {t(`profile:clinics.${company.STATUS}`)}
                  </span>
                </span>
                <Icon of={ChevronRight} className="text-ink-faint" />
              </AppLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
