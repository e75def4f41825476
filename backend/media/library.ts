import { hash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { MediaItem, MediaPlace } from '../../schemas/api/media.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { type PictureFacts, picturesIn } from '../../schemas/media/pictures-in.ts'
import { areaUses } from '../areas/every/area-uses.ts'
import { allSections, readDraft, readPublished } from '../clinic-site/index.ts'
import { type Media, media } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { pictureFile } from '../kit/files/store.ts'
import { sectionUses, siteUses } from './site-uses.ts'

/** The code of an address: also files that were never uploaded here have one. */
export const mediaCode = (src: string): string => hash('sha256', src).slice(0, 16)

/** A row with everything that may be unknown. */
type KnownMedia = Omit<Media, 'company'>

const unknown = { bytes: null, color: null, focus: null, original: null, crop: null, addedAt: null }

/** A picture that is used, but was not uploaded here. */
const derived = ({ src, width, height, color, alt }: PictureFacts, locale: Locale): KnownMedia => ({
  ...unknown,
  code: mediaCode(src),
  kind: 'picture',
  src,
  width,
  height,
  color: color ?? null,
  name: pickLocalized<string>(alt, locale)?.value || src.split('/').at(-1) || src,
  alt: { ru: '', ...alt },
})

/** An item in the API's format. */
export const mediaAnswer = (row: KnownMedia, USED: MediaPlace[]): MediaItem => ({
  CODE: row.code,
  KIND: row.kind,
  SRC: row.src,
  NAME: row.name,
  WIDTH: row.width,
  HEIGHT: row.height,
  BYTES: row.bytes,
  COLOR: row.color,
  ALT: row.alt ?? {},
  FOCUS: row.focus,
  ORIGINAL: row.original,
  CROP: row.crop,
  IS_CROPPABLE: row.kind === 'picture' && pictureFile(row.original ?? row.src) !== undefined,
  ADDED_AT: row.addedAt?.toISOString() ?? null,
  USED,
})

/** Everything in the library of a company, the newest first, and where each is used (D-SITE, PS8). */
export async function readLibrary(orm: Orm, company: string, locale: Locale): Promise<MediaItem[]> {
  const { draft } = await readDraft(orm, company)
  const published = await readPublished(orm, company)
  const rows = await orm
    .select()
    .from(media)
    .where(eq(media.company, company))
    .orderBy(desc(media.addedAt), media.code)
  const ofAreas = await areaUses(orm, company, locale)
  const sections = await allSections(orm, { company, locale })
  const uses = [...siteUses(draft, published, locale), ...sectionUses(sections), ...ofAreas.uses]
  const places = Map.groupBy(uses, ({ address }) => address)
  // The published site may still show a picture from before it was cropped.
  const addressesOf = ({ src, original }: KnownMedia) => [src, ...(original ? [original] : [])]
  const known = new Set(rows.flatMap(addressesOf))
  const others = [...picturesIn([draft, published, sections, ofAreas.values]).values()].filter(
    ({ src }) => !known.has(src),
  )
  const added = rows.filter(({ addedAt }) => addedAt)
  const found = rows.filter(({ addedAt }) => !addedAt)
  return [...added, ...found, ...others.map((one) => derived(one, locale))].map((row) =>
    mediaAnswer(
      row,
      addressesOf(row).flatMap((address) => places.get(address)?.map(({ place }) => place) ?? []),
    ),
  )
}
