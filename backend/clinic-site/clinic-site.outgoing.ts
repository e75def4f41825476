import {
  domain,
  domainClaim,
  page,
  siteApproval,
  siteChange,
  siteComment,
  siteDraft,
  siteImport,
  sitePresence,
  siteSchedule,
  siteSection,
  siteShare,
  siteVersion,
  siteVisit,
} from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

/* The site itself is brought in by its own file, which is looked at as one. */

export const outgoing = defineOutgoing([
  { table: page, outOnly: 'installation' },
  { table: siteDraft, outOnly: 'installation' },
  { table: siteChange, outOnly: 'installation' },
  { table: siteVersion, outOnly: 'installation' },
  { table: siteSection, outOnly: 'installation' },
  { table: siteComment, without: ['share'], outOnly: 'installation' },
  { table: siteApproval, outOnly: 'installation' },
  { table: siteSchedule, outOnly: 'installation' },
  { table: siteImport, outOnly: 'installation' },
  { table: siteVisit },
  { table: siteShare, stays: 'secret' },
  { table: sitePresence, stays: 'underWay' },
  { table: domain, outOnly: 'installation' },
  { table: domainClaim, without: ['token'], outOnly: 'installation' },
])
