import { profilePath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { localizePath } from '../../locales/locale.ts'
import type { CompanyKind } from '../../schemas/api/registration.ts'
import { usePage } from '../../ui/core/page-context.tsx'

type Props = { company: { SLUG: string; KIND: CompanyKind; COMPANY_NAME: string } }

/** The name of a company with a link to its profile in the directory. */
export function ProfileLink({ company: { SLUG, KIND, COMPANY_NAME } }: Props) {
  const { locale } = usePage()
  const section = sectionOf({ kind: KIND })
  if (!section) return COMPANY_NAME
  return (
    <a href={localizePath(profilePath(section, SLUG), locale)} className="link">
      {COMPANY_NAME}
    </a>
  )
}
