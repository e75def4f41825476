import { block, columns, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const arrival = rich({
  ru: `
    ## Как добраться
    Оба филиала на первом этаже, без ступенек: проедут и детская коляска, и кресло-коляска. На Примерной есть четыре места для машин во дворе, на Вымышленной — бесплатная стоянка вдоль улицы.
    Адреса вымышлены: точки на карте показаны для примера.`,
  kk: `
    ## Қалай жетуге болады
    Екі филиал да бірінші қабатта, баспалдақсыз: балалар арбасымен де, кресло-арбамен де кіруге болады. Үлгі көшесіндегі филиалдың ауласында төрт көлікке орын бар, Қиял көшесінде жол бойындағы тұрақ тегін.
    Мекенжайлар ойдан шығарылған: картадағы нүктелер мысал ретінде көрсетілген.`,
  uz: `
    ## Qanday yetib borish mumkin
    Ikkala filial ham birinchi qavatda, zinasiz: bolalar aravachasi bilan ham, nogironlik aravachasi bilan ham kirish mumkin. Namuna koʻchasidagi filial hovlisida toʻrtta mashina joyi, Xayol koʻchasida yoʻl boʻyida bepul toʻxtash joyi bor.
    Manzillar oʻylab topilgan: xaritadagi nuqtalar misol tariqasida koʻrsatilgan.`,
  en: `
    ## How to get here
    Both branches are on the ground floor without steps, so prams and wheelchairs can get in. On Primernaya Street there are four parking spaces in the courtyard; on Vymyshlennaya Street you can park along the street for free.
    The addresses are made up: the points on the map are only examples.`,
})

export const contacts: SeedPage = {
  title: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
  description: {
    ru: 'Адреса, телефоны и часы работы двух филиалов вымышленной клиники «Демо-Дент» в Алматы.',
    kk: 'Ойдан шығарылған «Демо-Дент» клиникасының Алматыдағы екі филиалының мекенжайлары, телефондары және жұмыс уақыты.',
    uz: 'Oʻylab topilgan “Demo-Dent” klinikasining Olmaotadagi ikki filiali manzillari, telefonlari va ish vaqti.',
    en: 'Addresses, phone numbers and opening hours of the two branches of the fictional clinic Demo-Dent in Almaty.',
  },
  blocks: [
    block('title', 'page-title', {
      title: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
      lead: {
        ru: 'Два филиала в Алматы работают по одному расписанию. Номера телефонов придуманы для демонстрации.',
        kk: 'Алматыдағы екі филиал бір кестемен жұмыс істейді. Телефон нөмірлері демонстрация үшін ойдан шығарылған.',
        uz: 'Olmaotadagi ikki filial bir xil jadvalda ishlaydi. Telefon raqamlari namoyish uchun oʻylab topilgan.',
        en: 'The two branches in Almaty keep the same hours. The phone numbers are made up for the demonstration.',
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
