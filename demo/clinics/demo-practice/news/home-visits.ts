import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const homeVisits: SeedNews = {
  slug: 'doktor-priezzhaet-k-pozhilym',
  category: 'at-home',
  date: '2026-07-06T04:00:00Z',
  image: picture('demo-practice/tools-2', {
    ru: 'Рисунок: инструменты врача на подносе и стетоскоп',
    kk: 'Сурет: науадағы дәрігер құралдары мен стетоскоп',
    uz: 'Rasm: patnisdagi shifokor asboblari va stetoskop',
    en: 'Drawing: a doctor’s instruments on a tray and a stethoscope',
  }),
  title: {
    ru: 'Доктор приезжает к пожилым по вторникам и пятницам',
    kk: 'Дәрігер сейсенбі мен жұмада қарттарға барады',
    uz: 'Doktor seshanba va juma kunlari keksalarnikiga boradi',
    en: 'The doctor visits older people on Tuesdays and Fridays',
  },
  lead: {
    ru: 'С кардиографом, тонометром и временем на разговор.',
    kk: 'Кардиограф, тонометр және әңгімеге уақытымен.',
    uz: 'Kardiograf, tonometr va suhbat uchun vaqt bilan.',
    en: 'With an ECG, a blood pressure monitor and time to talk.',
  },
  content: {
    ru: `
<p>Дорога до клиники для кого-то труднее самой болезни. Поэтому два дня в неделю Бакыт Омурович ездит сам: осматривает, снимает ЭКГ, берёт кровь и смотрит, светло ли в коридоре и нет ли порога.</p>
<p>Один визит занимает около часа. Хорошо, если дома будет кто-то из близких: план остаётся на бумаге, но вдвоём его легче понять.</p>
<p>Это не скорая помощь. При внезапной слабости, боли в груди, падении с травмой звоните 103.</p>`,
    kk: `
<p>Кейбіреуге клиникаға бару аурудың өзінен қиын. Сондықтан аптасына екі күн Бақыт Өмірұлы өзі барады: қарайды, ЭКГ түсіреді, қан алады және дәлізде жарық бар ма, табалдырық жоқ па — соны да көреді.</p>
<p>Бір рет бару шамамен бір сағат алады. Үйде жақындарының бірі болғаны жақсы: жоспар қағазда қалады, бірақ екеулеп түсіну оңай.</p>
<p>Бұл жедел жәрдем емес. Кенет әлсіздік, кеуде ауыруы, құлап жарақаттану болса, 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<p>Kimgadir klinikagacha borish kasallikning oʻzidan qiyin. Shuning uchun haftada ikki kun Baqit Omurovich oʻzi boradi: koʻradi, EKG oladi, qon oladi va yoʻlak yorugʻmi, ostona yoʻqmi — shuni ham qaraydi.</p>
<p>Bitta tashrif taxminan bir soat oladi. Uyda yaqinlardan biri boʻlgani yaxshi: reja qogʻozda qoladi, lekin ikki kishi boʻlib tushunish oson.</p>
<p>Bu tez yordam emas. Toʻsatdan zaiflik, koʻkrak ogʻrigʻi, yiqilib jarohatlanish boʻlsa, 103 ga qoʻngʻiroq qiling.</p>`,
    en: `
<p>For some the way to a clinic is harder than the illness. So on two days a week Bakyt Sadykov goes himself: he examines, takes an ECG and blood, and sees if the corridor is light and free of thresholds.</p>
<p>A visit takes about an hour. It helps if someone close is at home: the plan stays on paper, but two understand it better.</p>
<p>This is not an ambulance. With sudden weakness, chest pain or a fall with an injury call 103.</p>`,
  },
}
