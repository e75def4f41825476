import { fold } from '../../schemas/formats/fold.ts'
import type { FactLine } from './fact-line.ts'
import { headPost } from './head-post.ts'
import { isSurname, type Person, personIn } from './person-in.ts'
import { specialitiesIn } from './speciality-words.ts'
import { isOfOthers, type PageNames } from './whose-words.ts'

/** The title of a doctor, which stands before the name. */
export const title =
  /^(?:(?:при[её]м )?вед[её]т|принимает|прием|приём|врач|лікар|доктор|д-р|дәрігер|shifokor|doktor|dr)\.?\s*[:–—-]?\s*$/iu
/** Words before the name of a clinic, which may be two words with capital letters. */
const place =
  /(?:стоматология|клиника|поликлиника|центр|кабинет|тоо|ооо|klinika(?:si)?|stomatologiya|markaz(?:i)?|mchj|llp|clinic|dental)\s*["«“„]?\s*$|["«“„]\s*$/iu

/** Words before the name of a street, or of a person after whom a place is named. */
const namesake =
  /(?<!\p{L})(?:ул|улиц\p{L}*|пр|просп|проспект\p{L}*|пер|переул\p{L}*|бульвар\p{L}*|площад\p{L}*|им|имени|метро|атындағы|көшесі|вул|street)\.?\s*["«“„]?\s*$/iu

/** Whether a pair of words is the name of the site, and not a person's. */
function isOfSite(
  { lastName, name, isCertain, at, end }: Person,
  text: string,
  { titles }: PageNames,
): boolean {
  if (isCertain || [lastName, name].some(isSurname)) return false
  if (place.test(text.slice(0, at)) || /^\s*["»”]/.test(text.slice(end))) return true
  const words = fold(text.slice(at, end))
  return titles.some((title) => ` ${fold(title).replace(/[^\p{L}\d-]+/gu, ' ')} `.includes(` ${words} `))
}

/** The doctor whom a line names, unless it is a sentence that mentions a person. */
export function personOf(line: FactLine, page: PageNames): Person | undefined {
  if (line.text.length > 250 || /@|https?:/.test(line.text) || isOfOthers(line)) return undefined
  const person = personIn(line.text, line.locale)
  if (!person || isOfSite(person, line.text, page)) return undefined
  // `ГОУ ВПО «Академия»` is no person, and a person after whom a street is named is no staff.
  const before = line.text.slice(0, person.at).trim()
  if (namesake.test(before) || (!person.isCertain && /^\s*["«“„]/.test(line.text.slice(person.end))))
    return undefined
  const isFirst =
    before === '' ||
    title.test(before) ||
    (before.length < 90 &&
      !/[.!?]\s+\p{Lu}/u.test(before) &&
      (specialitiesIn(before).length > 0 || headPost.test(before))) ||
    /^(?:[-–—•*·▪]|\d{1,3}[.)]?)$/.test(before)
  const isCell =
    line.cells?.some((cell) => cell.startsWith(line.text.slice(person.at, person.at + 5))) === true
  const after = line.text.slice(person.end)
  const isSentence = /^\s+\p{Ll}/u.test(after) && specialitiesIn(after).length === 0
  return (isFirst || isCell) && !isSentence ? person : undefined
}
