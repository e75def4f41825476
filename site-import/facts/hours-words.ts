/** Names of the days in all languages, short and long; 1 is Monday. Stems go on with the endings of their language. */
const days: readonly (readonly [day: number, names: string])[] = [
  [
    1,
    'понедельник\\p{L}*|понед|пнд|пн|дүйсенбі\\p{L}*|дс|dushanba\\p{L}*|душанба\\p{L}*|dush|du|mondays?|mon',
  ],
  [
    2,
    'вторник\\p{L}*|вторн|втр|вт|сейсенбі\\p{L}*|сс|seshanba\\p{L}*|сешанба\\p{L}*|sesh|se|tuesdays?|tues?',
  ],
  [3, 'сред[ауые]\\p{L}*|срд|ср|сәрсенбі\\p{L}*|chorshanba\\p{L}*|чоршанба\\p{L}*|chor|cho|wednesdays?|wed'],
  [
    4,
    'четверг\\p{L}*|четв|чтв|чт|бейсенбі\\p{L}*|бс|payshanba\\p{L}*|пайшанба\\p{L}*|pay|pa|thursdays?|thurs?|thu',
  ],
  [5, 'пятниц\\p{L}*|пятн|птн|птц|пт|жұма\\p{L}*|жм|juma\\p{L}*|жума\\p{L}*|jum|ju|fridays?|fri'],
  [6, 'суббот\\p{L}*|субб|сбт|сб|сенбі\\p{L}*|сн|shanba\\p{L}*|шанба\\p{L}*|shan|sha|shb|saturdays?|sat'],
  [
    7,
    'воскресень\\p{L}*|воскр|вск?р?|вос|жексенбі\\p{L}*|жс|yakshanba\\p{L}*|якшанба\\p{L}*|yaksh|yak|ya|sundays?|sun',
  ],
]

const time = '(?<![\\d:.+]|\\d\\s?–\\s?)(?:2[0-4]|[01]?\\d)(?:\\s?[:.]\\s?[0-5]\\d)?(?![\\d:])'
/** The end of an interval, which follows a dash. */
const end = time.replace(/^\(\?<!.*?\)/, '')

const word = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`

/** The tokens of a line of opening hours; the first that fits at a place is read. */
export const tokens: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...days.map(([day, names]) => [`day${day}`, new RegExp(`${word(names)}\\.?`, 'iuy')] as const),
  [
    'break',
    new RegExp(
      word('обед\\p{L}*|перерыв\\p{L}*|түскі үзіліс|үзіліс|tushlik\\p{L}*|tanaffus|lunch|break'),
      'iuy',
    ),
  ],
  [
    'always',
    new RegExp(
      `${word('круглосуточно|круглые сутки|24\\s?/\\s?7|24 часа|24 hours|тәулік бойы|kecha-?yu? ?kunduz\\p{L}*|kechayu kunduz|around the clock')}`,
      'iuy',
    ),
  ],
  [
    'every',
    new RegExp(
      word(
        'ежедневно|каждый день|без выходных|без вых\\.?|күн сайын|күнделікті|демалыссыз|har kuni|ҳар куни|kunora|dam olishsiz|daily|every ?day|open daily',
      ),
      'iuy',
    ),
  ],
  ['except', new RegExp(word('кроме|искл\\.?|except|басқа|tashqari'), 'iuy')],
  [
    'work',
    new RegExp(word('будни\\p{L}*|по будням|в будни|рабочие дни|жұмыс күндері|ish kunlari|weekdays'), 'iuy'),
  ],
  [
    'closed',
    new RegExp(
      word(
        'выходн(?:ой|ые)(?: д(?:ень|ни))?|вых\\.?|закрыт[оы]?|не работаем|не работает|демалыс(?: күн\\p{L}*)?|жабық|dam olish(?: kun\\p{L}*)?|дам олиш(?: кун\\p{L}*)?|yopiq|closed|day off',
      ),
      'iuy',
    ),
  ],
  ['weekend', new RegExp(word('по выходным|в выходные|weekends?'), 'iuy')],
  ['until', new RegExp(`${word('до|по|till|until')}\\s*(?:${end})(?!\\s*–)`, 'iuy')],
  [
    'interval',
    new RegExp(
      `(?:${word('с|со|from|soat|сағат')}\\s*)?(${time})\\s*(am|pm)?\\s*(?:часов|ч\\.?)?\\s*(?:–|${word('до|по|to|till|until')})\\s*(${end})\\s*(am|pm)?`,
      'iuy',
    ),
  ],
  ['dash', /\s*–\s*|\s+(?:по|to|through|till)\s+(?=\p{L})/iuy],
  ['and', /\s*[,;/&+]\s*|\s+(?:и|және|va|and)\s+/uy],
]

/** A line that names a day of the week. */
export const namesDays = new RegExp(word(days.map(([, names]) => names).join('|')), 'iu')

/** A line without any of these names no hours. */
export const namesHours = new RegExp(
  `${word(days.map(([, names]) => names).join('|'))}|ежедневн|каждый день|без вых|круглосут|24\\s?/\\s?7|24 часа|будн|рабочие дни|күн|тәулік|har kuni|ҳар куни|kunora|kecha|kunduz|daily|every|weekdays|24 hours`,
  'iu',
)

/** The beginning of a line with the hours of a clinic. */
export const hoursLabel =
  /(?:режим|график|часы|время)\s+(?:работы|при[её]ма)|работаем|мы открыты|расписание|жұмыс\s+(?:уақыты|кестесі|тәртібі)|қабылдау уақыты|иш\s+(?:вақти|тартиби)|ish\s+(?:vaqti|tartibi|grafigi|kunlari|soatlari)|qabul vaqti|(?:opening|working|business|office)\s+hours|hours of operation|we are open|hours:/iu

/** A line in which endings stand for from and to: `9:00-ден 18:00-ге дейін`, `9:00 dan 18:00 gacha`, `9-00 до 18-00`. */
export const plainHours = (text: string): string =>
  text
    .replace(/[‐‑‒—―−]|\s-\s/g, '–')
    .replace(/⁰⁰/g, ':00')
    .replace(/(\d)\s*[-–]?\s*(?:ден|дан|тен|тан|нен|dan|den)(?:\s+бастап)?(?!\p{L})/giu, '$1–')
    .replace(/(\d)\s*[-–]?\s*(?:ге|ға|ке|қа|га|на)\s*(?:дейін|шейін)(?!\p{L})/giu, '$1 дейін')
    .replace(/(–\s*\d{1,2}(?:[:.]\d\d)?)\s*(?:дейін|gacha)(?!\p{L})/giu, '$1')
    .replace(/(?<!\d)(\d{1,2}(?:[:.]\d\d)?)\s*(?:дейін|gacha)(?!\p{L})/giu, 'до $1')
    .replace(/(?<![\d:.])(\d{1,2})-(00|30)(?!\d)/g, '$1:$2')
    .replace(/(?<![\d:.])(\d{1,2})-(15|45)(?=\s*(?:до|–|-|—))/g, '$1:$2')
    .replace(/(?<=[\d\p{L}.)])-(?=[\d\p{L}])/gu, '–')
    .replace(/(\d)\s*(?:ч\.|час(?:ов|а)?|h)(?!\p{L})/giu, '$1')
