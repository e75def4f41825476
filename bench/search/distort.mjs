// `node bench/search/distort.mjs` writes distorted.tsv: names of the demo data as people mistype them, always the same
// ones. It shares no code with the search, so that neither can be wrong in the way of the other.
import { writeFileSync } from 'node:fs'
import { demoSeed } from '../../demo/index.ts'

/** Park and Miller's generator: the same numbers in each run. */
let state = 20_261_127
const random = () => {
  state = (state * 48_271) % 2_147_483_647
  return state / 2_147_483_647
}
const pick = (list) => list[Math.floor(random() * list.length)]

// The Kazakh letters are in the row of digits; the apostrophe of Uzbek is the key of «э».
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюёәіңғүұқөһэ'
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`2345890-=ʻ"
const swapped = (text, from, to) =>
  [...text].map((letter) => (from.includes(letter) ? to[from.indexOf(letter)] : letter)).join('')

/** The text as it arrives if the other keyboard layout was on. */
const inWrongLayout = (text) =>
  /[а-яё]/.test(text)
    ? swapped(text, cyrillicKeys, latinKeys)
    : swapped(text, latinKeys.replace(/[0-9=-]/g, '\0'), cyrillicKeys)

const spellings = {
  а: ['a'],
  б: ['b'],
  в: ['v'],
  г: ['g'],
  д: ['d'],
  е: ['e'],
  ё: ['yo', 'e'],
  ж: ['zh', 'j'],
  з: ['z'],
  и: ['i'],
  й: ['y', 'i'],
  к: ['k'],
  л: ['l'],
  м: ['m'],
  н: ['n'],
  о: ['o'],
  п: ['p'],
  р: ['r'],
  с: ['s'],
  т: ['t'],
  у: ['u'],
  ф: ['f'],
  х: ['h', 'kh', 'x'],
  ц: ['ts', 'c'],
  ч: ['ch'],
  ш: ['sh'],
  щ: ['sch', 'sh'],
  ъ: [''],
  ы: ['y', 'i'],
  ь: [''],
  э: ['e'],
  ю: ['yu', 'u'],
  я: ['ya', 'ia'],
  ә: ['a'],
  ғ: ['g'],
  қ: ['k', 'q'],
  ң: ['n'],
  ө: ['o'],
  ұ: ['u'],
  ү: ['u'],
  һ: ['h'],
  і: ['i'],
}
const letters = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'х',
  y: 'й',
  z: 'з',
}

/** The same sounds in the other script, as everybody spells them a little differently. */
function transliterated(text) {
  if (/[а-яё]/.test(text)) return [...text].map((letter) => pick(spellings[letter] ?? [letter])).join('')
  const pairs = [
    ['sh', 'ш'],
    ['ch', 'ч'],
    ['zh', 'ж'],
    ['kh', 'х'],
    ['ts', 'ц'],
    ['yu', 'ю'],
    ['ya', 'я'],
    ['yo', 'ё'],
  ]
  const whole = pairs.reduce((word, [latin, cyrillic]) => word.replaceAll(latin, cyrillic), text)
  return [...whole].map((letter) => letters[letter] ?? letter).join('')
}

/** One mistake: a letter that is missing, doubled, changed places with the next, or the key beside it. */
function mistake(word) {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letter = word[at]
  const keys = cyrillicKeys.includes(letter) ? cyrillicKeys : latinKeys
  const beside = keys[keys.indexOf(letter) + 1]
  const begin = word.slice(0, at)
  const rest = word.slice(at + 1)
  const kinds = [
    begin + rest,
    begin + letter + letter + rest,
    begin + rest.slice(0, 1) + letter + rest.slice(1),
  ]
  return pick(beside && /\p{L}/u.test(beside) ? [...kinds, begin + beside + rest] : kinds)
}

/** A mistake in the longest word, in long texts in another one too. */
function mistyped(text) {
  const words = text.split(' ')
  const longest = [...words].sort((one, other) => other.length - one.length)
  const wrong = longest.slice(0, words.length > 3 ? 2 : 1)
  return words.map((word) => (wrong.includes(word) && word.length > 3 ? mistake(word) : word)).join(' ')
}

const distortions = { typo: mistyped, layout: inWrongLayout, transliteration: transliterated }

const { companies, specialities, cities } = demoSeed
const typedText = (text) =>
  text
    .toLowerCase()
    .replace(/[«»“”(),№:]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const inLanguages = (name, answer) => Object.values(name).map((text) => ({ text: typedText(text), answer }))
const categories = new Set(companies.flatMap(({ category }) => Object.values(category ?? {})))

const names = {
  clinic: companies
    .filter(({ name }) => !categories.has(name.ru))
    .flatMap(({ slug, name, kind }) => inLanguages(name, `${kind}:${slug}`)),
  doctor: companies.flatMap(({ specialists }) =>
    specialists.flatMap(({ slug, lastName, name }) =>
      inLanguages(
        Object.fromEntries(
          Object.keys(lastName)
            .filter((language) => name[language])
            .map((language) => [language, `${lastName[language]} ${name[language]}`]),
        ),
        `doctor:${slug}`,
      ),
    ),
  ),
  service: companies.flatMap(({ services }) =>
    services.flatMap(({ name }) => inLanguages(name, `service:${name.ru}`)),
  ),
  speciality: specialities.flatMap(({ slug, name }) => inLanguages(name, `speciality:${slug}`)),
  place: cities.flatMap(({ slug, name }) => inLanguages(name, `place:${slug}`)),
}

/** The right answers to a text: everything with that name. */
const answersTo = (kind, text) => [
  ...new Set(names[kind].filter((one) => one.text === text).map(({ answer }) => answer)),
]

const amounts = { clinic: 15, doctor: 15, service: 8, speciality: 8, place: 4 }
const lines = []
for (const [name, distort] of Object.entries(distortions))
  for (const [kind, amount] of Object.entries(amounts)) {
    const made = new Set()
    while (made.size < amount) {
      const { text } = pick(names[kind])
      const query = distort(text)
      if (text.length < 4 || text.length > 60 || query === text || made.has(query)) continue
      made.add(query)
      lines.push([name, query, '', answersTo(kind, text).join('|')].join('\t'))
    }
  }
writeFileSync(
  new URL('distorted.tsv', import.meta.url),
  `${['class', 'query', 'city', 'first'].join('\t')}\n${lines.join('\n')}\n`,
)
