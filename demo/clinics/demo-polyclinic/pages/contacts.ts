import { block, columns, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const arrival = rich({
  ru: `
    ## Куда вам
    - Взрослым, на анализы, УЗИ и за справкой — на Показательную.
    - С ребёнком — на Макетную, вход под синим козырьком. От главного корпуса пять минут пешком через двор.
    - Жителям Пробной и соседних улиц — в отделение: терапевт, кардиолог, эндокринолог по дням, перевязки и прививки каждый день.
    ## Если ходить трудно
    Пандусы есть у всех трёх зданий. Позвоните от входа — дежурный администратор выйдет с креслом-коляской.
    Адреса и телефоны вымышлены, точки на карте показаны для примера.`,
  kk: `
    ## Сізге қайда бару керек
    - Ересектер, талдау, УДЗ және анықтама — Көрнекі көшесіне.
    - Баламен — Макет көшесіне, кіреберіс көк қалқаның астында. Бас ғимараттан аула арқылы жаяу бес минут.
    - Сынақ көшесі мен көрші көшелердің тұрғындары — бөлімшеге: терапевт, кардиолог, эндокринолог белгілі күндері, таңу мен екпе күн сайын.
    ## Жүру қиын болса
    Үш ғимаратта да пандус бар. Кіреберістен қоңырау шалыңыз — кезекші әкімші кресло-арбамен шығады.
    Мекенжайлар мен телефондар ойдан шығарылған, картадағы нүктелер мысал ретінде көрсетілген.`,
  uz: `
    ## Sizga qayerga borish kerak
    - Kattalar, tahlil, UTT va maʼlumotnoma — Koʻrgazma koʻchasiga.
    - Bola bilan — Maket koʻchasiga, kirish koʻk soyabon ostida. Bosh binodan hovli orqali piyoda besh daqiqa.
    - Sinov koʻchasi va qoʻshni koʻchalar aholisi — boʻlimga: terapevt, kardiolog, endokrinolog maʼlum kunlarda, bogʻlam va emlash har kuni.
    ## Yurish qiyin boʻlsa
    Uchala binoda ham pandus bor. Kirishdan qoʻngʻiroq qiling — navbatchi administrator aravacha bilan chiqadi.
    Manzil va telefonlar oʻylab topilgan, xaritadagi nuqtalar misol tariqasida koʻrsatilgan.`,
  en: `
    ## Which building
    - Adults, tests, ultrasound and certificates: Pokazatelnaya Street.
    - With a child: Maketnaya Street, the entrance under the blue canopy, five minutes on foot from the main building through the yard.
    - If you live on or near Probnaya Street: the outpost, with a general practitioner, a cardiologist and an endocrinologist on certain days, dressings and vaccinations every day.
    ## If walking is hard
    All three buildings have ramps. Call from the entrance and the administrator on duty will come out with a wheelchair.
    Addresses and phones are made up; the points on the map are only examples.`,
})

export const contacts: SeedPage = {
  title: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
  description: {
    ru: 'Адреса, телефоны и часы трёх зданий вымышленной «Демо-Поликлиники» в Караганде.',
    kk: 'Қарағандыдағы ойдан шығарылған «Демо-Емхананың» үш ғимаратының мекенжайы, телефоны және жұмыс уақыты.',
    uz: 'Qaragʻandadagi oʻylab topilgan “Demo-Poliklinika” uch binosining manzili, telefoni va ish vaqti.',
    en: 'Addresses, phone numbers and hours of the three buildings of the fictional Demo-Polyclinic in Karaganda.',
  },
  blocks: [
    block('title', 'page-title', {
      title: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
      lead: {
        ru: 'У трёх зданий общая регистратура: по любому номеру запишут в любое из них.',
        kk: 'Үш ғимараттың тіркеу бөлімі ортақ: кез келген нөмір арқылы кез келгеніне жазыла аласыз.',
        uz: 'Uchala binoning qabulxonasi bitta: istalgan raqam orqali istalgan binoga yozilish mumkin.',
        en: 'Three buildings with one reception: call any number to book at any of them.',
      },
    }),
    block('map', 'map', { branches: 'beside' }),
    columns('when-and-where', 'halves', [
      block('contacts', 'contacts', { titleHidden: true, addressHidden: true, branchesHidden: true }),
      block('hours', 'opening-hours'),
    ]),
    block('arrival', 'rich-text', { content: arrival }),
  ],
}
