import { defaultLocale } from '../../../locales/locale.ts'
import type { SiteName } from '../../../schemas/draft/site-name.ts'
import type { KeptDraft } from '../drafts/draft-store.ts'
import { readKnownDraft } from '../drafts/known-drafts.ts'
import { readVersion } from '../drafts/read-version.ts'
import { readImport } from '../imports/read-import.ts'
import { readProposal } from '../proposals/read-proposal.ts'
import { onlySection, readSection } from '../proposals/read-section.ts'
import type { SiteReader } from '../proposals/site-reader.ts'
import { readApproval } from '../publishing/approvals.ts'
import { readSavedSection } from '../sections/saved-sections.ts'

/**
 * The site of a company that a name means, with the newest revision of its draft; without a name the draft itself. Throws 404 if
 * there is no such site.
 */
export async function readNamedSite(
  reader: SiteReader,
  company: string,
  { version, proposal, section, saved, import: brought, review, reviewBase }: SiteName,
): Promise<KeptDraft> {
  const current = await readKnownDraft(reader.orm, company)
  if (version !== undefined) return { ...current, draft: await readVersion(reader.orm, company, version) }
  if (proposal !== undefined)
    return { ...current, draft: await readProposal(reader, company, proposal, current.draft) }
  if (brought !== undefined)
    return { ...current, draft: await readImport(reader.orm, company, brought, current.draft) }
  if (review !== undefined)
    return { ...current, draft: (await readApproval(reader.orm, company, review)).content }
  if (reviewBase !== undefined)
    return { ...current, draft: (await readApproval(reader.orm, company, reviewBase)).base }
  if (section !== undefined)
    return { ...current, draft: await readSection(reader, company, section, current.draft) }
  if (saved !== undefined) {
    const { NAME, BLOCK } = await readSavedSection(reader.orm, { company, locale: defaultLocale }, saved)
    return { ...current, draft: onlySection(current.draft, { ru: NAME }, [BLOCK]) }
  }
  return current
}
