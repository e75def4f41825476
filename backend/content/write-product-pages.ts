import { sql } from 'drizzle-orm'
import { productCode } from '../../schemas/access/roles.ts'
import areaOfPages from '../../schemas/areas/product-pages.ts'
import { customPage } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import type { CustomPageSeed } from '../seed/index.ts'
import { customPageRow } from './custom-page-row.ts'

/** A stored page in the form in which `shipped` records it. */
const asItIs = sql`jsonb_strip_nulls(jsonb_build_object(
  'title', ${customPage.title}, 'description', ${customPage.description}, 'content', ${customPage.content},
  'blocks', ${customPage.blocks}, 'redirect', ${customPage.redirect}))`

/**
 * Writes the product's own pages: missing ones, and those that are unchanged since the product last wrote them. Pages that an administrator
 * has edited or created are left alone. Returns the written slugs.
 */
export function writeProductPages(db: Database, pages: readonly CustomPageSeed[]): Promise<string[]> {
  return db.orm.transaction(async (orm) => {
    const written = await orm
      .insert(customPage)
      .values(pages.map((page) => ({ ...customPageRow(page), shipped: shippedOf(page) })))
      .onConflictDoUpdate({
        target: customPage.slug,
        set: {
          title: sql`excluded.title`,
          description: sql`excluded.description`,
          content: sql`excluded.content`,
          blocks: sql`excluded.blocks`,
          redirect: sql`excluded.redirect`,
          shipped: sql`excluded.shipped`,
        },
        setWhere: sql`${customPage.shipped} = ${asItIs} and ${customPage.shipped} <> excluded.shipped`,
      })
      .returning({ slug: customPage.slug })
    const slugs = written.map(({ slug }) => slug)
    await allChanged(
      orm,
      slugs.map((code) => happened(areaOfPages, { company: productCode, code })),
    )
    return slugs
  })
}

const shippedOf = ({ slug: _, ...page }: CustomPageSeed) => page
