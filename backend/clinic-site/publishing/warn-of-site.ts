import type { z } from 'zod'
import type { siteWarning } from '../../../schemas/api/site-draft.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { siteWarnings } from '../../../schemas/draft/warnings/site-warnings.ts'
import type { Facts } from '../../../schemas/draft/warnings/warning.ts'
import { ownSlugs } from '../../../schemas/menu/draft-menu.ts'
import { currentVersion } from '../../../schemas/page/define-block.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'

/** The warnings about a draft, as the API returns them. */
export const warnOfSite = (
  draft: SiteDraft,
  facts: Pick<Facts, 'hasLicense' | 'promises' | 'serviceNames'>,
): z.infer<typeof siteWarning>[] =>
  siteWarnings(draft, {
    // A block of a newer version of the code cannot be judged by this one.
    definitionOf: ({ type, v }) => {
      const definition = blockDefinitions.get(type)
      return definition && currentVersion(definition) === v ? definition : undefined
    },
    ownSlugs,
    ...facts,
  }).map(({ code, path, params, fix }) => ({ CODE: code, PATH: path, PARAMS: params, FIX: fix }))
