import type { Locale } from '../../../locales/locale.ts'
import type { MediaPlace } from '../../../schemas/api/media.ts'
import { isOfProduct } from '../../../schemas/areas/define-area.ts'
import { showsMedia } from '../../../schemas/core/field-kind.ts'
import { addressesIn } from '../../../schemas/media/addresses-in.ts'
import { areas } from '../../areas/registry.ts'
import type { Area } from '../../kit/area/area.ts'
import { rowsOf } from '../../kit/area/area-root.ts'
import { rowName } from '../../kit/area/list/row-name.ts'
import type { Orm } from '../../kit/database/database.ts'

/** An address and a place that shows it. */
export type Use = { address: string; place: MediaPlace }

/** Areas of a company whose rows can show a picture or a file; areas of the product are left out. */
const showing = [...areas.values()].filter(
  ({ definition }) => !isOfProduct(definition) && showsMedia(definition.schema),
)

/** The uses of pictures and files in the rows of a company's areas, such as doctors with photos, and the values of these rows. */
export async function areaUses(
  orm: Orm,
  company: string,
  locale: Locale,
): Promise<{ uses: Use[]; values: unknown[] }> {
  const uses: Use[] = []
  const values: unknown[] = []
  for (const area of showing) {
    const rows = await orm.select().from(area.table).where(rowsOf(area, company))
    for (const row of rows as Record<string, unknown>[]) {
      const addresses = addressesIn(row)
      if (addresses.size === 0) continue
      values.push(row)
      const place = {
        KIND: 'area' as const,
        ID: area.definition.name,
        PART: String(row[codeKey(area)]),
        NAME: rowName(area, row, locale),
        IS_DRAFT: false,
        IS_PUBLISHED: true,
      }
      uses.push(...[...addresses].map((address) => ({ address, place })))
    }
  }
  return { uses, values }
}

/** The key of a row's code in Drizzle's format. */
const codeKey = ({ server }: Area) => server.columns?.code ?? 'code'
