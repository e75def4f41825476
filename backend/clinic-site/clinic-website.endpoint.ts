import { asc, eq } from 'drizzle-orm'
import { readyPromises } from '../../patterns/ready-promises.ts'
import { clinicSite } from '../../schemas/api/clinic-site.ts'
import { siteLocales } from '../../schemas/draft/site-locales.ts'
import { company as companyTable, domain } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { instant } from '../shared/answers/instant.ts'
import { readAccess } from './drafts/access.ts'
import { readKnownDraft } from './drafts/known-drafts.ts'
import { lastChange } from './drafts/last-change.ts'
import { readPublished } from './drafts/published-site.ts'
import { unpublished } from './drafts/unpublished.ts'
import { currentApproval } from './publishing/approvals.ts'
import { checkSite } from './publishing/check-site.ts'
import { isNeverPublished, newestVersion } from './publishing/make-live.ts'
import { readSchedule } from './publishing/schedule.ts'
import { serviceNames } from './publishing/service-names.ts'
import { readSiteRules } from './publishing/site-rules.ts'
import { warnOfSite } from './publishing/warn-of-site.ts'
import { openComments } from './sharing/comments.ts'

export const clinicWebsite = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website',
  summary:
    'The state of a site: versions, hosts, languages, what is not published, what stands in the way and what could be better (PS1)',
  access: readAccess,
  params: place,
  answer: clinicSite,
  act: async ({ orm, member: { company, account }, locale }) => {
    const { revision, draft } = await readKnownDraft(orm, company)
    const published = await readPublished(orm, company)
    const version = await newestVersion(orm, company)
    const hosts = await orm
      .select({ host: domain.host })
      .from(domain)
      .where(eq(domain.company, company))
      .orderBy(asc(domain.host))
    const [row] = await orm
      .select({
        isPublished: companyTable.isPublished,
        isOff: companyTable.isSiteOff,
        license: companyTable.license,
      })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    const isFirst = isNeverPublished(version, published)
    const waits = unpublished(published, draft)
    const changedAt = waits.CHANGES > 0 ? await lastChange(orm, company) : null
    return {
      DRAFT_VERSION: revision,
      PUBLISHED_VERSION: version ?? 0,
      IS_FIRST: isFirst,
      IS_OFF: row?.isOff ?? false,
      IS_PUBLISHED: row?.isPublished === true && !row.isOff,
      DOMAINS: hosts.map(({ host }) => host),
      LOCALES: siteLocales(draft),
      ...waits,
      CHANGED_AT: changedAt && instant(changedAt),
      CHECKS: checkSite(draft, published, { locale, ...(await readSiteRules(orm, company)) }),
      SCHEDULE: await readSchedule(orm, company, locale),
      REVIEW: await currentApproval(orm, company, { account, draft }),
      COMMENTS: await openComments(orm, company),
      WARNINGS: warnOfSite(draft, {
        hasLicense: Boolean(row?.license?.trim()),
        // Asked once, before anybody has read the site.
        ...(isFirst && { promises: readyPromises(), serviceNames: await serviceNames(orm, company) }),
      }),
    }
  },
})
