import { block, columns, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = {
  ru: 'Как нас найти',
  kk: 'Бізді қалай табуға болады',
  uz: 'Bizni qanday topish mumkin',
  en: 'How to find us',
}

const way = rich({
  ru: `
    ## Последние сто метров
    - От остановки — вверх по тенистой стороне, мимо школы, до белого забора.
    - На машине — по переулку; после 17:00 открыт школьный двор, там можно оставить её бесплатно.
    - Калитка низкая и не заперта. Детский домик — направо по дорожке.
    Ни улицы, ни дома не существует: точка в ссылках на карты — для примера.`,
  kk: `
    ## Соңғы жүз метр
    - Аялдамадан көлеңкелі жақпен жоғары, мектептің жанынан ақ дуалға дейін.
    - Көлікпен — тұйық көшемен; 17:00-ден кейін мектеп ауласы ашық, көлікті тегін қоюға болады.
    - Қақпа аласа және құлыпсыз. Балалар үйшігі — жолмен оңға.
    Көше де, үй де шын мәнінде жоқ: карта сілтемелеріндегі нүкте мысал үшін.`,
  uz: `
    ## Oxirgi yuz metr
    - Bekatdan soya tomondan yuqoriga, maktab yonidan oq devorgacha.
    - Mashinada — tor koʻcha orqali; 17:00 dan keyin maktab hovlisi ochiq, u yerda bepul qoldirish mumkin.
    - Eshikcha past va qulflanmagan. Bolalar uychasi — yoʻlakdan oʻngga.
    Koʻcha ham, uy ham aslida yoʻq: xarita havolalaridagi nuqta misol uchun.`,
  en: `
    ## The last hundred metres
    - From the stop go up the shady side, past the school, to the white fence.
    - By car take the lane; after 17:00 the school yard is open, and you may park there for free.
    - The gate is low and unlocked. The children’s cottage is to the right along the path.
    Neither the street nor the house exists: the point in the links to maps is an example.`,
})

export const contacts: SeedPage = {
  title,
  description: {
    ru: 'Адрес, телефоны, часы и дорога к вымышленной «Демо-Практике» в Бишкеке.',
    kk: 'Бішкектегі ойдан шығарылған «Демо-Практиканың» мекенжайы, телефондары, уақыты мен жолы.',
    uz: 'Bishkekdagi oʻylab topilgan “Demo-Praktika”ning manzili, telefonlari, ish vaqti va yoʻli.',
    en: 'Address, phone numbers, hours and directions to the fictional Demo-Practice in Bishkek.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Небывалая, 21. Номера телефонов придуманы и никуда не звонят.',
        kk: 'Болмаған көшесі, 21. Телефон нөмірлері ойдан шығарылған, жұмыс істемейді.',
        uz: 'Boʻlmagan koʻchasi, 21. Telefon raqamlari oʻylab topilgan, ishlamaydi.',
        en: '21 Nebyvalaya Street. The phone numbers are made up and do not work.',
      },
    }),
    block('map', 'map', { branches: 'beside' }),
    columns('when-and-where', 'halves', [
      block('contacts', 'contacts', { titleHidden: true, addressHidden: true, branchesHidden: true }),
      block('hours', 'opening-hours'),
    ]),
    block('way', 'rich-text', { content: way }),
  ],
}
