import { four, listItem } from '../../../schemas/core/four.ts'
import type { StateSymbols } from './description.ts'

const refrain = `Менің елім, менің елім,
Гүлің болып егілемін,
Жырың болып төгілемін, елім!
Туған жерім менің\u00a0— Қазақстаным!`

export const kazakhstan: StateSymbols = {
  lead: four(
    'Флаг, герб и\u00a0гимн Республики Казахстан. День государственных символов отмечают 4\u00a0июня.',
    'Қазақстан Республикасының туы, елтаңбасы және әнұраны. Мемлекеттік рәміздер күні 4\u00a0маусымда аталып өтеді.',
    'Qozogʻiston Respublikasining bayrogʻi, gerbi va madhiyasi. Davlat ramzlari kuni 4-iyunda nishonlanadi.',
    'The flag, the emblem and the anthem of the Republic of Kazakhstan. The Day of State Symbols is 4\u00a0June.',
  ),
  flag: four(
    'Прямоугольное полотнище небесно-голубого цвета. В\u00a0центре солнце с\u00a032\u00a0лучами, под ним парящий орёл, у\u00a0древка вертикальная полоса национального орнамента; всё это цвета золота. Ширина относится к\u00a0длине как 1:2. Автор\u00a0— художник Шакен Ниязбеков. Утверждён 4\u00a0июня 1992\u00a0года.',
    'Тік бұрышты көгілдір түсті мата. Ортасында 32\u00a0шұғылалы күн, оның астында қалықтаған қыран, тудың сабы жағында тік жолақ түріндегі ұлттық өрнек; бәрі алтын түсті. Ені мен ұзындығының арақатынасы 1:2. Авторы\u00a0— суретші Шәкен Ниязбеков. 1992\u00a0жылғы 4\u00a0маусымда бекітілген.',
    'Toʻgʻri toʻrtburchak shaklidagi moviy mato. Markazida 32 nurli quyosh, uning ostida parvoz qilayotgan burgut, dasta tomonida tik chiziq koʻrinishidagi milliy naqsh; barchasi tilla rangda. Eni va uzunligi nisbati 1:2. Muallifi\u00a0— rassom Shaken Niyazbekov. 1992-yil 4-iyunda tasdiqlangan.',
    'A rectangular cloth of sky blue. In its centre a sun with 32 rays, below it a soaring eagle, at the hoist a vertical band of national ornament, all in gold. Width to length is 1:2. By the artist Shaken Niyazbekov. Adopted on 4\u00a0June 1992.',
  ),
  emblem: four(
    'Круг. На\u00a0голубом фоне шанырак, верхняя сводчатая часть юрты; от\u00a0него, как солнечные лучи, расходятся уыки. По\u00a0сторонам мифические крылатые кони, вверху объёмная пятиконечная звезда, внизу надпись QAZAQSTAN. Цвета\u00a0— золото и\u00a0сине-голубой. Авторы\u00a0— архитекторы Жандарбек Малибеков и\u00a0Шот-Аман Уалиханов. Утверждён 4\u00a0июня 1992\u00a0года.',
    'Пішіні дөңгелек. Көгілдір түс аясында шаңырақ бейнеленген, одан жан-жаққа күн сәулесіндей уықтар тарайды. Оң жағы мен сол жағында аңыздардағы қанатты тұлпарлар, жоғарғы бөлігінде көлемді бес бұрышты жұлдыз, төменгі бөлігінде QAZAQSTAN деген жазу. Түсі\u00a0— алтын және көк көгілдір. Авторлары\u00a0— сәулетшілер Жандарбек Мәлібеков пен Шот-Аман Уәлиханов. 1992\u00a0жылғы 4\u00a0маусымда бекітілген.',
    'Doira shaklida. Moviy fonda shanyrak, yaʼni oʻtovning yuqori gumbazsimon qismi; undan quyosh nurlaridek uyklar taraladi. Yon tomonlarida afsonaviy qanotli otlar, yuqorisida hajmli besh qirrali yulduz, pastida QAZAQSTAN yozuvi. Ranglari\u00a0— tilla va koʻk-moviy. Mualliflari\u00a0— meʼmorlar Jandarbek Malibekov va Shot-Aman Ualixanov. 1992-yil 4-iyunda tasdiqlangan.',
    'A circle. On a blue ground the shanyrak, the vaulted top of a yurt, from which the uyks spread like rays of the sun. At its sides mythical winged horses, above a five-pointed star in relief, below the word QAZAQSTAN. The colours are gold and blue. By the architects Jandarbek Malibekov and Shot-Aman Ualikhanov. Adopted on 4\u00a0June 1992.',
  ),
  anthem: {
    authors: four(
      'Музыка Шамши Калдаякова, слова Жумекена Нажимеденова и\u00a0Нурсултана Назарбаева. Утверждён 7\u00a0января 2006\u00a0года.',
      'Әнін жазған Шәмші Қалдаяқов, сөзін жазған Жұмекен Нәжімеденов, Нұрсұлтан Назарбаев. 2006\u00a0жылғы 7\u00a0қаңтарда бекітілген.',
      'Musiqasi Shamshi Qaldayoqovniki, soʻzlari Jumeken Najimedenov va Nursulton Nazarboyevniki. 2006-yil 7-yanvarda tasdiqlangan.',
      'Music by Shamshi Kaldayakov, words by Zhumeken Nazhimedenov and Nursultan Nazarbayev. Adopted on 7\u00a0January 2006.',
    ),
    lang: 'kk',
    text: `Алтын күн аспаны,
Алтын дән даласы,
Ерліктің дастаны,
Еліме қарашы!
Ежелден ер деген,
Даңқымыз шықты ғой.
Намысын бермеген,
Қазағым мықты ғой!

Қайырмасы:
${refrain}

Ұрпаққа жол ашқан,
Кең байтақ жерім бар.
Бірлігі жарасқан,
Тәуелсіз елім бар.
Қарсы алған уақытты,
Мәңгілік досындай.
Біздің ел бақытты,
Біздің ел осындай!

Қайырмасы:
${refrain}`,
  },
  usage: [
    listItem(
      four('Когда звучит гимн', 'Әнұран орындалғанда', 'Madhiya yangraganda', 'When the anthem is played'),
      four(
        'Присутствующие встают, граждане Казахстана прикладывают ладонь правой руки к\u00a0левой стороне груди.',
        'Қатысып отырғандар орнынан тұрады, Қазақстан азаматтары оң қолының алақанын кеудесінің сол жағына қояды.',
        'Hozir boʻlganlar oʻrnidan turadi, Qozogʻiston fuqarolari oʻng qoʻlining kaftini koʻkragining chap tomoniga qoʻyadi.',
        'Those present stand up, and citizens of Kazakhstan put the palm of the right hand on the left side of the chest.',
      ),
    ),
    {
      ...listItem(
        four('Изображения', 'Бейнелері', 'Tasvirlari', 'Pictures of them'),
        four(
          'Флаг и\u00a0герб любого размера должны соответствовать национальным стандартам. Официальные изображения есть на\u00a0сайте президента, akorda.kz.',
          'Кез келген көлемдегі ту мен елтаңба ұлттық стандарттарға сәйкес болуы тиіс. Ресми бейнелері президенттің akorda.kz сайтында бар.',
          'Har qanday oʻlchamdagi bayroq va gerb milliy standartlarga mos boʻlishi kerak. Rasmiy tasvirlari prezidentning akorda.kz saytida bor.',
          'A flag or an emblem of any size has to meet the national standards. The official pictures are on the president’s site, akorda.kz.',
        ),
      ),
      link: { kind: 'url', href: 'https://www.akorda.kz' },
    },
    {
      ...listItem(
        four('Закон', 'Заң', 'Qonun', 'The law'),
        four(
          'Конституционный закон «О\u00a0государственных символах Республики Казахстан» от\u00a04\u00a0июня 2007\u00a0года №\u00a0258.',
          '«Қазақстан Республикасының мемлекеттік рәміздері туралы» 2007\u00a0жылғы 4\u00a0маусымдағы №\u00a0258 Конституциялық заң.',
          '“Qozogʻiston Respublikasining davlat ramzlari toʻgʻrisida”gi 2007-yil 4-iyundagi 258-son Konstitutsiyaviy qonun.',
          'Constitutional law No.\u00a0258 of 4\u00a0June 2007 “On the State Symbols of the Republic of Kazakhstan”.',
        ),
      ),
      link: { kind: 'url', href: 'https://adilet.zan.kz/rus/docs/Z070000258_' },
    },
  ],
}
