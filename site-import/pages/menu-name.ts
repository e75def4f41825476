import type { Locale } from '../../locales/locale.ts'
import { four } from '../../schemas/core/four.ts'
import type { Label } from '../../schemas/core/type.ts'
import { slugify } from '../../schemas/formats/slug.ts'

/** The longest that a menu shows in one line. */
const mostLetters = 40

/** Pages that nearly every clinic has: the first words of their titles, and their names in a menu. */
const known: readonly { name: Label; slug?: string; words: RegExp }[] = [
  {
    name: four('О клинике', 'Клиника туралы', 'Klinika haqida', 'About the clinic'),
    slug: 'about',
    words:
      /^(?:главная|добро пожаловать|о (?:нас|клинике|компании|центре|стоматологии)|home|welcome|about|bosh sahifa|xush kelibsiz|(?:biz|klinika|markaz) haqi(?:miz)?da|басты бет|қош келдіңіз|(?:біз|клиника|орталық) туралы)(?![\p{L}])/iu,
  },
  {
    name: four('Цены', 'Бағалар', 'Narxlar', 'Prices'),
    words:
      /^(?:наши цены|цены|прайс|прейскурант|стоимость|prices?|narx|xizmatlar narxi|бағалар|баға тізімі)/iu,
  },
  {
    name: four('Врачи', 'Дәрігерлер', 'Shifokorlar', 'Doctors'),
    words: /^(?:(?:наши )?(?:врачи|доктора|специалисты)|our doctors|doctors|shifokorlar|дәрігерлер)/iu,
  },
  {
    name: four('Контакты', 'Байланыс', 'Kontaktlar', 'Contacts'),
    words: /^(?:наши контакты|контакты|contacts?|kontakt|aloqa|байланыс)/iu,
  },
]

/** Words that links of a menu have. */
const menuWords =
  /(?<![\p{L}])(?:главная|на главную|контакты|о нас|о клинике|home|about us|contacts?|bosh sahifa|biz haqimizda|kontaktlar|басты бет|біз туралы|байланыс)(?![\p{L}])/iu

/** True for words that only the menu of a site has. */
export const isMenuText = (text: string): boolean => menuWords.test(text)

/** The first part of a title that says something by itself, in whole words. */
function cut(title: string): string {
  const [part = title] = title.split(/\s*[|—–·•:;!?(]\s*|\s+-\s+|\.\s+/u).filter((one) => one.length > 2)
  if (part.length <= mostLetters) return part
  const words = part
    .slice(0, mostLetters + 1)
    .toWellFormed()
    .replace(/\s+\S*$/u, '')
  // The words after a short word such as a preposition may be cut off: then the short word goes too.
  return words.replace(/(?<=.{15})(?:\s+\p{L}{1,2})+(?:\s+\S+)?$/u, '').replace(/[\s,.–-]+$/u, '') || words
}

/**
 * The name of an old site's page in a menu, and its address: the known word for a page that nearly every clinic has, else the beginning of
 * its heading or of the title of its window. The first page of a site is about the clinic.
 */
export function menuName(
  heading: string,
  { windowTitle, isFirst, locale }: { windowTitle: string; isFirst: boolean; locale: Locale },
): { name: string; slug: string } {
  const page = known.find(({ words }) => words.test(heading)) ?? (isFirst ? known[0] : undefined)
  const other = heading.length > mostLetters && windowTitle.length > 2 ? windowTitle : heading
  const name = page?.name[locale] ?? cut(other)
  return { name, slug: page?.slug ?? (slugify(name) || 'page') }
}
