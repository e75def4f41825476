import type { Locale } from '../../locales/locale.ts'
import { isPersonName } from '../../schemas/formats/person-name.ts'
import { specialitiesIn } from './speciality-words.ts'

/** A person in a text; `at` and `end` are the place of the name. */
export type Person = {
  lastName: string
  name: string
  middleName?: string
  isCertain: boolean
  at: number
  end: number
}

const part = `[\\p{Lu}][\\p{Ll}ʻʼ‘’\`']+(?:-[\\p{Lu}][\\p{Ll}]+)?`
const loud = `[\\p{Lu}ʻʼ‘’\`']{2,}(?:-[\\p{Lu}]{2,})?`
const one = `(?:${part}|${loud})`
const kin = `(?:\\s+(?:[ұқу][\\p{L}]{2,3}|o[ʻʼ‘’\`']?g[ʻʼ‘’\`']?li|qizi|ogly|kyzy|оглы|кызы|улы|ұлы|қызы))`
const names = new RegExp(`(?<![\\p{L}.-])(${one})\\s+(${one})(?:\\s+(${one}${kin}?))?(?![\\p{L}])`, 'gu')

/** The first letter of a name with its dot; in Uzbek it may be two letters. */
const initial = `(?:Sh|Ch|Y[aeou]|[OG][ʻʼ‘’\`']|\\p{Lu})\\.`
const shortNames = new RegExp(
  `(?<![\\p{L}.-])(?:(?<last>${one})\\s+(?<name>${initial})(?:\\s*(?<father>${initial}))?|(?<first>${initial})\\s*(?:(?<middle>${initial})\\s*)?(?<next>${one}))(?!\\p{L})`,
  'gu',
)

