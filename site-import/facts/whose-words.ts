import type { Locale } from '../../locales/locale.ts'
import type { FactLine } from './fact-line.ts'
import type { StaffMember } from './json-ld.ts'

/**
 * The names of a page and its site, and whether the page is one of doctors. `staff` are the people whom its data for machines names as the
 * staff of a clinic.
 */
export type PageNames = {
  titles: readonly string[]
  isOfStaff: boolean
  staff?: readonly StaffMember[]
  locale?: Locale
}

const staff =
  /(?<!\p{L})(?:врачи|врачей|доктора|докторов|наш специалист|наш спеціаліст|спеціалісти|специалист(?:ы|ов)|сотрудник(?:и|ов)|команда|коллектив|персонал|кто вас лечит|при[её]м вед(?:ут|[её]т)|лікар(?:і|ів)|фахівці|команда|дәрігерлер\p{L}*|мамандар\p{L}*|ұжым\p{L}*|shifokorlar\p{L}*|mutaxassislar\p{L}*|jamoa\p{L}*|шифокорлар\p{L}*|мутахассислар\p{L}*|doctors|dentists|physicians|specialists|team|staff)(?!\p{L})/iu

/** True for a title or a heading under which the people of a clinic stand. */
export const namesStaff = (text: string): boolean =>
  text.length < 120 && staff.test(text) && !others.test(text)

const others =
  /(?<!\p{L})(?:отзыв\p{L}*|благодарност\p{L}*|пациенты о|пациенты говорят|что говорят|відгук\p{L}*|партн[её]р\p{L}*|бренд\p{L}*|производител\p{L}*|страховые компании|министерств\p{L}*|минздрав\p{L}*|міністерств\p{L}*|департамент\p{L}*|росздравнадзор\p{L}*|роспотребнадзор\p{L}*|управлени[ея] здравоохранения|комитет\p{L}*|контролирующ\p{L}*|надзорн\p{L}*|вышестоящ\p{L}*|телефон\p{L}* доверия|прокуратур\p{L}*|антикоррупци\p{L}*|пікір\p{L}*|алғыс\p{L}*|серіктес\p{L}*|министрлі\p{L}*|fikr(?:lar)?\p{L}*|sharhlar\p{L}*|hamkor\p{L}*|vazirli\p{L}*|вазирли\p{L}*|reviews?|testimonials?|partners|ministry|what (?:our )?(?:patients|clients) say|happy (?:patients|clients))(?!\p{L})/iu

/** True for a line among the words of others: reviews of patients, partners, brands, authorities. */
export const isOfOthers = ({ region, headings, text }: FactLine): boolean =>
  region === 'others' ||
  (text.length < 200 && authority.test(text)) ||
  headings.some((heading) => others.test(heading.text))

/** Names of authorities in the line of their phone. */
const authority =
  /(?<!\p{L})(?:министерств\p{L}*|минздрав\p{L}*|міністерств\p{L}*|департамент\p{L}* (?!дент)|росздравнадзор\p{L}*|роспотребнадзор\p{L}*|управлени[ея] здравоохранения|телефон\p{L}* доверия|министрлі\p{L}*|vazirli\p{L}*|вазирли\p{L}*|ministry of)(?!\p{L})/iu

/** True for a line under a heading of the people of a clinic, or in a part of a page that is of them. */
export const isOfStaff = ({ region, headings }: FactLine): boolean =>
  region === 'staff' || headings.some(({ text }) => namesStaff(text))
