import type { Locale } from '../locales/locale.ts'
import { four } from './core/four.ts'
import type { LocalizedText } from './core/localized.ts'
import type { Hours } from './formats/opening-hours.ts'
import type { StoredBlock } from './page/page.ts'

/** The reasons why a part of a page was not taken. */
export const leftOutReasons = [
  'menu',
  'header',
  'footer',
  'aside',
  'cookies',
  'advertisement',
  'form',
  'frame',
  'hidden',
  'picture',
  'link',
  'unread',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A text or an address that did not become a part of a proposed page. */
export type LeftOut = { reason: LeftOutReason; text: string }

/** Notes on an import, shown before it is taken. */
export const importNotes = [
  'noRussian',
  'onlyPictures',
  'cut',
  'guessedEncoding',
  'foreignPictures',
  'guessedCurrency',
] as const
export type ImportNote = (typeof importNotes)[number]

/** Texts of a fact in the languages in which they were found: Russian may be missing. */
export type FoundText = Partial<Record<Locale, string>>

export type FoundPrice = {
  kind: 'price'
  name: FoundText
  /** The heading under which it stood. */
  group?: FoundText
  /** Zero is free of charge; absent is on request. */
  price?: number
  priceTo?: number
  /** The price of a repeat visit. */
  priceRepeat?: number
  /** True for a lowest price: `от 25 000`. */
  isFrom?: true
  /** The words behind it: `за единицу`, or words in brackets. */
  note?: string
  currency: string
}

export type FoundDoctor = {
  kind: 'doctor'
  lastName: string
  name: string
  middleName?: string
  locale: Locale
  /** Slugs of `specialities`; none if the site says only that the person is the head of the clinic. */
  specialities: string[]
  post?: string
  experienceSince?: number
}

/** A fact of a clinic, as it stands in one place of its old site. */
export type Found =
  | { kind: 'phone'; number: string; isWhatsapp?: true }
  | { kind: 'email'; address: string }
  | { kind: 'address'; text: FoundText }
  | { kind: 'hours'; week: Hours['week'] }
  | { kind: 'license'; number: string }
  | FoundPrice
  | FoundDoctor

/**
 * A fact with an id that is unique in its import, the words in which it was found, and the page on which they stood. An unsure fact is
 * taken only if a person ticks it.
 */
export type Fact = Found & { id: string; source: string; page?: FoundPage; isUnsure?: true }

/** A page of an old site: its title, and its address or the name of its file. */
export type FoundPage = { title: string; address: string }

export type FactKind = Fact['kind']

/** A page that an import proposes; titles and texts are in the languages in which they were found. */
export type ProposedPage = {
  id: string
  slug: string
  title: LocalizedText
  description?: LocalizedText
  blocks: StoredBlock[]
}

/** True for blocks that show the clinic's own data instead of words of the old site. */
export const isOfFacts = (type: string): boolean =>
  ['services', 'specialist-grid', 'opening-hours', 'contacts'].includes(type)

/** A picture that came with the file. Blocks name it by `src`, until it is in the media library. */
export type CarriedPicture = { src: string; name: string; type: string; bytes: number }

/** An old site as it was read: a proposal, which a person takes part by part. */
export type ReadSite = {
  /** The name of the file, or of the page that was pasted. */
  name: string
  languages: Locale[]
  pages: ProposedPage[]
  facts: Fact[]
  leftOut: LeftOut[]
  notes: ImportNote[]
  pictures: CarriedPicture[]
}

/** The largest that is kept, as JSON in bytes. */
export const mostImportBytes = 4 * 1024 * 1024

/** Why a file cannot be read at all. */
export const importFaults = [
  'empty',
  'tooLarge',
  'bomb',
  'encoding',
  'encrypted',
  'oldWord',
  'pdf',
  'rtf',
  'spreadsheet',
  'pictureFile',
  'binary',
  'noPage',
  'broken',
  'frames',
  'scripts',
] as const
export type ImportFaultCode = (typeof importFaults)[number]

/** The longest note of a price, with room for the words of a lowest price. */
export const mostNoteLetters = 270

/** The group of services that stood under no heading. */
export const unnamedGroup = {
  ru: 'Услуги',
  kk: 'Қызметтер',
  uz: 'Xizmatlar',
  en: 'Services',
} satisfies Record<Locale, string>

/** A price list has no sum that is the least, so a service says it in its note. */
export const leastNote = four('Начальная цена', 'Бастапқы баға', 'Boshlangʻich narx', 'Starting price')
