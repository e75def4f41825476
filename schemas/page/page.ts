import type { Locale } from '../../locales/locale.ts'
import type { Link } from '../core/link.ts'
import type { LocalizedText, Text } from '../core/localized.ts'
import type { Problem } from '../core/problem.ts'
import type { Static } from '../core/type.ts'
import type { Counters } from '../design/counter-settings.ts'
import type { pictureSchema } from '../design/picture-schema.ts'
import type { Theme } from '../design/theme.ts'
import type { openingStatusField } from './block-fields.ts'
import type { BlockVisibility, VisibilityState } from './block-visibility.ts'
import { templates } from './template.ts'

/** A stored block. `id` is unique in its page; `v` is the version of the schema that it was saved with. */
export type StoredBlock = {
  id: string
  type: string
  v: number
  props: Record<string, unknown>
  children?: StoredBlock[]
  /** The days on which visitors see it; always if absent. */
  visibility?: BlockVisibility
}

/** A picture of a page for social networks; the name of the page is its alt text. */
export type PagePicture = Static<ReturnType<typeof pictureSchema>>

/** A stored page. All languages share its structure; each text has a value per language. */
export type PageDocument = {
  title: LocalizedText
  /** In place of the title, for search engines. */
  searchTitle?: LocalizedText
  description?: LocalizedText
  /** Picture for social networks. */
  image?: PagePicture
  blocks: StoredBlock[]
}

/** Why a block cannot be rendered. The block stays in the tree, so that editors can see and repair it. */
export type BlockFault = 'unknown' | 'newer' | 'invalid' | 'data'

/** A block resolved for one language: with texts, addresses of links, and loaded data. */
export type Block = {
  id: string
  type: string
  props: Record<string, unknown>
  data?: Record<string, unknown>
  children?: Block[]
  fault?: BlockFault
  /** Why visitors do not see it, with its days; only for editors. */
  hidden?: BlockVisibility & { state: VisibilityState }
  /** True for a section that is changed elsewhere, not on this page. */
  isPlaced?: true
  /** Problems of a block that cannot be rendered, shown to editors. */
  problems?: Problem[]
}

/** Names of the page layouts. */
export const layoutNames = ['default', 'auth', 'empty', 'error', ...templates, 'pro'] as const
export type LayoutName = (typeof layoutNames)[number]

/** The icon of a clinic's site: its picture, or a letter on the accent. */
export type SiteIcon = { letter: string; accent: string; src?: string }

/**
 * Content of a generated picture for social networks; `name` is the owner of the page, if the heading does not say
 * it.
 */
export type SocialCard = {
  heading: string
  name?: string
  line?: string
  letter: string
  accent: string
  logo?: string
  picture?: string
}

export type Head = {
  title: string
  description: string
  keywords?: string
  /** Absolute address of this page in this language. */
  canonical: string
  /** Absolute addresses of the languages that have content, and `x-default`. */
  alternates: { hreflang: string; href: string }[]
  /** Picture for social networks, without a size in its address; `width` in pixels. */
  image?: { src: string; width: number; height?: number; alt?: string }
  /** A clinic's icons: `size` is their side in pixels. */
  icons?: { rel: 'icon' | 'apple-touch-icon'; size: number; href: string }[]
  /** The input of the generated icons and of a generated social picture. */
  drawn?: { icon?: SiteIcon; card?: SocialCard }
  type: 'website' | 'article'
  /** The RSS feed of the list that the page belongs to. */
  feed?: { href: string; title: string }
  robots?: 'noindex'
  /** Structured data for search engines (F28), in the vocabulary of schema.org. */
  jsonLd?: Record<string, unknown>
}

/**
 * A menu entry for one reader; one without an address is the heading of its items. `current` distinguishes the open page from the branch
 * that it is in.
 */
export type MenuEntry = Partial<Link> & { title: Text; current?: 'page' | 'branch'; items?: MenuEntry[] }

