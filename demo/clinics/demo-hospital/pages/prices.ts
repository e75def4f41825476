import { block, toPage } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = { ru: 'Цены', kk: 'Бағалар', uz: 'Narxlar', en: 'Prices' }

export const prices: SeedPage = {
  title,
  description: {
    ru: 'Прейскурант вымышленного «Демо-Госпиталя» в сумах: приём, кардиология, диагностика, операции и реабилитация.',
    kk: 'Ойдан шығарылған «Демо-Госпитальдың» суммен берілген бағалары: қабылдау, кардиология, диагностика, оталар және оңалту.',
    uz: 'Oʻylab topilgan “Demo-Gospital”ning soʻmdagi narxlari: qabul, kardiologiya, diagnostika, operatsiyalar va reabilitatsiya.',
    en: 'Price list of the fictional Demo-Hospital in soums: visits, cardiology, diagnostics, surgery and rehabilitation.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Цены в сумах, все налоги включены. Как и клиника, цены вымышлены.',
        kk: 'Бағалар суммен, барлық салық кіреді. Клиника сияқты бағалар да ойдан шығарылған.',
        uz: 'Narxlar soʻmda, barcha soliqlar kiradi. Klinika kabi narxlar ham oʻylab topilgan.',
        en: 'In soums, all taxes included. Like the clinic, the prices are fictional.',
      },
    }),
    block('prices', 'services', {
      title: {
        ru: 'По направлениям',
        kk: 'Бағыттар бойынша',
        uz: 'Yoʻnalishlar boʻyicha',
        en: 'By department',
      },
    }),
    block('estimate', 'call-to-action', {
      title: {
        ru: 'Нужен расчёт операции?',
        kk: 'Отаның есебі керек пе?',
        uz: 'Operatsiya hisobi kerakmi?',
        en: 'Need an estimate for surgery?',
      },
      text: {
        ru: 'Пришлите выписку и снимки: ответим, что входит и сколько это может стоить.',
        kk: 'Шығару қағазы мен түсірілімдерді жіберіңіз: не кіретінін және қанша тұруы мүмкін екенін айтамыз.',
        uz: 'Koʻchirma va suratlarni yuboring: nima kirishi va qancha turishi mumkinligini yozamiz.',
        en: 'Send your letter and scans: we reply with what is included and what it may cost.',
      },
      action: {
        label: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
        link: toPage('/ask-question'),
      },
      tone: 'calm',
    }),
  ],
}
