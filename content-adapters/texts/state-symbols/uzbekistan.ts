import { four, listItem } from '../../../schemas/core/four.ts'
import type { StateSymbols } from './description.ts'

const refrain = `Oltin bu vodiylar\u00a0— jon Oʻzbekiston,
Ajdodlar mardona ruhi senga yor!
Ulugʻ xalq qudrati joʻsh urgan zamon,
Olamni mahliyo aylagan diyor!`

export const uzbekistan: StateSymbols = {
  lead: four(
    'Флаг, герб и\u00a0гимн Республики Узбекистан. День государственного флага отмечают 18\u00a0ноября.',
    'Өзбекстан Республикасының туы, елтаңбасы және әнұраны. Мемлекеттік ту күні 18\u00a0қарашада аталып өтеді.',
    'Oʻzbekiston Respublikasining bayrogʻi, gerbi va madhiyasi. Davlat bayrogʻi kuni 18-noyabrda nishonlanadi.',
    'The flag, the emblem and the anthem of the Republic of Uzbekistan. The Day of the State Flag is 18\u00a0November.',
  ),
  flag: four(
    'Полотнище из\u00a0трёх горизонтальных полос: голубой, белой и\u00a0зелёной, между ними узкие красные. На\u00a0голубой полосе у\u00a0древка белый полумесяц и\u00a0двенадцать белых пятиконечных звёзд. Ширина относится к\u00a0длине как 1:2. Утверждён 18\u00a0ноября 1991\u00a0года.',
    'Көлденең үш жолақтан тұратын мата: көгілдір, ақ және жасыл, араларында жіңішке қызыл жолақтар. Көгілдір жолақта, тудың сабы жағында, ақ жарты ай мен он екі ақ бес бұрышты жұлдыз бар. Ені мен ұзындығының арақатынасы 1:2. 1991\u00a0жылғы 18\u00a0қарашада бекітілген.',
    'Uchta gorizontal yoʻldan iborat mato: moviy, oq va yashil, oralarida ingichka qizil yoʻllar. Moviy yoʻlda, dasta tomonida, oq yarim oy va oʻn ikkita oq besh qirrali yulduz bor. Eni va uzunligi nisbati 1:2. 1991-yil 18-noyabrda tasdiqlangan.',
    'A cloth of three horizontal bands, blue, white and green, with narrow red ones between them. On the blue band, at the hoist, a white crescent and twelve white five-pointed stars. Width to length is 1:2. Adopted on 18\u00a0November 1991.',
  ),
  emblem: four(
    'Сияющее солнце над цветущей долиной и\u00a0птица Хумо с\u00a0распростёртыми крыльями, символ счастья и\u00a0свободы. Вокруг венок из\u00a0колосьев пшеницы и\u00a0ветвей хлопчатника, обвитый лентой цветов флага; вверху восьмигранник с\u00a0полумесяцем и\u00a0звездой. Утверждён 2\u00a0июля 1992\u00a0года.',
    'Гүлденген алқаптың үстіндегі жарқыраған күн және қанатын жайған Хумо құсы, бақыт пен еркіндік символы. Айналасында ту түсті лентамен оралған бидай масақтары мен мақта бұтақтарынан тұратын шоқ; жоғарысында жарты ай мен жұлдызы бар сегіз қырлы пішін. 1992\u00a0жылғы 2\u00a0шілдеде бекітілген.',
    'Gullagan vodiy uzra porlagan quyosh va qanotlarini yozgan Humo qushi, baxt va erk ramzi. Atrofida bayroq rangidagi lenta bilan oʻralgan bugʻdoy boshoqlari va gʻoʻza shoxlaridan iborat chambar; yuqorisida yarim oy va yulduzli sakkizburchak. 1992-yil 2-iyulda tasdiqlangan.',
    'A shining sun over a blooming valley and the bird Humo with its wings spread, a symbol of happiness and freedom. Around them a wreath of wheat ears and cotton branches, bound with a ribbon in the colours of the flag; above, an octagon with a crescent and a star. Adopted on 2\u00a0July 1992.',
  ),
  anthem: {
    authors: four(
      'Музыка Мутала Бурханова, слова Абдуллы Арипова. Утверждён 10\u00a0декабря 1992\u00a0года.',
      'Әнін жазған Мутал Бурханов, сөзін жазған Абдулла Арипов. 1992\u00a0жылғы 10\u00a0желтоқсанда бекітілген.',
      'Mutal Burhonov musiqasi, Abdulla Oripov soʻzi. 1992-yil 10-dekabrda tasdiqlangan.',
      'Music by Mutal Burhonov, words by Abdulla Oripov. Adopted on 10\u00a0December 1992.',
    ),
    lang: 'uz',
    text: `Serquyosh hur oʻlkam, elga baxt, najot,
Sen oʻzing doʻstlarga yoʻldosh, mehribon!
Yashnagay to abad ilmu fan, ijod,
Shuhrating porlasin toki bor jahon!

Naqarot:
${refrain}

Bagʻri keng oʻzbekning oʻchmas iymoni,
Erkin, yosh avlodlar senga zoʻr qanot!
Istiqlol mashʼali, tinchlik posboni,
Haqsevar, ona yurt, mangu boʻl obod!

Naqarot:
${refrain}`,
  },
  usage: [
    listItem(
      four('Когда звучит гимн', 'Әнұран орындалғанда', 'Madhiya yangraganda', 'When the anthem is played'),
      four(
        'Присутствующие встают и\u00a0прикладывают ладонь правой руки к\u00a0левой стороне груди.',
        'Қатысып отырғандар орнынан тұрып, оң қолының алақанын кеудесінің сол жағына қояды.',
        'Hozir boʻlganlar oʻrnidan turib, oʻng qoʻlining kaftini koʻkragining chap tomoniga qoʻyadi.',
        'Those present stand up and put the palm of the right hand on the left side of the chest.',
      ),
    ),
    {
      ...listItem(
        four('Законы', 'Заңдар', 'Qonunlar', 'The laws'),
        four(
          'Тексты законов о\u00a0флаге, гербе и\u00a0гимне есть в\u00a0национальной базе законодательства, lex.uz.',
          'Ту, елтаңба және әнұран туралы заңдардың мәтіні ұлттық заңнама базасында бар, lex.uz.',
          'Bayroq, gerb va madhiya toʻgʻrisidagi qonunlar matni milliy qonunchilik bazasida bor, lex.uz.',
          'The laws on the flag, the emblem and the anthem are in the national database of legislation, lex.uz.',
        ),
      ),
      link: { kind: 'url', href: 'https://lex.uz' },
    },
  ],
}
