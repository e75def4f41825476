import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import type { Change } from '../draft/change.ts'
import { mostSent } from '../draft/session.ts'
import type { DraftMenuItem, SiteDraft } from '../draft/site-draft.ts'
import { type ChildrenName, hasMoreNodes, nodesOf, type TreeNode } from '../draft/tree.ts'
import { maxBlocks } from '../page/max-blocks.ts'
import { maxDepth } from '../page/max-depth.ts'
import type { StoredBlock } from '../page/page.ts'
import { templates } from '../page/template.ts'
import { image } from './image.ts'
import { menuItem as menuItemAnswer } from './menu.ts'
import { pageDocument } from './site.ts'

// Validation passes over a name `__proto__`.
const id = z.string().regex(/^(?!__proto__$)[A-Za-z0-9_-]{1,64}$/)
const step = z
  .string()
  .regex(/^(?!__proto__$)/)
  .max(200)
const place = z.strictObject({ parent: id.optional(), after: id.nullable() })
/** A path in a draft, as in a change. */
export const draftPath = z
  .array(z.union([step, z.int().nonnegative()]))
  .min(1)
  .max(40)

/** A change of a draft: `value` is set at `path` or removed without one, `place` inserts or moves a block or menu entry. */
export const draftChange: z.ZodType<Change> = z.strictObject({
  path: draftPath,
  // Any value of JSON: `z.json()` would be a schema in itself, which generators cannot write.
  value: z.unknown().optional(),
  place: place.optional(),
}) as never

const localized = z.partialRecord(z.enum(locales), z.string().max(5000))

/** It has a name in OpenAPI, which could not describe a schema in itself otherwise. */
const block: z.ZodType<StoredBlock> = z
  .lazy(() =>
    z.looseObject({
      id,
      type: z.string().min(1).max(64),
      v: z.int().positive(),
      props: z.record(z.string(), z.unknown()),
      children: z.array(block).optional(),
      visibility: z
        .strictObject({
          isHidden: z.literal(true).optional(),
          from: z.iso.date().optional(),
          to: z.iso.date().optional(),
        })
        .optional(),
    }),
  )
  .meta({ id: 'StoredBlock' }) as never

const menuItem: z.ZodType<DraftMenuItem> = z
  .lazy(() =>
    z.strictObject({
      id,
      name: localized,
      type: z.int().min(0).max(99),
      relationType: z.int().min(0).max(9).optional(),
      relationCode: z.string().max(2000).optional(),
      alias: z.string().max(200).optional(),
      isHidden: z.boolean(),
      items: z.array(menuItem).optional(),
    }),
  )
  .meta({ id: 'DraftMenuItem' }) as never

const depthOf = (node: TreeNode, name: ChildrenName): number =>
  1 + Math.max(0, ...((node[name] as TreeNode[] | undefined) ?? []).map((child) => depthOf(child, name)))

/** True for a tree whose ids are unique, and which is neither too large nor too deep. */
function isTree(nodes: readonly TreeNode[], name: ChildrenName, most: number): boolean {
  const all = nodes.flatMap((node) => nodesOf(node, name))
  const isDeep = nodes.some((node) => depthOf(node, name) > maxDepth)
  return all.length <= most && new Set(all.map((node) => node.id)).size === all.length && !isDeep
}

/** Judges nodes only if there are not too many: judging each of very many takes seconds. */
const fewNodes = <T extends z.ZodType>(schema: T, name: ChildrenName, most: number) =>
  z.preprocess((value) => (hasMoreNodes(value, name, most) ? undefined : value), schema)

/** A block with all in it. */
export const draftBlock = block.refine((one) => isTree([one as unknown as TreeNode], 'children', maxBlocks))

const mostPages = 500
const mostEntries = 300

/** A page of a draft. */
export const draftPage = z.looseObject({
  slug: z.string().max(120),
  title: localized,
  description: localized.optional(),
  blocks: fewNodes(
    z.array(block).refine((blocks) => isTree(blocks, 'children', maxBlocks)),
    'children',
    maxBlocks,
  ),
})

/** The design of a draft. */
export const draftDesign = z.strictObject({
  template: z.enum(templates),
  theme: z.record(z.string(), z.unknown()),
  settings: z.record(z.string(), z.unknown()).optional(),
})

/** The menu of a draft. */
export const draftMenu = fewNodes(
  z.array(menuItem).refine((items) => isTree(items as unknown as TreeNode[], 'items', mostEntries)),
  'items',
  mostEntries,
)

/** An id of a page, an entry of the menu or a block. */
export const draftId = id.describe('Id of the page.')

/** The structure of a draft. Values may still be wrong or missing: that is reported before publishing, not while a text is typed. */
export const siteDraftShape: z.ZodType<SiteDraft> = z.strictObject({
  design: draftDesign,
  menu: draftMenu,
  pages: z.record(id, draftPage).refine((pages) => Object.keys(pages).length <= mostPages),
  sources: z.record(z.string().max(200), z.string().max(5000)).optional(),
}) as never

