import { fold } from '../../schemas/formats/fold.ts'
import { specialities } from '../../schemas/reference/specialities.ts'
import type { FoundDoctor } from '../../schemas/site-import.ts'
import { beginning, since, tenure } from './experience.ts'
import type { FactLine, FoundAt } from './fact-line.ts'
import { headPost } from './head-post.ts'
import { personOf, title } from './named-person.ts'
import { isFirstNames, isLastName, isSurname, type Person } from './person-in.ts'
import { specialitiesIn } from './speciality-words.ts'
import { isOfStaff, type PageNames } from './whose-words.ts'

/** A card has a name, and a few lines about the person. */
const cardLines = 4

/** `more` is the second line of a name that stands in two. */
type Card = { line: FactLine; more?: FactLine; person: Person; about: FactLine[]; isClosed?: true }

/** A name that stands in two lines, the last name in one of them, as one line; undefined for any other. */
function nameInTwo(line: FactLine, next: FactLine): FactLine | undefined {
  const isPair = isLastName(line.text)
    ? isFirstNames(next.text)
    : isFirstNames(line.text) && isLastName(next.text)
  return isPair && line.beside === next.beside ? { ...line, text: `${line.text} ${next.text}` } : undefined
}

/** The words of a post, without those of the experience. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;·|•]\s*|\.\s+|\.$|\s[–—-]\s/)
    .map((part) => part.replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/g, ''))
    .filter((part) => part !== '' && !tenure.test(part) && !since.test(part))

/** The post of a doctor without the experience and the names of the specialities, which their card has already. */
function postOf(texts: readonly string[], slugs: readonly string[]): string | undefined {
  const text = texts.find((one) => specialitiesIn(one).length > 0 || headPost.test(one))
  const parts = partsOf(text ?? '')
  const names = slugs.flatMap((slug) => Object.values(specialities[slug] ?? {}).map(fold))
  const own = (part: string) => fold(part.replace(/^(?:врач|лікар|дәрігер|shifokor|doctor)[\s-]+/iu, ''))
  const said = parts.filter(
    (part, at) => !names.includes(own(part)) && parts.findIndex((one) => fold(one) === fold(part)) === at,
  )
  const post = said.join(', ')
  return post !== '' && post.length <= 120 ? post : undefined
}

/**
 * Doctors: names with a speciality or the post of the clinic's head beside them, below them, or (a speciality) in the heading above, where something says that they are of the staff: a
 * patronymic, their title, or the heading, the page or the part of it. Without that, a word that looks like a last name is unsure, and two
 * words with capital letters are no person. `year` is the current one, from which years of experience are counted.
 */
export function findDoctors(
  lines: readonly FactLine[],
  year: number,
  page: PageNames = { titles: [], isOfStaff: false },
): FoundAt[] {
  const cards: Card[] = []
  for (const line of lines) {
    const last = cards.at(-1)
    if (last?.more === line) continue
    const more = lines[line.at + 1]
    const twoLines = more && nameInTwo(line, more)
    const person = personOf(twoLines ?? line, page)
    if (person) cards.push({ line: twoLines ?? line, ...(twoLines && { more }), person, about: [] })
    else if (last && !last.isClosed) {
      if (isOfCard(line, last)) last.about.push(line)
      else last.isClosed = true
    }
  }
  const found = cards.flatMap(({ line, more, person, about }, index): FoundAt[] => {
    const rest = `${line.text.slice(0, person.at)} ${line.text.slice(person.end)}`
    // In some cards the speciality stands above the name.
    const above = lines[line.at - 1]
    const isFree =
      above &&
      above.level === 0 &&
      above.chunk !== line.chunk &&
      above.text.length < 90 &&
      !isTakenBy(above, cards[index - 1])
    const own = [rest, ...about.map(({ text }) => text)]
    const sources = [
      own.join('\n'),
      isFree ? above.text : '',
      ...line.headings.map(({ text }) => text).reverse(),
    ]
    // A line above may be about the hours of the head: it counts if it is the post and nothing else.
    const isHead =
      headPost.test(own.join('\n')) ||
      (isFree && headPost.test(above.text) && /^\P{L}*$/u.test(above.text.replace(headPost, '')))
    const slugs =
      sources
        .map(specialitiesIn)
        .find((found) => found.length > 0)
        ?.slice(0, 10) ?? []
    if (slugs.length === 0 && !isHead) return []
    // In two lines, any word may stand above the name of a patient.
    const isCertain = person.isCertain && (!more || isSurname(person.lastName))
    const isStaff =
      isCertain ||
      title.test(line.text.slice(0, person.at).trim()) ||
      isOfStaff(line) ||
      page.isOfStaff ||
      isNamedStaff(person, page) ||
      (line.isPictured && about[0] !== undefined && isPost(about[0].text))
    const isNear = sources.slice(0, 2).some((text) => specialitiesIn(text).length > 0)
    const isNamed = person.name.endsWith('.') || [person.lastName, person.name].some(isSurname)
    if (!isStaff && !(isNear && isNamed)) return []
    const post = postOf([rest, ...about.map(({ text }) => text), isFree ? above.text : ''], slugs)
    const experienceSince = beginning(own.join('\n'), year)
    const { lastName, name, middleName } = person
    const found: FoundDoctor = {
      kind: 'doctor',
      lastName,
      name,
      ...(middleName && { middleName }),
      locale: line.locale,
      specialities: slugs,
      ...(post && { post }),
      ...(experienceSince && { experienceSince }),
    }
    const said = about.filter(
      ({ text }) =>
        text.length < 160 && (specialitiesIn(text).length > 0 || headPost.test(text) || tenure.test(text)),
    )
    const source = [line, ...said].map(({ text }) => text).join('\n')
    const named = [line.at, ...(more ? [more.at] : [])]
    const one = { found, at: line.at, lines: [...named, ...said.map(({ at }) => at)], source }
    return [isStaff ? one : { ...one, isUnsure: true }]
  })
  return [...found, ...onlyForMachines(found, page)]
}

