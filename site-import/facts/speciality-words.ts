/**
 * How specialities are written on sites in four languages, by the slug of `specialities`; the first that fits counts, so that a
 * children's dentist is no dentist.
 */
const words: readonly (readonly [slug: string, pattern: string])[] = [
  [
    'pediatric-dentist',
    '(?:детск|дитяч)\\p{L}+\\s+(?:(?:врач|лікар)\\p{L}*[\\s-]+)?стоматолог|стоматолог[\\s-]+детск|балалар\\s+(?:тіс|стоматолог)|bolalar\\s+(?:stomatolog|tish)|stomatolog-?pediatr|p(?:a)?ediatric dent|children.?s dent',
  ],
  [
    'dental-therapist',
    'стоматолог[\\s-]+терапевт|терапевт[\\s-]+стоматолог|стоматолог-эндодонт|эндодонтист|stomatolog[\\s-]+terapevt|restorative dent|endodont',
  ],
  [
    'oral-surgeon',
    'стоматолог[\\s-]+х[иі]рург|х[иі]рург[\\s-]+стоматолог|челюстно-лицев|stomatolog[\\s-]+(?:xirurg|jarroh)|(?:oral|dental|maxillofacial) surgeon',
  ],
  [
    'prosthodontist',
    'стоматолог[\\s-]+ортопед|ортопед[\\s-]+стоматолог|stomatolog[\\s-]+ortoped|prosthodont',
  ],
  ['orthodontist', 'ортодонт|ortodont|orthodont'],
  ['periodontist', 'пародонтолог|parodontolog|periodont'],
  [
    'implantologist',
    '(?:х[иі]рург[\\s-]+)?[иі]мплантолог|(?:(?:xirurg|jarroh|surgeon)[\\s-]+)?implantolog|implant dent',
  ],
  ['dental-hygienist', 'г[иі]г[иі][еє]н[иі]ст|gigiyenist|hygienist'],
  [
    'family-doctor',
    'семейн\\p{L}+ врач|с[иі]мейн\\p{L}+ л[иі]кар|врач общей практики|отбасы(?:лық)? дәрігер|жалпы практика дәрігер|oilaviy shifokor|umumiy amaliyot|family doctor|general practitioner|(?<!\\p{L})(?:воп|gp)(?!\\p{L})',
  ],
  ['emergency-doctor', 'скорой помощи|жедел жәрдем|tez (?:tibbiy )?yordam|emergency'],
  ['trauma-surgeon', 'травматолог|travmatolog|trauma|orthop(?:a)?edic surgeon'],
  ['anesthesiologist', 'анест[ие]з[иі]олог|реаниматолог|anesteziolog|an(?:a)?esthe'],
  ['breast-specialist', 'маммолог|mammolog|breast'],
  ['reproductologist', 'репродуктолог|reproduktolog|fertility|reproductive'],
  ['gynecologist', 'г[иі]неколог|акушер|ginekolog|akusher|gyna?ecolog|obstetric'],
  ['urologist', 'уролог|андролог|urolog'],
  ['proctologist', 'проктолог|proktolog|proctolog'],
  ['cardiologist', 'кард[иі]олог|kardiolog|cardiolog'],
  ['neurologist', 'невролог|невропатолог|nevrolog|nevropatolog|neurolog'],
  ['gastroenterologist', 'гастро[эе]нтеролог|gastroenterolog'],
  ['endocrinologist', '[эе]ндокринолог|endokrinolog|endocrinolog'],
  ['pulmonologist', 'пульмонолог|pulmonolog|lung'],
  ['nephrologist', 'нефролог|nefrolog|nephrolog'],
  ['rheumatologist', 'ревматолог|revmatolog|rheumatolog'],
  ['hematologist', 'гематолог|gematolog|ha?ematolog'],
  ['allergist', 'ал+ерголог|[иі]м+унолог|allergolog|immunolog|allergist'],
  ['dermatologist', 'дерматолог|дерматовенеролог|косметолог|dermatolog|kosmetolog'],
  ['ophthalmologist', "офтальмо|окулист|көз дәрігер|oftalmolog|ko[ʻʼ‘’`']z shifokor|ophthalmolog|eye doctor"],
  [
    'ent-doctor',
    'отоларинголог|оториноларинголог|(?<!\\p{L})лор(?!\\p{L})|лор-врач|otorinolaringolog|otolaringolog|(?<!\\p{L})lor(?!\\p{L})|(?<!\\p{L})ent(?!\\p{L})|ear, nose',
  ],
  ['infectologist', 'инфекционист|infeksionist|infectious'],
  ['oncologist', 'онколог|onkolog|oncolog'],
  ['psychiatrist', 'псих[иі]атр|нарколог|psixiatr|psychiatr'],
  ['psychologist', 'психолог|психотерапевт|psixolog|psycholog'],
  ['speech-therapist', 'логопед|дефектолог|logoped|speech'],
  [
    'rehabilitation-doctor',
    'реабилитолог|физиотерапевт|оңалту|reabilitolog|fizioterapevt|rehabilit|physiotherap',
  ],
  ['massage-therapist', 'массажист|массаж маманы|massajchi|massage'],
  ['dietitian', 'диетолог|нутрициолог|dietolog|dietit|nutrition'],
  [
    'ultrasound-doctor',
    '(?<!\\p{L})узи(?!\\p{L})|узист|ультразвук|(?<!\\p{L})удз(?!\\p{L})|(?<!\\p{L})utt(?!\\p{L})|(?<!\\p{L})uzi(?!\\p{L})|ultrasound|sonolog',
  ],
  ['radiologist', 'рентгенолог|радиолог|rentgenolog|radiolog'],
  ['pediatrician', 'пед[иі]атр|неонатолог|балалар дәрігер|pediatr|bolalar shifokor|p(?:a)?ediatric'],
  ['surgeon', 'х[иі]рург|xirurg|jarroh|surgeon'],
  ['dentist', 'стоматолог|тіс дәрігер|stomatolog|tish shifokor|dentist'],
  ['internist', 'терапевт|terapevt|internist|physician'],
]

const patterns = words.map(([slug, pattern]) => [slug, new RegExp(pattern, 'iu')] as const)

/** An implantologist of these words operates too. */
const surgical = /х[иі]рург[\s-]+[иі]мплантолог|(?:xirurg|jarroh|surgeon)[\s-]+implantolog/iu

/** The specialities that a text names, by their slugs, in the order of the text. */
export function specialitiesIn(text: string): string[] {
  const found: { slug: string; at: number; end: number }[] = []
  for (const [slug, pattern] of patterns) {
    const match = pattern.exec(text)
    if (!match) continue
    const [at, end] = [match.index, match.index + match[0].length]
    if (!found.some((one) => at < one.end && one.at < end)) found.push({ slug, at, end })
  }
  const slugs = found.sort((a, b) => a.at - b.at).map(({ slug }) => slug)
  return surgical.test(text) && !slugs.includes('oral-surgeon')
    ? slugs.flatMap((slug) => (slug === 'implantologist' ? [slug, 'oral-surgeon'] : [slug]))
    : slugs
}