/** The site that a page belongs to, as layouts need it. */
export type SiteInfo = {
  /** Company code of a clinic's site; absent on the directory's own pages. */
  company?: string
  name: Text
  logo?: string
  /** In px, where the logo is 40 px high. */
  logoWidth?: number
  favicon?: string
  home: string
  /** Scheme and host of the product, on a page of another host. */
  product?: string
  /** On a clinic's site: its profile in the directory. */
  profile?: string
  menu: MenuEntry[]
  /** On the directory's own pages: the choice of a city, and the name of the one that the page is of. */
  place?: { href: string; name?: Text }
  phone?: string
  /** Logo and name stand in the middle of the header. */
  isBrandCentered?: true
  /** The main thing to do, as a button of the header. */
  action?: { kind: 'appointment' | 'question'; href: string }
  /** How patients book online; absent where they cannot. */
  booking?: 'slots' | 'request'
  /** The clinic's additions to the end of each page. */
  footer?: { text?: Text; socials?: { name: string; href: string }[]; license?: string }
  /** The clinic's own counters of visits. */
  counters?: Counters
  /** Whether a clinic is open, at the time of rendering. */
  status?: Static<ReturnType<typeof openingStatusField>>
  /** E-mail address to which visitors report mistakes on the page. */
  contact?: string
  /** The product's own applications for phones, each in a store; only on its own pages. */
  apps?: { users: 'patients' | 'doctors'; store: string; href: string }[]
}

/** The error of an error page (E14), included in the page's JSON. */
export type PageError = {
  /** `Page Not Found: {path}` (E2), otherwise the name of the status; no internal details. */
  message: string
  statusCode: number
  /** Name of the status, or the backend's message for visitors about a page of its own (E4). */
  statusMessage: string
  /** True if the backend has said it: then it is shown in place of the general words. */
  isSaid?: true
  /** The heading in place of the general one, for a page without a fault: a site that its clinic has closed. */
  title?: string
  /** The words of the button there. */
  onward?: string
  /** The number of the clinic there. */
  phone?: string
  /** A list of the directory that may have the missing page. With a title the button links to it. */
  list?: string
  data: { isCompanySite: boolean; logo?: string; favicon?: string; link: string }
}

/** A page resolved for one language: everything that a document needs. Rendering is a pure function of it. */
export type Page = {
  locale: Locale
  /** Path as the reader sees it, with the language prefix. */
  path: string
  status: number
  layout: LayoutName
  head: Head
  site: SiteInfo
  theme: Theme
  blocks: Block[]
  sidebar: Block[]
  /** The same page in the other languages, for the language switch. */
  languages: { locale: Locale; href: string }[]
  /** Cache tags of everything that was read, for invalidation. */
  tags: string[]
  /** The calendar day of the clinic; only for an editor of the page. */
  today?: string
  /** The instant (UTC) at which the page expires, for example because a clinic closes. */
  validUntil?: string
  /** A widget: the hosts that may show it, and its colours if they are not those of the reader's system (D-WIDGET). */
  framed?: { hosts: string[]; scheme?: 'light' | 'dark' }
  /** The version of a clinic's site in which the page last changed, if it was published by the builder. */
  version?: number
  /** Its path in its clinic's site (`news/events/new-room`), and the clinic's time zone, for counting visits. */
  visited?: { path: string; timezone: string }
  /** The slug of the clinic whose page it is, of its site or its profile. */
  clinic?: string
  /** Clinics that who opens it meets in the directory: those of its list, or the one whose profile it is; with their time zones, where those are known. */
  met?: { clinic: string; timezone?: string; as: 'listed' | 'profile' }[]
  /** It is made for one request, and its address is a secret of the link's holder: nothing stores it or counts its views. */
  isPrivate?: true
  /** True if something could not be loaded; an older complete copy from the cache is preferred. */
  degraded?: true
  /** Only on an error page. */
  error?: PageError
}
