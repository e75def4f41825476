import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

/** Redirects to the page of the same name (B-11). */
export const howWeWrite: SeedNews = {
  slug: 'pravila-redakcii',
  category: 'clinic',
  date: '2026-05-12T04:00:00Z',
  redirect: '/l/demo-journal/how-we-write',
  image: picture('demo-journal/cover-12', {
    ru: 'Рисунок: лист с правкой красным карандашом, карандаш, ластик и чашка кофе',
    kk: 'Сурет: қызыл қарындашпен түзетілген парақ, қарындаш, өшіргіш және кофе',
    uz: 'Rasm: qizil qalam bilan tuzatilgan varaq, qalam, oʻchirgʻich va bir piyola qahva',
    en: 'Drawing: a sheet corrected in red, a pencil, a rubber and a cup of coffee',
  }),
  title: {
    ru: 'Мы записали правила нашей редакции',
    kk: 'Редакциямыздың ережелерін жазып шықтық',
    uz: 'Tahririyatimiz qoidalarini yozib chiqdik',
    en: 'We have written down the rules of our editors',
  },
  lead: {
    ru: 'Откуда берём сведения, кто проверяет тексты и что делаем, когда ошиблись.',
    kk: 'Мәліметті қайдан аламыз, мәтіндерді кім тексереді және қателескенде не істейміз.',
    uz: 'Maʼlumotni qayerdan olamiz, matnlarni kim tekshiradi va xato qilganda nima qilamiz.',
    en: 'Where our facts come from, who reviews the texts and what we do when we are wrong.',
  },
  content: {
    ru: `
<p>Правила теперь живут на отдельной странице «Как мы пишем»: их удобно найти и легко сверить с тем, что мы делаем.</p>`,
    kk: `
<p>Ережелер енді «Біз қалай жазамыз» деген бөлек бетте: оларды табу оңай, істеп жүргенімізбен салыстыру да оңай.</p>`,
    uz: `
<p>Qoidalar endi “Biz qanday yozamiz” degan alohida sahifada: ularni topish ham, qilayotgan ishimiz bilan solishtirish ham oson.</p>`,
    en: `
<p>The rules now live on a page of their own, “How we write”: easy to find, and easy to compare with what we do.</p>`,
  },
}
