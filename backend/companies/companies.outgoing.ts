import { cabinet, company, companyDecision, companyPaper, rowCode } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'
import { hoursShape, textsShape, wordsShape } from '../kit/outgoing/shapes.ts'

export const outgoing = defineOutgoing([
  {
    table: company,
    shapes: { address: textsShape, phones: wordsShape, hours: hoursShape, specialities: wordsShape },
    kept: [
      'code',
      'slug',
      'kind',
      'country',
      'city',
      'favicon',
      'template',
      'theme',
      'siteSettings',
      'menu',
      'parent',
      'isDemo',
      'attribution',
      'sourceDate',
      'isPublished',
      'isSiteOff',
      'status',
      'staffFactorFrom',
      'takesConsultations',
      'approvesConsultations',
      'isOnlineEntryActive',
      'taxNumber',
      'revision',
      'createdAt',
      'updatedAt',
      'updatedBy',
    ],
  },
  // The first branch is written at the registration.
  { table: cabinet, replaces: 1 },
  // Numbers that were given to rows, of which there may be none any more.
  { table: rowCode, replaces: Number.POSITIVE_INFINITY },
  { table: companyDecision, outOnly: 'installation' },
  { table: companyPaper, files: ['file'], outOnly: 'installation' },
])
