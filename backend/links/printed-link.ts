import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { readableShade } from '../../schemas/design/accent.ts'
import { themeOf } from '../../schemas/design/theme.ts'
import type { StoredTarget } from '../../schemas/links/define-link-target.ts'
import { type LinkMark, linkAddress } from '../../schemas/links/link-mark.ts'
import { company, domain, link } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { type FileStore, pictureFile } from '../kit/files/store.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { wordsOf } from '../shared/answers/words.ts'

/** A link as it is printed, with the clinic that prints it. */
export type PrintedLink = {
  target: StoredTarget
  label: Texts
  address: string
  /** The address as somebody types it: without scheme and place. */
  shown: string
  clinic: {
    name: (locale: Locale) => string
    address: (locale: Locale) => string | undefined
    phones: string[]
    timezone: string
    /** The address of its logo. */
    logo: string | undefined
    /** Readable on white. */
    color: string
  }
}

type Asked = {
  company: string
  code: string
  /** `own` is the clinic's main host, where it has one. */
  origin: 'product' | 'own'
  product: string
  mark: LinkMark
}

/** Origins where links of a clinic open: the product's, and that of its own main host. */
export async function originsOf(orm: Orm, code: string, product: string): Promise<string[]> {
  const [own] = await orm
    .select({ host: domain.host })
    .from(domain)
    .where(and(eq(domain.company, code), domain.isPrimary))
  if (!own) return [product]
  const url = new URL(product)
  url.hostname = own.host
  return [product, url.origin]
}

/** The colour of a clinic's design, in a shade that is readable on white. */
export const colorOf = ({
  template,
  theme,
}: Pick<typeof company.$inferSelect, 'template' | 'theme'>): string =>
  readableShade(themeOf(template, theme ?? undefined).accent)

/** The name of the file of an uploaded logo by its address; undefined for one of a demonstration, or without any. */
export const logoFile = (address: string | undefined): string | undefined => address && pictureFile(address)

/** Reads a link to be printed; undefined for an unknown one, or an unknown place. */
export async function readPrintedLink(orm: Orm, asked: Asked): Promise<PrintedLink | undefined> {
  const { place } = asked.mark
  const [row] = await orm
    .select({
      slug: link.word,
      target: link.target,
      label: link.label,
      name: company.name,
      address: company.address,
      phones: company.phones,
      timezone: company.timezone,
      logo: company.logo,
      template: company.template,
      theme: company.theme,
      hasPlace: sql<boolean>`exists (select from link_places as place
        where place.company_code = ${link.company} and place.code = ${place ?? ''})`,
    })
    .from(link)
    .innerJoin(company, eq(company.code, link.company))
    .where(and(eq(link.company, asked.company), eq(link.code, asked.code)))
  if (!row || (place !== undefined && !row.hasPlace)) return undefined
  const origins = await originsOf(orm, asked.company, asked.product)
  const origin = (asked.origin === 'own' && origins[1]) || asked.product
  const { address } = row
  return {
    target: row.target,
    label: row.label as Texts,
    address: linkAddress(origin, row.slug, asked.mark),
    shown: linkAddress(new URL(origin).host, row.slug),
    clinic: {
      name: (locale) => wordsOf(row.name as Texts, locale).TEXT,
      address: (locale) => (address ? wordsOf(address, locale).TEXT : undefined),
      phones: row.phones,
      timezone: row.timezone,
      logo: row.logo?.src,
      color: colorOf(row),
    },
  }
}

/** The uploaded logo of a clinic; undefined for one of a demonstration, or without any. */
export async function readLogo(
  files: FileStore,
  { clinic: { logo } }: PrintedLink,
): Promise<Uint8Array | undefined> {
  const name = logoFile(logo)
  return name ? files.read(name) : undefined
}
