import { describe, expect, it } from 'vitest'
import { quickest } from '../../../schemas/testing/quickest.ts'
import { findProfanity } from './find-profanity.ts'

const found = (text: string) => findProfanity(text).map(({ start, end }) => text.slice(start, end))

/** Refused texts, with the part that is shown as the reason. */
const profane: [text: string, part: string][] = [
  ['Это просто хуйня какая-то', 'хуйня'],
  ['Мне похуй на вашу очередь', 'похуй'],
  ['НАХУЙ такой приём', 'НАХУЙ'],
  ['заебали ждать', 'заебали'],
  ['невъебенно дорого', 'невъебенно'],
  ['ёбаный сервис', 'ёбаный'],
  ['Ё\u0431\u0430\u043dый', 'Ёбаный'],
  ['полный пиздец', 'пиздец'],
  ['распиздяи в регистратуре', 'распиздяи'],
  ['вот сука, нахамила', 'сука'],
  ['врач мудак', 'мудак'],
  ['бля, опять ждать', 'бля'],
  // Letters that look alike, and digits.
  ['xyйня', 'xyйня'],
  ['пuздeц', 'пuздeц'],
  ['cукa', 'cукa'],
  ['cyka', 'cyka'],
  ['6лядь', '6лядь'],
  ['п1здец', 'п1здец'],
  ['мyд4к', 'мyд4к'],
  ['пи3дец', 'пи3дец'],
  // Letters of other scripts, and letters that are drawn.
  ['хսй', 'хսй'],
  ['χυй', 'χυй'],
  ['հуй', 'հуй'],
  ['ոиздец', 'ոиздец'],
  ['пօхуй', 'пօхуй'],
  ['|-|уй вам', '|-|уй'],
  ['иди на }{уй', '}{уй'],
  [')(уйня', ')(уйня'],
  ['полный |7издец', '|7издец'],
  ['><у|/|', '><у|/|'],
  ['врач м|_|дак', 'м|_|дак'],
  // Drawn out, hidden and taken apart.
  ['хуууууйня', 'хуууууйня'],
  ['иди на х*й отсюда', 'х*й'],
  ['п#здец', 'п#здец'],
  ['х у й вам', 'х у й'],
  ['ну и п и з д е ц', 'п и з д е ц'],
  ['х.у.й', 'х.у.й'],
  ['пиз-дец', 'пиз-дец'],
  ['ху\u200bй', 'ху\u200bй'],
  ['х\u0336у\u0336й\u0336', 'х\u0336у\u0336й\u0336'],
  ['хуи\u0306ня', 'хуи\u0306ня'],
  // Kazakh and Uzbek in both scripts, and Latin letters.
  ['қотақбас дәрігер', 'қотақбас'],
  ['сіктір әрі', 'сіктір'],
  ['жәлеп', 'жәлеп'],
  ['боқ клиника', 'боқ'],
  ['qoʻtoq', 'qoʻtoq'],
  ["qo'toqbosh", "qo'toqbosh"],
  ['jalablar', 'jalablar'],
  ['siktir', 'siktir'],
  ['қўтоқ', 'қўтоқ'],
  ['jаlаb', 'jаlаb'],
  ['blyat, opyat', 'blyat'],
  ['what the fuck', 'fuck'],
]

const innocent = [
  'Страховка оплатила, застрахуйте и вы себя; не психуйте',
  'употреблять, потребляют, оскорбляли, рубля, корабля, сабля, грабли',
  'хлеб, небо, себе, тебе, требовать, ребёнок, учебный, погреб, колебался, обедал, жребий',
  'мандарин, мандат, команда, командировка, хулиган, хутор, художник, похудеть, Херсон, херувим',
  'сукно, суккулент, посуда, сучок, Сучков Пётр, Жопаров Нурлан, барсука',
  'педиатр, педикюр, гондола, дрожь',
  'трахея, трахеит, трахеотомия, трахома',
  'перед едой, передел',
  'анализ мочи и кала, яичко, член, анус, сперма, влагалище, геморрой',
  'поезд, уезд, приезд, звезда, борозда',
  'A и B, в и с, к о т, я и у, а о и',
  'кабинет Е6, витамин B6, 11.04, 50*60*3, цена** и «звёзды» *****',
  'Дәрігер өте жақсы, көтерме бағамен, көтеншек, боқша, сіңлім, амандық, ебін тапты, аман-есен',
  'Shifokor yaxshi, koʻtarildi, koʻtarma, sikl, siklon, Amina opa, harom emas, kutaman, shitob bilan',
  'He scored the class, Scunthorpe, shiitake, Huyen, ebay, hello',
  'ЕБРР, СЕБ',
  'терезедегі перде, көзде «перде» пайда болды, пердесі мен перделер',
  'Осмотр (первичный)(повторный), (за)(на)(об), список [] и функция()',
  '|3|4|7|, 5><6, </7, a|b|c, (по)(у), //, |-|-|-|, <><><>',
  'Անի Սարգսյան, հուլիս, խույ, Ծառայություն և բժիշկ; Γιώργος, υγεία; ხუთი',
  'Доктор Սարգսյան принял хорошо, врач Αννα тоже',
  '',
]

describe('the profanity filter (V-4)', () => {
  it.each(profane)('finds what is wrong in «%s»', (text, part) => {
    expect(found(text)).toEqual([part])
  })

  it.each(innocent)('finds nothing in «%s»', (text) => {
    expect(found(text)).toEqual([])
  })

  it('finds each of several places, in order', () => {
    expect(found("Сука, какая 'хуйня'!")).toEqual(['Сука', 'хуйня'])
  })

  it.each(['zabu*ю', 'bi*q', 'выgon#1', 'съcu*ю', 'приyebanъ'])(
    'reads a word like %s in time that grows with its length, however many signs hide it',
    (word) => {
      const hidden = (times: number) => word.replace(/[*#]|yeban/, (sign) => sign.repeat(times))
      const bound =
        50 *
        Math.max(
          5,
          quickest(() => findProfanity(hidden(20)), 0),
        )
      expect(quickest(() => findProfanity(hidden(400)), bound)).toBeLessThan(bound)
    },
  )

  it('reads four thousand letters of any kind in a moment', () => {
    const texts = [
      'х '.repeat(2000),
      'по'.repeat(2000),
      '*'.repeat(4000),
      'хуууу'.repeat(800),
      'а-'.repeat(2000),
    ]
    const before = process.threadCpuUsage().user
    for (const text of texts) findProfanity(text)
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(1000)
  })
})