/** The id of the save that created a revision; null if none did. After a backup was restored, the same revision has another one. */
export const SAVE = z.string().nullable()

/** A draft as its editors get it (PS2). */
export const siteDraftAnswer = z
  .object({ REVISION: z.int(), SAVE, DRAFT: z.looseObject({ menu: z.array(z.unknown()) }) })
  .meta({ id: 'SiteDraft' })

/** The answers of the public calls if a draft were published: its design, the menu (A9) and the pages by slug, for the preview. */
export const sitePreview = z
  .object({
    COMPANY_CODE: z.string(),
    REVISION: z.int(),
    TEMPLATE: z.enum(templates),
    THEME: z.looseObject({}),
    SETTINGS: z.looseObject({}),
    LOGO: image.nullable(),
    FAVICON_LINK: z.string().nullable(),
    MENU: z.array(menuItemAnswer),
    EMPTY_TYPES: z.array(z.int()),
    PAGES: z.record(z.string(), pageDocument),
    /** False until the company is approved: only its staff see it. */
    IS_APPROVED: z.boolean(),
  })
  .meta({ id: 'SitePreview' })

/** The revision of a draft. */
export const revision = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/**
 * Changes of a draft (PS2). `BASE` is the revision they were made on, `BASE_SAVE` the save that created it; with the same `ID` they are
 * saved only once.
 */
export const siteDraftBody = z.strictObject({
  ID: z.uuid(),
  BASE: revision,
  BASE_SAVE: z.uuid().optional(),
  CHANGES: z.array(draftChange).min(1).max(mostSent),
})

/** The outcome of a save: the new revision, and the changes of others since `BASE`. */
export const siteDraftSaved = z
  .object({ REVISION: z.int(), SAVE, CHANGES: z.array(z.unknown()) })
  .meta({ id: 'SiteDraftSaved' })

/** Why something cannot be published, or a possible improvement; `path` is its place in the draft. */
export const siteCheck = z
  .object({
    CODE: z.string(),
    PATH: z.array(z.union([z.string(), z.int()])),
    PARAMS: z.record(z.string(), z.union([z.string(), z.number()])),
    MESSAGE: z.string(),
  })
  .meta({ id: 'SiteCheck' })

/** A possible improvement (see `Warning`), with the changes (see `Change`) that settle it. */
export const siteWarning = z
  .object({
    CODE: z.string(),
    PATH: draftPath,
    PARAMS: z.record(z.string(), z.union([z.string(), z.number()])),
    FIX: z.array(z.unknown()),
  })
  .meta({ id: 'SiteWarning' })

const part = {
  ID: z.string(),
  CHANGE: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Languages whose texts have changed; none if something else has too. */
  LOCALES: z.array(z.enum(locales)),
}

/** The changes of a publication: pages with their blocks, the menu, and names of values of the design. */
export const siteSummary = z
  .object({
    PAGES: z.array(
      z.object({
        ...part,
        TITLE: localized,
        HEAD: z.array(z.string()),
        /** `IS_UNSEEN`: visitors do not see the block, neither before nor after. */
        BLOCKS: z.array(z.object({ ...part, TYPE: z.string(), IS_UNSEEN: z.literal(true).optional() })),
      }),
    ),
    MENU: z.array(z.object({ ...part, NAME: localized })),
    DESIGN: z.array(z.string()),
    /** The ready look that the design has now, where several of its names are one step that took it. */
    LOOK: z.string().optional(),
  })
  .meta({ id: 'SiteSummary' })

const version = {
  NUMBER: z.int(),
  NOTE: z.string().nullable(),
  PUBLISHED_BY: z.string().nullable(),
  PUBLISHED_AT: z.string(),
}

/** Versions, newest first (PS4). */
export const siteVersions = z.array(z.object(version))

/** A version with everything that is in it (PS4). */
export const siteVersion = z.object({ ...version, DRAFT: z.looseObject({}) }).meta({ id: 'SiteVersion' })

/**
 * A version that goes live at `AT` by itself. `CHECKS` are the problems that blocked it then: it is not live, and waits for a person. They
 * are empty before.
 */
export const siteSchedule = z
  .object({
    AT: z.string(),
    NOTE: z.string().nullable(),
    BY: z.string().nullable(),
    CHECKS: z.array(siteCheck),
  })
  .meta({ id: 'SiteSchedule' })

/** The publisher's note, for the list of versions (PS3). */
export const publishBody = z.strictObject({
  NOTE: z.string().trim().max(300).optional(),
  /** The revision that was seen; 409 if the draft has another by now. */
  REVISION: revision,
})

/** Schedules the draft (PS3) for an instant, `2026-12-31T15:00:00Z`. */
export const scheduleBody = z.strictObject({ ...publishBody.shape, AT: z.iso.datetime() })