const patronymic =
  /(?:вич|вна+|ична|инична|ұлы|қызы|улы|кызы|оглы|ovich|evich|yevich|ovna|evna|yevna|(?:o[ʻʼ‘’`']?g[ʻʼ‘’`']?li)|qizi|ogly|kyzy|vich|vna)$/iu
const surname =
  /(?:ова?|ева?|ёва?|ина?|ына?|ский|ская|цкий|цкая|енко|чук|ян|швили|ко|баев|бекова?|беков|ов|ova?|eva?|yeva?|ina?|sky|skaya|enko|oy|iy|aya)$/iu

/** True for a word that ends as last names do. */
export const isSurname = (word: string): boolean => word.length > 3 && surname.test(word)

/** True for a text that is one word with a capital letter, which may be a last name. */
export const isLastName = (text: string): boolean =>
  new RegExp(`^${one}$`, 'u').test(text) && !others.test(text) && specialitiesIn(text).length === 0

/** True for a text that is a name and a patronymic, without a last name. */
export function isFirstNames(text: string): boolean {
  const [name = '', father = '', ...rest] = text.split(/\s+/)
  return isLastName(name) && rest.length === 0 && isLastName(father) && patronymic.test(father)
}

/** Words with capital letters that no person is called. */
const others =
  /^(?:программ\p{L}*|отзыв\p{L}*|пациент\p{L}*|партн[её]р\p{L}*|запис\p{L}*|полис\p{L}*|страхов\p{L}*|консультаци\p{L}*|диагностик\p{L}*|специалист\p{L}*|современн\p{L}*|январ[ья]|феврал[ья]|март|апрел[ья]|май|июн[ья]|июл[ья]|август|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]|переул\p{L}*|бульвар\p{L}*|област\p{L}*|район\p{L}*|групп|group|высш\p{L}*|перв\p{L}*|втор\p{L}*|категори\p{L}*|заслуженн\p{L}*|кандидат\p{L}*|заведующ\p{L}*|стаж|опыт|диплом\p{L}*|сертификат\p{L}*|подробн\p{L}*|читать|все|на|принима\p{L}*|при[её]м\p{L}*|вед[её]т|консультиру\p{L}*|наш\p{L}*|главн\p{L}*|врач\p{L}*|доктор\p{L}*|клиник\p{L}*|центр\p{L}*|медицин\p{L}*|отделени\p{L}*|поликлиник\p{L}*|больниц\p{L}*|стоматолог\p{L}*|улиц\p{L}*|проспект\p{L}*|город\p{L}*|республик\p{L}*|казахстан\p{L}*|узбекистан\p{L}*|алматы|астана|ташкент\p{L}*|шымкент|цен[аы]|услуг\p{L}*|адрес\p{L}*|контакт\p{L}*|лечени\p{L}*|профессиональн\p{L}*|первичн\p{L}*|детск\p{L}*|новост\p{L}*|акци\p{L}*|о|для|мы|вы|пн|вт|ср|чт|пт|сб|вс|біздің|дәрігер\p{L}*|бас|емхана\p{L}*|қызмет\p{L}*|баға\p{L}*|shifokor\p{L}*|bosh|bizning|klinika\p{L}*|xizmat\p{L}*|narx\p{L}*|ish|manzil|our|the|doctor\p{L}*|clinic|medical|center|centre|dental|head|chief|about|price\p{L}*|service\p{L}*|contact\p{L}*|dr|opening|hours|street|avenue|университет\p{L}*|институт\p{L}*|академи\p{L}*|universitet\p{L}*|university|казну|казнму)$/iu

const isLoud = (word: string): boolean => word.length > 1 && word === word.toUpperCase()

const calm = (word: string): string =>
  isLoud(word) ? word.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : word

/** The first person in a text. One with a patronymic is certain; others may be a pair of words with capital letters. */
export function personIn(text: string, locale: Locale): Person | undefined {
  const [whole, short] = [wholeNameIn(text, locale), shortNameIn(text)]
  return whole && short && short.at < whole.at ? short : (whole ?? short)
}

/** The first last name with initials, as in "Иванова А. П." and "Sh. Karimov". */
function shortNameIn(text: string): Person | undefined {
  for (const match of text.matchAll(shortNames)) {
    const { last, next, first, ...fathers } = match.groups as Record<string, string | undefined>
    const [word = '', initial = ''] = [last ?? next, last ? fathers.name : first]
    const father = last ? fathers.father : fathers.middle
    // A single letter also stands after words as in "Корпус А."
    const isName = father !== undefined || surname.test(word)
    const lastName = calm(word)
    if (!isName || others.test(word) || specialitiesIn(word).length > 0 || !isPersonName(lastName)) continue
    const [at, end] = [match.index, match.index + match[0].length]
    return { lastName, name: initial, ...(father && { middleName: father }), isCertain: false, at, end }
  }
  return undefined
}

function wholeNameIn(text: string, locale: Locale): Person | undefined {
  const pattern = new RegExp(names)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, first = '', second = '', third = ''] = match
    const words = [first, second, third].filter(Boolean)
    const end = match.index + whole.length
    const isOther = (word: string) => others.test(word) || specialitiesIn(word).length > 0
    if (isOther(first)) {
      pattern.lastIndex = match.index + first.length
      continue
    }
    const person = (lastName: string, name: string, middleName?: string): Person | undefined => {
      const all = [lastName, name, ...(middleName ? [middleName] : [])].map(calm)
      if (!all.every(isPersonName)) return undefined
      const [last = '', own = '', father] = all
      return {
        lastName: last,
        name: own,
        ...(father && { middleName: father }),
        isCertain: father !== undefined,
        at: match?.index ?? 0,
        end,
      }
    }
    if (third && patronymic.test(third)) return person(first, second, third)
    if (third && patronymic.test(second)) return person(third, first, second)
    if (patronymic.test(second) && !patronymic.test(first) && !third) {
      pattern.lastIndex = match.index + first.length
      continue
    }
    // Short capital letters beside a word are an abbreviation.
    const isMixed = second.length < 4 && isLoud(second) && (!isLoud(first) || first.length < 5)
    if (isMixed || words.slice(0, 2).some(isOther)) {
      pattern.lastIndex = match.index + first.length
      continue
    }
    const isTurned = surname.test(second)
      ? !surname.test(first) || locale === 'en'
      : locale === 'en' && !surname.test(first)
    const found = isTurned ? person(second, first) : person(first, second)
    if (!found) continue
    // The third of three words without a patronymic is no part of the name.
    return { ...found, end: third ? match.index + whole.lastIndexOf(third) : end }
  }
  return undefined
}