/** The staff that only the data of a page for machines names. */
function onlyForMachines(found: readonly FoundAt[], { staff = [], locale = 'ru' }: PageNames): FoundAt[] {
  const isFound = (person: Person) =>
    found.some(({ found: one }) => one.kind === 'doctor' && isSame(person, one))
  return staff.flatMap(({ person, job }): FoundAt[] => {
    const slugs = specialitiesIn(job).slice(0, 10)
    if (slugs.length === 0 || isFound(person)) return []
    const { lastName, name, middleName } = person
    const post = postOf([job], slugs)
    const words = [lastName, name, middleName].filter(Boolean).join(' ')
    return [
      {
        found: {
          kind: 'doctor',
          lastName,
          name,
          locale,
          specialities: slugs,
          ...(middleName && { middleName }),
          ...(post && { post }),
        },
        at: -1,
        lines: [],
        source: `${words}, ${job}`,
      },
    ]
  })
}

/** Whether the data of a page for machines names a person as one of the staff. */
const isNamedStaff = (person: Person, { staff = [] }: PageNames): boolean =>
  staff.some((one) => isSame(one.person, person))

type Named = Pick<Person, 'lastName' | 'name'>
const isSame = (one: Named, other: Named): boolean =>
  fold(one.lastName) === fold(other.lastName) && fold(one.name) === fold(other.name)

/** True for a line that says no more than a speciality or a post, as below the photo of a doctor. */
const isPost = (text: string): boolean =>
  text.length < 80 && !/[.!?…]/.test(text.replace(/\.$/, '')) && specialitiesIn(text).length > 0

/** Whether a line is the name or the only speciality of the card before. */
function isTakenBy(line: FactLine, card: Card | undefined): boolean {
  if (!card) return false
  const others = card.about.filter((one) => one !== line).map(({ text }) => text)
  const isNeeded = () => specialitiesIn(card.line.text + others.join(' ')).length === 0
  return [card.line.at, card.more?.at].includes(line.at) || (card.about.includes(line) && isNeeded())
}

/** Labels of a card: the words below one may look like the name. */
const cardLabel =
  /^(?:специальност|специализаци|должност|категори|квалификаци|стаж|опыт|образовани|сертификат|спеціальніст|посада|мамандығы|лауазымы|еңбек өтілі|mutaxassislig|lavozim|tajriba|specialit|position|experience|education)\p{L}*/iu

const isOfCard = (line: FactLine, { line: first, about }: Card): boolean => {
  // Text below the last card of a page may be its footer.
  if (line.beside !== first.beside) return false
  const isBelow =
    line.level === 0 ||
    (first.level > 0 && line.level > first.level) ||
    (line.text.length < 40 && cardLabel.test(line.text))
  const isOneRow = first.kind === 'table' || (first.kind === 'list' && line.chunk === first.chunk)
  return isBelow && !isOneRow && line.kind !== 'table' && line.text.length < 400 && about.length < cardLines
}
