import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { siteApproval } from './site-approval.ts'
import { openCommentPlaces } from './site-comments.ts'
import { siteCheck, siteSchedule, siteSummary, siteWarning } from './site-draft.ts'

/** The state of a site (PS1). `CHANGES` is the number of unpublished changes; `CHECKS` are the problems that block publishing. */
export const clinicSite = z
  .object({
    DRAFT_VERSION: z.int(),
    PUBLISHED_VERSION: z.int(),
    IS_PUBLISHED: z.boolean(),
    /** The builder has published nothing yet, and no page is stored: visitors see the composed pages of the clinic’s data. */
    IS_FIRST: z.boolean(),
    /** Its owner has taken the site down (PS5). */
    IS_OFF: z.boolean(),
    DOMAINS: z.array(z.string()),
    LOCALES: z.array(z.enum(locales)),
    CHANGES: z.int(),
    /** The time of the draft's last change; null without any, and if unknown. */
    CHANGED_AT: z.string().nullable(),
    CHECKS: z.array(siteCheck),
    SCHEDULE: siteSchedule.nullable(),
    /** A request to publish that waits, or was returned. */
    REVIEW: siteApproval.nullable(),
    COMMENTS: openCommentPlaces,
    WARNINGS: z.array(siteWarning),
    SUMMARY: siteSummary,
  })
  .meta({ id: 'ClinicSite' })
