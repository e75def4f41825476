import type { FactLine, FoundAt } from './fact-line.ts'

const labels =
  '(?:наш |юридический |фактический |юридический и фактический )?(?:адрес\\p{L}*|мекенжай\\p{L}*|мекен-жай\\p{L}*|manzil\\p{L}*|address|мы находимся(?: по адресу)?|ми знаходимось|наше местоположение)|\u{1F4CD}'
const label = new RegExp(`^(?:${labels})\\s*[:—–-]?\\s*`, 'iu')
const onlyLabel = new RegExp(`^(?:${labels})\\s*[:—–-]?$`, 'iu')

/** Abbreviations stand directly before a name: `ул.Абая`. */
const street =
  /(?<!\p{L})(?:(?:ул|вул|пр|просп|пер|пров|мкр|бул|ave|ko[ʻʼ‘’`']ch)\.|(?:улица|вулиця|пр-т|пр-кт|проспект|мкр|микрорайон|мкрн|бульвар|б-р|переулок|провулок|шоссе|көшесі|даңғылы|шағын ?ауданы?|ko[ʻʼ‘’`']?chasi|shoh ?ko\S*|mavze\p{L}*|street|avenue|boulevard)(?!\p{L}))/iu

/** A town, and a name with the number of a house: `г. Бишкек, Сакко и Ванцетти 31/2`. */
const town =
  /^(?:\d{5,6},?\s*)?(?:(?:г|м|қ)\.|город(?=\s)|місто(?=\s))\s*\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\s*,\s*(?=\p{Lu})[^!?;:\d]{3,60}\d{1,3}(?!\d)(?:\s?\p{L}(?!\p{L})|[/-]\d{1,4}\p{L}?)?\s*(?:$|[,(])/u

/** Words behind an address in the same line. */
const behind =
  /\s*(?:[;|]|©|\(c\)\s|copyright|(?<!\p{L})(?:унп|кпп|окпо|огрн|инн|бин|єдрпоу|свидетельств\p{L}*|регистрир\p{L}*|ближайш\p{L}* (?:остановк|станци|метро)\p{L}*|остановк\p{L}*)(?!\p{L})|(?:тел|телефон\p{L}*|tel|phone|whatsapp|e-?mail|режим|часы|график|время работы|лицензия|жұмыс|ish vaqti)\.?\s*(?:[:.]|(?=[+(\d]))|\+\s?\d)/iu

/** Between sentences, and not behind an abbreviation. */
const betweenSentences =
  /(?<!(?:^|[\s.,])(?:вул|наб|пос|обл|просп|бул|мкр|пер|пров|стр|корп|пом|офис|кв))(?<=\p{L}{3}|[\d»")])\.\s+(?=\p{Lu})/u

/** The sentences of a text that have a number, without those around them: `МУП «Ромашка». Пр. Абая, 5. Вход со двора`. */
function numbered(text: string): string {
  const kept = text.split(betweenSentences).filter((one) => /\d/.test(one))
  return kept.length > 0 ? kept.join('. ') : text
}

/** A line, and those behind it that go on with an address that ends with a comma. */
function wholeLines(lines: readonly FactLine[], first: FactLine): FactLine[] {
  const all = [first]
  for (let next = lines[first.at + 1]; next; next = lines[next.at + 1]) {
    const isOpen = /,\s*$/.test(all.at(-1)?.text ?? '') && next.chunk === first.chunk && all.length < 4
    if (!isOpen || next.text.length > 100) return all
    all.push(next)
  }
  return all
}

/** Addresses of branches: lines with a label for one, or below such a line; lines that name a street and a house, or a town and a house. */
export function findAddresses(lines: readonly FactLine[]): FoundAt[] {
  const taken = new Set<number>()
  return lines.flatMap((line): FoundAt[] => {
    if (line.kind === 'heading' || taken.has(line.at) || onlyLabel.test(line.text)) return []
    const parts = wholeLines(lines, line)
    // `© 2026 ООО «Название», г. Тараз, …`: the address begins behind the name.
    const own = parts
      .map(({ text }) => text)
      .join(' ')
      .replace(/^\s*(?:©|\(c\)|copyright)[^,;]*[,;]\s*/iu, '')
    const said = label.exec(own)?.[0] ?? ''
    const isLabelled = said !== '' || line.icon === 'place' || onlyLabel.test(lines[line.at - 1]?.text ?? '')
    const rest = own.slice(said.length, said.length + 400)
    const text = numbered(rest.split(behind)[0] ?? '')
      .replace(/\s*\([^)]*$|[\s,.;:]+$/g, '')
      .trim()
    const isSaid = isLabelled && /\p{L}{3}/u.test(text) && /\d/.test(text) && !/@|\d:\d\d/.test(text)
    const isSentence = /[.!?]\s+\p{Lu}\p{L}+\s+\p{L}+\s+\p{L}/u.test(
      text.replace(/(?<!\p{L})(?:ул|вул|пр|просп|пер|г|м|д|мкр|обл)\.\s/giu, '$1 '),
    )
    const isPlace =
      ((street.test(text) && /\d/.test(text)) || town.test(text)) && text.length < 120 && !isSentence
    if (!(isSaid || isPlace) || text.length < 6 || text.length > 200) return []
    for (const { at } of parts) taken.add(at)
    return [
      {
        found: { kind: 'address', text: { [line.locale]: text } },
        at: line.at,
        lines: parts.slice(1).map(({ at }) => at),
        source: parts.map((one) => one.text).join('\n'),
      },
    ]
  })
}
