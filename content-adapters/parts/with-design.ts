import type { SiteSettings } from '../../schemas/design/site-settings.ts'
import type { ThemeChoice } from '../../schemas/design/theme.ts'
import type { Template } from '../../schemas/page/template.ts'
import type { Company } from '../entities/company.ts'
import { withoutUndefined } from './without-undefined.ts'

/** The design of a clinic's site, as far as a source has it. */
type Design = {
  template?: Template | undefined
  theme?: ThemeChoice | undefined
  settings?: SiteSettings | undefined
}

/** A company with the design of its site from elsewhere. */
export function withDesign(company: Company, { template, theme, settings }: Design): Company {
  const { logo, favicon, ...others } = settings ?? {}
  return withoutUndefined({
    ...company,
    template: template ?? company.template,
    theme: theme ?? company.theme,
    settings: settings ? others : company.settings,
    logo: logo ? { ...logo, alt: company.name } : company.logo,
    favicon: favicon?.src ?? company.favicon,
  })
}
