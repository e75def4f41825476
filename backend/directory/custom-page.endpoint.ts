import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { customPage as shape } from '../../schemas/api/site.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { tags } from '../../schemas/tags.ts'
import { customPage as table } from '../database/tables/index.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'

/** A23 */
export const customPage = defineEndpoint({
  service: 'front',
  path: '/v1/custom_page/{slug}',
  summary: 'A page of the directory itself, or where it sends the visitor',
  params: z.object({ slug: requestText.describe('Slug of the page.') }),
  answer: shape,
  read: async ({ orm, params: { slug }, tag }) => {
    tag(tags.customPage(slug))
    const { title, description, content, redirect } = table
    const [row] = await orm
      .select({ title, description, content, redirect, blocks: rawJson(table.blocks) })
      .from(table)
      .where(eq(table.slug, slug))
    return (
      row && {
        slug,
        redirect: row.redirect !== null,
        url: row.redirect,
        ...localize('TITLE', row.title),
        ...localizeOptional('DESCRIPTION', row.description),
        ...localizeOptional('CONTENT', row.content),
        BLOCKS: row.blocks === null ? null : (JSON.parse(row.blocks) as StoredBlock[]),
      }
    )
  },
})
