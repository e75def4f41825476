import '../core/jitless.ts'
import { z } from 'zod'
import { draftDesign, draftMenu, draftPage, revision } from './site-draft.ts'

/** The revision that the caller has seen: changes of others since are kept, and a conflict in the same field is answered with 409. */
const BASE = revision.optional()
const REVISION = z.int()

/** Replaces a part of a draft by the sent one (PS6). */
export const siteMenuBody = z.strictObject({ BASE, MENU: draftMenu })
export const sitePageBody = z.strictObject({ BASE, PAGE: draftPage })
export const siteDesignBody = z.strictObject({ BASE, DESIGN: draftDesign })

/** The facts that a clinic's menu depends on: they decide which entries visitors see (V-12, V-13, V-21). */
export const menuFacts = z
  .object({
    TAKES_QUESTIONS: z.boolean(),
    TAKES_BOOKINGS: z.boolean(),
    HAS_DESCRIPTION: z.boolean(),
    HAS_DOCTOR: z.boolean(),
    HAS_PHOTO: z.boolean(),
    HAS_PROMOTION: z.boolean(),
  })
  .meta({ id: 'SiteMenuFacts' })

/** Parts of a draft with its revision (PS6). */
export const siteMenu = z
  .object({ REVISION, MENU: z.array(z.unknown()), FACTS: menuFacts })
  .meta({ id: 'SiteMenu' })
export const sitePage = z.object({ REVISION, PAGE: z.looseObject({}) }).meta({ id: 'SitePage' })
export const siteDesign = z.object({ REVISION, DESIGN: z.looseObject({}) }).meta({ id: 'SiteDesign' })
