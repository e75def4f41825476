import { block, columns, rich } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const arrival = rich({
  ru: `
    ## Как добраться
    Вход со двора, под жёлтым козырьком. Лифт вмещает двойную коляску; на втором этаже направо. Для машин — восемь мест на стоянке за домом, для колясок — закрытый угол в холле.
    Зимой во дворе скользко: дворник начинает с нашей дорожки, но держитесь за перила.
    Адрес вымышлен: точка в ссылках на карты — для примера.`,
  kk: `
    ## Қалай жетуге болады
    Кіреберіс аула жақта, сары қалқаның астында. Лифтке егіздерге арналған арба сыяды; екінші қабатта оңға бұрылыңыз. Үйдің артындағы тұрақта сегіз көлікке орын бар, арбаларға холлда жабық бұрыш бөлінген.
    Қыста аула тайғақ: аула сыпырушы біздің жолдан бастайды, сонда да тұтқадан ұстаңыз.
    Мекенжай ойдан шығарылған: карта сілтемелеріндегі нүкте — мысал үшін.`,
  uz: `
    ## Qanday yetib borish mumkin
    Kirish hovli tomondan, sariq soyabon ostida. Liftga egizaklar aravachasi sigʻadi; ikkinchi qavatda oʻngga buriling. Uy orqasidagi toʻxtash joyida sakkizta mashinaga joy, aravachalarga xollda yopiq burchak bor.
    Qishda hovli sirpanchiq: farrosh bizning yoʻlakdan boshlaydi, shunday boʻlsa ham, tutqichdan ushlang.
    Manzil oʻylab topilgan: xarita havolalaridagi nuqta misol tariqasida berilgan.`,
  en: `
    ## How to get here
    The entrance is in the courtyard, under a yellow canopy. The lift takes a double pram; turn right on the first floor. There are eight parking spaces behind the house and a closed corner for prams in the lounge.
    In winter the courtyard is slippery: our path is cleared first, but do hold the rail.
    The address is made up: the point in the links to maps is only an example.`,
})

export const contacts: SeedPage = {
  title: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
  description: {
    ru: 'Адрес, телефоны и часы работы вымышленной клиники «Демо-Журнал» в Павлодаре.',
    kk: 'Павлодардағы ойдан шығарылған «Демо-Журнал» клиникасының мекенжайы, телефондары және жұмыс уақыты.',
    uz: 'Pavlodardagi oʻylab topilgan “Demo-Jurnal” klinikasining manzili, telefonlari va ish vaqti.',
    en: 'Address, phone numbers and opening hours of the fictional clinic Demo-Journal in Pavlodar.',
  },
  blocks: [
    block('title', 'page-title', {
      title: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
      lead: {
        ru: 'Первый телефон — запись, второй — вопросы после приёма. Оба номера придуманы для демонстрации.',
        kk: 'Бірінші телефон — жазылу, екіншісі — қабылдаудан кейінгі сұрақтар. Екі нөмір де демонстрация үшін ойдан шығарылған.',
        uz: 'Birinchi telefon — yozilish, ikkinchisi — qabuldan keyingi savollar. Ikkala raqam ham namoyish uchun oʻylab topilgan.',
        en: 'The first phone is for booking, the second for questions after a visit. Both numbers are made up for the demonstration.',
      },
    }),
    block('map', 'map'),
    columns('when-and-where', 'halves', [
      block('contacts', 'contacts', { titleHidden: true, addressHidden: true }),
      block('hours', 'opening-hours'),
    ]),
    block('arrival', 'rich-text', { content: arrival }),
    columns('reach', 'halves', [block('appointment', 'appointment'), block('ask', 'ask-question')]),
  ],
}
