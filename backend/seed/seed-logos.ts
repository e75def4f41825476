import { and, eq, inArray } from 'drizzle-orm'
import areaOfCompany from '../../schemas/areas/company.ts'
import { company as companies, media } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { type FileStore, pictureAddress, publicFolder } from '../kit/files/store.ts'
import type { StoredImage } from '../kit/tables/columns.ts'
import { addMedia } from '../media/index.ts'

/** What puts the logos of demo clinics into their libraries. */
export type LogoTools = {
  orm: Orm
  files: FileStore
  /** The logo at the address of a drawing, as a clinic's own file would be stored: WebP. */
  draw: (address: string) => Promise<Uint8Array>
}

const name = 'logo.webp'

/**
 * Puts the drawn logos of demo clinics into their libraries, as if they were uploaded: so they stand in the middle of QR codes. Companies must exist. Written again,
 * clinics keep what they have there.
 */
export async function seedLogos({ orm, files, draw }: LogoTools, codes: readonly string[]): Promise<void> {
  const clinics = await orm
    .select({ code: companies.code, logo: companies.logo, stored: media.src })
    .from(companies)
    .leftJoin(media, and(eq(media.company, companies.code), eq(media.name, name)))
    .where(and(inArray(companies.code, [...codes]), eq(companies.isDemo, true)))
  const drawn = clinics.flatMap(({ logo, ...one }) => (logo?.src.endsWith('/logo') ? [{ ...one, logo }] : []))
  for (const { code, logo, stored } of drawn)
    await orm
      .update(companies)
      .set({ logo: { ...logo, src: stored ?? (await upload({ orm, files, draw }, code, logo)) } })
      .where(eq(companies.code, code))
  await allChanged(
    orm,
    drawn.map(({ code }) => happened(areaOfCompany, { company: code, code })),
  )
}

/** Puts a logo into the library of a clinic, and returns its address there. */
async function upload(
  { orm, files, draw }: LogoTools,
  code: string,
  { src: address, width, height, color }: StoredImage,
): Promise<string> {
  const bytes = await draw(address)
  const stored = await files.put(bytes, { folder: `${publicFolder}/demo`, extension: 'webp' })
  const src = pictureAddress(stored)
  if (src === undefined) throw new Error('a stored logo has no address')
  await addMedia(orm, code, {
    ...{ kind: 'picture', name, src, bytes: bytes.byteLength, width, height },
    ...(color !== undefined && { color }),
  })
  return src
}
