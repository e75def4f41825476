import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' }

const reach = { ru: 'Связаться', kk: 'Хабарласу', uz: 'Bogʻlanish', en: 'Get in touch' }

const arrival = rich({
  ru: `
    ## Как добраться
    - До главного корпуса: метро в семи минутах пешком, остановка у ворот. Въезд на парковку — с боковой улицы, за аркой; первые два часа бесплатно.
    - До центра реабилитации: вход с торца, ступеней нет, у дверей можно остановиться и высадить пассажира.
    - На кресле-коляске: в обоих зданиях есть пандус, лифт и широкие двери. Позвоните от ворот, и вас встретят.
    Адреса вымышлены, точки на карте — только пример.`,
  kk: `
    ## Қалай жетуге болады
    - Бас корпусқа: метродан жаяу жеті минут, аялдама қақпа жанында. Тұраққа кіру бүйір көшеден, аркадан кейін; алғашқы екі сағат тегін.
    - Оңалту орталығына: кіреберіс бүйірінен, баспалдақ жоқ, есік алдына тоқтап, жолаушыны түсіруге болады.
    - Кресло-арбамен: екі ғимаратта да пандус, лифт және кең есіктер бар. Қақпадан қоңырау шалыңыз, қарсы аламыз.
    Мекенжайлар ойдан шығарылған, картадағы нүктелер — мысал ғана.`,
  uz: `
    ## Qanday yetib borish mumkin
    - Bosh binoga: metrodan piyoda yetti daqiqa, bekat darvoza yonida. Turargohga kirish yon koʻchadan, ravoqdan keyin; birinchi ikki soat bepul.
    - Reabilitatsiya markaziga: kirish yon tomondan, zina yoʻq, eshik oldida toʻxtab, yoʻlovchini tushirish mumkin.
    - Nogironlik aravachasida: ikkala binoda ham pandus, lift va keng eshiklar bor. Darvozadan qoʻngʻiroq qiling, kutib olamiz.
    Manzillar oʻylab topilgan, xaritadagi nuqtalar faqat misol.`,
  en: `
    ## How to get here
    - The main building: seven minutes on foot from the metro, a bus stop at the gate. The car park is entered from the side street, behind the arch; the first two hours are free.
    - The rehabilitation centre: the entrance is at the end of the building, without steps, and you can stop at the door.
    - With a wheelchair: both buildings have a ramp, a lift and wide doors. Call from the gate, and someone will meet you.
    The addresses are made up; the points on the map are only examples.`,
})

export const contacts: SeedPage = {
  title,
  description: {
    ru: 'Адреса, телефоны, часы и дорога к двум зданиям вымышленного «Демо-Госпиталя» в Ташкенте.',
    kk: 'Ойдан шығарылған «Демо-Госпитальдың» Ташкенттегі екі ғимаратының мекенжайы, телефоны, уақыты және жолы.',
    uz: 'Oʻylab topilgan “Demo-Gospital”ning Toshkentdagi ikki binosi manzillari, telefonlari, ish vaqti va yoʻli.',
    en: 'Addresses, phone numbers, hours and the way to the two buildings of the fictional Demo-Hospital in Tashkent.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Главный корпус и центр реабилитации работают по разным часам. Номера придуманы.',
        kk: 'Бас корпус пен оңалту орталығының жұмыс уақыты әртүрлі. Нөмірлер ойдан шығарылған.',
        uz: 'Bosh bino va reabilitatsiya markazining ish vaqti turlicha. Raqamlar oʻylab topilgan.',
        en: 'The main building and the rehabilitation centre keep different hours. The numbers are made up.',
      },
    }),
    block('map', 'map', { branches: 'beside' }),
    columns('when-and-where', 'halves', [
      block('contacts', 'contacts', { title: reach, addressHidden: true, branchesHidden: true }),
      block('hours', 'opening-hours'),
    ]),
    columns('arrival', 'wide-left', [
      block('arrival-text', 'rich-text', { content: arrival }),
      block('arrival-image', 'image', {
        image: picture('demo-hospital/facade-1', {
          ru: 'Рисунок: здание госпиталя с аркадой и стеклянным входом',
          kk: 'Сурет: аркадасы мен шыны кіреберісі бар госпиталь ғимараты',
          uz: 'Rasm: ravoqli va shisha kirishli gospital binosi',
          en: 'Drawing: the hospital with its arcade and glass entrance',
        }),
      }),
    ]),
    columns('reach', 'halves', [block('appointment', 'appointment'), block('ask', 'ask-question')]),
  ],
}
