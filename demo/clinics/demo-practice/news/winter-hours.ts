import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const winterHours: SeedNews = {
  slug: 'zimnee-raspisanie-doma',
  category: 'seasons',
  date: '2026-11-17T04:00:00Z',
  image: picture('demo-practice/news-5', {
    ru: 'Рисунок: кружка горячего чая и долька лимона',
    kk: 'Сурет: бір кесе ыстық шай мен лимон тілімі',
    uz: 'Rasm: bir krujka issiq choy va limon boʻlagi',
    en: 'Drawing: a mug of hot tea and a slice of lemon',
  }),
  title: {
    ru: 'Зимнее расписание практики',
    kk: 'Практиканың қысқы кестесі',
    uz: 'Praktikaning qishki jadvali',
    en: 'Winter hours of the practice',
  },
  lead: {
    ru: '4 декабря учимся, 31-го работаем до часу, 1 и 2 января отдыхаем.',
    kk: '4 желтоқсанда оқимыз, 31-інде сағат бірге дейін жұмыс істейміз, 1 және 2 қаңтарда демаламыз.',
    uz: '4-dekabrda oʻqiymiz, 31-da soat birgacha ishlaymiz, 1 va 2-yanvarda dam olamiz.',
    en: 'We study on 4 December, work until one on the 31st and rest on 1 and 2 January.',
  },
  content: {
    ru: `
<p>Четвёртого декабря дом закрыт: вся команда проходит курс неотложной помощи, включая садовника. Мы делаем это каждый год, чтобы руки помнили.</p>
<p>Тридцать первого принимаем до 13:00. Если рецепт заканчивается в праздники, скажите сейчас: продлим заранее.</p>
<p>Первого и второго января отдыхаем. На сообщения от постоянных пациентов отвечает дежурный доктор, но не ночью и не в экстренных случаях — тогда 103.</p>`,
    kk: `
<p>Төртінші желтоқсанда үй жабық: бүкіл ұжым, бағбанға дейін, шұғыл көмек курсынан өтеді. Қол ұмытпасын деп жыл сайын солай істейміз.</p>
<p>Отыз бірінде 13:00-ге дейін қабылдаймыз. Рецептіңіз мереке кезінде бітсе, қазір айтыңыз: алдын ала ұзартамыз.</p>
<p>Бірінші және екінші қаңтарда демаламыз. Тұрақты пациенттердің хабарламасына кезекші дәрігер жауап береді, бірақ түнде және шұғыл жағдайда емес — онда 103.</p>`,
    uz: `
<p>Toʻrtinchi dekabrda uy yopiq: butun jamoa, bogʻbongacha, shoshilinch yordam kursidan oʻtadi. Qoʻl unutmasin deb har yili shunday qilamiz.</p>
<p>Oʻttiz birinchida 13:00 gacha qabul qilamiz. Retseptingiz bayramda tugasa, hozir ayting: oldindan uzaytiramiz.</p>
<p>Birinchi va ikkinchi yanvarda dam olamiz. Doimiy bemorlarning xabarlariga navbatchi shifokor javob beradi, lekin kechasi va shoshilinch holatda emas — unda 103.</p>`,
    en: `
<p>On 4 December the house is closed: the whole team, the gardener included, takes a first-aid course. We do so every year, so that our hands remember.</p>
<p>On the 31st we see patients until 13:00. If a prescription runs out over the holidays, tell us now and we will renew it early.</p>
<p>On 1 and 2 January we rest. A doctor on duty answers messages from regular patients, but not at night and not in an emergency: then call 103.</p>`,
  },
}
