import onlineConsultations from '../../schemas/blocks/online-consultations.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'

type Asked = { page: number; isEmpty: boolean } | { company: Company; doctor: string | undefined }

/** Clinics that give online consultations, or the form of one of them (R13). */
export function consultationsToPage(asked: Asked): PageContent {
  const isForm = 'company' in asked
  const title = isForm
    ? words('head:consultations.with', { name: asked.company.name })
    : words('head:consultations.title')
  const props = isForm
    ? withoutUndefined({ company: asked.company.slug, doctor: asked.doctor })
    : { page: asked.page }
  const isIndexed = !isForm && asked.page === 1 && !asked.isEmpty
  return {
    title,
    description: words('head:consultations.description'),
    type: 'website',
    blocks: [
      storedBlock(pageTitle, { title, lead: words('head:consultations.lead') }),
      storedBlock(onlineConsultations, props),
    ],
    sidebar: [],
    ...(!isIndexed && { robots: 'noindex' as const }),
  }
}
